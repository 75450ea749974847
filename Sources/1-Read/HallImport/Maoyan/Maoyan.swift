import Halls
import StrictJSON

/// The row and column matrix of Maoyan and the systems that copy it.
///
/// The matrix is dense: a row has a cell for every column, and the place of a cell in its row is its column in the
/// hall. Rows and numbers as printed are texts of their own and stay as they are. Empty rows and columns are aisles
/// and stay too, so that every cell of the hall is found again in the file.
enum Maoyan {
    /// Returns the plan in a file, or `nil` after the reasons were reported.
    static func seatPlan(of root: JSONField, fallbackName: String) -> SeatPlan? {
        guard let source = MaoyanSource(root), let matrix = source.matrix() else { return nil }
        let grid = Grid(rows: matrix.rowCount, columns: matrix.width)
        var draft = HallDraft(
            id: fallbackName, name: source.hallName() ?? fallbackName, grid: grid, screen: screen(over: grid),
            seats: matrix.seats(reportingTo: root.faults))
        if let limit = source.limit() { draft.limit = limit }
        return SeatPlan(draft: draft, inputSeats: matrix.seatCount)
    }

    /// Returns a screen; the files say nothing of it, and four fifths of the seat block look right in any hall.
    private static func screen(over grid: Grid) -> Screen {
        let block = Double(grid.columns) * (grid.seatWidth + grid.gapX) - grid.gapX
        return Screen(width: (block * 8).rounded() / 10, label: "银幕")
    }
}
