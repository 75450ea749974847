import StrictJSON

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

    /// Parses the arguments after the command's name.
    ///
    /// - `--option value` and `--option=value` are the same; a value that begins with a dash needs the second form,
    ///   unless it is a negative number.
    /// - `--` ends the options; `-` and negative numbers are positional arguments.
    /// - `--help` and `--version` win over everything else.
    ///
    /// - Throws: A `UsageError` for the first thing that is wrong.
    public func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        let beforeEnd = arguments.prefix { $0 != "--" }
        if beforeEnd.contains(where: OptionSpec.help.isWritten) { return .print(helpText) }
        if beforeEnd.contains(where: OptionSpec.version.isWritten) { return .print(versionText(of: name)) }
        var parsed = ParsedArguments()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                for positional in rest { parsed.append(positional: positional) }
                break
            }
            if looksLikeOption(argument) {
                try parseOption(argument, &rest, into: &parsed)
            } else {
                parsed.append(positional: argument)
            }
        }
        try checkCount(of: parsed.positionals)
        return .run(command: name, parsed)
    }

    private func parseOption(
        _ argument: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
    ) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let option = try option(named: parts[0])
        guard option.isRepeatable || !parsed.has(option) else { throw .repeatedOption(option.name) }
        let attached = parts.count > 1 ? parts[1] : nil
        guard let placeholder = option.placeholder else {
            guard attached == nil else { throw .unexpectedValue(option: option.name) }
            parsed.append(option, value: "")
            return
        }
        guard let value = attached ?? popValue(&rest) else {
            throw .missingValue(option: option.name, placeholder: placeholder)
        }
        parsed.append(option, value: value)
    }

    private func option(named name: String) throws(UsageError) -> OptionSpec {
        if let option = options.first(where: { $0.isWritten(name) }) { return option }
        throw .unknownOption(name, nearest: nearestName(to: name, among: allOptions.map(\.name)))
    }

    private func popValue(_ rest: inout ArraySlice<String>) -> String? {
        guard let next = rest.first, next != "--", !looksLikeOption(next) else { return nil }
        return rest.popFirst()
    }

    private func checkCount(of arguments: [String]) throws(UsageError) {
        var remaining = arguments.count
        for positional in positionals {
            guard remaining >= positional.count.lowerBound else { throw .missingArgument(positional.name) }
            remaining -= min(remaining, positional.count.upperBound)
        }
        guard remaining == 0 else { throw .unexpectedArgument(arguments[arguments.count - remaining]) }
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

    /// Whether the text is this option's name or short name.
    fileprivate func isWritten(_ text: String) -> Bool {
        text == name || text == short
    }
}

/// Whether an argument begins with a dash, and is neither `-` alone nor a negative number.
private func looksLikeOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), let second = argument.dropFirst().first else { return false }
    return !(second.isASCII && second.isNumber) && second != "."
}
