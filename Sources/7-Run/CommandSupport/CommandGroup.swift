import Glibc
import StrictJSON

/// A program that is several commands, chosen by its first argument.
public struct CommandGroup: Sendable {
    /// The program's name.
    public let name: String

    /// What it does, in one sentence.
    public let summary: String

    /// The commands, in the order the help lists them; their names begin with the program's.
    public let commands: [CommandSpec]

    /// Creates a group.
    public init(name: String, summary: String, commands: [CommandSpec]) {
        self.name = name
        self.summary = summary
        self.commands = commands
    }

    /// Parses the arguments after the program's name.
    ///
    /// - Throws: A `UsageError` when no command is named, or none of that name exists, or its arguments are wrong.
    public func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        guard let first = arguments.first else { throw .missingCommand(names: names) }
        if first == "help", arguments.count > 1 { return try parse(Array(arguments[1...1]) + [OptionSpec.help.name]) }
        if [OptionSpec.help.name, OptionSpec.help.short, "help"].contains(first) { return .print(helpText) }
        if first == OptionSpec.version.name { return .print(versionText(of: name)) }
        guard let command = commands.first(where: { shortName(of: $0) == first }) else {
            throw .unknownCommand(first, nearest: nearestName(to: first, among: names))
        }
        return try command.parse(Array(arguments.dropFirst()))
    }

    /// Returns the full name of the command that arguments choose, or the program's where they choose none.
    public func commandName(_ arguments: [String]) -> String {
        commands.first { shortName(of: $0) == arguments.first }?.name ?? name
    }

    private var names: [String] { commands.map(shortName) }

    /// The name without the program's.
    private func shortName(of command: CommandSpec) -> String {
        String(command.name.dropFirst(name.count + 1))
    }

    private var helpText: String {
        var help = HelpText()
        help.append(section: "OVERVIEW", text: summary)
        help.append(section: "USAGE", text: "\(name) COMMAND [ARGUMENTS]")
        help.append(section: "COMMANDS", rows: commands.map { (shortName(of: $0), $0.summary) })
        help.append(section: "OPTIONS", rows: [OptionSpec.help, .version].map { ($0.label, $0.description) })
        help.append(paragraph: "See '\(name) COMMAND --help' for a command's arguments, defaults and exit codes.")
        return help.text
    }
}

/// Where a command starts and ends.
public enum CommandMain {
    /// Runs a command on the process's arguments and ends the process with its exit code.
    ///
    /// Whatever the body throws becomes a message on standard error and an exit code; see `Failure`.
    ///
    /// - Parameter helpName: Returns the name of the command whose help explains the arguments; the program's without it.
    public static func run(
        _ name: String, helpName: ([String]) -> String? = { _ in nil }, _ body: ([String]) async throws -> ExitCode
    ) async -> Never {
        // A reader that goes away shows as an error of the write instead of ending the process.
        _ = signal(SIGPIPE, SIG_IGN)
        let arguments = Array(CommandLine.arguments.dropFirst())
        exit(await exitCode(name, helpName(arguments), arguments, body).rawValue)
    }

    private static func exitCode(
        _ name: String, _ helpName: String?, _ arguments: [String], _ body: ([String]) async throws -> ExitCode
    ) async -> ExitCode {
        do {
            return try await body(arguments)
        } catch {
            let failure = Failure(error, command: name, helpName: helpName)
            if let message = failure.message { Terminal.note(message) }
            return failure.exitCode
        }
    }
}

/// The message and exit code that an error turns into.
public struct Failure: Equatable {
    /// What to print on standard error; `nil` when whoever was reading has gone away and wants no message.
    public let message: String?

    /// How the command ends.
    public let exitCode: ExitCode

    /// Describes an error that ended a command of that name, and names the help that explains its arguments.
    public init(_ error: any Error, command name: String, helpName: String? = nil) {
        switch error {
        case let error as UsageError:
            message = "\(name): \(error)\nSee '\(helpName ?? name) --help'."
            exitCode = .usage
        case let error as FileError where error.reason == .system(EPIPE):
            message = nil
            exitCode = .trouble
        default:
            // An input file may have many faults, one a line.
            message = "\(error)".split(separator: "\n").map { "\(name): \($0)" }.joined(separator: "\n")
            exitCode = .trouble
        }
    }
}
