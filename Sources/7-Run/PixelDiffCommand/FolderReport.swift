import PixelDiff
import StrictJSON

/// What came of comparing two folders, for people and for programs.
struct FolderReport {
    let request: DiffRequest

    /// One for each name, in the order of the names.
    let answers: [PairAnswer]

    var passed: Bool { answers.allSatisfy(\.passed) }

    /// One line for each pair that is not identical, the rules they were compared by, and a summary.
    var text: String {
        let lines = answers.filter { $0.outcome != "identical" }.map(\.line)
        let rules = lines.isEmpty ? [] : ["rules: \(request.rules.text)"]
        return (lines + rules + [summaryLine]).joined(separator: "\n")
    }

    private var summaryLine: String {
        let failed = answers.count { !$0.passed }
        let parts = counts.map { "\($0.count) \($0.kind == "sizeChanged" ? "size changed" : $0.kind)" }
        return "\(answers.count) \(answers.count == 1 ? "pair" : "pairs"): \(parts.joined(separator: ", ")); "
            + (failed == 0 ? "all passed" : "\(failed) failed")
    }

    private static let kinds = ["identical", "tolerated", "changed", "sizeChanged", "missing", "extra", "unreadable"]

    /// How many pairs had each outcome, of those outcomes that any had.
    private var counts: [(kind: String, count: Int)] {
        FolderReport.kinds.map { kind in (kind, answers.count { $0.outcome == kind }) }.filter { $0.count > 0 }
    }

    /// `{"version": 1, "passed": bool, "rules": {…}, "counts": {"identical": n, …}, "pairs": [{"name", "outcome",
    /// "passed", …}]}`; pairs that were compared have the fields that two files have, others a message.
    var json: JSONValue {
        [
            "version": 1,
            "passed": .bool(passed),
            "rules": request.rules.json,
            "counts": .object(
                FolderReport.kinds.map { kind in
                    JSONMember(kind, .integer(answers.count { $0.outcome == kind }))
                }),
            "pairs": .array(answers.map { .object($0.members) }),
        ]
    }
}
