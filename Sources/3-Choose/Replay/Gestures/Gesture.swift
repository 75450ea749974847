import Geometry

/// What fingers mean, told while they do it.
enum Gesture: Equatable {
    /// A finger tapped; whether once or twice is not known yet.
    case tapLifted(at: Point)

    /// The tap that was lifted stays a single one.
    case singleTap

    /// The second tap of two was lifted; the first one never counts on its own.
    case doubleTap(at: Point)

    /// A finger rests and will not tap any more.
    case longPress(at: Point)

    /// A finger pans from here on.
    case panBegan(at: Point)

    /// The panning finger is this far from where its pan began.
    case panMoved(by: Point)

    /// The panning finger was lifted with a speed, in points per second.
    case panEnded(velocity: Point)

    /// Two fingers pinch.
    case pinchBegan(Pinch)

    /// The two fingers moved.
    case pinchMoved(Pinch)

    /// One of the two fingers was lifted.
    case pinchEnded
}

/// Two fingers: the middle between them, and how far they are apart.
struct Pinch: Equatable {
    /// The least distance that counts, so that two fingers on one spot are no infinite zoom.
    static let smallestSpan = 1.0

    let center: Point
    let span: Double

    init(_ first: Point, _ second: Point) {
        center = Point(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
        span = max(Pinch.smallestSpan, first.distance(to: second))
    }
}
