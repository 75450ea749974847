public import Halls

/// The units of one row, and where free seats are.
struct UnitRow {
    private let units: Range<Int>
    private let hall: Hall

    /// For every column whether a seat is there that anybody could be given.
    private let isFree: [Bool]

    /// Creates a row from its units, as indices in `Hall.units`: all units of a row, from the left.
    init(units: Range<Int>, hall: Hall) {
        self.units = units
        self.hall = hall
        var isFree = [Bool](repeating: false, count: hall.grid.columns)
        for unit in units where hall.canGive(unit, kind: nil) {
            for column in hall.columns(ofUnit: unit) { isFree[column] = true }
        }
        self.isFree = isFree
    }

    /// Returns every block of exactly as many seats as are asked for, from the left.
    func blocks(for request: RecommendationRequest) -> [RecommendationBlock] {
        runs(for: request.kind).flatMap { run in
            run.compactMap { first in block(from: first, in: run, count: request.count) }
        }
    }

    /// Returns the longest stretches of units that could be given, each directly beside the one before.
    private func runs(for kind: Seat.Kind?) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for unit in units where hall.canGive(unit, kind: kind) {
            if let last = runs.last, last.upperBound == unit, touch(unit - 1, unit) {
                runs[runs.count - 1] = last.lowerBound..<unit + 1
            } else {
                runs.append(unit..<unit + 1)
            }
        }
        return runs
    }

    private func touch(_ left: Int, _ right: Int) -> Bool {
        hall.columns(ofUnit: left).upperBound == hall.columns(ofUnit: right).lowerBound
    }

    /// Returns the block that begins with a unit, or `nil` where it would end inside one or beyond the run.
    private func block(from first: Int, in run: Range<Int>, count: Int) -> RecommendationBlock? {
        let start = hall.columns(ofUnit: first).lowerBound
        let columns = start..<start + count
        guard
            let last = (first..<run.upperBound).first(where: {
                hall.columns(ofUnit: $0).upperBound >= columns.upperBound
            }),
            hall.columns(ofUnit: last).upperBound == columns.upperBound
        else { return nil }
        return RecommendationBlock(
            units: first..<last + 1, row: hall.row(ofUnit: first), columns: columns,
            leavesSeatAlone: leavesSeatAlone(beside: columns))
    }

    /// Whether a free seat next to the columns has no free neighbour but the one there.
    private func leavesSeatAlone(beside columns: Range<Int>) -> Bool {
        let (left, right) = (columns.lowerBound - 1, columns.upperBound)
        return isFree(left) && !isFree(left - 1) && isFree(left + 1)
            || isFree(right) && !isFree(right + 1) && isFree(right - 1)
    }

    private func isFree(_ column: Int) -> Bool {
        isFree.indices.contains(column) && isFree[column]
    }
}

extension Hall {
    /// Returns whether a unit is available and all its seats have the kind, or without one are no wheelchair or
    /// companion places.
    func canGive(_ unit: Int, kind: Seat.Kind?) -> Bool {
        let unit = units[unit]
        return status(of: unit) == .available
            && unit.seats.allSatisfy { seat in
                let own = seats[seat].kind
                return kind.map { $0 == own } ?? (own != .wheelchair && own != .companion)
            }
    }
}

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
