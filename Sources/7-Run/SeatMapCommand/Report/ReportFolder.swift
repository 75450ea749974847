import CommandSupport
import Glibc
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
