import Geometry

/// A canvas that goes on after a pan was lifted in motion, slower with each millisecond.
///
/// Its place is computed from the time since the lift, so it does not depend on how often it is asked for.
struct Glide {
    /// The speed at which it stops, in points per second.
    static let slowest = 10.0

    /// When it stops.
    let end: Double

    private let start: Point
    private let startTime: Double
    private let velocity: Point
    private let rate: Double

    /// Creates a glide from an offset with a velocity in points per second, of which a share is kept each millisecond.
    ///
    /// There is none when it would be too slow from the start.
    init?(from start: Point, velocity: Point, rate: Double, at time: Double) {
        let speed = velocity.distance(to: .zero)
        guard speed > Glide.slowest else { return nil }
        var milliseconds = 0
        var left = speed
        while left > Glide.slowest {
            left *= rate
            milliseconds += 1
        }
        self.start = start
        self.startTime = time
        self.velocity = velocity
        self.rate = rate
        end = time + Double(milliseconds) / 1000
    }

    /// Returns the offset at a time.
    ///
    /// In each millisecond it moves by the speed at that millisecond's start; the sum is a geometric series.
    func offset(at time: Double) -> Point {
        let elapsed = max(0, min(time, end) - startTime) * 1000
        let whole = elapsed.rounded(.down)
        let kept = power(Int(whole))
        let milliseconds = (1 - kept) / (1 - rate) + kept * (elapsed - whole)
        return start + velocity * (milliseconds / 1000)
    }

    /// Returns the share of the speed that is left: multiplications only, so that every machine computes the same.
    private func power(_ exponent: Int) -> Double {
        var (result, base, rest) = (1.0, rate, exponent)
        while rest > 0 {
            if rest & 1 == 1 { result *= base }
            base *= base
            rest >>= 1
        }
        return result
    }
}

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
