/// How many pixels differ as stored and yet do not count, by the first rule that left them out.
public struct UncountedPixels: Equatable, Sendable {
    /// Those inside an ignored rectangle.
    public internal(set) var insideIgnored = 0

    /// Those whose channels all differ within the tolerance.
    public internal(set) var withinTolerance = 0

    /// Those that differ by no more than the threshold of the metric.
    public internal(set) var withinThreshold = 0

    /// Those that look like a smoothed edge.
    public internal(set) var antiAliased = 0

    /// Creates counts of zero.
    public init() {}

    /// All of them.
    public var total: Int { insideIgnored + withinTolerance + withinThreshold + antiAliased }

    /// The counts that are not zero, in words: "3 anti-aliased, 2 within the tolerance".
    public var summary: String {
        let parts = [
            (insideIgnored, "inside ignored rectangles"), (withinTolerance, "within the tolerance"),
            (withinThreshold, "within the threshold"), (antiAliased, "anti-aliased"),
        ]
        return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }

    mutating func add(_ other: UncountedPixels) {
        insideIgnored += other.insideIgnored
        withinTolerance += other.withinTolerance
        withinThreshold += other.withinThreshold
        antiAliased += other.antiAliased
    }
}
