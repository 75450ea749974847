import CommandSupport

/// A command and what runs it.
struct Command {
    let spec: CommandSpec
    let run: (ParsedArguments) async throws -> ExitCode

    init(_ spec: CommandSpec, run: @escaping (ParsedArguments) async throws -> ExitCode) {
        self.spec = spec
        self.run = run
    }
}

let commands = [
    Command(RenderCommand.spec) { try await RenderCommand($0).run() },
    Command(VerifyCommand.spec) { try await VerifyCommand($0).run() },
    Command(RecordCommand.spec) { try await RecordCommand($0).run() },
    Command(MergeReportsCommand.spec) { try MergeReportsCommand($0).run() },
    Command(CheckCommand.spec) { try await CheckCommand($0).run() },
    Command(HitCommand.spec) { try HitCommand($0).run() },
    Command(RecommendCommand.spec) { try RecommendCommand($0).run() },
    Command(DescribeCommand.spec) { try DescribeCommand($0).run() },
    Command(PatternCommand.spec) { try PatternCommand($0).run() },
    Command(ReplayCommand.spec) { try ReplayCommand($0).run() },
    Command(ImportCommand.spec) { try ImportCommand($0).run() },
    Command(ThemeCommand.spec) { try ThemeCommand($0).run() },
    Command(SheetCommand.spec) { try await SheetCommand($0).run() },
    Command(GalleryCommand.spec) { try await GalleryCommand($0).run() },
]

let group = CommandGroup(
    name: "seatmap",
    summary: "Draws seat maps of cinema halls and checks that they have not changed by accident.",
    commands: commands.map(\.spec))

await CommandMain.run(group.name, helpName: group.commandName) { arguments in
    switch try group.parse(arguments) {
    case .print(let text):
        try Terminal.print(text)
        return .success
    case .run(let name, let arguments):
        guard let command = commands.first(where: { $0.spec.name == name }) else {
            throw UsageError.unknownCommand(name, nearest: nil)
        }
        return try await command.run(arguments)
    }
}
