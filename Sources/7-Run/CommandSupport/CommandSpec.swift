/// A command: one table that its arguments are parsed by and its help is printed from.
public struct CommandSpec: Sendable {
    /// The words that start it, such as `pixeldiff` or `seatmap render`.
    public let name: String

    /// What it does, in one sentence.
    public let summary: String

    /// More about it, in paragraphs separated by line breaks; may be empty.
    public let discussion: String

    /// The positional arguments, in order.
    public let positionals: [PositionalSpec]

    /// The options, in the order the help lists them, without `--help` and `--version`.
    public let options: [OptionSpec]

    /// What each exit code means, without 64.
    public let exitNotes: [ExitNote]

    /// Creates a command.
    public init(
        name: String, summary: String, discussion: String = "", positionals: [PositionalSpec] = [],
        options: [OptionSpec] = [], exitNotes: [ExitNote]
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.positionals = positionals
        self.options = options
        self.exitNotes = exitNotes
    }
}

/// What an exit code of a command means.
public struct ExitNote: Sendable {
    /// The code.
    public let code: ExitCode

    /// When the command ends with it.
    public let meaning: String

    /// Creates a note.
    public init(_ code: ExitCode, _ meaning: String) {
        self.code = code
        self.meaning = meaning
    }
}

/// What a command line asks for.
public enum Invocation: Sendable {
    /// To run the command of that name.
    case run(command: String, ParsedArguments)

    /// To print this text on standard output and succeed.
    case print(String)
}

extension OptionSpec {
    /// The option that every command has: it prints the help.
    static let help = flag("--help", short: "-h", help: "Show this help.")

    /// The option that every command has: it prints the version.
    static let version = flag("--version", help: "Show the version.")
}
