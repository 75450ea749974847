/// Reads the members of an object whose names are known.
public struct ObjectReader {
    private let members: [JSONMember]
    private let container: FieldContainer

    /// The known names that misspelt ones probably stand for.
    private var misspelt: [String] = []

    /// Where the next name probably stands.
    private var hint = 0

    /// Reports unknown names, with the nearest known one, and names that appear twice.
    init(_ members: [JSONMember], keys: [String], in container: FieldContainer) {
        self.members = members
        self.container = container
        checkNames(keys)
    }

    private mutating func checkNames(_ keys: [String]) {
        var isSeen = [Bool](repeating: false, count: keys.count)
        var hint = 0
        for member in members {
            guard let key = keys.firstIndex(from: hint, where: { $0 == member.name }) else {
                reportUnknown(member.name, keys)
                continue
            }
            if isSeen[key] { container.faults.report(FieldFault.duplicateKey, at: path(member.name)) }
            isSeen[key] = true
            hint = key + 1
        }
    }

    private mutating func reportUnknown(_ name: String, _ keys: [String]) {
        let nearest = container.faults.suggestion(for: name, among: keys)
        container.faults.report(FieldFault.unknownKey(nearest: nearest), at: path(name))
        if let nearest { misspelt.append(nearest) }
    }

    private func path(_ name: String) -> JSONPath {
        container.path(.member(name))
    }

    /// Returns a member, or `nil` when it is absent.
    public mutating func optional(_ name: String) -> JSONField? {
        guard let index = members.firstIndex(from: hint, where: { $0.name == name }) else { return nil }
        hint = index + 1
        return JSONField(members[index].value, in: container, .member(name))
    }

    /// Returns a member, or `nil` after its absence was reported.
    public mutating func required(_ name: String) -> JSONField? {
        if let field = optional(name) { return field }
        if !isMisspelt(name) { container.faults.report(FieldFault.missing, at: path(name)) }
        return nil
    }

    /// Returns whether an unknown name was probably meant to be this one, so that its absence means nothing.
    public func isMisspelt(_ name: String) -> Bool {
        misspelt.contains(name)
    }

    /// Reads a member that has a default value when it is absent; `nil` after a fault.
    @inlinable
    public mutating func value<Value>(
        _ name: String, default absent: Value, read: (JSONField) -> Value?
    ) -> Value? {
        guard let field = optional(name) else { return absent }
        return read(field)
    }

    /// Reads a member that may be absent; `nil` after a fault, a `nil` within when it is absent.
    @inlinable
    public mutating func value<Value>(_ name: String, read: (JSONField) -> Value?) -> Value?? {
        guard let field = optional(name) else { return .some(nil) }
        return read(field).map(Optional.some)
    }

    /// Reads a member that may be absent or null; `nil` after a fault, a `nil` within when there is no value.
    @inlinable
    public mutating func nullable<Value>(_ name: String, read: (JSONField) -> Value?) -> Value?? {
        guard let field = optional(name), field.value != .null else { return .some(nil) }
        return read(field).map(Optional.some)
    }
}

extension Array {
    /// Returns the first fitting index from a place on, then before it: documents tend to keep one order.
    fileprivate func firstIndex(from hint: Int, where isFit: (Element) -> Bool) -> Int? {
        (hint..<count).first { isFit(self[$0]) } ?? (0..<hint).first { isFit(self[$0]) }
    }
}

/// What the fields of one object or array have in common.
///
/// Fields are made for every value of a document, paths only for faults. So a field keeps no path of its own: it has
/// its last step and shares the rest.
final class FieldContainer {
    let faults: FaultCollector
    private let outer: FieldContainer?
    private let step: JSONPath.Step?

    /// Creates the container of a document's root, or of the values in a field of another container.
    init(faults: FaultCollector, outer: FieldContainer? = nil, step: JSONPath.Step? = nil) {
        self.faults = faults
        self.outer = outer
        self.step = step
    }

    /// Returns the path of a value inside; `nil` stands for the container itself.
    func path(_ inner: JSONPath.Step?) -> JSONPath {
        let path = outer?.path(step) ?? .root
        return inner.map(path.appending) ?? path
    }
}

/// Reads a strict document: checks its size, parses it, and gathers every fault before it throws.
///
/// `content` makes a value of the root and may return `nil` when it has reported why. The warnings come with it.
public func readDocument<Content>(
    _ bytes: [UInt8], sizeLimit: Int, content: (JSONField) -> Content?
) throws(DocumentError) -> (content: Content, warnings: FaultList) {
    guard bytes.count <= sizeLimit else { throw .tooLarge(size: bytes.count, limit: sizeLimit) }
    let root = try parse(bytes)
    let faults = FaultCollector(root: root)
    let content = content(JSONField(root, in: FieldContainer(faults: faults), nil))
    if let content, faults.count == 0 { return (content, faults.warningList) }
    if faults.count == 0 { faults.report("could not be read", at: .root) }
    throw .faults(faults.faultList)
}

private func parse(_ bytes: [UInt8]) throws(DocumentError) -> JSONValue {
    do {
        return try JSONValue(parsing: bytes)
    } catch {
        throw .syntax(error)
    }
}
