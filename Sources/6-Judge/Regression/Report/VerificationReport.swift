/// Everything that a report says about a verification: what its page shows and its JSON keeps.
public struct VerificationReport: Equatable, Sendable {
    /// The version of the JSON.
    public static let version = 1

    /// The name of the file with the JSON in the folder of a report.
    public static let fileName = "results.json"

    /// The cases, failures first, then what a tolerance lets pass, each part in the order of the suite.
    public let cases: [ReportedCase]

    /// What the pictures were drawn with.
    public let environment: ReportedEnvironment

    /// The command that accepts the pictures as they are.
    public let acceptCommand: String

    /// Which part of the suite this is, or `nil` for all of it.
    public let shard: Shard?

    /// Creates a report.
    public init(cases: [ReportedCase], environment: ReportedEnvironment, acceptCommand: String, shard: Shard?) {
        self.cases = cases.sorted { ($0.rank, $0.order) < ($1.rank, $1.order) }
        self.environment = environment
        self.acceptCommand = acceptCommand
        self.shard = shard
    }

    /// The results, and whether they pass.
    public var verification: Verification { Verification(cases.map(\.result), isPart: shard != nil) }
}

/// A case as a report has it.
public struct ReportedCase: Equatable, Sendable {
    /// What became of it.
    public let result: CaseResult

    /// Its place in the whole suite.
    public let order: Int

    /// The pictures beside the page.
    public let pictures: CasePictures

    /// Creates a case.
    public init(_ result: CaseResult, order: Int, pictures: CasePictures) {
        self.result = result
        self.order = order
        self.pictures = pictures
    }

    /// What is to be looked at first.
    fileprivate var rank: Int {
        result.outcome.passed ? (result.outcome.isTolerated ? 1 : 2) : 0
    }
}

/// What pictures were drawn with, as a report has it.
public struct ReportedEnvironment: Equatable, Sendable {
    /// What the baselines were drawn with, where that is known.
    public let expected: DrawingEnvironment?

    /// What is here.
    public let actual: DrawingEnvironment

    /// What differs, one line for each thing.
    public let notes: [String]

    /// Creates an environment.
    public init(expected: DrawingEnvironment?, actual: DrawingEnvironment, notes: [String]) {
        self.expected = expected
        self.actual = actual
        self.notes = notes
    }

    /// Takes what a comparison says.
    public init(_ comparison: EnvironmentComparison) {
        let expected: DrawingEnvironment? =
            if case .known(let environment) = comparison.expected { environment } else { nil }
        self.init(expected: expected, actual: comparison.actual, notes: comparison.notes)
    }
}
