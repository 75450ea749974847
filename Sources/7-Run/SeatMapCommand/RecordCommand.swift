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
            .optional(
                "MODE",
                help: """
                    all; changed, which is everything that fails, so missing and unreadable baselines too, and those of no \
                    picture are removed; or missing, which touches nothing that exists. Default: changed.
                    """)
        ],
        options: [only, SharedOptions.suite, SharedOptions.halls, SharedOptions.baselines, SharedOptions.jobs],
        exitNotes: [
            ExitNote(.success, "The baselines are those of the pictures."),
            ExitNote(.difference, "Some halls could not be drawn; their baselines were kept."),
            ExitNote(.trouble, "CI is set, there are no halls, or a baseline cannot be written."),
        ])

    private static let only = OptionSpec.value(
        "--only", "NAME", isRepeatable: true, help: "Touch this baseline only, such as small@2x.png.")

    private let arguments: ParsedArguments
    private let names: [String]
    private let mode: RecordMode
    private let jobs: Int

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        let word = arguments.positionals.first ?? RecordMode.changed.rawValue
        guard let mode = RecordMode(rawValue: word) else {
            throw .invalidValue(of: "MODE", value: word, expected: "all, changed or missing")
        }
        self.mode = mode
        names = arguments.values(of: Self.only)
        jobs = try arguments.jobs()
    }

    /// Writes what the mode asks for and leaves all else as it is.
    func run() async throws -> ExitCode {
        guard getenv("CI") == nil else { throw RecordingRefused() }
        let suite = try arguments.suite()
        let folder = suite.baselines
        try checkNames(of: suite)
        let (mode, names) = (mode, names)
        try Files.createFolder(folder)
        let outcomes = try await suite.run(jobs: jobs) { drawn in
            let isMeant = names.isEmpty || names.contains(drawn.result.name)
            return (result: drawn.result, line: isMeant ? try record(drawn, mode: mode, in: folder) : nil)
        }
        let lines = outcomes.compactMap(\.line)
        for line in lines { try Terminal.print(line) }
        // A part of the baselines says nothing about what the others were drawn with.
        if names.isEmpty, mode.recordsEnvironment(after: outcomes.map(\.result.outcome), hasWritten: !lines.isEmpty) {
            try suite.recordEnvironment()
        }
        let meant = outcomes.map(\.result).filter { names.isEmpty || names.contains($0.name) }
        let failures = Verification(meant).failures.filter { $0.outcome.kind == .notDrawn }
        for failure in failures {
            Terminal.note("\(failure.name): \(failure.outcome.summary)")
        }
        return failures.isEmpty ? .success : .difference
    }

    /// Refuses a name that no picture and no baseline has.
    private func checkNames(of suite: Suite) throws(UsageError) {
        for name in names where !suite.cases.contains(where: { $0.name == name }) {
            guard Files.kind(of: Files.joined(suite.baselines, name)) != .file else { continue }
            throw .invalidValue(of: Self.only.name, value: name, expected: "the file name of a baseline or a picture")
        }
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
        if Files.kind(of: path) == .other { throw InputError(path: path, lines: ["not a file"]) }
        return try Files.writeIfChanged(try picture.png(), to: path) ? "wrote \(path)" : nil
    }
}
