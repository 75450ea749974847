import CommandSupport
import PixelDiff
import Pixels
import StrictJSON

/// The command `pixeldiff`.
enum DiffCommand {
    static let json = OptionSpec.flag("--json", help: "Print the answer as JSON.")

    static let spec = CommandSpec(
        name: "pixeldiff",
        summary: "Compares two PNG pictures pixel by pixel.",
        discussion: """
            Pixels are equal when red, green, blue and alpha are, exactly as the files store them; \
            how a file is compressed and what else it says does not matter.
            """,
        positionals: [
            .required("A", help: "The expected picture, or - for standard input."),
            .required("B", help: "The actual picture, or - for standard input."),
            .optional(
                "DIFF.png",
                help: """
                    Where to write a picture of the difference: unequal pixels are red, parts that only one picture \
                    has are blue. Nothing is written when the pictures are identical, and a file already there is \
                    removed.
                    """),
        ],
        options: [json],
        exitNotes: [
            ExitNote(.success, "The pictures are identical."),
            ExitNote(.difference, "They differ, in pixels or in size."),
            ExitNote(.trouble, "A picture cannot be read, or the difference cannot be written."),
        ])

    /// Runs the command on the arguments after its name.
    static func run(_ line: [String]) async throws -> ExitCode {
        switch try spec.parse(line) {
        case .print(let text):
            try Terminal.write(Array(text.utf8))
            return .success
        case .run(_, let arguments):
            return try await run(arguments)
        }
    }

    private static func run(_ arguments: ParsedArguments) async throws -> ExitCode {
        let paths = arguments.positionals
        let picturePath = paths.count > 2 ? paths[2] : nil
        try check(expected: paths[0], actual: paths[1], picture: picturePath)
        let pair = try await PicturePair(expected: paths[0], actual: paths[1])
        for warning in pair.warnings { Terminal.note("pixeldiff: \(warning)") }
        let comparison = pair.comparison
        let written = try picturePath.flatMap { try updatePicture(at: $0, of: pair, comparison) }
        let report = ComparisonReport(pair: pair, comparison: comparison, picturePath: written)
        try Terminal.print(arguments.has(json) ? report.json.text() : report.text)
        return comparison.passed ? .success : .difference
    }

    /// Writes the picture of the difference and returns its path, or removes an old one and returns `nil`.
    private static func updatePicture(
        at path: String, of pair: PicturePair, _ comparison: PixelComparison
    ) throws -> String? {
        if comparison.passed {
            try Files.remove(path)
            return nil
        }
        guard let picture = Bitmap(showingDifferencesOf: pair.expected.bitmap, and: pair.actual.bitmap) else {
            Terminal.note("pixeldiff: \(path): not written; a picture that covers both would be too large")
            return nil
        }
        try Files.write(picture.png(), to: path)
        return path
    }

    private static func check(expected: String, actual: String, picture: String?) throws(UsageError) {
        for (name, path) in [("A", expected), ("B", actual)] where Files.kind(of: path) == .folder {
            throw .invalidValue(of: name, value: path, expected: "a file; folders are not compared yet")
        }
        if expected == Files.standardStream && actual == Files.standardStream {
            throw .contradiction("only one picture can come from standard input")
        }
        guard let picture else { return }
        if picture == Files.standardStream {
            throw .contradiction("the picture of the difference needs a file; the answer takes standard output")
        }
        if [expected, actual].contains(where: { Files.areSame($0, picture) }) {
            throw .contradiction("\(picture): the picture of the difference would replace a picture being compared")
        }
    }
}
