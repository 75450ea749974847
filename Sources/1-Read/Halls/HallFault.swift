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
