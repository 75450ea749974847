import StrictJSON

extension Theme {
    /// Returns the theme as a whole document: reading it gives the same theme.
    ///
    /// Keys have one order; seat parts that are not drawn are left out.
    public func documentText() -> String {
        let members = [JSONMember("name", .string(name))] + [JSONMember](Theme.keys, of: self)
        return JSONValue.object(members).text(.pretty) + "\n"
    }
}
