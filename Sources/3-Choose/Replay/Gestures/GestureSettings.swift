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
