/// How a command ends.
public enum ExitCode: Int32, Sendable {
    /// It did what was asked, and found no difference.
    case success = 0

    /// It found a difference, or some of many things failed.
    case difference = 1

    /// The one thing asked for is unreadable, invalid or not writable.
    case trouble = 2

    /// The command line is wrong.
    case usage = 64
}

/// What is wrong with a command line.
public enum UsageError: Error, Equatable {
    /// There is no such option; `nearest` is one that was probably meant.
    case unknownOption(String, nearest: String?)

    /// There is no such command; `nearest` is one that was probably meant.
    case unknownCommand(String, nearest: String?)

    /// No command was named.
    case missingCommand(names: [String])

    /// An option stands without its value.
    case missingValue(option: String, placeholder: String)

    /// A flag was given a value.
    case unexpectedValue(option: String)

    /// An option that can be given once was given again.
    case repeatedOption(String)

    /// A positional argument is missing.
    case missingArgument(String)

    /// There are too many positional arguments; this is the first too many.
    case unexpectedArgument(String)

    /// The value of an option or argument cannot be understood.
    case invalidValue(of: String, value: String, expected: String)

    /// Things that are right by themselves do not go together.
    case contradiction(String)
}

extension UsageError: CustomStringConvertible {
    /// The message for a reader of the command line.
    public var description: String {
        switch self {
        case .unknownOption(let name, let nearest): "unknown option '\(name)'\(suggestion(nearest))"
        case .unknownCommand(let name, let nearest): "unknown command '\(name)'\(suggestion(nearest))"
        case .missingCommand(let names): "no command; one of: \(names.joined(separator: ", "))"
        case .missingValue(let option, let placeholder): "missing value: \(option) \(placeholder)"
        case .unexpectedValue(let option): "\(option) takes no value"
        case .repeatedOption(let name): "\(name) can be given only once"
        case .missingArgument(let name): "missing argument \(name)"
        case .unexpectedArgument(let argument): "unexpected argument '\(argument)'"
        case .invalidValue(let name, let value, let expected): "\(name): '\(value)' is not \(expected)"
        case .contradiction(let message): message
        }
    }
}

private func suggestion(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
}
