import JUnitReports
import PixelDiff
import Pixels
import StrictJSON

/// What became of one pair of files, ready to be reported.
///
/// It holds texts and figures only, so that thousands of pairs take little memory.
struct PairAnswer: Sendable {
    /// The name of the outcome in JSON.
    let outcome: String

    let passed: Bool

    /// One line for people.
    let line: String

    /// The members of the pair's object in JSON.
    let members: [JSONMember]

    let junitCase: JUnitCase

    /// What else there is to say.
    let notes: [String]

    /// The ignored rectangles that lie outside the pictures; `nil` where no pictures were compared.
    let boxesOutside: [PixelBox]?
}

extension PairAnswer {
    /// The class of every case in a JUnit report.
    private static let className = "pixeldiff"

    /// Describes a pair that was compared.
    init(_ report: ComparisonReport, name: String) {
        outcome = report.outcome
        passed = report.verdict.passed
        line = report.line(name: name)
        members = [JSONMember("name", .string(name))] + report.members
        junitCase = JUnitCase(
            name: name, className: PairAnswer.className, outcome: report.junitOutcome,
            notes: report.notes + (report.verdict.passed ? report.details : []))
        notes = report.notes
        boxesOutside = report.boxesOutside
    }

    /// Describes a pair of which one picture is missing or one cannot be read.
    init(_ failure: PairFailure, name: String) {
        outcome = failure.kind
        passed = false
        line = "\(failure.kind): \(name): \(failure.message)"
        members = [
            JSONMember("name", .string(name)), JSONMember("outcome", .string(failure.kind)),
            JSONMember("passed", false), JSONMember("message", .string(failure.message)),
        ]
        junitCase = JUnitCase(name: name, className: PairAnswer.className, outcome: failure.junitOutcome)
        notes = []
        boxesOutside = nil
    }
}

/// Why two pictures of one name could not be compared.
enum PairFailure: Equatable, Sendable {
    /// There is an expected picture and no actual one.
    case missing(expected: String)

    /// There is an actual picture and no expected one.
    case extra(actual: String)

    /// One of them cannot be read; the message names it.
    case unreadable(message: String)

    /// The name in JSON.
    var kind: String {
        switch self {
        case .missing: "missing"
        case .extra: "extra"
        case .unreadable: "unreadable"
        }
    }

    var message: String {
        switch self {
        case .missing(let path): "only \(path) exists"
        case .extra(let path): "only \(path) exists"
        case .unreadable(let message): message
        }
    }

    fileprivate var junitOutcome: JUnitOutcome {
        switch self {
        case .missing, .extra: .failed(kind: kind, message: message, details: "")
        case .unreadable: .error(kind: kind, message: message)
        }
    }
}

extension ComparisonReport {
    fileprivate var junitOutcome: JUnitOutcome {
        verdict.passed ? .passed : .failed(kind: outcome, message: headline, details: text)
    }

    /// The ignored rectangles that have no effect on this pair.
    fileprivate var boxesOutside: [PixelBox] {
        let width = max(expected.size.width, actual.size.width)
        let height = max(expected.size.height, actual.size.height)
        return rules.ignored.filter { $0.x >= width || $0.y >= height }
    }
}
