public import Halls

/// Which row of a hall is taken as the best.
public enum BestRow: Equatable, Sendable {
    /// The middle one of the rows that have seats, of two the one further back.
    case middle

    /// A resolved row: 0 is nearest the screen.
    case row(Int)

    /// A place among the rows that have seats: 0 is the front row, 1 the back row, 2/3 two thirds back.
    case fraction(Double)

    /// Returns the resolved row in a hall, a row of the grid in any case.
    public func row(in hall: Hall) -> Int {
        switch self {
        case .middle: BestRow.row(at: 0.5, in: hall)
        case .row(let row): min(max(row, 0), hall.grid.rows - 1)
        case .fraction(let fraction): BestRow.row(at: fraction, in: hall)
        }
    }

    /// Halves are rounded to the back.
    private static func row(at fraction: Double, in hall: Hall) -> Int {
        let rows = Set(hall.seats.map { hall.grid.resolvedRow($0.row) }).sorted()
        let place = (fraction * Double(rows.count - 1)).rounded()
        guard place > 0 else { return rows.first ?? 0 }
        return place < Double(rows.count - 1) ? rows[Int(place)] : rows.last ?? 0
    }
}
