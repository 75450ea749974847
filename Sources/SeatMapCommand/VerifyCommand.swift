import CommandSupport
import Regression
import StrictJSON

/// `seatmap verify`: pictures against their baselines.
struct VerifyCommand {
    static let spec = CommandSpec(
        name: "seatmap verify",
        summary: "Draws the pictures of the suite and compares them with their baselines.",
        discussion: """
            Every pixel must be equal. A failure leaves the expected picture, the actual one and their difference in \
            the report folder, which holds nothing after a run without failures.
            """,
        options: [
            SharedOptions.suite, SharedOptions.halls, SharedOptions.baselines, report, SharedOptions.json,
            SharedOptions.jobs,
        ],
        exitNotes: [
            ExitNote(.success, "Every picture equals its baseline."),
            ExitNote(.difference, "A picture differs, or a baseline is missing, unexpected or unreadable."),
            ExitNote(.trouble, "There are no halls, or the report cannot be written."),
        ])

    private static let report = OptionSpec.value(
        "--report", "DIR", default: "out/verify", help: "The folder for the pictures of failures; it is emptied first.")

    private let arguments: ParsedArguments
    private let report: String
    private let jobs: Int

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        report = arguments.value(of: Self.report) ?? "out/verify"
        jobs = try arguments.jobs()
    }

    /// Compares all pictures, and says at the end where to look and how to accept.
    func run() async throws -> ExitCode {
        let suite = try arguments.suite()
        let environment = try suite.comparedEnvironment()
        for note in environment.notes { Terminal.note("note: \(note)") }
        try emptyReport()
        let report = report
        let results = try await suite.run(jobs: jobs) { drawn in
            try leavePictures(of: drawn, in: report)
            return drawn.result
        }
        let verification = Verification(results)
        if arguments.has(SharedOptions.json) {
            try Terminal.print(verification.json(environment: environment).text(.pretty))
        } else {
            for line in verification.failureLines + [verification.summaryLine] { try Terminal.print(line) }
        }
        if !verification.passed { explain(suite) }
        return verification.passed ? .success : .difference
    }

    /// Removes the pictures that an earlier run left, so that what is there belongs to this one.
    private func emptyReport() throws {
        guard Files.kind(of: report) != nil else { return }
        for path in try Files.children(of: report, withExtension: "png") {
            try Files.remove(path)
        }
    }

    private func explain(_ suite: Suite) {
        Terminal.note("To look:    ls \(shellQuoted(report))")
        Terminal.note(
            "To accept:  seatmap record\(option("--suite", SharedOptions.suite))"
                + option("--halls", SharedOptions.halls) + option("--baselines", SharedOptions.baselines))
    }

    private func option(_ name: String, _ spec: OptionSpec) -> String {
        arguments.value(of: spec).map { " \(name) \(shellQuoted($0))" } ?? ""
    }
}

/// Writes what a failed case shows into the report folder.
private func leavePictures(of drawn: Suite.Drawn, in folder: String) throws {
    guard !drawn.result.outcome.passed else { return }
    let actual = try drawn.actual.map { (bitmap: $0.bitmap, png: try $0.picture.png()) }
    let files = try FailurePictures.files(for: drawn.result.name, baseline: drawn.baseline, actual: actual)
    guard !files.isEmpty else { return }
    try Files.createFolder(folder)
    for file in files {
        try Files.write(file.bytes, to: Files.joined(folder, file.name))
    }
}

/// Returns a path as a shell reads it: in quotes unless it is plain.
func shellQuoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || "/._-@".utf8.contains($0)
    }
    return isPlain && !path.isEmpty
        ? path
        : "'"
            + path.split(separator: "'", omittingEmptySubsequences: false)
            .joined(separator: "'\\''") + "'"
}
