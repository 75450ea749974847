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

    /// Returns the commands of a GitHub workflow that show each failure beside its baseline's file.
    ///
    /// What only a tolerance lets pass is a notice, and so is what was drawn with something else.
    ///
    /// - Parameter baselines: The folder with the baselines.
    public func workflowCommands(baselines: String) -> [String] {
        let folder = baselines.hasSuffix("/") ? baselines : baselines + "/"
        let notes = environment.notes.map { command("notice", title: "seatmap verify", $0) }
        return notes
            + cases.filter { $0.result.outcome != .pass }.map { item in
                let result = item.result
                return command(
                    result.outcome.passed ? "notice" : "error", file: folder + result.name,
                    title: "\(result.name): \(result.outcome.isTolerated ? "tolerated" : result.outcome.kind.words)",
                    result.message)
            }
    }

    private func command(_ name: String, file: String? = nil, title: String, _ message: String) -> String {
        let place = file.map { "file=\(escaped($0, isProperty: true))," } ?? ""
        return "::\(name) \(place)title=\(escaped(title, isProperty: true))::\(escaped(message, isProperty: false))"
    }

    /// Makes one report of the reports of all parts of a suite; it is the report that one run would have made.
    ///
    /// - Parameter parts: The reports, in any order, with what each is called in messages.
    public static func merging(_ parts: [(name: String, report: VerificationReport)]) throws(MergeFault)
        -> VerificationReport
    {
        let sorted = try inOrder(parts)
        try checkCases(of: sorted)
        guard let first = sorted.first?.report else { throw .missing([1], count: 1) }
        let environment = ReportedEnvironment(
            expected: first.environment.expected, actual: first.environment.actual,
            notes: notes(of: sorted.map(\.report)))
        return VerificationReport(
            cases: sorted.flatMap(\.report.cases), environment: environment, acceptCommand: first.acceptCommand,
            shard: nil)
    }

    /// Returns the parts in order, each once and all of them.
    private static func inOrder(
        _ parts: [(name: String, report: VerificationReport)]
    ) throws(MergeFault) -> [(name: String, report: VerificationReport)] {
        var places: [Int: (name: String, report: VerificationReport)] = [:]
        var count: Int?
        for part in parts {
            guard let shard = part.report.shard else { throw .notAPart(part.name) }
            if let count, count != shard.count { throw .otherCount(part.name, shard.count, count) }
            if let other = places[shard.index] { throw .twice(shard, other.name, part.name) }
            places[shard.index] = part
            count = shard.count
        }
        let all = 1...(count ?? 1)
        let missing = all.filter { places[$0] == nil }
        guard missing.isEmpty else { throw .missing(missing, count: all.upperBound) }
        return all.compactMap { places[$0] }
    }

    private static func checkCases(of parts: [(name: String, report: VerificationReport)]) throws(MergeFault) {
        var owners: [String: String] = [:]
        for part in parts {
            for item in part.report.cases {
                if let other = owners.updateValue(part.name, forKey: item.result.name) {
                    throw .caseTwice(item.result.name, other, part.name)
                }
            }
        }
    }

    /// The notes of all parts, each once; and where a part was drawn with something else than the first.
    private static func notes(of reports: [VerificationReport]) -> [String] {
        var notes: [String] = []
        for note in reports.flatMap(\.environment.notes) where !notes.contains(note) { notes.append(note) }
        guard let first = reports.first else { return notes }
        let others = reports.filter { $0.environment.actual != first.environment.actual }.compactMap(\.shard)
        return notes
            + others.map { "shard \($0) was drawn in another environment than shard 1/\($0.count)" }
    }
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

/// Returns a text as a workflow command holds it: on one line, and in a property without what ends properties.
private func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
        switch scalar {
        case "%": escaped += "%25"
        case "\r": escaped += "%0D"
        case "\n": escaped += "%0A"
        case ":" where isProperty: escaped += "%3A"
        case "," where isProperty: escaped += "%2C"
        default: escaped.unicodeScalars.append(scalar)
        }
    }
}

/// Why reports cannot be merged.
public enum MergeFault: Error, Equatable {
    /// A report is about a whole suite.
    case notAPart(String)

    /// A report is of a suite divided into another number of parts than the ones before.
    case otherCount(String, Int, Int)

    /// Two reports are about the same part.
    case twice(Shard, String, String)

    /// No report is about these parts.
    case missing([Int], count: Int)

    /// Two reports have a case of that name.
    case caseTwice(String, String, String)
}

extension MergeFault: CustomStringConvertible {
    /// The message for a reader of the command line.
    public var description: String {
        switch self {
        case .notAPart(let name): "\(name): is the report of a whole suite, not of a shard"
        case .otherCount(let name, let count, let other): "\(name): is one of \(count) shards, the others of \(other)"
        case .twice(let shard, let first, let second): "\(second): is shard \(shard), and so is \(first)"
        case .missing(let parts, let count):
            "no report of shard " + parts.map { "\($0)/\(count)" }.joined(separator: ", ")
        case .caseTwice(let name, let first, let second): "\(second): has the case \(name), and so has \(first)"
        }
    }
}
