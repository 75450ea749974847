import Geometry

// What each phase makes of a sample.
extension GestureRecognizer {
    mutating func began(_ sample: TouchSample) -> [Gesture] {
        switch phase {
        case .idle:
            let isNear = waiting.map { $0.place.distance(to: sample.location) <= settings.doubleTapDistance } ?? false
            let gestures = isNear ? [] : releaseWaitingTap()
            waiting?.isHeld = true
            phase = .pressing(
                Press(
                    finger: sample.id, start: sample.location, startTime: sample.time, isSecondTap: waiting != nil))
            return gestures
        case .pressing(let press):
            return releaseWaitingTap() + beginPinch(press.finger, sample.id)
        case .panning(let pan):
            return [.panEnded(velocity: .zero)] + beginPinch(pan.finger, sample.id)
        case .pinching, .spent:
            return []
        }
    }

    private mutating func beginPinch(_ first: Int, _ second: Int) -> [Gesture] {
        phase = .pinching(first: first, second: second)
        return pinch(first, second).map { [.pinchBegan($0)] } ?? []
    }

    private func pinch(_ first: Int, _ second: Int) -> Pinch? {
        guard let one = fingers[first], let other = fingers[second] else { return nil }
        return Pinch(one, other)
    }

    mutating func moved(_ sample: TouchSample) -> [Gesture] {
        switch phase {
        case .pressing(let press) where press.finger == sample.id:
            return moved(press, sample)
        case .panning(var pan) where pan.finger == sample.id:
            pan.speed.add(sample)
            phase = .panning(pan)
            return [.panMoved(by: sample.location - pan.origin)]
        case .pinching(let first, let second) where sample.id == first || sample.id == second:
            return pinch(first, second).map { [.pinchMoved($0)] } ?? []
        default:
            return []
        }
    }

    private mutating func moved(_ press: Press, _ sample: TouchSample) -> [Gesture] {
        let distance = press.start.distance(to: sample.location)
        var gestures: [Gesture] = []
        var press = press
        if distance > min(settings.tapSlop, settings.panSlop) {
            press.mayTap = false
            gestures += releaseWaitingTap()
        }
        phase = .pressing(press)
        guard distance > settings.panSlop else { return gestures }
        // The pan is measured from the rim of the slop, so that nothing jumps and the rate of samples does not matter.
        let origin = press.start + (sample.location - press.start) * (settings.panSlop / distance)
        phase = .panning(Pan(finger: press.finger, origin: origin, speed: SpeedMeter(sample)))
        return gestures + [.panBegan(at: press.start), .panMoved(by: sample.location - origin)]
    }

    mutating func lifted(_ sample: TouchSample) -> [Gesture] {
        defer { if fingers.isEmpty { phase = .idle } }
        switch phase {
        case .pressing(let press) where press.finger == sample.id:
            phase = .spent
            return sample.phase == .ended && press.mayTap ? tapped(press, sample) : releaseWaitingTap()
        case .panning(let pan) where pan.finger == sample.id:
            phase = .spent
            return [.panEnded(velocity: sample.phase == .ended ? pan.speed.velocity : .zero)]
        case .pinching(let first, let second) where sample.id == first || sample.id == second:
            keep(sample.id == first ? second : first, at: sample.time)
            return [.pinchEnded]
        default:
            return []
        }
    }

    private mutating func tapped(_ press: Press, _ sample: TouchSample) -> [Gesture] {
        if press.isSecondTap, waiting != nil {
            waiting = nil
            return [.doubleTap(at: sample.location)]
        }
        waiting = WaitingTap(place: sample.location, countsAt: sample.time + settings.doubleTapGap)
        return [.tapLifted(at: sample.location)]
    }

    /// Lets the finger that is left of a pinch pan once it moves; it will not tap.
    private mutating func keep(_ finger: Int, at time: Double) {
        guard let place = fingers[finger] else { return }
        phase = .pressing(Press(finger: finger, start: place, startTime: time, isSecondTap: false, mayTap: false))
    }
}
