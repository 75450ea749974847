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

    /// The most an area grows on each side for a finger, in view points.
    static let touchGrowth = 8.0

    /// The side a finger can hit reliably, in view points.
    static let touchSide = 44.0

    /// Returns the index of the seat whose rectangle contains a canvas point, or `nil` in gaps, aisles and margins.
    ///
    /// Rectangles are half-open, so a point hits at most one seat. O(1).
    public func seat(at point: Point) -> Int? {
        let column = ((point.x - seatBlock.x) / Double(metrics.columnPitch)).rounded(.down)
        let row = ((point.y - seatBlock.y) / Double(metrics.rowPitch)).rounded(.down)
        guard
            let column = Int(exactly: column), let row = Int(exactly: row),
            let seat = seat(row: row, column: column), seatFrames[seat].contains(point)
        else { return nil }
        return seat
    }

    /// Returns the index of the seat in a cell by resolved row and column, or `nil`.
    public func seat(row: Int, column: Int) -> Int? {
        let grid = hall.grid
        guard row >= 0, row < grid.rows, column >= 0, column < grid.columns else { return nil }
        let seat = Int(seatInCell[row * grid.columns + column])
        return seat < 0 ? nil : seat
    }

    /// Returns the index of the sell unit that a finger at a canvas point means, or `nil`.
    ///
    /// Every unit's area grows on each side by `min(8, max(0, (44 − side × zoom) / 2))` view points; nothing drawn
    /// changes. Of the units whose grown area contains the point the nearest wins, then the one nearer the screen, then
    /// the one further left. The gap inside a couple belongs to the couple.
    public func unit(touchedAt point: Point, zoom: Double) -> Int? {
        candidates(around: point, zoom: zoom)
            .filter { touchArea(ofUnit: $0, zoom: zoom).contains(point) }
            .min { (unitFrames[$0].distance(to: point), $0) < (unitFrames[$1].distance(to: point), $1) }
    }

    /// Returns the area of a unit that answers to a finger, in canvas points.
    public func touchArea(ofUnit unit: Int, zoom: Double) -> Rect {
        let frame = unitFrames[unit]
        let dx = HallLayout.growth(side: frame.width, zoom: zoom)
        let dy = HallLayout.growth(side: frame.height, zoom: zoom)
        return Rect(x: frame.x - dx, y: frame.y - dy, width: frame.width + 2 * dx, height: frame.height + 2 * dy)
    }

    /// Returns how far a side of a touch area lies outside the unit, in canvas points.
    private static func growth(side: Double, zoom: Double) -> Double {
        min(touchGrowth, max(0, (touchSide - side * zoom) / 2)) / zoom
    }

    /// Returns the units with a seat in a cell so near that its touch area may reach the point.
    ///
    /// Units are in reading order, so a smaller index is nearer the screen, then further left.
    private func candidates(around point: Point, zoom: Double) -> Set<Int> {
        let reach = HallLayout.touchGrowth / zoom
        let columns = cells(
            from: point.x - reach - seatBlock.x, to: point.x + reach - seatBlock.x, pitch: metrics.columnPitch,
            count: hall.grid.columns)
        let rows = cells(
            from: point.y - reach - seatBlock.y, to: point.y + reach - seatBlock.y, pitch: metrics.rowPitch,
            count: hall.grid.rows)
        var units: Set<Int> = []
        for row in rows {
            for column in columns {
                guard let seat = seat(row: row, column: column) else { continue }
                units.insert(hall.unitIndex(ofSeat: seat))
            }
        }
        return units
    }

    /// Returns the cells that touch a stretch of one axis, one more at each end, and none outside the grid.
    private func cells(from start: Double, to end: Double, pitch: Int, count: Int) -> Range<Int> {
        guard start.isFinite, end.isFinite else { return 0..<0 }
        let limits = 0...Double(count)
        let first = ((start / Double(pitch)).rounded(.down) - 1).clamped(to: limits)
        let last = ((end / Double(pitch)).rounded(.down) + 2).clamped(to: limits)
        return Int(first)..<max(Int(first), Int(last))
    }
}

extension Double {
    /// Returns the value, or the nearer end of the range when it lies outside.
    func clamped(to range: ClosedRange<Double>) -> Double {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
