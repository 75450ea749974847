/// One thing that is wrong with a document, and where.
public struct Fault: Equatable, Sendable {
    /// The key path, such as `seats[12].col`; "(document)" when all of it is meant.
    public let path: String

    /// What is wrong, in one line without the path.
    public let message: String

    /// Creates a fault.
    public init(path: String, message: String) {
        self.path = path
        self.message = message
    }
}

extension Fault: CustomStringConvertible {
    /// The path and the message in one line.
    public var description: String { "\(path): \(message)" }
}

/// The faults of a document: the first of them, and how many there are.
public struct FaultList: Equatable, Sendable {
    /// The most faults that are kept, so that a broken file of 30 MB is not answered by a report of 100 MB.
    public static let longest = 100

    /// The faults that are kept, in the order of the document.
    public let faults: [Fault]

    /// The number of faults, with those that are not kept.
    public let count: Int

    /// Creates a list that keeps the first faults of the given ones.
    public init(_ faults: [Fault]) {
        self.init(first: faults, count: faults.count)
    }

    init(first: [Fault], count: Int) {
        faults = Array(first.prefix(Self.longest))
        self.count = count
    }

    /// The faults as lines for people; the last line counts those that are not kept.
    public var lines: [String] {
        let rest = count - faults.count
        return faults.map(\.description) + (rest > 0 ? ["and \(rest) more"] : [])
    }
}

/// Why a document cannot be used.
public enum DocumentError: Error, Equatable, Sendable {
    /// The bytes are not JSON.
    case syntax(JSONSyntaxError)
    /// The file has more bytes than are read.
    case tooLarge(size: Int, limit: Int)
    /// The document breaks its rules.
    case faults(FaultList)

    /// The error as lines for people, one for each fault, such as `seats[12].col: is missing`.
    public var lines: [String] {
        switch self {
        case .syntax(let error): [error.description]
        case .tooLarge(let size, let limit): ["the file has \(size) bytes; at most \(limit) are read"]
        case .faults(let list): list.lines
        }
    }
}

extension DocumentError: CustomStringConvertible {
    /// The lines of the error.
    public var description: String { lines.joined(separator: "\n") }
}

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

    /// Returns where a path stands in the document: an index for each step.
    ///
    /// A member that is not there comes after those that are.
    fileprivate func position(of path: JSONPath) -> [Int] {
        var value: JSONValue? = self
        return path.steps.map { step in
            let index = value?.index(of: step) ?? 0
            value = value?.child(step)
            return index
        }
    }

    private func index(of step: JSONPath.Step) -> Int {
        switch (step, self) {
        case (.element(let index), _): index
        case (.member(let name), .object(let members)): members.firstIndex { $0.name == name } ?? members.count
        case (.member, _): 0
        }
    }

    private func child(_ step: JSONPath.Step) -> JSONValue? {
        switch step {
        case .element(let index): self[index]
        case .member(let name): self[name]
        }
    }
}

/// Gathers the faults and the warnings of one document while it is read.
public final class FaultCollector {
    private let root: JSONValue
    private var faults = Found()
    private var warnings = Found()

    /// Starts with nothing wrong.
    init(root: JSONValue) {
        self.root = root
    }

    /// The number of faults so far.
    public var count: Int { faults.count }

    /// Adds a fault: the document cannot be used.
    public func report(_ fault: some CustomStringConvertible, at path: JSONPath) {
        faults.add(fault, at: path)
    }

    /// Returns the name that was probably meant, or `nil` when none is close or further faults are only counted.
    public func suggestion(for name: String, among candidates: [String]) -> String? {
        count < FaultList.longest ? nearestName(to: name, among: candidates) : nil
    }

    /// Adds a warning: the document can be used.
    public func warn(_ warning: some CustomStringConvertible, at path: JSONPath) {
        warnings.add(warning, at: path)
    }

    /// The faults in the order of the document.
    var faultList: FaultList { faults.list(in: root) }

    /// The warnings in the order of the document.
    var warningList: FaultList { warnings.list(in: root) }
}

/// The first faults in the order they were found, and the number of all.
private struct Found {
    private var first: [(path: JSONPath, fault: Fault)] = []
    private(set) var count = 0

    mutating func add(_ fault: some CustomStringConvertible, at path: JSONPath) {
        count += 1
        guard count <= FaultList.longest else { return }
        first.append((path, Fault(path: path.description, message: fault.description)))
    }

    /// Returns the faults in the order of the document; those at one place stay in the order they were found.
    func list(in root: JSONValue) -> FaultList {
        let placed = first.enumerated().map { index, item in
            (key: root.position(of: item.path) + [index], fault: item.fault)
        }
        let sorted = placed.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        return FaultList(first: sorted.map(\.fault), count: count)
    }
}
