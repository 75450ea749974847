extension VerificationReport {
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
