/// Seats that are sold together: they enter and leave a selection whole.
public struct SellUnit: Equatable, Sendable {
    /// The indices of its seats in `Hall.seats`, by column: at least one, neighbours in one row.
    public let seats: [Int]
}

extension SellUnit {
    /// Returns the units of a hall in reading order: resolved row, then column of the first seat.
    static func units(of seats: [Seat], in grid: Grid) -> [SellUnit] {
        let readingOrder = seats.indices.sorted { left, right in
            place(seats[left], grid) < place(seats[right], grid)
        }
        var units: [[Int]] = []
        var unitOfGroup: [String: Int] = [:]
        for index in readingOrder {
            if let group = seats[index].group, let unit = unitOfGroup[group] {
                units[unit].append(index)
                continue
            }
            if let group = seats[index].group { unitOfGroup[group] = units.count }
            units.append([index])
        }
        return units.map(SellUnit.init)
    }

    private static func place(_ seat: Seat, _ grid: Grid) -> (row: Int, column: Int) {
        (grid.resolvedRow(seat.row), seat.column)
    }

    /// Returns for each seat the index of its unit.
    static func unitOfSeat(_ units: [SellUnit], seatCount: Int) -> [Int] {
        var result = [Int](repeating: 0, count: seatCount)
        for (index, unit) in units.enumerated() {
            for seat in unit.seats { result[seat] = index }
        }
        return result
    }
}
