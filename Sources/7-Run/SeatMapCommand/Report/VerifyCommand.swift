import CommandSupport
import Pixels
import Regression

/// `seatmap verify`: pictures against their baselines.
struct VerifyCommand {
    static let spec = CommandSpec(
        name: "seatmap verify",
        summary: "Draws the pictures of the suite and compares them with their baselines.",
        discussion: """
            Every pixel must be equal, unless the suite gives a case a tolerance with a reason. The report is a page \
            that opens from disk: failures first, both pictures beside, over and after each other, and their \
            difference.
            With --shard every case is drawn by one of N machines; 'seatmap merge-reports' makes one report of theirs.
            """,
        options: [SharedOptions.suite, SharedOptions.halls, SharedOptions.baselines] + ReportOutputs.options + [
            shard, SharedOptions.jobs,
        ],
        exitNotes: [
            ExitNote(.success, "Every picture equals its baseline, or is within its tolerance."),
            ExitNote(.difference, "A picture differs, or a baseline is missing, unexpected or unreadable."),
            ExitNote(.trouble, "There are no halls, the suite is invalid, or the report cannot be written."),
        ])

    private static let shard = OptionSpec.value(
        "--shard", "I/N", default: "everything",
        help: "Draw one of N parts, counted from 1. All scales of a case are in the same part.")

    private let arguments: ParsedArguments
    private let outputs: ReportOutputs
    private let shard: Shard?
    private let jobs: Int

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        outputs = try ReportOutputs(arguments)
        shard = try arguments.shard(of: Self.shard)
        jobs = try arguments.jobs()
    }

    /// Compares all pictures and reports what came out.
    func run() async throws -> ExitCode {
        try outputs.removeOldAnswer()
        let suite = try arguments.suite(shard)
        if Files.areSame(outputs.folder.path, suite.baselines) {
            throw UsageError.contradiction("the report would be written among the baselines: \(suite.baselines)")
        }
        if Files.areSame(outputs.folder.path, arguments.hallsFolder) {
            throw UsageError.contradiction("the report would be written among the halls: \(arguments.hallsFolder)")
        }
        let environment = try suite.comparedEnvironment()
        for note in environment.notes { Terminal.note("note: \(note)") }
        try outputs.prepare()
        let folder = outputs.folder
        let cases = try await suite.run(jobs: jobs) { drawn in
            let files = try drawn.files()
            try folder.write(files.files)
            return ReportedCase(drawn.result, order: drawn.order, pictures: files.pictures)
        }
        let report = VerificationReport(
            cases: cases, environment: ReportedEnvironment(environment), acceptCommand: acceptCommand, shard: shard)
        return try outputs.write(report, baselines: suite.baselines)
    }

    private var acceptCommand: String {
        let options = [SharedOptions.suite, SharedOptions.halls, SharedOptions.baselines].compactMap { option in
            arguments.value(of: option).map { " \(option.name) \(shellQuoted($0))" }
        }
        return "seatmap record changed\(options.joined())"
    }
}

extension Suite.Drawn {
    /// Returns what the report shows of the case.
    fileprivate func files() throws -> CaseFiles {
        let name = result.name
        if result.outcome == .pass, let baseline, let actual {
            return CaseFiles(name: name, baseline: baseline, size: actual.bitmap.size)
        }
        let actual = try actual.map { (bitmap: $0.bitmap, png: try $0.picture.png()) }
        return try CaseFiles(name: name, baseline: baseline, actual: actual)
    }
}

extension ParsedArguments {
    /// The part that is asked for, such as `2/3`.
    func shard(of option: OptionSpec) throws(UsageError) -> Shard? {
        guard let text = value(of: option) else { return nil }
        if let shard = Shard(text) { return shard }
        throw .invalidValue(
            of: option.name, value: text, expected: "a part such as 1/3, from 1/N to N/N, N at most \(Shard.maxCount)")
    }
}
