/// Reads the members of an object whose names are known.
public struct ObjectReader {
    private let members: [JSONMember]
    private let parent: JSONPath.Parent
    private let faults: FaultCollector

    /// The known names that misspelt ones probably stand for: they are not reported as missing as well.
    private var misspelt: [String] = []

    /// Where the next name is probably found: documents tend to keep one order.
    private var hint = 0

    /// Reports unknown names, with the nearest known one, and names that appear twice.
    init(members: [JSONMember], keys: [String], path: JSONPath, faults: FaultCollector) {
        self.members = members
        self.parent = JSONPath.Parent(path)
        self.faults = faults
        checkNames(keys)
    }

    private mutating func checkNames(_ keys: [String]) {
        var isSeen = [Bool](repeating: false, count: keys.count)
        for member in members {
            guard let key = keys.firstIndex(of: member.name) else {
                reportUnknown(member.name, keys)
                continue
            }
            if isSeen[key] { faults.report(FieldFault.duplicateKey, at: path(member.name)) }
            isSeen[key] = true
        }
    }

    private mutating func reportUnknown(_ name: String, _ keys: [String]) {
        let nearest = nearestName(to: name, among: keys)
        faults.report(FieldFault.unknownKey(nearest: nearest), at: path(name))
        misspelt += nearest.map { [$0] } ?? []
    }

    /// Returns the path of a member, whether it is there or not.
    public func path(_ name: String) -> JSONPath {
        JSONPath(parent, .member(name))
    }

    /// Returns a member, or `nil` when it is absent.
    public mutating func optional(_ name: String) -> JSONField? {
        for _ in members.indices {
            let member = members[hint]
            hint = hint + 1 == members.count ? 0 : hint + 1
            if member.name == name { return JSONField(value: member.value, path: path(name), faults: faults) }
        }
        return nil
    }

    /// Returns a member, or `nil` after its absence was reported.
    public mutating func required(_ name: String) -> JSONField? {
        if let field = optional(name) { return field }
        if !misspelt.contains(name) { faults.report(FieldFault.missing, at: path(name)) }
        return nil
    }

    /// Reads a member that may be absent; `nil` after a fault.
    public mutating func value<Value>(
        _ name: String, default absent: Value, read: (JSONField) -> Value?
    ) -> Value? {
        guard let field = optional(name) else { return absent }
        return read(field)
    }

    /// Reads a member that may be absent; `nil` after a fault, a `nil` within when it is absent.
    public mutating func value<Value>(_ name: String, read: (JSONField) -> Value?) -> Value?? {
        guard let field = optional(name) else { return .some(nil) }
        return read(field).map(Optional.some)
    }

    /// Reads a member that may be absent or null; `nil` after a fault, a `nil` within when there is no value.
    public mutating func nullable<Value>(_ name: String, read: (JSONField) -> Value?) -> Value?? {
        guard let field = optional(name), field.value != .null else { return .some(nil) }
        return read(field).map(Optional.some)
    }
}
