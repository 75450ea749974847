import CommandSupport
import PixelDiff
import StrictJSON

/// The pictures of two folders, paired by their paths inside.
struct FolderPairs {
    /// A picture that is in at least one of the folders.
    struct Pair: Sendable {
        /// The path from the folder.
        let name: String
        let isExpected: Bool
        let isActual: Bool
    }

    /// The pairs, in the byte order of their names.
    let pairs: [Pair]

    /// Lists both folders and those inside them.
    init(_ expected: String, _ actual: String) throws {
        let before = Set(try Files.tree(of: expected, withExtension: "png"))
        let after = Set(try Files.tree(of: actual, withExtension: "png"))
        pairs = before.union(after).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
            Pair(name: $0, isExpected: before.contains($0), isActual: after.contains($0))
        }
        guard !pairs.isEmpty else { throw NoPicturesError(expected: expected, actual: actual) }
    }
}

/// There is nothing to compare, which proves nothing.
struct NoPicturesError: Error, CustomStringConvertible {
    let expected: String
    let actual: String

    var description: String { "no PNG files in \(expected), and none in \(actual)" }
}

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
