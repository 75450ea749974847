import Geometry

/// The speed of a finger, from where it was in the last tenth of a second.
struct SpeedMeter {
    /// How far back samples count, in seconds: a finger that rests so long has no speed.
    static let window = 0.1

    /// The least time in which a speed is measured, in seconds: in less of it a step would be endlessly fast.
    static let shortest = 0.0005

    private var samples: [(time: Double, place: Point)]

    init(_ sample: TouchSample) {
        samples = [(sample.time, sample.location)]
    }

    /// Takes a sample; of several that come at nearly the same time the last one counts, so that few are kept.
    mutating func add(_ sample: TouchSample) {
        if samples.count > 1, sample.time - samples[samples.count - 2].time < SpeedMeter.shortest {
            samples.removeLast()
        }
        samples.append((sample.time, sample.location))
        samples.removeAll { $0.time < sample.time - SpeedMeter.window }
    }

    /// Points per second on each axis.
    var velocity: Point {
        guard let first = samples.first, let last = samples.last, last.time - first.time >= SpeedMeter.shortest else {
            return .zero
        }
        return (last.place - first.place) * (1 / (last.time - first.time))
    }
}

extension Point {
    static func + (left: Point, right: Point) -> Point {
        Point(x: left.x + right.x, y: left.y + right.y)
    }

    static func - (left: Point, right: Point) -> Point {
        Point(x: left.x - right.x, y: left.y - right.y)
    }

    static func * (point: Point, factor: Double) -> Point {
        Point(x: point.x * factor, y: point.y * factor)
    }
}
