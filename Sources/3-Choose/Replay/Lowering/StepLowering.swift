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
