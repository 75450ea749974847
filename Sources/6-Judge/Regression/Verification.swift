/// The results of all pictures of a suite.
public struct Verification: Equatable, Sendable {
    /// The results, failures first, each part in the order of the suite.
    public let results: [CaseResult]

    /// Whether only a part of the suite was looked at, which may be empty.
    private let isPart: Bool

    /// Creates a verification of a whole suite, or of a part of it.
    public init(_ results: [CaseResult], isPart: Bool = false) {
        self.results = results.filter { !$0.outcome.passed } + results.filter(\.outcome.passed)
        self.isPart = isPart
    }

    /// The results that are not as they should be.
    public var failures: [CaseResult] { results.filter { !$0.outcome.passed } }

    /// The results that pass only thanks to the tolerance of their case.
    public var tolerated: [CaseResult] { results.filter(\.outcome.isTolerated) }

    /// Whether all pictures are as they should be.
    ///
    /// A suite without pictures proves nothing and does not pass.
    public var passed: Bool { failures.isEmpty && (isPart || !results.isEmpty) }

    /// One line for each failure, and for each case that passes only thanks to its tolerance.
    public var lines: [String] {
        let lines =
            failures.map { "\($0.outcome.kind.rawValue): \($0.name): \($0.message)" }
            + tolerated.map { "tolerated: \($0.name): \($0.message)" }
        return lines.map(onOneLine)
    }

    /// The last line of a report.
    public var summaryLine: String {
        let passes = results.count - failures.count
        let note = tolerated.isEmpty ? "" : " (\(tolerated.count) within a tolerance)"
        return "\(passes) passed\(note), \(failures.count) failed"
    }

    /// How many results there are of each kind that occurs, in the order of the results.
    public var counts: [(kind: CaseOutcome.Kind, count: Int)] {
        var kinds: [CaseOutcome.Kind] = []
        for result in results where !kinds.contains(result.outcome.kind) {
            kinds.append(result.outcome.kind)
        }
        return kinds.map { kind in (kind, results.count { $0.outcome.kind == kind }) }
    }
}
