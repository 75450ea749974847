import CommandSupport
import Halls
import SeatSelection
import StrictJSON

/// A hall document on disk.
struct HallFile: Sendable {
    /// The path as it was given, or found in a folder.
    let path: String

    /// The file's name without its extension: what pictures of the hall are named by.
    let stem: String

    init(path: String) {
        self.path = path
        stem = Files.stem(of: path)
    }

    /// Reads the hall and prints what is unusual about its document.
    func load() throws -> Hall {
        let bytes = try Files.read(path, limit: HallLimits.fileSize)
        let reading = try namingFaults(in: path) { () throws(DocumentError) in try Hall.read(bytes) }
        for warning in reading.warnings.lines {
            Terminal.note("\(path): warning: \(warning)")
        }
        return reading.hall
    }

    /// Prints which characters no font covers.
    func warn(ofMissing characters: [Character]) {
        guard !characters.isEmpty else { return }
        let shown = characters.prefix(20).map { "\"\($0)\"" }.joined(separator: " ")
        let rest = characters.count > 20 ? " and \(characters.count - 20) more" : ""
        Terminal.note("\(path): warning: no font has \(shown)\(rest)")
    }

    /// Prints that a map is wider than was asked for, because its seats would be too small.
    func warn(ofWidth asked: Int?, _ width: Double) {
        guard let asked, width > Double(asked) else { return }
        Terminal.note("\(path): warning: with the smallest seats the map is \(Int(width)) points wide, not \(asked)")
    }

    /// Prints which aisle texts are left out, because seats stand all along them.
    func warn(ofAislesWithoutRoom aisles: [Int]) {
        for index in aisles {
            Terminal.note("\(path): warning: aisles[\(index)]: there is no free cell for its text")
        }
    }

    /// Runs something with the hall and puts the file's name before its refusal.
    func naming<Output>(_ body: () throws -> Output) throws -> Output {
        do {
            return try body()
        } catch let refusal as SelectionRefusal {
            throw InputError(path: path, lines: ["\(refusal)"])
        } catch let refusal as RecommendationRefusal {
            throw InputError(path: path, lines: ["\(refusal)"])
        }
    }

    /// Finds the halls that arguments name: files as they are, and for folders their direct `*.json` in order.
    static func find(_ arguments: [String]) throws -> [HallFile] {
        try arguments.flatMap { argument in
            guard Files.kind(of: argument) == .folder else { return [HallFile(path: argument)] }
            let halls = try Files.children(of: argument, withExtension: "json")
            guard !halls.isEmpty else { throw InputError(path: argument, lines: ["a folder without halls (*.json)"]) }
            return halls.map(HallFile.init)
        }
    }
}

/// What is wrong with an input file, one line for each fault, with the file's name before each.
struct InputError: Error, CustomStringConvertible {
    let path: String
    let lines: [String]

    var description: String {
        lines.map { "\(path): \($0)" }.joined(separator: "\n")
    }
}

/// Runs a reader of a document and puts the file's name before its faults.
func namingFaults<Result>(in path: String, _ body: () throws(DocumentError) -> Result) throws(InputError) -> Result {
    do throws(DocumentError) {
        return try body()
    } catch {
        throw InputError(path: path, lines: error.lines)
    }
}

extension Files {
    /// Returns a file's name without its folder.
    static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// Returns a file's name without its folder and its last extension.
    static func stem(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}
