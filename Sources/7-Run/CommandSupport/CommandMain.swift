import Glibc

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
