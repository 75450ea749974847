/// What can be wrong with a value in any strict document.
enum FieldFault {
    case missing
    case unknownKey(nearest: String?)
    case duplicateKey
    case wrongType(expected: String, found: JSONValue)
    case notOneOf([String], found: String, nearest: String?)
    case notWhole(Double)
    case integerOutside(ClosedRange<Int>, found: JSONValue)
    case numberOutside(ClosedRange<Double>, found: JSONValue)
    case empty
    case tooLong(limit: Int, found: Int)
    case tooMany(limit: Int, found: Int)
    case controlCharacter(Unicode.Scalar)
    case unsafeFileName
}

extension FieldFault: CustomStringConvertible {
    var description: String {
        switch self {
        case .missing: "is missing"
        case .unknownKey(let nearest): "is not a known key" + question(nearest)
        case .duplicateKey: "appears more than once"
        case .wrongType(let expected, let found): "must be \(expected), not \(found.typeName)"
        case .notOneOf(let allowed, let found, let nearest):
            "must be \(alternatives(allowed)), not \(quoted(found))" + question(nearest)
        case .notWhole(let number): "must be a whole number, not \(number)"
        case .integerOutside(let range, let found): "must be \(bounds(range)), not \(found.text())"
        case .numberOutside(let range, let found): "must be \(bounds(range)), not \(found.text())"
        case .empty: "must not be empty"
        case .tooLong(let limit, let found): "has \(found) characters; at most \(limit) are allowed"
        case .tooMany(let limit, let found): "has \(found) elements; at most \(limit) are allowed"
        case .controlCharacter(let scalar): "contains the control character \(codePoint(scalar))"
        case .unsafeFileName: "may have letters, digits, \".\", \"_\" and \"-\" only, and not begin with a dot"
        }
    }
}

/// Returns a text from a document in quotes, fit for a line of a message: escaped, and shortened when it is long.
public func quoted(_ text: String) -> String {
    let longest = 64
    let scalars = text.unicodeScalars
    guard scalars.count > longest else { return JSONValue.string(text).text() }
    return JSONValue.string(String(String.UnicodeScalarView(scalars.prefix(longest))) + "…").text()
}

private func question(_ nearest: String?) -> String {
    nearest.map { "; did you mean \(quoted($0))?" } ?? ""
}

private func alternatives(_ names: [String]) -> String {
    let all = names.map(quoted)
    guard let last = all.last, all.count > 1 else { return all.joined() }
    return all.dropLast().joined(separator: ", ") + " or " + last
}

private func bounds(_ range: ClosedRange<some Any>) -> String {
    if "\(range.lowerBound)" == "\(range.upperBound)" { return "\(range.lowerBound)" }
    return "from \(range.lowerBound) to \(range.upperBound)"
}

private func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

extension JSONValue {
    /// What the value is, for people.
    fileprivate var typeName: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .integer, .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
