import Halls
import StrictJSON

/// A format of other systems that seat plans are imported from.
public enum ImportFormat: String, CaseIterable, Sendable {
    /// The row and column matrix of Maoyan and the systems that copy it.
    case maoyan

    /// The largest file that is read, in bytes: a hundred times the largest plan of a cinema.
    public static let sizeLimit = 8 << 20

    /// What the format is, in one line for a list.
    public var summary: String {
        switch self {
        case .maoyan: "Maoyan seat matrix: an XML property list, a JSON answer, or the data of a web page"
        }
    }

    /// Imports a seat plan; JSON and XML property lists are told apart by their first bytes.
    ///
    /// `fallbackName` becomes the id of the hall, and its name where the plan has none: usually the name of the file
    /// without its extension. Every seat of the plan is in the hall; what had to be decided is said in the notes.
    /// Throws all faults of the plan at once, or those of the hall it makes. Takes linear time.
    public func importHall(_ bytes: [UInt8], fallbackName: String) throws(ImportError) -> ImportedHall {
        guard bytes.count <= Self.sizeLimit else {
            throw .plan(.tooLarge(size: bytes.count, limit: Self.sizeLimit))
        }
        let (plan, notes) = try seatPlan(in: json(bytes), fallbackName: fallbackName)
        return try ImportedHall(plan, notes: notes.lines)
    }

    private func seatPlan(
        in json: [UInt8], fallbackName: String
    ) throws(ImportError) -> (content: SeatPlan, warnings: FaultList) {
        do {
            return try readDocument(json, sizeLimit: .max) { root in
                switch self {
                case .maoyan: Maoyan.seatPlan(of: root, fallbackName: fallbackName)
                }
            }
        } catch {
            throw .plan(error)
        }
    }
}

/// What a format's reader makes of a file.
struct SeatPlan {
    /// The hall, not yet checked.
    let draft: HallDraft

    /// The number of seats in the file, counted before anything was made of them.
    let inputSeats: Int
}

/// Returns the file as JSON: a property list says the same in other words, and one reader is enough for both.
private func json(_ bytes: [UInt8]) throws(ImportError) -> [UInt8] {
    do {
        guard let tree = try PropertyListReader.read(bytes) else { return bytes }
        return Array(tree.text().utf8)
    } catch {
        throw .propertyList(error)
    }
}

extension ImportedHall {
    fileprivate init(_ plan: SeatPlan, notes: [String]) throws(ImportError) {
        do {
            let reading = try plan.draft.checked()
            hall = reading.hall
            documentText = plan.draft.documentText()
            inputSeats = plan.inputSeats
            self.notes = notes + reading.warnings.lines.map { "hall: \($0)" }
        } catch {
            throw .hall(error)
        }
    }
}

/// An object of which only some members matter: the formats of others carry much that a hall has no place for.
struct OpenObject {
    let path: JSONPath
    private let fields: [String: JSONField]
    private let faults: FaultCollector

    /// Reads an object; `nil` after it was reported that the field is none.
    init?(_ field: JSONField) {
        guard let members = field.map(count: 0...1000) else { return nil }
        path = field.path
        faults = field.faults
        fields = Dictionary(members.map { ($0.name, $0.field) }) { first, _ in first }
    }

    /// The number of members.
    var count: Int { fields.count }

    /// Returns a member, or `nil` when it is absent or null.
    func optional(_ name: String) -> JSONField? {
        guard let field = fields[name], field.value != .null else { return nil }
        return field
    }

    /// Returns a member, or `nil` after its absence was reported.
    func required(_ name: String) -> JSONField? {
        if let field = optional(name) { return field }
        faults.report("is missing", at: path.member(name))
        return nil
    }
}

extension JSONField {
    /// Reads an array; `nil` after it was reported that the field is none, or is too short or too long.
    func list(count range: ClosedRange<Int>) -> [JSONField]? {
        elements(count: range) { $0 }
    }
}
