import StrictJSON

/// A key of a document: its name, and how its value goes into a target and comes out of it.
///
/// Reading and writing follow the same list of keys, so they cannot differ.
struct ThemeKey<Target: Sendable>: Sendable {
    /// The way to a part of the target.
    typealias Path<Value> = any WritableKeyPath<Target, Value> & Sendable

    /// The name in the document.
    let name: String

    /// Reads a value into the target; leaves the target alone after a fault.
    let read: @Sendable (JSONField, inout Target, ThemeExtent) -> Void

    /// Makes the target what it is without the key; `nil` when a whole document must have the key.
    var omit: (@Sendable (inout Target) -> Void)?

    /// Returns the value in a document of the target; `nil` when the key is left out.
    let json: @Sendable (Target) -> JSONValue?
}

/// How much of a theme a document gives.
enum ThemeExtent {
    /// Everything, so that an absent key is a fault.
    case whole

    /// What differs from another theme.
    case changes
}

extension ObjectReader {
    /// Reads the members of the keys into a target.
    mutating func read<Target>(_ keys: [ThemeKey<Target>], into target: inout Target, _ extent: ThemeExtent) {
        for key in keys {
            let isRequired = extent == .whole && key.omit == nil
            if let field = isRequired ? required(key.name) : optional(key.name) {
                key.read(field, &target, extent)
            } else if extent == .whole {
                key.omit?(&target)
            }
        }
    }
}

extension JSONField {
    /// Reads an object of the keys into a target.
    func read<Target>(_ keys: [ThemeKey<Target>], into target: inout Target, _ extent: ThemeExtent) {
        guard var object = object(keys: keys.map(\.name)) else { return }
        object.read(keys, into: &target, extent)
    }
}

extension [JSONMember] {
    /// Creates the members of the keys that a target has.
    init<Target>(_ keys: [ThemeKey<Target>], of target: Target) {
        self = keys.compactMap { key in key.json(target).map { JSONMember(key.name, $0) } }
    }
}
