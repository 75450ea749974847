import FoundationEssentials
import Glibc

/// What a command left behind: its two streams apart, and its exit code.
public struct CommandResult: Sendable {
    /// Everything written to standard output.
    public let stdout: [UInt8]

    /// Everything written to standard error.
    public let stderr: String

    /// The exit code, or 128 and the signal's number when a signal ended it.
    public let exitCode: Int32

    /// Standard output as text.
    public var text: String { String(decoding: stdout, as: UTF8.self) }
}

/// Why a command could not be run to its end.
public enum CommandRunError: Error {
    /// A call to the system failed; `code` is its errno.
    case failed(call: String, code: Int32)

    /// The command was still running after the limit, and was killed.
    case timedOut(name: String, limit: Duration)
}

/// Runs an executable of this package to its end and returns what it printed.
///
/// The streams go through files, so a command can print any amount without blocking.
///
/// - Parameters:
///   - name: The product's name, `seatmap` or `pixeldiff`, which lies beside the running test bundle; or a path.
///   - environment: All that the command sees; nothing is inherited, so that a test means the same under CI.
///   - stdin: What the command can read from standard input.
///   - cwd: The folder it runs in; the test's own when `nil`.
///   - limit: How long it may run.
/// - Throws: `CommandRunError`.
public func runCommand(
    _ name: String, _ arguments: [String], environment: [String: String] = [:], stdin: [UInt8] = [],
    cwd: String? = nil, limit: Duration = .seconds(120)
) async throws -> CommandResult {
    let arguments = [name.contains("/") ? name : try productsFolder() + "/" + name] + arguments
    return try await CommandSlots.shared.run {
        let streams = (try ScratchFile(stdin), try ScratchFile(), try ScratchFile())
        let command = try SpawnedCommand(
            arguments, environment: environment,
            streams: [streams.0.descriptor, streams.1.descriptor, streams.2.descriptor], cwd: cwd)
        guard let exitCode = try await command.exitCode(within: limit) else {
            throw CommandRunError.timedOut(name: name, limit: limit)
        }
        let stderr = String(decoding: try streams.2.contents(), as: UTF8.self)
        return CommandResult(stdout: try streams.1.contents(), stderr: stderr, exitCode: exitCode)
    }
}

/// The folder of the running test bundle, where the package's executables lie too.
private func productsFolder() throws -> String {
    let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: runner).deletingLastPathComponent().path
}

/// Throws the call's errno unless it succeeded.
func check(_ succeeded: Bool, _ call: String, code: Int32 = errno) throws {
    guard succeeded else { throw CommandRunError.failed(call: call, code: code) }
}
