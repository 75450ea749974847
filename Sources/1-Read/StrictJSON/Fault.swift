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
