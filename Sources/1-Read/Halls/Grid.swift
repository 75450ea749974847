import StrictJSON

/// The cells of a hall and their sizes in seat widths.
public struct Grid: Equatable, Sendable {
    /// The number of rows.
    public let rows: Int

    /// The number of columns.
    public let columns: Int

    /// The width of a seat.
    public let seatWidth: Double

    /// The height of a seat.
    public let seatHeight: Double

    /// The space between two seats in a row.
    public let gapX: Double

    /// The space between two rows.
    public let gapY: Double

    /// Whether the document numbers rows from the back of the hall.
    public let isFlipped: Bool

    /// Creates a grid without checking it.
    public init(
        rows: Int, columns: Int, seatWidth: Double = 1, seatHeight: Double = 1, gapX: Double = 0.15,
        gapY: Double = 0.2, isFlipped: Bool = false
    ) {
        self.rows = rows
        self.columns = columns
        self.seatWidth = seatWidth
        self.seatHeight = seatHeight
        self.gapX = gapX
        self.gapY = gapY
        self.isFlipped = isFlipped
    }

    /// Returns the row as drawn: 0 is nearest the screen.
    ///
    /// Its own inverse: a resolved row gives the document's row.
    public func resolvedRow(_ row: Int) -> Int {
        isFlipped ? rows - 1 - row : row
    }
}

/// What could be read of the grid of a document.
struct GridReading {
    /// The rows and columns are known even when something else is wrong with the grid.
    var rows: Int?
    var columns: Int?
    var grid: Grid?

    init(_ field: JSONField?) {
        guard let field, var object = field.object(keys: HallKeys.grid) else { return }
        rows = object.required("rows")?.integer(in: HallLimits.rows)
        columns = object.required("cols")?.integer(in: HallLimits.columns)
        let width = object.value("seatW", default: 1) { $0.number(in: HallLimits.seatSide) }
        let height = object.value("seatH", default: 1) { $0.number(in: HallLimits.seatSide) }
        let gapX = object.value("gapX", default: 0.15) { $0.number(in: HallLimits.gap) }
        let gapY = object.value("gapY", default: 0.2) { $0.number(in: HallLimits.gap) }
        let isFlipped = object.value("flipped", default: false) { $0.bool() }

        guard let rows, let columns, areWithinLimits(field), let width, let height, let gapX, let gapY, let isFlipped
        else { return }
        grid = Grid(
            rows: rows, columns: columns, seatWidth: width, seatHeight: height, gapX: gapX, gapY: gapY,
            isFlipped: isFlipped)
    }

    private func areWithinLimits(_ field: JSONField) -> Bool {
        guard let rows, let columns, rows * columns > HallLimits.cells else { return true }
        field.faults.report(HallFault.tooManyCells(rows: rows, columns: columns), at: field.path)
        return false
    }
}

extension JSONField {
    /// Reads a row of the document, which must lie in the grid as far as its size is known.
    func row(in grid: GridReading) -> Int? {
        index(below: grid.rows, within: HallLimits.rows, outside: HallFault.rowOutsideGrid)
    }

    /// Reads a column, which must lie in the grid as far as its size is known.
    func column(in grid: GridReading) -> Int? {
        index(below: grid.columns, within: HallLimits.columns, outside: HallFault.columnOutsideGrid)
    }

    private func index(below count: Int?, within limits: ClosedRange<Int>, outside: (Int) -> HallFault) -> Int? {
        guard let index = integer(in: 0...limits.upperBound - 1) else { return nil }
        if let count, index >= count {
            faults.report(outside(count), at: path)
            return nil
        }
        return index
    }
}
