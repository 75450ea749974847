import HTMLPages

/// The page of a report: one HTML document that opens from disk, with its pictures beside it.
///
/// Failures come first. Without scripts it still shows every picture and says what happened.
public struct ReportPage: Sendable {
    /// The name of the page in the folder of the report.
    public static let fileName = "index.html"

    private static let generator = "seatmap report"

    /// Returns whether a file is the page of a report, written by any version.
    public static func isReport(_ bytes: [UInt8]) -> Bool {
        // What says so is near the beginning.
        String(decoding: bytes.prefix(1000), as: UTF8.self).contains("<meta name=\"generator\" content=\"\(generator) ")
    }

    let report: VerificationReport
    private let version: String

    /// Creates the page of a report, as written by a version of this program.
    public init(_ report: VerificationReport, version: String) {
        self.report = report
        self.version = version
    }

    /// Returns the page that stands in the place of a report until that is whole.
    public static func unfinished(version: String) -> String {
        HTMLPage(
            title: "Not finished", generator: "\(generator) \(version)", styles: [colors, PageStyle.base, style],
            body: """
                <main>
                <p class="empty">This report is not finished: the pictures are being compared, or that was stopped.</p>
                </main>
                """,
            scripts: []
        ).html
    }

    /// The whole document.
    public var html: String {
        HTMLPage(
            title: heading, generator: "\(ReportPage.generator) \(version)",
            styles: [
                ReportPage.colors, PageStyle.base, ReportPage.style, ReportPage.caseStyle, ReportPage.viewerStyle,
            ],
            body: body,
            scripts: [
                ReportPage.script, ReportPage.stageScript, ReportPage.viewerScript, ReportPage.controlScript,
            ]
        ).html
    }

    private var body: String {
        """
        \(header)
        <main>
        \(notes)
        \(failureCards)
        \(toleratedCards)
        \(passes)
        <p class="empty" id="empty" hidden>No case fits the filter.</p>
        \(environment)
        </main>
        \(ReportPage.viewer)
        \(ReportPage.help)
        """
    }

    /// The cases that fail.
    var failures: [ReportedCase] { report.cases.filter { !$0.result.outcome.passed } }

    /// The cases that pass only thanks to a tolerance.
    var tolerated: [ReportedCase] { report.cases.filter(\.result.outcome.isTolerated) }

    /// The cases that are equal to their baselines.
    var equal: [ReportedCase] { report.cases.filter { $0.result.outcome == .pass } }
}
