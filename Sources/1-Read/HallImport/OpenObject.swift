import StrictJSON

/// An object of which only some members matter: the formats of others carry much that a hall has no place for.
struct OpenObject {
    let path: JSONPath
    private let fields: [String: JSONField]
    private let faults: FaultCollector

    /// Reads an object; `nil` after it was reported that the field is none.
    init?(_ field: JSONField) {
        guard let members = field.map(count: 0...1000) else { return nil }
        path = field.path
        faults = field.faults
        fields = Dictionary(members.map { ($0.name, $0.field) }) { first, _ in first }
    }

    /// The number of members.
    var count: Int { fields.count }

    /// Returns a member, or `nil` when it is absent or null.
    func optional(_ name: String) -> JSONField? {
        guard let field = fields[name], field.value != .null else { return nil }
        return field
    }

    /// Returns a member, or `nil` after its absence was reported.
    func required(_ name: String) -> JSONField? {
        if let field = optional(name) { return field }
        faults.report("is missing", at: path.member(name))
        return nil
    }
}

extension JSONField {
    /// Reads an array; `nil` after it was reported that the field is none, or is too short or too long.
    func list(count range: ClosedRange<Int>) -> [JSONField]? {
        elements(count: range) { $0 }
    }
}
