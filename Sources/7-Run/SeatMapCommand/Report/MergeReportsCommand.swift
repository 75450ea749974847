import CommandSupport
import Regression

/// `seatmap merge-reports`: the reports of all shards become one.
struct MergeReportsCommand {
    static let spec = CommandSpec(
        name: "seatmap merge-reports",
        summary: "Makes one report of the reports of all shards.",
        discussion: """
            The report is the one that a single run without --shard would have written, and so is the exit code. Every \
            shard must be there, once.
            """,
        positionals: [.repeated("DIR", help: "The report folder of a shard.")],
        options: ReportOutputs.options + [baselines],
        exitNotes: [
            ExitNote(.success, "Every picture of every shard is as it should be."),
            ExitNote(.difference, "A picture of a shard is not."),
            ExitNote(.trouble, "A shard is missing or there twice, or a report cannot be read or written."),
        ])

    private static let baselines = OptionSpec.value(
        "--baselines", "DIR", default: "baselines", help: "Where annotations say that the baselines are.")

    private let sources: [ReportFolder]
    private let outputs: ReportOutputs
    private let baselines: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        sources = arguments.positionals.map(ReportFolder.init)
        outputs = try ReportOutputs(arguments)
        baselines = arguments.value(of: Self.baselines) ?? "baselines"
        let target = outputs.folder.path
        if let source = sources.first(where: { Files.areSame($0.path, target) }) {
            throw .contradiction("the report would replace one of those it is made of: \(source.path)")
        }
    }

    /// Reads all reports before anything is written.
    func run() throws -> ExitCode {
        try outputs.removeOldAnswer()
        let parts = try sources.map { (name: $0.path, report: try $0.read(), folder: $0) }
        let report = try VerificationReport.merging(parts.map { ($0.name, $0.report) })
        for note in report.environment.notes { Terminal.note("note: \(note)") }
        for part in parts { try part.folder.checkPictures(of: part.report) }
        try outputs.prepare()
        for part in parts {
            for item in part.report.cases { try outputs.folder.write(try part.folder.pictures(of: item)) }
        }
        return try outputs.write(report, baselines: baselines)
    }
}
