extension CommandSpec {
    /// The text that `--help` prints.
    public var helpText: String {
        var help = HelpText()
        help.append(section: "OVERVIEW", text: summary)
        if !discussion.isEmpty { help.append(paragraph: discussion) }
        help.append(section: "USAGE", text: usage)
        help.append(section: "ARGUMENTS", rows: positionals.map { ($0.name, $0.help) })
        help.append(section: "OPTIONS", rows: allOptions.map { ($0.label, $0.description) })
        help.append(section: "EXIT STATUS", rows: allExitNotes.map { ("\($0.code.rawValue)", $0.meaning) })
        return help.text
    }

    /// The options with those that every command has.
    var allOptions: [OptionSpec] { options + [.help, .version] }

    private var allExitNotes: [ExitNote] { exitNotes + [ExitNote(.usage, "Wrong usage.")] }

    private var usage: String {
        ([name] + positionals.map(\.usage) + options.map(\.usage)).joined(separator: " ")
    }
}

extension OptionSpec {
    /// How the list of options shows it.
    var label: String {
        let names = [short, name].compactMap { $0 }.joined(separator: ", ")
        return placeholder.map { "\(names) \($0)" } ?? names
    }

    /// What it does, and what holds without it.
    var description: String {
        help + (isRepeatable ? " May be repeated." : "") + (defaultText.map { " (default: \($0))" } ?? "")
    }

    /// How the usage line shows it.
    var usage: String {
        "[\(name)\(placeholder.map { " \($0)" } ?? "")]\(isRepeatable ? "…" : "")"
    }
}

/// The line that `--version` prints.
func versionText(of name: String) -> String {
    "\(name) \(packageVersion)\n"
}

/// The version of everything in this package.
public let packageVersion = "1.1.0"
