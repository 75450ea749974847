/// Puts a help text together: titled sections, two columns, lines of at most 80 characters.
struct HelpText {
    private static let lineWidth = 80
    private static let labelWidth = 26

    private(set) var text = ""

    /// Appends lines after an empty line.
    private mutating func append(lines: [String]) {
        text += text.isEmpty ? "" : "\n"
        for line in lines { text += line + "\n" }
    }

    /// Appends a paragraph.
    mutating func append(paragraph: String) {
        append(lines: paragraph.split(separator: "\n").flatMap { wrap(String($0), to: HelpText.lineWidth) })
    }

    /// Appends a section of running text, its title in front; later lines are indented like the first.
    mutating func append(section title: String, text: String) {
        let indent = title.count + 2
        let lines = wrap(text, to: HelpText.lineWidth - indent)
        let spaces = String(repeating: " ", count: indent)
        append(lines: lines.enumerated().map { ($0 == 0 ? "\(title): " : spaces) + $1 })
    }

    /// Appends a section of labels and what they mean; nothing when there are none.
    mutating func append(section title: String, rows: [(label: String, meaning: String)]) {
        guard !rows.isEmpty else { return }
        append(lines: ["\(title):"] + rows.flatMap { row(label: $0.label, meaning: $0.meaning) })
    }

    /// A label that leaves no room beside it gets a line of its own.
    private func row(label: String, meaning: String) -> [String] {
        let width = HelpText.labelWidth
        let lines = wrap(meaning, to: HelpText.lineWidth - width)
        let padded = "  " + label + String(repeating: " ", count: max(0, width - 2 - label.count))
        let indented = lines.map { String(repeating: " ", count: width) + $0 }
        guard label.count <= width - 4, let first = lines.first else { return ["  " + label] + indented }
        return [padded + first] + indented.dropFirst()
    }
}

/// Breaks a text between words into lines of at most so many characters; a longer word stands alone.
private func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
        if let last = lines.last, last.count + 1 + word.count <= width {
            lines[lines.count - 1] += " \(word)"
        } else {
            lines.append(String(word))
        }
    }
    return lines
}

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
