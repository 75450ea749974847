import StrictJSON

/// Reads XML property lists into the tree that JSON is read into.
///
/// Foundation has a decoder for them, but it lets the last of two equal keys win in silence, ignores what follows the
/// end, and a file of 5,000 nested arrays overflows its stack.
struct PropertyListReader {
    private typealias Reason = PropertyListError.Reason

    private var scanner: MarkupScanner
    private var depth = 0

    private init(bytes: [UInt8]) {
        scanner = MarkupScanner(bytes: bytes)
    }

    /// Returns the value of a property list, or `nil` for bytes that do not begin as one.
    ///
    /// Dates and binary data become strings, as they are written.
    static func read(_ bytes: [UInt8]) throws(PropertyListError) -> JSONValue? {
        if bytes.starts(with: "bplist".utf8) { throw PropertyListError(reason: .binary, line: 1) }
        guard bytes.first(where: { !$0.isMarkupSpace }) == UInt8(ascii: "<") else { return nil }
        var reader = PropertyListReader(bytes: bytes)
        do throws(PropertyListError.Reason) {
            return try reader.readDocument()
        } catch {
            throw PropertyListError(reason: error, line: reader.scanner.line)
        }
    }

    private mutating func readDocument() throws(Reason) -> JSONValue {
        try scanner.checkEncoding()
        guard case .start("plist", isEmpty: false) = try nextTag() else { throw .expected("<plist>") }
        let value = try readValue(nextTag())
        try expect(.end("plist"))
        try expect(.endOfFile)
        return value
    }

    private mutating func readValue(_ tag: MarkupToken) throws(Reason) -> JSONValue {
        guard case .start(let name, let isEmpty) = tag else { throw .expected("a value") }
        switch name {
        case "dict": return .object(isEmpty ? [] : try readMembers())
        case "array": return .array(isEmpty ? [] : try readElements())
        default: return try leaf(name, content: isEmpty ? "" : readText(until: name))
        }
    }

    private func leaf(_ name: String, content: String) throws(Reason) -> JSONValue {
        switch name {
        case "string", "date", "data": return .string(content)
        case "integer":
            guard let number = Int(content) else { throw .badNumber(content) }
            return .integer(number)
        case "real":
            guard let number = Double(content), number.isFinite else { throw .badNumber(content) }
            return .number(number)
        case "true", "false":
            guard content.isEmpty else { throw .expected("</\(name)>") }
            return .bool(name == "true")
        default: throw .unknownElement(name)
        }
    }

    /// Goes one level down: the limit bounds the recursion.
    private mutating func enter() throws(Reason) {
        guard depth < JSONValue.maximumDepth else { throw .tooDeep(JSONValue.maximumDepth) }
        depth += 1
    }

    private mutating func readElements() throws(Reason) -> [JSONValue] {
        try enter()
        defer { depth -= 1 }
        var elements: [JSONValue] = []
        while true {
            let tag = try nextTag()
            if tag == .end("array") { return elements }
            guard case .start = tag else { throw .expected("</array>") }
            elements.append(try readValue(tag))
        }
    }

    private mutating func readMembers() throws(Reason) -> [JSONMember] {
        try enter()
        defer { depth -= 1 }
        var members: [JSONMember] = []
        while true {
            let tag = try nextTag()
            if tag == .end("dict") { return members }
            guard case .start("key", let isEmpty) = tag else { throw .expected("<key> or </dict>") }
            let name = isEmpty ? "" : try readText(until: "key")
            members.append(JSONMember(name, try readValue(nextTag())))
        }
    }

    /// Reads the text up to an end tag.
    private mutating func readText(until name: String) throws(Reason) -> String {
        var text = ""
        while true {
            switch try scanner.next() {
            case .text(let part): text += part
            case .end(name): return text
            case .endOfFile: throw .unexpectedEnd
            case .start, .end: throw .expected("</\(name)>")
            }
        }
    }

    /// Returns the next token that is not white space between tags.
    private mutating func nextToken() throws(Reason) -> MarkupToken {
        while true {
            let token = try scanner.next()
            guard case .text(let text) = token, text.utf8.allSatisfy(\.isMarkupSpace) else { return token }
        }
    }

    private mutating func nextTag() throws(Reason) -> MarkupToken {
        switch try nextToken() {
        case .endOfFile: throw .unexpectedEnd
        case .text: throw .expected("a tag")
        case let tag: return tag
        }
    }

    private mutating func expect(_ wanted: MarkupToken) throws(Reason) {
        let token = try nextToken()
        if token == wanted { return }
        throw token == .endOfFile ? .unexpectedEnd : .expected(wanted.description)
    }
}

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
