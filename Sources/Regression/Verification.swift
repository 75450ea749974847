import PixelDiff
import Pixels
public import StrictJSON

/// The results of all pictures of a suite.
public struct Verification: Equatable, Sendable {
    /// The results, failures first, each part in the order of the suite.
    public let results: [CaseResult]

    /// Creates a verification.
    public init(_ results: [CaseResult]) {
        self.results = results.filter { !$0.outcome.passed } + results.filter(\.outcome.passed)
    }

    /// The results that are not as they should be.
    public var failures: [CaseResult] { results.filter { !$0.outcome.passed } }

    /// Whether all pictures are as they should be.
    ///
    /// A suite without pictures proves nothing and does not pass.
    public var passed: Bool { failures.isEmpty && !results.isEmpty }

    /// One line for each failure.
    public var failureLines: [String] {
        failures.map { "\($0.outcome.kind): \($0.name): \($0.outcome.summary)" }
    }

    /// The last line of a report.
    public var summaryLine: String {
        "\(results.count - failures.count) passed, \(failures.count) failed"
    }

    /// Returns the results for a program.
    ///
    /// `{"version": 1, "passed": bool, "environment": {"expected": {…}, "actual": {…}}, "environmentNotes": […],
    /// "counts": {"pass": n, …}, "cases": [{"name", "outcome", "message", …}]}`; changed pictures have the figures of
    /// `Difference`, resized ones both sizes. Fields may be added, not renamed.
    public func json(environment: EnvironmentComparison) -> JSONValue {
        [
            "version": 1,
            "passed": .bool(passed),
            "environment": environment.json,
            "environmentNotes": .array(environment.notes.map { .string($0) }),
            "counts": .object(counts),
            "cases": .array(results.map(\.json)),
        ]
    }

    private var counts: [JSONMember] {
        var kinds: [String] = []
        for result in results where !kinds.contains(result.outcome.kind) {
            kinds.append(result.outcome.kind)
        }
        return kinds.map { kind in
            JSONMember(kind, .integer(results.filter { $0.outcome.kind == kind }.count))
        }
    }
}

extension CaseResult {
    /// The result as an object.
    var json: JSONValue {
        .object(
            [
                JSONMember("name", .string(name)), JSONMember("outcome", .string(outcome.kind)),
                JSONMember("message", .string(outcome.summary)),
            ] + outcome.figures)
    }
}

extension CaseOutcome {
    fileprivate var figures: [JSONMember] {
        switch self {
        case .changed(let difference):
            let box = difference.boundingBox
            return [
                JSONMember("differingPixels", .integer(difference.differingPixels)),
                JSONMember("ratio", .number(difference.ratio)),
                JSONMember("maxChannelDelta", .integer(difference.maxChannelDelta)),
                JSONMember(
                    "boundingBox", [.integer(box.x), .integer(box.y), .integer(box.width), .integer(box.height)]),
                JSONMember("clusterCount", .integer(difference.clusterCount)),
            ]
        case .sizeChanged(let expected, let actual):
            return [
                JSONMember("expectedSize", [.integer(expected.width), .integer(expected.height)]),
                JSONMember("actualSize", [.integer(actual.width), .integer(actual.height)]),
            ]
        default:
            return []
        }
    }
}
