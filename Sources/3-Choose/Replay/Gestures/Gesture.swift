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

/// The numbers that gesture recognition depends on; the defaults are those known of iOS.
public struct GestureSettings: Equatable, Sendable {
    /// How far a finger may stray and still tap, in points.
    public var tapSlop = 10.0

    /// How far a finger moves before it pans, in points.
    public var panSlop = 10.0

    /// How long after a lift a second tap may begin, in seconds; a single tap counts when this time is over.
    public var doubleTapGap = 0.35

    /// How far the second tap may be from the first, in points.
    public var doubleTapDistance = 45.0

    /// How long a finger rests until it no longer taps, in seconds.
    public var longPress = 0.5

    /// The part of its speed that a lifted pan keeps each millisecond, or `nil` when it stops at once.
    public var deceleration: Double?

    /// How strongly content resists beyond its edges: less is stronger.
    public var rubberBand = 0.55

    /// Whether a pinch may pass the zoom limits while the fingers are down.
    public var bouncesZoom = true

    /// The share that a scroll view on iOS keeps of its speed in each millisecond.
    public static let usualDeceleration = 0.998

    /// Creates the default settings.
    public init() {}
}
