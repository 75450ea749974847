import StrictJSON

/// What can be wrong with a hall document beyond the form of single values.
enum HallFault {
    case aisleLine
    case tooManyCells(rows: Int, columns: Int)
    case rowOutsideGrid(rows: Int)
    case columnOutsideGrid(columns: Int)
    case notPrice(String)
    case notCurrency(String)
    case duplicateId(String, other: JSONPath)
    case sameCell(other: JSONPath, id: String?)
    case unknownZone(String, nearest: String?)
    case loveWithoutGroup
    case mixedLove(group: String)
    case notCouple(group: String, seats: Int)
    case differentRows(group: String)
    case notNeighbours(group: String, left: Int, right: Int)
    case otherHall(String, hall: String)
    case unknownSeat
}

/// What is allowed in a hall document and yet probably a mistake.
enum HallWarning {
    case groupOfOne(String)
    case unusedZone(String)
    case emptyRowLabel(row: Int)
}

extension HallFault: CustomStringConvertible {
    var description: String {
        switch self {
        case .aisleLine: "must have either a row or a col"
        case .tooManyCells(let rows, let columns):
            "has \(rows) × \(columns) = \(rows * columns) cells; at most \(HallLimits.cells) are allowed"
        case .rowOutsideGrid(let rows): "is outside the grid: rows are numbered from 0 to \(rows - 1)"
        case .columnOutsideGrid(let columns): "is outside the grid: columns are numbered from 0 to \(columns - 1)"
        case .notPrice(let text): "must be a decimal number such as \"59.00\", not \(quoted(text))"
        case .notCurrency(let text): "must be a code of three capital letters such as \"CNY\", not \(quoted(text))"
        case .duplicateId(let id, let other): "\(quoted(id)) is already the id of \(other)"
        case .sameCell(let other, let id): "lies in the same cell as \(other)" + (id.map { " (\(quoted($0)))" } ?? "")
        case .unknownZone(let zone, let nearest):
            "\(quoted(zone)) is not a zone of this hall" + (nearest.map { "; did you mean \(quoted($0))?" } ?? "")
        case .loveWithoutGroup: "is missing: a love seat belongs to a group of two"
        case .mixedLove(let group): "group \(quoted(group)) mixes love seats with other types"
        case .notCouple(let group, let seats):
            "a couple is exactly two love seats; group \(quoted(group)) has \(seats)"
        case .differentRows(let group): "group \(quoted(group)) has seats in different rows"
        case .notNeighbours(let group, let left, let right):
            "group \(quoted(group)) has a gap between columns \(left) and \(right)"
        case .otherHall(let id, let hall): "\(quoted(id)) is another hall; this one is \(quoted(hall))"
        case .unknownSeat: "is not a seat of this hall"
        }
    }
}

extension HallWarning: CustomStringConvertible {
    var description: String {
        switch self {
        case .groupOfOne(let group): "group \(quoted(group)) has one seat"
        case .unusedZone(let id): "no seat belongs to zone \(quoted(id))"
        case .emptyRowLabel(let row): "row \(row) has an empty label"
        }
    }
}

/// What a hall document may contain at most.
///
/// Larger than any cinema, small enough for any machine.
public enum HallLimits {
    /// The bytes of a document or a showing.
    public static let fileSize = 32 << 20

    /// The rows of the grid.
    public static let rows = 1...500

    /// The columns of the grid.
    public static let columns = 1...500

    /// The cells of the grid, rows × columns.
    public static let cells = 100_000

    /// The seats of a hall.
    public static let seats = 1...100_000

    /// The seats that a showing names.
    public static let statuses = 0...100_000

    /// The aisle texts of a hall.
    public static let aisles = 0...1000

    /// The price zones of a hall.
    public static let zones = 0...1000

    /// The seats one buyer may select.
    public static let limit = 1...1000

    /// The width or height of a seat, in seat widths.
    public static let seatSide = 0.25...4.0

    /// The space between two seats or two rows, in seat widths.
    public static let gap = 0.0...4.0

    /// The width of the screen, in seat widths.
    public static let screenWidth = 0.5...1000.0

    /// The length of the ids of halls, seats, groups and zones, in Unicode scalars.
    public static let idLength = 1...128

    /// The length of names and other texts that must not be empty, in Unicode scalars.
    public static let nameLength = 1...200

    /// The length of texts that may be empty, in Unicode scalars.
    public static let textLength = 0...200

    /// The length of a price, in Unicode scalars.
    public static let priceLength = 1...32

    /// The length of what is printed on a chair, in Unicode scalars.
    public static let labelLength = 0...32
}
