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
