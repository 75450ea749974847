/// Where one finger was at one moment, as a screen reports it.
public struct TouchSample: Equatable, Sendable {
    /// What the finger did.
    public enum Phase: String, CaseIterable, Sendable {
        /// It came down.
        case began

        /// It is down, and may have moved.
        case moved

        /// It was lifted.
        case ended

        /// The system took the touch away, as for a call.
        case cancelled
    }

    /// Seconds since the start.
    public var time: Double

    /// Which finger, the same number from `began` to `ended` or `cancelled`.
    public var id: Int

    /// What it did.
    public var phase: Phase

    /// Where, in view points.
    public var location: Point

    /// Creates a sample.
    public init(time: Double, id: Int, phase: Phase, location: Point) {
        self.time = time
        self.id = id
        self.phase = phase
        self.location = location
    }
}
