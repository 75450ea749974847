import CommandSupport
import Scenes

/// `seatmap theme`: a built-in theme as a document to start from.
struct ThemeCommand {
    static let spec = CommandSpec(
        name: "seatmap theme",
        summary: "Prints a built-in theme as a theme file to start from.",
        discussion: """
            A theme file is given to other commands with --theme. One that begins with "extends": "light" needs only its name and \
            what differs from light.
            """,
        positionals: [.required("NAME", help: "light or dark.")],
        exitNotes: [ExitNote(.success, "The theme was printed.")])

    private let theme: Theme

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let name = arguments.positionals[0]
        guard let theme = Theme.builtIn.first(where: { $0.name == name }) else {
            let names = Theme.builtIn.map(\.name).joined(separator: " or ")
            throw .invalidValue(of: "NAME", value: name, expected: "a built-in theme: \(names)")
        }
        self.theme = theme
    }

    /// Prints the theme.
    func run() throws -> ExitCode {
        try Terminal.write(Array(theme.documentText().utf8))
        return .success
    }
}
