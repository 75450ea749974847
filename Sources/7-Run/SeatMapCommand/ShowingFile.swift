import CommandSupport
import Halls
import StrictJSON

/// A showing document on disk.
struct ShowingFile: Sendable {
    let path: String
    let showing: Showing

    /// The file's name without its extension.
    var stem: String { Files.stem(of: path) }

    init(path: String) throws {
        self.path = path
        let bytes = try Files.read(path, limit: HallLimits.fileSize)
        showing = try namingFaults(in: path) { () throws(DocumentError) in try Showing.read(bytes) }
    }

    /// Returns the hall with the statuses of the showing.
    func applied(to hall: Hall) throws -> Hall {
        try namingFaults(in: path) { () throws(DocumentError) in try hall.applying(showing) }
    }

    /// Reads the showings that arguments name: files as they are, and for folders their direct `*.json` in order.
    static func find(_ arguments: [String]) throws -> [ShowingFile] {
        try arguments.flatMap { argument in
            guard Files.kind(of: argument) == .folder else { return [try ShowingFile(path: argument)] }
            let paths = try Files.children(of: argument, withExtension: "json")
            guard !paths.isEmpty else {
                throw InputError(path: argument, lines: ["a folder without showings (*.json)"])
            }
            return try paths.map(ShowingFile.init)
        }
    }
}
