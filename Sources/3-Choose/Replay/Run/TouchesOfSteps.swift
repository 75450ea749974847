import Geometry

/// Turns a step with touches into what a screen would report.
///
/// The same step at the same time on the same page gives the same samples, whatever happened before.
struct StepLowering {
    /// The finger of steps with one finger; the second one has the next number.
    static let finger = 1

    /// How long a finger rests at the end of a step before it is lifted without speed, in seconds.
    static let rest = 0.15

    let rate: Int

    /// When the step begins.
    let time: Double

    /// Where a finger was left down, or `nil`.
    let fingerDown: Point?

    func tap(at place: Point, duration: Double) -> [TouchSample] {
        line([(0, place), (duration, place)])
    }

    func doubleTap(at place: Point, gap: Double, duration: Double) -> [TouchSample] {
        tap(at: place, duration: duration) + line([(duration + gap, place), (2 * duration + gap, place)])
    }

    func pan(from: Point, to: Point, duration: Double, end: Step.TouchEnd) -> [TouchSample] {
        line([(0, from), (duration, to)], end)
    }

    /// Returns the samples of a finger on a route; one that is down goes on from where it is.
    func path(_ places: [Point], times: [Double], end: Step.TouchEnd) -> [TouchSample] {
        var corners = Array(zip(times, places)).map { (time: $0, place: $1) }
        if let fingerDown, corners.first?.time != 0 || corners.first?.place != fingerDown {
            corners.insert((0, fingerDown), at: 0)
        }
        return line(corners, end)
    }

    func lift(_ place: Point, end: Step.TouchEnd) -> [TouchSample] {
        line([(0, place)], end)
    }

    /// Returns two fingers side by side whose distance passes the spans at even times.
    func pinch(center: Point, spans: [Double], duration: Double) -> [TouchSample] {
        let step = duration / Double(spans.count - 1)
        let fingers = [-0.5, 0.5].enumerated().map { index, side in
            var corners = spans.enumerated().map { number, span in
                FingerLine.Corner(time: time + Double(number) * step, place: center.moved(x: span * side))
            }
            // Both fingers arrive before the first one is lifted.
            corners += corners.suffix(1)
            return FingerLine(finger: StepLowering.finger + index, corners: corners).samples(rate: rate)
        }
        // They pass the same times, and report in turns as one screen reports them.
        return zip(fingers[0], fingers[1]).flatMap { [$0, $1] }
    }

    private func line(_ corners: [(time: Double, place: Point)], _ end: Step.TouchEnd = .up) -> [TouchSample] {
        var line = FingerLine(
            finger: StepLowering.finger, corners: corners.map { .init(time: time + $0.time, place: $0.place) },
            begins: fingerDown == nil)
        switch end {
        case .up: break
        case .cancel: line.end = .cancelled
        case .down: line.end = nil
        case .hold:
            if let last = line.corners.last {
                line.corners.append(.init(time: last.time + StepLowering.rest, place: last.place))
            }
        }
        return line.samples(rate: rate)
    }
}

/// Where one finger goes in one step: a line of corners, each with a time.
struct FingerLine {
    /// A place that the finger passes, and when.
    struct Corner {
        let time: Double
        let place: Point
    }

    let finger: Int
    var corners: [Corner]

    /// Whether the finger comes down at the first corner; otherwise it is down already.
    var begins = true

    /// How it ends at the last corner; `nil` when it stays down.
    var end: TouchSample.Phase? = .ended

    /// Returns the samples that a screen reports: at each corner, and between them at whole ticks of its rate.
    func samples(rate: Int) -> [TouchSample] {
        guard let first = corners.first, let last = corners.last else { return [] }
        var samples = [sample(first, begins ? .began : .moved)]
        for (from, to) in zip(corners, corners.dropFirst()) {
            samples += between(from, to, rate: rate) + [sample(to, .moved)]
        }
        // The last corner is told once: as the lift, which has a place of its own.
        if end != nil, samples.count > 1 { samples.removeLast() }
        return samples + (end.map { [sample(last, $0)] } ?? [])
    }

    private func between(_ from: Corner, _ to: Corner, rate: Int) -> [TouchSample] {
        var samples: [TouchSample] = []
        var tick = (from.time * Double(rate)).rounded(.down)
        while true {
            tick += 1
            let time = tick / Double(rate)
            if time <= from.time { continue }
            guard time < to.time else { return samples }
            let part = (time - from.time) / (to.time - from.time)
            samples.append(sample(Corner(time: time, place: from.place + (to.place - from.place) * part), .moved))
        }
    }

    private func sample(_ corner: Corner, _ phase: TouchSample.Phase) -> TouchSample {
        TouchSample(time: corner.time, id: finger, phase: phase, location: corner.place)
    }
}
