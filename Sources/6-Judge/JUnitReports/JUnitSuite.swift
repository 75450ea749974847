/// A report of checks in the XML that CI systems read as JUnit's.
///
/// The form is the part that Jenkins, GitLab and others share: suites of cases, each with at most one outcome. Times
/// are always zero and there is no date, so the same results always give the same bytes.
public struct JUnitSuite: Equatable, Sendable {
    /// What the checks have in common.
    public let name: String

    /// The checks, in the order of the report.
    public let cases: [JUnitCase]

    /// Creates a report.
    public init(name: String, cases: [JUnitCase]) {
        self.name = name
        self.cases = cases
    }

    /// The report as a whole file.
    public var documentText: String {
        let document = XMLElement("testsuites", counts, [XMLElement("testsuite", counts, cases.map(\.element))])
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + document.text
    }

    private var counts: [(String, String)] {
        var failures = 0
        var errors = 0
        var skipped = 0
        for item in cases {
            switch item.outcome {
            case .passed: break
            case .failed: failures += 1
            case .error: errors += 1
            case .skipped: skipped += 1
            }
        }
        return [
            ("name", name), ("tests", "\(cases.count)"), ("failures", "\(failures)"), ("errors", "\(errors)"),
            ("skipped", "\(skipped)"), ("time", "0"),
        ]
    }
}

extension JUnitCase {
    fileprivate var element: XMLElement {
        let output = notes.isEmpty ? [] : [XMLElement("system-out", content: notes.joined(separator: "\n"))]
        let attributes = [("name", name), ("classname", className), ("time", "0")]
        return XMLElement("testcase", attributes, (outcome.element.map { [$0] } ?? []) + output)
    }
}

extension JUnitOutcome {
    fileprivate var element: XMLElement? {
        switch self {
        case .passed: nil
        case .failed(let kind, let message, let details):
            XMLElement("failure", [("type", kind), ("message", message)], content: details)
        case .error(let kind, let message): XMLElement("error", [("type", kind), ("message", message)])
        case .skipped(let message): XMLElement("skipped", [("message", message)])
        }
    }
}
