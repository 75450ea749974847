import CommandSupport
import HallImport
import Halls

/// `seatmap import`: other systems' seat plans to hall documents.
struct ImportCommand {
    static let spec = CommandSpec(
        name: "seatmap import",
        summary: "Turns a seat plan of another system into a hall document.",
        discussion: """
            Every seat of the plan is in the hall; whatever had to be decided is said on standard error. The document \
            is checked by the same rules as any other before it is written.
            """,
        positionals: [.optional("FILE", help: "The seat plan; - is standard input.")],
        options: [list, from, output],
        exitNotes: [
            ExitNote(.success, "The hall was written."),
            ExitNote(.trouble, "The plan is unreadable or invalid, or the hall cannot be written."),
        ])

    private static let list = OptionSpec.flag("--list", help: "List the formats.")
    private static let from = OptionSpec.value("--from", "FORMAT", help: "The format of the plan; see --list.")
    private static let output = OptionSpec.value(
        "--output", short: "-o", "HALL", default: "-", help: "The file for the hall document; - is standard output.")

    private let source: Source
    private let output: String

    private enum Source {
        case list
        case plan(path: String, ImportFormat)
    }

    init(_ arguments: ParsedArguments) throws(UsageError) {
        output = arguments.value(of: Self.output) ?? Files.standardStream
        if arguments.has(Self.list) {
            source = .list
            return
        }
        guard let path = arguments.positionals.first else { throw .missingArgument("FILE") }
        guard let name = arguments.value(of: Self.from) else { throw .missingArgument("--from FORMAT") }
        guard let format = ImportFormat(rawValue: name) else {
            let names = ImportFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw .invalidValue(of: "--from", value: name, expected: "a format: \(names)")
        }
        source = .plan(path: path, format)
    }

    /// Imports, or lists the formats.
    func run() throws -> ExitCode {
        switch source {
        case .list:
            for format in ImportFormat.allCases { try Terminal.print("\(format.rawValue)  \(format.summary)") }
        case .plan(let path, let format):
            try importHall(path, format)
        }
        return .success
    }

    private func importHall(_ path: String, _ format: ImportFormat) throws {
        let imported = try read(path, format)
        for note in imported.notes { Terminal.note("\(path): note: \(note)") }
        try Files.write(Array(imported.documentText.utf8), to: output)
        Terminal.note("\(path): \(imported.hall.seats.count) seats imported")
    }

    private func read(_ path: String, _ format: ImportFormat) throws -> ImportedHall {
        let bytes = try Files.read(path, limit: ImportFormat.sizeLimit)
        let stem = path == Files.standardStream ? "hall" : Files.stem(of: path)
        do throws(ImportError) {
            return try format.importHall(bytes, fallbackName: stem)
        } catch {
            throw InputError(path: path, lines: error.lines)
        }
    }
}
