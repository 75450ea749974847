public import Geometry
public import Halls

/// A hall with a rectangle for every seat: what drawing, hit testing and recommendations share.
///
/// All lengths are canvas points, and all rectangles lie on whole points. Rows are resolved: row 0 is nearest the
/// screen, also for a hall that is numbered from the back.
public struct HallLayout: Sendable {
    /// The hall.
    public let hall: Hall

    /// The sizes of seats and gaps.
    public let metrics: SeatMetrics

    /// The room around the seats.
    public let spacing: LayoutSpacing

    /// The rectangle of every seat, in the order of `Hall.seats`.
    public let seatFrames: [Rect]

    /// The rectangle of every sell unit, gaps inside it included, in the order of `Hall.units`.
    public let unitFrames: [Rect]

    /// The seat in every cell by resolved row and column, or -1.
    let seatInCell: [Int32]

    private let canvas: CanvasFrame

    /// Creates a layout with a given seat size in points.
    public init(hall: Hall, seatSize: Int, spacing: LayoutSpacing = LayoutSpacing()) {
        let metrics = SeatMetrics(grid: hall.grid, seatSize: seatSize)
        let canvas = CanvasFrame(hall: hall, metrics: metrics, spacing: spacing)
        let frames = hall.seats.map { canvas.cell(row: hall.grid.resolvedRow($0.row), column: $0.column) }
        self.hall = hall
        self.metrics = metrics
        self.spacing = spacing
        self.canvas = canvas
        self.seatFrames = frames
        self.unitFrames = hall.units.map { HallLayout.union(of: $0.seats.map { frames[$0] }) }
        self.seatInCell = HallLayout.seatInCell(of: hall)
    }

    /// Creates a layout that fits a width in points: the largest seat size from 22 to 34 whose canvas is not wider.
    ///
    /// When not even the smallest fits, it is used all the same and the canvas is wider than asked. Without a width
    /// the seat size is the largest.
    public init(hall: Hall, fitting width: Int?, spacing: LayoutSpacing = LayoutSpacing()) {
        let fitting = SeatMetrics.seatSizes.last { size in
            guard let width else { return true }
            let metrics = SeatMetrics(grid: hall.grid, seatSize: size)
            return CanvasFrame(hall: hall, metrics: metrics, spacing: spacing).size.width <= Double(width)
        }
        self.init(hall: hall, seatSize: fitting ?? SeatMetrics.seatSizes.lowerBound, spacing: spacing)
    }

    /// The size of the whole canvas.
    public var contentSize: Size { canvas.size }

    /// The cells of the grid from the first to the last, without the gap after the last.
    public var seatBlock: Rect { canvas.seatBlock }

    /// The rectangle that holds the screen, or `nil` when the hall has none.
    public var screen: Rect? { canvas.screen }

    /// Returns the rectangle of a cell by resolved row and column, whether or not a seat is there.
    public func cell(row: Int, column: Int) -> Rect {
        canvas.cell(row: row, column: column)
    }

    private static func union(of frames: [Rect]) -> Rect {
        guard let first = frames.first else { return Rect(x: 0, y: 0, width: 0, height: 0) }
        return frames.dropFirst().reduce(first) { $0.union($1) }
    }

    private static func seatInCell(of hall: Hall) -> [Int32] {
        var cells = [Int32](repeating: -1, count: hall.grid.rows * hall.grid.columns)
        for (index, seat) in hall.seats.enumerated() {
            cells[hall.grid.resolvedRow(seat.row) * hall.grid.columns + seat.column] = Int32(index)
        }
        return cells
    }
}
