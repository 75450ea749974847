/// What the baselines were drawn with, against what is here.
public struct EnvironmentComparison: Equatable, Sendable {
    /// What was recorded beside the baselines.
    public enum Record: Equatable, Sendable {
        /// This environment.
        case known(DrawingEnvironment)

        /// Nothing, and there are baselines.
        case absent

        /// Nothing, for there are no baselines yet.
        case notNeeded

        /// Something that cannot be read, and why, one line for each reason.
        case unreadable(reasons: [String])
    }

    /// What was recorded.
    public let expected: Record

    /// What is here.
    public let actual: DrawingEnvironment

    /// Creates a comparison.
    public init(expected: Record, actual: DrawingEnvironment) {
        self.expected = expected
        self.actual = actual
    }

    /// One line for each thing that is not as recorded, or for the reason why that is not known.
    public var notes: [String] {
        switch expected {
        case .known(let environment): actual.differences(from: environment)
        case .absent: ["what the baselines were drawn with is not recorded"]
        case .notNeeded: []
        case .unreadable(let reasons): reasons
        }
    }
}
