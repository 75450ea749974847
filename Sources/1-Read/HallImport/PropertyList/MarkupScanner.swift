/// A piece of the XML that property lists are written in.
enum MarkupToken: Equatable {
    case start(String, isEmpty: Bool)
    case end(String)
    case text(String)
    case endOfFile
}

extension MarkupToken: CustomStringConvertible {
    var description: String {
        switch self {
        case .start(let name, _): "<\(name)>"
        case .end(let name): "</\(name)>"
        case .text(let text): text
        case .endOfFile: "the end of the file"
        }
    }
}

/// Cuts XML into tags and texts, as far as property lists need it: comments, instructions and the document type are
/// skipped, and only the root has attributes.
struct MarkupScanner {
    typealias Reason = PropertyListError.Reason

    private let bytes: [UInt8]
    private var position = 0

    /// Starts at the first byte.
    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The line of the current place, counted from 1.
    var line: Int {
        1 + bytes[..<position].count { $0 == UInt8(ascii: "\n") }
    }

    /// Checks that the bytes are UTF-8; everything after relies on it.
    mutating func checkEncoding() throws(Reason) {
        do {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            position = error.byteOffsets.lowerBound
            throw .notUTF8
        }
    }

    /// Returns the next piece.
    mutating func next() throws(Reason) -> MarkupToken {
        try skipRemarks()
        guard position < bytes.count else { return .endOfFile }
        if skip("<![CDATA[") { return .text(try text(upTo: "]]>")) }
        if skip("</") { return try endTag() }
        if skip("<") { return try startTag() }
        return .text(try readText())
    }

    private mutating func skipRemarks() throws(Reason) {
        while true {
            if skip("<?") {
                _ = try text(upTo: "?>")
            } else if skip("<!--") {
                _ = try text(upTo: "-->")
            } else if skip("<!DOCTYPE") {
                if try text(upTo: ">").utf8.contains(UInt8(ascii: "[")) { throw .internalSubset }
            } else {
                return
            }
        }
    }

    private mutating func startTag() throws(Reason) -> MarkupToken {
        let name = readName()
        if name == "plist" {
            _ = try text(upTo: ">")
            return .start(name, isEmpty: false)
        }
        skipSpace()
        let isEmpty = skip("/>")
        guard isEmpty || skip(">") else { throw .expected("the end of the tag <\(name)>") }
        return .start(name, isEmpty: isEmpty)
    }

    private mutating func endTag() throws(Reason) -> MarkupToken {
        let name = readName()
        skipSpace()
        guard skip(">") else { throw .expected("the end of the tag </\(name)>") }
        return .end(name)
    }

    private mutating func readName() -> String {
        let start = position
        while position < bytes.count, bytes[position].isLetter { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Reads up to the next tag, with character references resolved.
    private mutating func readText() throws(Reason) -> String {
        var text = ""
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
            if skip("&") {
                text.unicodeScalars.append(try readReference())
            } else {
                text += readPlainText()
            }
        }
        return text
    }

    private mutating func readPlainText() -> String {
        let rest = bytes[position...]
        let end = rest.firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") } ?? bytes.count
        defer { position = end }
        return String(decoding: rest[..<end], as: UTF8.self)
    }

    /// Reads what follows an ampersand.
    private mutating func readReference() throws(Reason) -> Unicode.Scalar {
        let longest = 12
        guard let end = bytes[position...].prefix(longest).firstIndex(of: UInt8(ascii: ";")) else {
            throw .badReference("&")
        }
        let name = String(decoding: bytes[position..<end], as: UTF8.self)
        guard let scalar = Unicode.Scalar(reference: name) else { throw .badReference("&\(name);") }
        position = end + 1
        return scalar
    }
}

extension MarkupScanner {
    /// Takes a text if it comes next.
    private mutating func skip(_ text: String) -> Bool {
        guard bytes[position...].starts(with: text.utf8) else { return false }
        position += text.utf8.count
        return true
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position].isMarkupSpace { position += 1 }
    }

    /// Takes everything up to an end mark, and the mark.
    private mutating func text(upTo mark: String) throws(Reason) -> String {
        let start = position
        while position < bytes.count {
            if bytes[position...].starts(with: mark.utf8) {
                defer { position += mark.utf8.count }
                return String(decoding: bytes[start..<position], as: UTF8.self)
            }
            position += 1
        }
        throw .unexpectedEnd
    }
}

extension Unicode.Scalar {
    /// Creates the scalar of an XML character reference without `&` and `;`, such as "amp", "#65" or "#x41".
    fileprivate init?(reference: String) {
        switch reference {
        case "amp": self = "&"
        case "lt": self = "<"
        case "gt": self = ">"
        case "quot": self = "\""
        case "apos": self = "'"
        default:
            guard let code = Self.code(reference), let scalar = Unicode.Scalar(code) else { return nil }
            self = scalar
        }
    }

    private static func code(_ reference: String) -> UInt32? {
        guard reference.hasPrefix("#"), !reference.contains("+") else { return nil }
        return reference.hasPrefix("#x") ? UInt32(reference.dropFirst(2), radix: 16) : UInt32(reference.dropFirst())
    }
}

extension UInt8 {
    /// Whether it is white space in XML.
    var isMarkupSpace: Bool {
        self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D
    }

    fileprivate var isLetter: Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
    }
}
