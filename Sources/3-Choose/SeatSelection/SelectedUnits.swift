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

    /// Adds a unit with all its seats, or removes all of them when it is selected.
    ///
    /// A unit that is selected is removed whatever its status is now. Otherwise it is added when all its seats are
    /// available and the limit, which counts seats, leaves room for all of them.
    public mutating func toggle(_ unit: Int, in hall: Hall, limit: Int) -> SelectionResult {
        if contains(unit) {
            remove([unit])
            return .ok(unit: unit)
        }
        if let rejection = hall.rejection(of: unit) { return .rejected(rejection) }
        let current = seatCount(in: hall)
        guard current + hall.units[unit].seats.count <= limit else {
            return .overLimit(current: current, limit: limit)
        }
        add(unit)
        return .ok(unit: unit)
    }

    /// Adds several units, all or none of them; units that are selected stay so.
    ///
    /// - Returns: Why nothing was added, or `nil` when all units are selected now.
    public mutating func add(_ units: [Int], in hall: Hall, limit: Int) -> SelectionResult? {
        var extended = self
        for unit in units where !extended.contains(unit) {
            guard case .ok = extended.toggle(unit, in: hall, limit: limit) else {
                return refusal(of: unit, in: hall, limit: limit)
            }
        }
        self = extended
        return nil
    }

    private func refusal(of unit: Int, in hall: Hall, limit: Int) -> SelectionResult {
        hall.rejection(of: unit).map(SelectionResult.rejected)
            ?? .overLimit(current: seatCount(in: hall), limit: limit)
    }

    /// Removes the units that cannot be bought any more and returns them, in reading order.
    public mutating func removeLost(in hall: Hall) -> [Int] {
        let lost = indices.filter { hall.rejection(of: $0) != nil }
        remove(lost)
        return lost
    }

    /// Returns how many seats the units have.
    public func seatCount(in hall: Hall) -> Int {
        indices.reduce(0) { $0 + hall.units[$1].seats.count }
    }

    /// Returns the ids of all its seats, in reading order.
    public func seatIDs(in hall: Hall) -> [String] {
        indices.flatMap { hall.units[$0].seats.map { hall.seats[$0].id } }
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

extension Hall {
    /// Returns why a unit cannot be bought, or `nil` when it can.
    public func rejection(of unit: Int) -> Rejection? {
        let statuses = units[unit].seats.map { seats[$0].status }
        guard statuses.contains(where: { $0 != .available }) else { return nil }
        guard !statuses.contains(.available) else { return .incompleteUnit }
        return switch status(of: units[unit]) {
        case .sold: .sold
        case .locked: .locked
        case .broken, .available: .broken
        }
    }
}

/// What asking for a sell unit did to a selection.
public enum SelectionResult: Equatable, Sendable {
    /// The unit was added, or removed when it was selected before.
    case ok(unit: Int)

    /// With the unit there would be more seats than one buyer may select; nothing was added.
    ///
    /// `current` counts the seats that are selected, not the units.
    case overLimit(current: Int, limit: Int)

    /// The unit cannot be bought.
    case rejected(Rejection)
}

/// Why a sell unit cannot be bought.
public enum Rejection: String, CaseIterable, Sendable {
    /// All its seats are taken, and the worst of them is sold.
    case sold

    /// All its seats are held by another buyer.
    case locked

    /// All its seats are taken, and the worst of them is out of service or not for sale.
    case broken

    /// Some of its seats are free and others are not, and it is sold whole.
    case incompleteUnit
}
