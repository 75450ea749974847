/// A theme that is always there, by the name that documents and commands call it.
enum BuiltInTheme: String, CaseIterable {
    case light
    case dark

    var theme: Theme {
        switch self {
        case .light: .light
        case .dark: .dark
        }
    }
}

extension Theme {
    /// The themes that are always there: light and dark.
    public static var builtIn: [Theme] { BuiltInTheme.allCases.map(\.theme) }
}
