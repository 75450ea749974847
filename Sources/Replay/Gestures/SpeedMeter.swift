import Geometry

/// The speed of a finger, from where it was in the last tenth of a second.
struct SpeedMeter {
    /// How far back samples count, in seconds: a finger that rests so long has no speed.
    static let window = 0.1

    private var samples: [(time: Double, place: Point)]

    init(_ sample: TouchSample) {
        samples = [(sample.time, sample.location)]
    }

    mutating func add(_ sample: TouchSample) {
        samples.append((sample.time, sample.location))
        samples.removeAll { $0.time < sample.time - SpeedMeter.window }
    }

    /// Points per second on each axis.
    var velocity: Point {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
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
