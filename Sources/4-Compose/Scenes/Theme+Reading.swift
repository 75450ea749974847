public import StrictJSON

/// A theme, and what is unusual about its document.
public struct ThemeReading: Equatable, Sendable {
    /// The theme.
    public let theme: Theme

    /// What is allowed and yet probably a mistake.
    public let warnings: FaultList
}

extension Theme {
    /// Reads a theme document strictly: it is accepted whole, or refused with all its faults.
    ///
    /// A document that extends a built-in theme gives what differs from it; any other gives everything. The limits are
    /// those of `ThemeLimits`.
    public static func read(_ bytes: [UInt8]) throws(DocumentError) -> ThemeReading {
        let (theme, warnings) = try readDocument(bytes, sizeLimit: ThemeLimits.fileSize) { $0.theme() }
        return ThemeReading(theme: theme, warnings: warnings)
    }
}

extension JSONField {
    fileprivate func theme() -> Theme? {
        guard var object = document(keys: ["name", "extends"] + Theme.keys.map(\.name)) else { return nil }
        let name = object.required("name")?.text(length: ThemeLimits.nameLength)
        let base = object.optional("extends")
        // Where the base was meant but cannot be read, nothing is known to be missing.
        let isWhole = base == nil && !object.isMisspelt("extends")
        // Of a whole document every part is replaced.
        var theme = base?.choice(of: BuiltInTheme.self)?.theme ?? .light
        object.read(Theme.keys, into: &theme, isWhole ? .whole : .changes)

        guard faults.count == 0, let name else { return nil }
        theme.name = name
        for (path, warning) in theme.warnings { faults.warn(warning, at: path) }
        return theme
    }
}
