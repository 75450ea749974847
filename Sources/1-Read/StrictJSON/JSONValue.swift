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

    /// Returns the value as JSON text, without a line break at the end.
    ///
    /// The same value gives the same text everywhere, and parsing the text gives the value again. Doubles have the
    /// fewest digits that do so, and always a fraction or an exponent (`1.0`). Only quotes, backslashes and control
    /// characters are escaped. JSON has no form for infinities and NaN: they become the strings "inf", "-inf" and
    /// "nan", so that a reader who expects a number notices.
    public func text(_ style: JSONStyle = .compact) -> String {
        var writer = JSONWriter(style: style)
        writer.write(self)
        return writer.text
    }

    /// Whether no container lies inside.
    fileprivate var isFlat: Bool {
        switch self {
        case .array(let elements): elements.allSatisfy { !$0.isContainer }
        case .object(let members): members.allSatisfy { !$0.value.isContainer }
        default: true
        }
    }

    private var isContainer: Bool {
        switch self {
        case .array, .object: true
        default: false
        }
    }
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

extension JSONValue: ExpressibleByNilLiteral {
    /// Creates `null`.
    public init(nilLiteral: ()) {
        self = .null
    }
}

extension JSONValue: ExpressibleByBooleanLiteral {
    /// Creates `true` or `false`.
    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }
}

extension JSONValue: ExpressibleByIntegerLiteral {
    /// Creates a number without a fraction.
    public init(integerLiteral value: Int) {
        self = .integer(value)
    }
}

extension JSONValue: ExpressibleByFloatLiteral {
    /// Creates a number with a fraction.
    public init(floatLiteral value: Double) {
        self = .number(value)
    }
}

extension JSONValue: ExpressibleByStringInterpolation {
    /// Creates a string.
    public init(stringLiteral value: String) {
        self = .string(value)
    }
}

extension JSONValue: ExpressibleByArrayLiteral {
    /// Creates an array.
    public init(arrayLiteral elements: JSONValue...) {
        self = .array(elements)
    }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    /// Creates an object whose members keep the order of the literal.
    public init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(members.map { JSONMember($0.0, $0.1) })
    }
}

/// How JSON text is laid out.
public enum JSONStyle: Sendable {
    /// One line without spaces: `{"a":[1,2]}`.
    case compact
    /// One line with spaces: `{ "a": [1, 2] }`.
    case line
    /// Indented by two spaces; a container of plain values that fits a line stays on it.
    case pretty
}

/// The white space of one container.
private struct Layout {
    let arrayStart: String
    let arrayEnd: String
    let objectStart: String
    let objectEnd: String
    let separator: String
    let colon: String
    /// What the lines of the children start with.
    let indent: String

    static let compact = Layout(
        arrayStart: "", arrayEnd: "", objectStart: "", objectEnd: "", separator: ",", colon: ":", indent: "")

    static let line = Layout(
        arrayStart: "", arrayEnd: "", objectStart: " ", objectEnd: " ", separator: ", ", colon: ": ", indent: "")

    static func broken(indent: String) -> Layout {
        let inner = indent + "  "
        return Layout(
            arrayStart: "\n" + inner, arrayEnd: "\n" + indent, objectStart: "\n" + inner, objectEnd: "\n" + indent,
            separator: ",\n" + inner, colon: ": ", indent: inner)
    }
}

/// Appends values to a text.
private struct JSONWriter {
    /// The longest container, in bytes, that the pretty style keeps on one line.
    static let longestLine = 160

    let style: JSONStyle
    var text = ""

    mutating func write(_ value: JSONValue, indent: String = "") {
        switch value {
        case .null: text += "null"
        case .bool(let flag): text += flag ? "true" : "false"
        case .integer(let number): text += number.description
        case .number(let number): write(number)
        case .string(let string): write(string)
        case .array(let elements): write(elements, indent: indent)
        case .object(let members): write(members, indent: indent)
        }
    }

    private mutating func write(_ number: Double) {
        if number.isFinite {
            text += number.description
        } else {
            write(number.description)
        }
    }

    private mutating func write(_ elements: [JSONValue], indent: String) {
        if let line = line(.array(elements)) {
            text += line
            return
        }
        let layout = layout(indent: indent)
        text += "["
        for (index, element) in elements.enumerated() {
            text += index == 0 ? layout.arrayStart : layout.separator
            write(element, indent: layout.indent)
        }
        text += elements.isEmpty ? "]" : layout.arrayEnd + "]"
    }

    private mutating func write(_ members: [JSONMember], indent: String) {
        if let line = line(.object(members)) {
            text += line
            return
        }
        let layout = layout(indent: indent)
        text += "{"
        for (index, member) in members.enumerated() {
            text += index == 0 ? layout.objectStart : layout.separator
            write(member.name)
            text += layout.colon
            write(member.value, indent: layout.indent)
        }
        text += members.isEmpty ? "}" : layout.objectEnd + "}"
    }

    /// Returns the line that the pretty style keeps a container on, if it does.
    private func line(_ container: JSONValue) -> String? {
        guard style == .pretty, container.isFlat else { return nil }
        let line = container.text(.line)
        return line.utf8.count <= Self.longestLine ? line : nil
    }

    private func layout(indent: String) -> Layout {
        switch style {
        case .compact: .compact
        case .line: .line
        case .pretty: .broken(indent: indent)
        }
    }

    /// Writes a string with its quotes.
    private mutating func write(_ string: String) {
        text += "\""
        if string.utf8.contains(where: needsEscape) {
            for scalar in string.unicodeScalars { write(scalar) }
        } else {
            text += string
        }
        text += "\""
    }

    private func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        case "\u{0}"..."\u{F}": text += "\\u000" + String(scalar.value, radix: 16)
        case "\u{10}"..."\u{1F}": text += "\\u00" + String(scalar.value, radix: 16)
        default: text.unicodeScalars.append(scalar)
        }
    }
}
