import CommandSupport
import JUnitReports
import Regression
import StrictJSON

/// Where a verification is reported beside its folder, and what is printed.
struct ReportOutputs {
    static let report = OptionSpec.value(
        "--report", "DIR", default: "out/verify",
        help:
            "The folder for the page (index.html), its pictures and results.json; what an earlier report left is removed."
    )

    static let junit = OptionSpec.value("--junit", "FILE", help: "Write the results as JUnit's XML, too.")

    static let annotations = OptionSpec.value(
        "--annotations", "SYSTEM", help: "Print failures as annotations that a CI system shows: github.")

    static let options = [report, junit, annotations, SharedOptions.json]

    let folder: ReportFolder
    private let junit: String?
    private let printsJSON: Bool
    private let printsAnnotations: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        folder = ReportFolder(path: arguments.value(of: Self.report) ?? "out/verify")
        junit = try arguments.junitPath(of: Self.junit)
        printsJSON = arguments.has(SharedOptions.json)
        printsAnnotations = arguments.has(Self.annotations)
        if let system = arguments.value(of: Self.annotations), system != "github" {
            throw .invalidValue(of: Self.annotations.name, value: system, expected: "github")
        }
        if junit == Files.standardStream {
            throw .contradiction("--junit needs a file; standard output has the lines of the report")
        }
        if printsJSON, printsAnnotations {
            throw .contradiction(
                "--json and --annotations would be mixed on standard output; results.json has the same")
        }
    }

    /// Removes what an earlier run wrote for CI systems: it must not be taken for the results of one that fails.
    func removeOldAnswer() throws {
        if let junit, Files.kind(of: junit) == .file { try Files.remove(junit) }
    }

    /// Makes room for everything that will be written, before anything is drawn.
    func prepare() throws {
        if let junit {
            if Files.kind(of: junit) == .folder { throw FileError(path: junit, reason: .isFolder) }
            try Files.createFolder(Files.parent(of: junit))
        }
        try folder.prepare()
    }

    /// Writes and prints a report whose pictures are written, and says at the end where to look and how to accept.
    ///
    /// - Parameter baselines: The folder with the baselines, as annotations name it.
    func write(_ report: VerificationReport, baselines: String) throws -> ExitCode {
        try folder.write(report)
        if let junit { try Files.write(Array(report.junitSuite.documentText.utf8), to: junit) }
        let verification = report.verification
        if printsJSON {
            try Terminal.write(Array(report.documentText.utf8))
        } else {
            for line in verification.lines + [verification.summaryLine] { try Terminal.print(line) }
        }
        if printsAnnotations {
            for line in report.workflowCommands(baselines: baselines) { try Terminal.print(line) }
        }
        if !verification.passed {
            Terminal.note("To look:    \(shellQuoted(Files.joined(folder.path, ReportPage.fileName)))")
            Terminal.note("To accept:  \(report.acceptCommand)")
        }
        return verification.passed ? .success : .difference
    }
}
