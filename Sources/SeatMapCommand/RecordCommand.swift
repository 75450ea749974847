import CommandSupport
import Glibc
import Regression

/// `seatmap record`: pictures become baselines.
struct RecordCommand {
    static let spec = CommandSpec(
        name: "seatmap record",
        summary: "Accepts the pictures as they are drawn now as baselines.",
        discussion: """
            Prints what it writes and removes. Look at the pictures before you commit them. Refused where the \
            environment variable CI is set: a machine does not accept its own pictures.
            """,
        positionals: [
            .optional("MODE", help: "all, changed or missing: which baselines are rewritten. Default: changed.")
        ],
        options: [SharedOptions.suite, SharedOptions.halls, SharedOptions.baselines, SharedOptions.jobs],
        exitNotes: [
            ExitNote(.success, "The baselines are those of the pictures."),
            ExitNote(.difference, "Some halls could not be drawn; their baselines were kept."),
            ExitNote(.trouble, "CI is set, there are no halls, or a baseline cannot be written."),
        ])

    private let arguments: ParsedArguments
    private let mode: RecordMode
    private let jobs: Int

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        let word = arguments.positionals.first ?? RecordMode.changed.rawValue
        guard let mode = RecordMode(rawValue: word) else {
            throw .invalidValue(of: "MODE", value: word, expected: "all, changed or missing")
        }
        self.mode = mode
        jobs = try arguments.jobs()
    }

    /// Writes what the mode asks for and leaves all else as it is.
    func run() async throws -> ExitCode {
        guard getenv("CI") == nil else { throw RecordingRefused() }
        let suite = try arguments.suite()
        let folder = suite.baselines
        let mode = mode
        try Files.createFolder(folder)
        let outcomes = try await suite.run(jobs: jobs) { drawn in
            (result: drawn.result, line: try record(drawn, mode: mode, in: folder))
        }
        let lines = outcomes.compactMap(\.line)
        for line in lines { try Terminal.print(line) }
        if mode.recordsEnvironment(after: outcomes.map(\.result.outcome), hasWritten: !lines.isEmpty) {
            try suite.recordEnvironment()
        }
        let failures = Verification(outcomes.map(\.result)).failures.filter { $0.outcome.kind == .notDrawn }
        for failure in failures {
            Terminal.note("\(failure.name): \(failure.outcome.summary)")
        }
        return failures.isEmpty ? .success : .difference
    }
}

/// A recording in CI.
struct RecordingRefused: Error, CustomStringConvertible {
    let description = "baselines are not recorded where CI is set; record them on your machine and commit them"
}

/// Does to a baseline what the mode says, and returns the line to print about it.
private func record(_ drawn: Suite.Drawn, mode: RecordMode, in folder: String) throws -> String? {
    let path = Files.joined(folder, drawn.result.name)
    switch mode.action(for: drawn.result.outcome) {
    case .keep:
        return nil
    case .remove:
        try Files.remove(path)
        return "removed \(path)"
    case .write:
        guard let picture = drawn.actual?.picture else { return nil }
        return try Files.writeIfChanged(try picture.png(), to: path) ? "wrote \(path)" : nil
    }
}
