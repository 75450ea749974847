import CommandSupport
import JUnitReports
import PixelDiff
import StrictJSON

/// The command `pixeldiff`.
enum DiffCommand {
    static let spec = CommandSpec(
        name: "pixeldiff",
        summary: "Compares PNG pictures pixel by pixel: two files, or two folders of them.",
        discussion: """
            Pixels are equal when red, green, blue and alpha are, exactly as the files store them; how a file is \
            compressed and what else it says does not matter. Options make that less strict: first what counts as a \
            difference (--metric, --aa, --tolerance, --ignore), then how much of it is allowed (--max-pixels, \
            --max-ratio, --window; all that are given must hold). The answer states the rules, every limit, and what \
            was not counted.
            Folders are compared by the paths of the PNG files in them, with those in folders inside. A picture that \
            only one of them has is a difference. Another size is always one.
            """,
        positionals: [
            .required("A", help: "The expected picture or folder, or - for a picture from standard input."),
            .required("B", help: "The actual picture or folder, or - for a picture from standard input."),
            .optional(
                "DIFF.png",
                help: """
                    Where to write a picture of the difference: unequal pixels are red, those that do not count \
                    pale amber, parts that only one picture has blue. Nothing is written when the pictures are identical, \
                    and a file already there is removed. For folders a folder of such pictures, of pairs that fail.
                    """),
        ],
        options: DiffOptions.all,
        exitNotes: [
            ExitNote(.success, "The pictures are identical, or differ within the limits; so do all pairs of folders."),
            ExitNote(
                .difference,
                """
                They differ, in pixels or in size; or a pair of the folders does, is missing on one side, or cannot \
                be read.
                """),
            ExitNote(
                .trouble,
                "One of two pictures cannot be read, there are no pictures, or something cannot be written."),
        ])

    /// Runs the command on the arguments after its name.
    static func run(_ line: [String]) async throws -> ExitCode {
        switch try spec.parse(line) {
        case .print(let text):
            try Terminal.write(Array(text.utf8))
            return .success
        case .run(_, let arguments):
            let request = try DiffRequest(arguments)
            // What an earlier run wrote must not be taken for the answer of one that fails.
            if let junit = request.junit { try Files.remove(junit) }
            return request.isOfFolders ? try await compareFolders(request) : try await compareFiles(request)
        }
    }
}

// MARK: - Two files

extension DiffCommand {
    private static func compareFiles(_ request: DiffRequest) async throws -> ExitCode {
        let comparing = PairComparing(request: request, jobs: request.jobs, showsTolerated: true)
        let report: ComparisonReport
        do {
            report = try await comparing.report(
                expected: request.expected, actual: request.actual, picture: request.picture)
        } catch {
            // A reader of reports must see that this check was not made.
            if let failure = PairFailure(reading: request.expected, request.actual, error) {
                try writeJUnit([PairAnswer(failure, name: request.actual)], request)
            }
            throw error
        }
        let answer = PairAnswer(report, name: request.actual)
        try writeJUnit([answer], request)
        printNotes([answer])
        try Terminal.print(request.isJSON ? json(report).text() : report.text)
        return report.verdict.passed ? .success : .difference
    }

    private static func json(_ report: ComparisonReport) -> JSONValue {
        .object(
            [JSONMember("version", 1)] + report.members + [JSONMember("rules", report.rules.json)])
    }
}

// MARK: - Two folders

extension DiffCommand {
    private static func compareFolders(_ request: DiffRequest) async throws -> ExitCode {
        let pairs = try FolderPairs(request.expected, request.actual).pairs
        let comparing = PairComparing(request: request, jobs: 1, showsTolerated: false)
        let answers = try await parallelMap(pairs, jobs: request.jobs) { pair in
            await comparing.result(pair)
        }.map { try $0.get() }
        try writeJUnit(answers, request)
        printNotes(answers)
        let report = FolderReport(request: request, answers: answers)
        try Terminal.print(request.isJSON ? report.json.text(.pretty) : report.text)
        return report.passed ? .success : .difference
    }
}

// MARK: - What both have

extension DiffCommand {
    private static func writeJUnit(_ answers: [PairAnswer], _ request: DiffRequest) throws {
        guard let path = request.junit else { return }
        let suite = JUnitSuite(name: "pixeldiff", cases: answers.map(\.junitCase))
        try Files.write(Array(suite.documentText.utf8), to: path)
    }

    /// Says what is odd, and which rectangles had no effect on any pair.
    private static func printNotes(_ answers: [PairAnswer]) {
        for note in answers.flatMap(\.notes) { Terminal.note("pixeldiff: \(note)") }
        let outside = answers.compactMap(\.boxesOutside)
        let place = outside.count == 1 ? "the picture" : "every picture"
        for box in outside.first ?? [] where outside.allSatisfy({ $0.contains(box) }) {
            Terminal.note("pixeldiff: note: the ignored rectangle of \(box.summary) lies outside \(place)")
        }
    }
}
