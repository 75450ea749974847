/// A JSON value, with everything a document said: the order of members, and duplicate names.
///
/// Two values are equal when they were written with the same members in the same order; `1` and `1.0` differ.
public enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number written without a fraction and an exponent, within 64 bits.
    case integer(Int)
    /// Any other number. Parsing gives finite ones only.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
}

/// A name and a value in a JSON object.
public struct JSONMember: Equatable, Sendable {
    /// The name, without escapes.
    public let name: String

    /// The value.
    public let value: JSONValue

    /// Creates a member.
    public init(_ name: String, _ value: JSONValue) {
        self.name = name
        self.value = value
    }
}

extension JSONValue {
    /// The value of the first member of that name, or `nil` where there is none.
    ///
    /// Takes linear time.
    public subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The element at an index, or `nil` where there is none.
    public subscript(index: Int) -> JSONValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
}
