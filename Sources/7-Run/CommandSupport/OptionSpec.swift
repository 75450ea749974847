/// An option of a command: how it is written, and what the help says about it.
///
/// Commands keep their options as constants and ask `ParsedArguments` for them, so an option's name is written once.
public struct OptionSpec: Sendable {
    /// The name with its dashes, such as `--scale`.
    public let name: String

    /// The short name with its dash, such as `-o`.
    public let short: String?

    /// What the help calls the value, such as `N`; `nil` for a flag, which has none.
    public let placeholder: String?

    /// Whether the option may be given more than once.
    public let isRepeatable: Bool

    /// What it does, in one sentence or two.
    public let help: String

    /// What holds when it is not given.
    public let defaultText: String?

    /// Describes an option without a value.
    public static func flag(_ name: String, short: String? = nil, help: String) -> OptionSpec {
        OptionSpec(name: name, short: short, placeholder: nil, isRepeatable: false, help: help, defaultText: nil)
    }

    /// Describes an option with a value.
    public static func value(
        _ name: String, short: String? = nil, _ placeholder: String, default defaultText: String? = nil,
        isRepeatable: Bool = false, help: String
    ) -> OptionSpec {
        OptionSpec(
            name: name, short: short, placeholder: placeholder, isRepeatable: isRepeatable, help: help,
            defaultText: defaultText)
    }
}

/// A positional argument of a command.
public struct PositionalSpec: Sendable {
    /// What the help calls it, such as `HALL`.
    public let name: String

    /// What it is.
    public let help: String

    /// The fewest and the most times it can be given.
    let count: ClosedRange<Int>

    /// Describes an argument that must be given once.
    public static func required(_ name: String, help: String) -> PositionalSpec {
        PositionalSpec(name: name, help: help, count: 1...1)
    }

    /// Describes an argument that may be given once.
    public static func optional(_ name: String, help: String) -> PositionalSpec {
        PositionalSpec(name: name, help: help, count: 0...1)
    }

    /// Describes an argument that must be given at least once; nothing can follow it.
    public static func repeated(_ name: String, help: String) -> PositionalSpec {
        PositionalSpec(name: name, help: help, count: 1...Int.max)
    }

    /// How the usage line shows it.
    var usage: String {
        let name = count.upperBound > 1 ? "\(name)…" : name
        return count.lowerBound == 0 ? "[\(name)]" : name
    }
}
