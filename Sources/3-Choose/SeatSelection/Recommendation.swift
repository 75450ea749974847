public import Halls

/// What a buyer asks for: some seats side by side.
public struct RecommendationRequest: Equatable, Sendable {
    /// How many seats.
    public var count: Int

    /// The kind that every one of them must have, or `nil` for any but wheelchair and companion places.
    public var kind: Seat.Kind?

    /// The row that is preferred.
    public var bestRow: BestRow

    /// How many seats may be asked for, or `nil` for the hall's own limit.
    public var limit: Int?

    /// Creates a request.
    public init(count: Int, kind: Seat.Kind? = nil, bestRow: BestRow = .middle, limit: Int? = nil) {
        self.count = count
        self.kind = kind
        self.bestRow = bestRow
        self.limit = limit
    }
}

/// Why a request for a recommendation is refused without looking for seats.
public enum RecommendationRefusal: Error, Equatable {
    /// Less than one seat is asked for.
    case noSeats

    /// More seats are asked for than one buyer may select.
    case overLimit(count: Int, limit: Int)
}

extension RecommendationRefusal: CustomStringConvertible {
    /// The reason as a sentence fragment.
    public var description: String {
        switch self {
        case .noSeats: "a recommendation needs at least one seat"
        case .overLimit(let count, let limit): "\(count) seats are asked for, the limit is \(limit)"
        }
    }
}

/// Seats side by side that suit a buyer best: whole sell units, all available.
public struct Recommendation: Equatable, Sendable {
    /// The indices of the units in `Hall.units`, from the left.
    public let units: Range<Int>

    /// The indices of their seats in `Hall.seats`, from the left.
    public let seats: [Int]

    /// The row they are in, counted from the screen.
    public let row: Int

    /// Whether a single free seat would be left alone beside them.
    public let leavesSeatAlone: Bool
}

extension Hall {
    /// Returns the best seats side by side for a request, or `nil` when there are not so many anywhere.
    ///
    /// Side by side means in consecutive columns: an aisle, a missing seat and a seat that cannot be given end a run.
    /// Seats are never split over several places, nor sell units. Of all blocks of the right number of seats the best is
    /// found by these rules, each of which decides only between blocks that are equal by the ones before:
    ///
    /// 1. A block that leaves no single free seat alone beside it. A seat that was alone before does not count, nor do
    ///    wheelchair and companion places, which are often taken alone. This goes before the row, so a seat is left
    ///    alone only where that cannot be avoided in the whole hall.
    /// 2. The row nearest the best one; of two the one further back.
    /// 3. The block nearest the centre line of the hall; of two the one on the left.
    ///
    /// Takes time in proportion to the seats of the hall times those asked for.
    public func recommendation(for request: RecommendationRequest) throws(RecommendationRefusal) -> Recommendation? {
        let limit = request.limit ?? limit
        guard request.count > 0 else { throw .noSeats }
        guard request.count <= limit else { throw .overLimit(count: request.count, limit: limit) }
        guard request.count <= grid.columns else { return nil }
        let bestRow = request.bestRow.row(in: self)
        return rowsOfUnits()
            .flatMap { UnitRow(units: $0, hall: self).blocks(for: request) }
            .map { (block: $0, rank: RecommendationRank($0, bestRow: bestRow, in: grid)) }
            .min { $0.rank < $1.rank }?
            .block.recommendation(in: self)
    }

    /// Returns the units of each row that has some, as ranges of `units`.
    private func rowsOfUnits() -> [Range<Int>] {
        var rows: [Range<Int>] = []
        for unit in units.indices {
            if let last = rows.last, row(ofUnit: last.lowerBound) == row(ofUnit: unit) {
                rows[rows.count - 1] = last.lowerBound..<unit + 1
            } else {
                rows.append(unit..<unit + 1)
            }
        }
        return rows
    }

    /// Returns the resolved row of a unit.
    func row(ofUnit unit: Int) -> Int {
        grid.resolvedRow(seats[units[unit].seats[0]].row)
    }

    /// Returns the columns of a unit, which are neighbours.
    func columns(ofUnit unit: Int) -> Range<Int> {
        let first = seats[units[unit].seats[0]].column
        return first..<first + units[unit].seats.count
    }
}

/// Whole units side by side that fit a request.
struct RecommendationBlock {
    /// As indices in `Hall.units`.
    let units: Range<Int>

    /// The resolved row.
    let row: Int

    /// The columns of its seats.
    let columns: Range<Int>

    /// Whether a single free seat would be left alone beside it.
    let leavesSeatAlone: Bool

    func recommendation(in hall: Hall) -> Recommendation {
        Recommendation(
            units: units, seats: units.flatMap { hall.units[$0].seats }, row: row, leavesSeatAlone: leavesSeatAlone)
    }
}

/// How good a block is: the smaller, the better.
///
/// No two blocks for one request are equal: the row and the first column tell them apart.
struct RecommendationRank: Comparable {
    private let leavesSeatAlone: Int
    private let rowsFromBest: Int
    private let row: Int
    private let halfColumnsFromCenter: Int
    private let column: Int

    init(_ block: RecommendationBlock, bestRow: Int, in grid: Grid) {
        leavesSeatAlone = block.leavesSeatAlone ? 1 : 0
        rowsFromBest = abs(block.row - bestRow)
        row = block.row
        // Both middles doubled, so that they are whole numbers.
        halfColumnsFromCenter = abs(block.columns.lowerBound + block.columns.upperBound - grid.columns)
        column = block.columns.lowerBound
    }

    static func < (left: RecommendationRank, right: RecommendationRank) -> Bool {
        // Rows further back have greater numbers and are better.
        (left.leavesSeatAlone, left.rowsFromBest, right.row, left.halfColumnsFromCenter, left.column)
            < (right.leavesSeatAlone, right.rowsFromBest, left.row, right.halfColumnsFromCenter, right.column)
    }
}
