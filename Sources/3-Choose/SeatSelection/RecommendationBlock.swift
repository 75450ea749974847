import Halls

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
