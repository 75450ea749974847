import Geometry

/// Tells from touch samples what fingers mean: a tap, a double tap, a pan or a pinch.
///
/// There is one dependency only: a single tap waits until a double tap is out of the question. A touch that pans never
/// taps. The result depends on where fingers went and not on how often they were sampled.
struct GestureRecognizer {
    let settings: GestureSettings

    var phase = Phase.idle
    var waiting: WaitingTap?

    /// The fingers that are down, with their last places; fingers that came too late are among them.
    var fingers: [Int: Point] = [:]

    enum Phase {
        case idle
        case pressing(Press)
        case panning(Pan)
        case pinching(first: Int, second: Int)
        /// Fingers are down that mean nothing any more.
        case spent
    }

    /// One finger that may still tap or begin to pan.
    struct Press {
        let finger: Int
        let start: Point
        let startTime: Double
        let isSecondTap: Bool
        var mayTap = true
    }

    struct Pan {
        let finger: Int
        let origin: Point
        var speed: SpeedMeter
    }

    /// A tap that was lifted and counts at a time unless a second one begins.
    struct WaitingTap {
        let place: Point
        let countsAt: Double
        /// Whether a second tap has begun, so that the time does not matter any more.
        var isHeld = false
    }

    init(_ settings: GestureSettings) {
        self.settings = settings
    }

    /// When the passing of time alone will mean something, or `nil`.
    var nextTimer: Double? {
        [tapTimer, pressTimer].compactMap { $0 }.min()
    }

    private var tapTimer: Double? {
        waiting.flatMap { $0.isHeld ? nil : $0.countsAt }
    }

    private var pressTimer: Double? {
        guard case .pressing(let press) = phase, press.mayTap else { return nil }
        return press.startTime + settings.longPress
    }

    /// Lets time pass without a touch.
    mutating func advance(to time: Double) -> [Gesture] {
        var gestures: [Gesture] = []
        if let timer = tapTimer, timer <= time { gestures += releaseWaitingTap() }
        if let timer = pressTimer, timer <= time, case .pressing(var press) = phase {
            press.mayTap = false
            phase = .pressing(press)
            gestures += releaseWaitingTap() + [.longPress(at: press.start)]
        }
        return gestures
    }

    /// Takes one sample; time that passed before is told with `advance` first.
    mutating func handle(_ sample: TouchSample) -> [Gesture] {
        switch sample.phase {
        case .began:
            fingers[sample.id] = sample.location
            return began(sample)
        case .moved:
            guard fingers[sample.id] != nil else { return [] }
            fingers[sample.id] = sample.location
            return moved(sample)
        case .ended, .cancelled:
            guard fingers[sample.id] != nil else { return [] }
            fingers[sample.id] = sample.location
            let gestures = sample.phase == .ended ? moved(sample) : []
            fingers[sample.id] = nil
            return gestures + lifted(sample)
        }
    }

    /// Takes all fingers away, as when the program goes out of sight; a tap that waits never counts.
    mutating func cancelAll() -> [Gesture] {
        defer { self = GestureRecognizer(settings) }
        return switch phase {
        case .panning: [.panEnded(velocity: .zero)]
        case .pinching: [.pinchEnded]
        default: []
        }
    }

    /// Lets the tap that waits count as a single one.
    mutating func releaseWaitingTap() -> [Gesture] {
        defer { waiting = nil }
        return waiting == nil ? [] : [.singleTap]
    }

    // What each phase makes of a sample.

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
