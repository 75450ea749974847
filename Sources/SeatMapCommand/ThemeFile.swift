import CommandSupport
import Scenes
import StrictJSON

/// Returns a built-in theme by its name, or reads a theme file and prints what is unusual about it.
func loadTheme(_ nameOrPath: String) throws -> Theme {
    if let theme = Theme.builtIn.first(where: { $0.name == nameOrPath }) { return theme }
    guard Files.kind(of: nameOrPath) != nil else {
        let names = Theme.builtIn.map(\.name).joined(separator: ", ")
        throw InputError(path: nameOrPath, lines: ["no such theme file, and not a built-in theme (\(names))"])
    }
    let bytes = try Files.read(nameOrPath, limit: ThemeLimits.fileSize)
    let reading = try namingFaults(in: nameOrPath) { () throws(DocumentError) in try Theme.read(bytes) }
    for warning in reading.warnings.lines {
        Terminal.note("\(nameOrPath): warning: \(warning)")
    }
    return reading.theme
}
