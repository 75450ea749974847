import JUnitReports
import TestSupport
import Testing

struct JUnitSuiteTests {
    private static let cases = [
        JUnitCase(name: "small.png", className: "seatmap.verify", outcome: .passed),
        JUnitCase(
            name: "large.png", className: "seatmap.verify",
            outcome: .failed(kind: "changed", message: "3 pixels differ", details: "first line\nsecond line")),
        JUnitCase(
            name: "broken.png", className: "seatmap.verify",
            outcome: .error(kind: "unreadable", message: "truncated PNG"), notes: ["cairo 1.18", "was 1.16"]),
        JUnitCase(name: "old.png", className: "seatmap.verify", outcome: .skipped(message: "another shard")),
    ]

    @Test func `the report has the form that CI systems read, and counts what is in it`() {
        #expect(
            JUnitSuite(name: "baselines", cases: Self.cases).documentText == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="baselines" tests="4" failures="1" errors="1" skipped="1" time="0">
                  <testsuite name="baselines" tests="4" failures="1" errors="1" skipped="1" time="0">
                    <testcase name="small.png" classname="seatmap.verify" time="0"/>
                    <testcase name="large.png" classname="seatmap.verify" time="0">
                      <failure type="changed" message="3 pixels differ">first line
                second line</failure>
                    </testcase>
                    <testcase name="broken.png" classname="seatmap.verify" time="0">
                      <error type="unreadable" message="truncated PNG"/>
                      <system-out>cairo 1.18
                was 1.16</system-out>
                    </testcase>
                    <testcase name="old.png" classname="seatmap.verify" time="0">
                      <skipped message="another shard"/>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    static let names = [
        "plain.png", "<script>alert(\"1\")</script>", "a&b;&amp;", "it's ]]> over", "8号厅 🎬",
        "tab\tand\r\nlines\n",
        "\u{0}\u{1}\u{8}\u{B}\u{C}\u{E}\u{1F}\u{7F}\u{85}",  // most of them cannot stand in XML at all
        "\u{FFFE}\u{FFFF}", "e\u{301}\u{200F}",
    ]

    @Test(arguments: names)
    func `a report of any texts is valid by the schema`(text: String) async throws {
        let outcomes: [JUnitOutcome] = [
            .passed, .failed(kind: text, message: text, details: text), .error(kind: text, message: text),
            .skipped(message: text),
        ]
        let cases = outcomes.enumerated().map { number, outcome in
            JUnitCase(name: "\(number)\(text)", className: text, outcome: outcome, notes: [text, text])
        }
        let report = JUnitSuite(name: text, cases: cases).documentText
        #expect(try await junitFaults(report.utf8) == "")
    }

    @Test func `a report without cases is valid`() async throws {
        #expect(try await junitFaults(JUnitSuite(name: "none", cases: []).documentText.utf8) == "")
    }

    @Test(
        arguments: [
            ("<testcase ", "<case "),  // an unknown element
            ("tests=\"4\"", "tests=\"four\""),  // a count that is no number
            ("name=\"large.png\"", "name=\"small.png\""),  // two cases of one name
            ("</failure>", "</failure><skipped message=\"\"/>"),  // two outcomes
            ("3 pixels", "3 < pixels"),  // not well formed
        ])
    func `the schema refuses what readers stumble over`(part: String, replacement: String) async throws {
        let report = JUnitSuite(name: "baselines", cases: Self.cases).documentText
        let pieces = report.split(separator: part, omittingEmptySubsequences: false)
        #expect(pieces.count > 1)
        #expect(try await junitFaults(pieces.joined(separator: replacement).utf8) != "")
    }

    @Test func `texts come back from a reader as they were`() {
        let text = JUnitSuite(
            name: "s", cases: [JUnitCase(name: "<a \"b\"&\n\u{1}>", className: "c", outcome: .passed)]
        ).documentText
        #expect(text.contains("name=\"&lt;a &quot;b&quot;&amp;&#10;\u{FFFD}&gt;\""))
    }
}
