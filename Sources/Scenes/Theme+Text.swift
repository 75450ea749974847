import StrictJSON

extension Theme {
    /// Returns the theme as a whole document: reading it gives the same theme.
    ///
    /// Keys have one order; seat parts that are not drawn are left out.
    public func documentText() -> String {
        guard case .object(let members) = JSONValue(Theme.keys, of: self) else { return "" }
        return JSONValue.object([JSONMember("name", .string(name))] + members).text(.pretty) + "\n"
    }
}
