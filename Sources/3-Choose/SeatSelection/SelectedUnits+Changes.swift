public import Halls

extension SelectedUnits {
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
