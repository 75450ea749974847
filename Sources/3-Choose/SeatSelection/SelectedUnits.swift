public import Halls

/// The sell units a buyer has chosen: always whole units, all available, never more seats than the limit.
public struct SelectedUnits: Equatable, Sendable {
    /// Nothing selected.
    public static let none = SelectedUnits(indices: [])

    /// The indices of the units in `Hall.units`, in reading order.
    public private(set) var indices: [Int]

    private init(indices: [Int]) {
        self.indices = indices
    }

    /// Selects the units that hold the given seats; naming one half of a couple selects both.
    ///
    /// - Parameter limit: How many seats may be selected; the hall's own limit when it is `nil`.
    /// - Throws: `SelectionRefusal` for the first seat that is unknown or not available, or when the units hold more
    ///   seats than the limit.
    public init(seatIDs: [String], in hall: Hall, limit: Int? = nil) throws(SelectionRefusal) {
        var chosen: Set<Int> = []
        for id in seatIDs {
            chosen.insert(try SelectedUnits.availableUnit(withSeat: id, in: hall))
        }
        indices = chosen.sorted()
        let seats = seatCount(in: hall)
        guard seats <= limit ?? hall.limit else { throw .overLimit(seats: seats, limit: limit ?? hall.limit) }
    }

    /// Returns whether a unit is selected.
    public func contains(_ unit: Int) -> Bool { indices.contains(unit) }

    /// Adds a unit that is not selected; the caller has checked that it may be.
    mutating func add(_ unit: Int) {
        indices.insert(unit, at: indices.firstIndex { $0 > unit } ?? indices.endIndex)
    }

    /// Removes units.
    mutating func remove(_ units: [Int]) {
        indices.removeAll(where: units.contains)
    }

    private static func availableUnit(withSeat id: String, in hall: Hall) throws(SelectionRefusal) -> Int {
        guard let seat = hall.seatIndex(id: id) else { throw .unknownSeat(id: id) }
        let unit = hall.unitIndex(ofSeat: seat)
        for seat in hall.units[unit].seats.map({ hall.seats[$0] }) where seat.status != .available {
            throw .notAvailable(asked: id, seat: seat.id, status: seat.status)
        }
        return unit
    }
}

/// Why seats cannot be selected.
public enum SelectionRefusal: Error, Equatable, CustomStringConvertible {
    /// The hall has no seat with this id.
    case unknownSeat(id: String)

    /// A seat of the asked seat's unit is sold, locked or broken.
    case notAvailable(asked: String, seat: String, status: Seat.Status)

    /// The units hold more seats than one buyer may select.
    case overLimit(seats: Int, limit: Int)

    /// The reason as a sentence fragment.
    public var description: String {
        switch self {
        case .unknownSeat(let id):
            "the hall has no seat \"\(id)\""
        case .notAvailable(let asked, let seat, let status):
            asked == seat
                ? "seat \"\(seat)\" is \(status.rawValue)"
                : "seat \"\(asked)\" is sold together with \"\(seat)\", which is \(status.rawValue)"
        case .overLimit(let seats, let limit):
            "the selection has \(seats) seats, the limit is \(limit)"
        }
    }
}
