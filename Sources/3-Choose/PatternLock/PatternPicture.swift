public import Geometry

/// What is seen of a pattern lock at one moment.
public struct PatternPicture: Equatable, Sendable {
    /// How the nodes and the trail look.
    public enum Style: String, CaseIterable, Sendable {
        /// A pattern that is being entered, or waits for its answer.
        case normal

        /// The right pattern.
        case accepted

        /// A wrong pattern.
        case wrong
    }

    /// The line from the last node to the finger.
    public struct Tail: Equatable, Sendable {
        /// Where the finger is.
        public let end: Point

        /// The opacity: 0 near the node, 1 from 0.55 of the distance between nodes.
        public let alpha: Double

        /// Creates a tail.
        public init(end: Point, alpha: Double) {
            self.end = end
            self.alpha = alpha
        }
    }

    /// What is said in words.
    public enum Message: Equatable, Sendable {
        /// The last pattern had too few nodes.
        case tooShort(fewest: Int)

        /// No touch is taken for a number of seconds.
        case lockedOut(remaining: Double)
    }

    /// Where the nodes are.
    public var layout: PatternLayout

    /// The lit nodes in the order in which they were taken.
    public var taken: [PatternTrace.Taken]

    /// How they look.
    public var style: Style

    /// The line to the finger, or `nil` when there is none.
    public var tail: Tail?

    /// The taken node that is under the finger, or `nil`.
    public var touched: Int?

    /// Whether nothing of a pattern is shown.
    public var isHidden: Bool

    /// What is said in words, or `nil`.
    public var message: Message?

    /// Creates the picture of a lock that nobody touches.
    public init(layout: PatternLayout) {
        self.layout = layout
        taken = []
        style = .normal
        isHidden = false
    }
}
