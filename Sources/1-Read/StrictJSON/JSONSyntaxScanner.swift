/// Finds the place where bytes stop being JSON.
///
/// The parser is fast and says little about faults, so this second reader runs after it has refused a document. It
/// follows the grammar of RFC 8259, sections 2 to 7.
struct JSONSyntaxScanner {
    typealias Reason = JSONSyntaxError.Reason

    let bytes: [UInt8]
    var position = 0
    private var depth = 0

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the first fault, or `nil` when the bytes are JSON within the limits.
    static func firstFault(in bytes: [UInt8]) -> JSONSyntaxError? {
        var scanner = JSONSyntaxScanner(bytes: bytes)
        do throws(Reason) {
            try scanner.checkEncoding()
            try scanner.readDocument()
            return nil
        } catch {
            return JSONSyntaxError(reason: error, place: TextPlace(offset: scanner.position, in: bytes))
        }
    }

    private mutating func checkEncoding() throws(Reason) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw .byteOrderMark }
        do {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            position = error.byteOffsets.lowerBound
            throw .notUTF8
        }
    }

    private mutating func readDocument() throws(Reason) {
        skipSpace()
        if position == bytes.count { throw .empty }
        try readValue()
        skipSpace()
        if position < bytes.count { throw .trailingContent }
    }

    private mutating func readValue() throws(Reason) {
        skipSpace()
        switch try peek() {
        case UInt8(ascii: "{"): try readObject()
        case UInt8(ascii: "["): try readArray()
        case UInt8(ascii: "\""): try readString()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
        default: try readWord()
        }
    }

    private mutating func readObject() throws(Reason) {
        try enter()
        if skip("}") { return leave() }
        repeat {
            skipSpace()
            guard try peek() == UInt8(ascii: "\"") else { throw .expected("a name in quotes") }
            try readString()
            guard skip(":") else { throw try unexpected("':'") }
            try readValue()
        } while skip(",")
        guard skip("}") else { throw try unexpected("',' or '}'") }
        leave()
    }

    private mutating func readArray() throws(Reason) {
        try enter()
        if skip("]") { return leave() }
        repeat { try readValue() } while skip(",")
        guard skip("]") else { throw try unexpected("',' or ']'") }
        leave()
    }

    private mutating func enter() throws(Reason) {
        if depth == JSONValue.maximumDepth { throw .tooDeep(JSONValue.maximumDepth) }
        depth += 1
        position += 1
    }

    private mutating func leave() {
        depth -= 1
    }

    private mutating func readWord() throws(Reason) {
        for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
            position += word.utf8.count
            return
        }
        throw .expected("a value")
    }

    /// Returns the next byte without taking it.
    func peek() throws(Reason) -> UInt8 {
        guard position < bytes.count else { throw .unexpectedEnd }
        return bytes[position]
    }

    private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    }

    /// Takes white space and then the character, if it is there.
    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private func unexpected(_ wanted: String) throws(Reason) -> Reason {
        _ = try peek()
        return .expected(wanted)
    }
}

extension JSONSyntaxScanner {
    /// Reads a string with its quotes.
    mutating func readString() throws(Reason) {
        let start = position
        position += 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position += 1
                return
            case UInt8(ascii: "\\"): try readEscape()
            case ..<0x20: throw .controlCharacter
            default: position += 1
            }
        }
        position = start
        throw .unclosedString
    }

    private mutating func readEscape() throws(Reason) {
        let start = position
        position += 1
        let letter = try peek()
        position += 1
        if letter == UInt8(ascii: "u") { return try readUnicodeEscape(start: start) }
        guard "\"\\/bfnrt".utf8.contains(letter) else {
            position = start
            throw .badEscape
        }
    }

    /// Reads the digits of `\uXXXX`, and the other half when they are the first half of a surrogate pair.
    private mutating func readUnicodeEscape(start: Int) throws(Reason) {
        let first = try readHexadecimal(start: start)
        guard 0xD800...0xDFFF ~= first else { return }
        var isPaired = false
        if first < 0xDC00, bytes[position...].starts(with: "\\u".utf8) {
            position += 2
            isPaired = 0xDC00...0xDFFF ~= (try readHexadecimal(start: start))
        }
        guard isPaired else {
            position = start
            throw .unpairedSurrogate
        }
    }

    private mutating func readHexadecimal(start: Int) throws(Reason) -> Int {
        let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
        guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else {
            position = start
            throw .badEscape
        }
        position += 4
        return value
    }

    /// Reads a number and checks that it can be held.
    mutating func readNumber() throws(Reason) {
        let start = position
        let isInteger = try readNumeral()
        let digits = String(decoding: bytes[start..<position], as: UTF8.self)
        let fits = isInteger ? Int(digits) != nil : Double(digits)?.isFinite == true
        guard fits else {
            position = start
            throw .numberOutOfRange
        }
    }

    /// Reads the characters of a number; returns whether it has neither a fraction nor an exponent.
    private mutating func readNumeral() throws(Reason) -> Bool {
        let start = position
        _ = take("-")
        let isWhole = take("0") || takeDigits()
        var isValid = isWhole
        var isInteger = true
        if take(".") {
            isInteger = false
            isValid = takeDigits() && isValid
        }
        if take("e") || take("E") {
            isInteger = false
            _ = take("+") || take("-")
            isValid = takeDigits() && isValid
        }
        guard isValid, !followsNumeral else {
            position = start
            throw .badNumber
        }
        return isInteger
    }

    /// Whether the byte after a number continues it, as in `01` or `1x`.
    private var followsNumeral: Bool {
        guard position < bytes.count else { return false }
        return !" \t\n\r,:]}".utf8.contains(bytes[position])
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func takeDigits() -> Bool {
        let start = position
        while position < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position] { position += 1 }
        return position > start
    }
}
