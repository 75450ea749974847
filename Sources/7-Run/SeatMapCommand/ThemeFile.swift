import CommandSupport
import Scenes
import StrictJSON

/// Returns a built-in theme by its name, or reads a theme file and prints what is unusual about it.
///
/// A file that bears the name of a built-in theme is reached as `./light`. Font paths start from the file's folder.
func loadTheme(_ nameOrPath: String) throws -> Theme {
    if let theme = Theme.builtIn.first(where: { $0.name == nameOrPath }) { return theme }
    guard nameOrPath == Files.standardStream || Files.kind(of: nameOrPath) != nil else {
        throw InputError(path: nameOrPath, lines: [noTheme(nameOrPath)])
    }
    let bytes = try Files.read(nameOrPath, limit: ThemeLimits.fileSize)
    let reading = try namingFaults(in: nameOrPath) { () throws(DocumentError) in try Theme.read(bytes) }
    for warning in reading.warnings.lines {
        Terminal.note("\(nameOrPath): warning: \(warning)")
    }
    var theme = reading.theme
    theme.fonts = theme.fonts.map { path in
        path.hasPrefix("/") ? path : Files.joined(Files.parent(of: nameOrPath), path)
    }
    return theme
}

private func noTheme(_ name: String) -> String {
    let names = Theme.builtIn.map(\.name)
    let question = nearestName(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    return "no such theme file, and not a built-in theme (\(names.joined(separator: ", ")))" + question
}
