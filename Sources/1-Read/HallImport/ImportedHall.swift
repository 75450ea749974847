public import Halls
public import StrictJSON

/// A hall that was imported, and what there is to say about it.
public struct ImportedHall: Equatable, Sendable {
    /// The hall, checked by the same rules as any document.
    public let hall: Hall

    /// The hall as a document, ready to be written to a file.
    public let documentText: String

    /// The number of seats in the file that was imported; the hall has as many.
    public let inputSeats: Int

    /// What had to be decided and what looks odd, as lines for people, each with its key path.
    ///
    /// A path that begins with "hall:" is one of the new document, any other is one of the file.
    public let notes: [String]
}

/// Why a seat plan cannot be imported.
public enum ImportError: Error, Equatable, Sendable {
    /// The file is not an XML property list.
    case propertyList(PropertyListError)
    /// The file is not JSON, is too large, or is not a plan of the format.
    case plan(DocumentError)
    /// The plan was read, and the hall it makes breaks the rules of hall documents.
    case hall(DocumentError)

    /// The error as lines for people, one for each fault.
    public var lines: [String] {
        switch self {
        case .propertyList(let error): [error.description]
        case .plan(let error): error.lines
        case .hall(let error): error.lines.map { "the imported hall: \($0)" }
        }
    }
}

extension ImportError: CustomStringConvertible {
    /// The lines of the error.
    public var description: String { lines.joined(separator: "\n") }
}
