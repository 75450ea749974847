import CommandSupport

let group = CommandGroup(
    name: "seatmap",
    summary: "Draws seat maps of cinema halls and checks that they have not changed by accident.",
    commands: [
        RenderCommand.spec, VerifyCommand.spec, RecordCommand.spec, CheckCommand.spec, HitCommand.spec,
        ImportCommand.spec,
        ThemeCommand.spec, SheetCommand.spec, GalleryCommand.spec,
    ])

await CommandMain.run(group.name) { arguments in
    switch try group.parse(arguments) {
    case .print(let text):
        try Terminal.print(text)
        return .success
    case .run(let name, let arguments):
        return try await run(name, arguments)
    }
}

func run(_ name: String, _ arguments: ParsedArguments) async throws -> ExitCode {
    switch name {
    case RenderCommand.spec.name: try await RenderCommand(arguments).run()
    case VerifyCommand.spec.name: try await VerifyCommand(arguments).run()
    case RecordCommand.spec.name: try await RecordCommand(arguments).run()
    case CheckCommand.spec.name: try await CheckCommand(arguments).run()
    case HitCommand.spec.name: try HitCommand(arguments).run()
    case ImportCommand.spec.name: try ImportCommand(arguments).run()
    case ThemeCommand.spec.name: try ThemeCommand(arguments).run()
    case SheetCommand.spec.name: try await SheetCommand(arguments).run()
    case GalleryCommand.spec.name: try await GalleryCommand(arguments).run()
    default: throw UsageError.unknownCommand(name, nearest: nil)
    }
}
