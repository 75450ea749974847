import StrictJSON

/// Why bytes are not an XML property list, and on which line.
public struct PropertyListError: Error, Equatable, Sendable {
    /// What is wrong.
    public enum Reason: Error, Equatable, Sendable {
        case binary
        case notUTF8
        case unexpectedEnd
        /// Something else stands where this was needed, such as "</array>".
        case expected(String)
        case unknownElement(String)
        /// A character reference that stands for nothing, with its ampersand.
        case badReference(String)
        case badNumber(String)
        /// A document type with declarations of its own.
        case internalSubset
        /// Containers nested deeper than this many levels.
        case tooDeep(Int)
    }

    /// What is wrong.
    public let reason: Reason

    /// The line where it was noticed, counted from 1.
    public let line: Int
}

extension PropertyListError: CustomStringConvertible {
    /// One line for people, such as "line 3: expected </array>".
    public var description: String { "line \(line): \(reason)" }
}

extension PropertyListError.Reason: CustomStringConvertible {
    /// What is wrong, for people.
    public var description: String {
        switch self {
        case .binary: "this is a binary property list; convert it to XML first (plutil -convert xml1)"
        case .notUTF8: "this is not UTF-8"
        case .unexpectedEnd: "the property list ends too early"
        case .expected(let what): "expected \(what)"
        case .unknownElement(let name): "<\(name)> is not an element of property lists"
        case .badReference(let text): "\(text) stands for no character"
        case .badNumber(let text): "\(quoted(text)) is not a number"
        case .internalSubset: "the document type must not declare anything itself"
        case .tooDeep(let limit): "containers are nested deeper than \(limit) levels"
        }
    }
}
