import CommandSupport
import Glibc
import JUnitReports
import Regression
import StrictJSON

/// The folder of a report: the page, the results for programs, and the pictures that both name.
///
/// The page is what the folder is known by. A page that says so stands there until the report is whole, so a run that
/// was stopped leaves a folder that the next one may clear.
struct ReportFolder: Sendable {
    let path: String

    private var page: String { Files.joined(path, ReportPage.fileName) }
    private var results: String { Files.joined(path, VerificationReport.fileName) }

    /// Creates the folder and removes what an earlier report left in it; files of others stay.
    ///
    /// - Throws: Where the folder cannot be one, or has files under the names of a report that are of something else.
    func prepare() throws {
        try Files.createFolder(path)
        let pictures = try Files.children(of: path, withExtension: "png").filter {
            CasePictures.isFileName(Files.name(of: $0))
        }
        if try !checkPage() {
            let foreign = (Files.kind(of: results) != nil ? [results] : []) + pictures
            if let file = foreign.first { throw ForeignFile(path: file) }
        }
        try Files.write(Array(ReportPage.unfinished(version: packageVersion).utf8), to: page)
        for file in [results] + pictures { try Files.remove(file) }
    }

    /// Returns whether there is the page of a report, and throws when there is another one.
    private func checkPage() throws -> Bool {
        guard Files.kind(of: page) != nil else { return false }
        let bytes = try Files.read(page, limit: VerificationReport.fileSize)
        guard ReportPage.isReport(bytes) else { throw ForeignFile(path: page) }
        return true
    }

    /// Writes pictures.
    func write(_ files: [(name: String, bytes: [UInt8])]) throws {
        for file in files { try Files.write(file.bytes, to: Files.joined(path, file.name)) }
    }

    /// Writes the page and the results; nothing of the report is missing afterwards.
    func write(_ report: VerificationReport) throws {
        let html = ReportPage(report, version: packageVersion).html
        try Files.write(Array(html.utf8), to: page)
        try Files.write(Array(report.documentText.utf8), to: results)
    }

    /// Reads the results.
    func read() throws -> VerificationReport {
        let bytes = try Files.read(results, limit: VerificationReport.fileSize)
        return try namingFaults(in: results) { () throws(DocumentError) in try VerificationReport.read(bytes) }
    }

    /// Refuses cases of which a picture is not there.
    func checkPictures(of report: VerificationReport) throws {
        for item in report.cases {
            for role in item.pictures.roles {
                let file = Files.joined(path, CasePictures.fileName(role, of: item.result.name))
                guard Files.kind(of: file) != nil else { throw FileError(path: file, reason: .system(ENOENT)) }
            }
        }
    }

    /// Reads the pictures of a case.
    func pictures(of item: ReportedCase) throws -> [(name: String, bytes: [UInt8])] {
        try item.pictures.roles.map { role in
            let name = CasePictures.fileName(role, of: item.result.name)
            return (name, try Files.read(Files.joined(path, name), limit: Suite.largestBaseline))
        }
    }
}

/// A file that a report would replace and that is not of a report.
struct ForeignFile: Error, CustomStringConvertible {
    let path: String

    var description: String { "\(path): is not of a report; choose another folder" }
}

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
