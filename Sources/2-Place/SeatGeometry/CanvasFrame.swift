import Geometry
import Halls

/// Where the seat block and the screen lie on the canvas, and how large the canvas is.
///
/// From the top: margin, screen, distance to the first row, seats, legend, margin. From the left: margin, row labels,
/// seats, row labels, margin. A screen wider than the seats pushes both sides out evenly, so that it stays centred.
struct CanvasFrame: Sendable {
    let metrics: SeatMetrics
    let size: Size
    let seatBlock: Rect
    let screen: Rect?

    init(hall: Hall, metrics: SeatMetrics, spacing: LayoutSpacing) {
        let block = (
            width: metrics.width(ofColumns: hall.grid.columns), height: metrics.height(ofRows: hall.grid.rows)
        )
        let screenWidth = CanvasFrame.screenWidth(of: hall, block: block.width, metrics: metrics)
        let sides = spacing.margin + Int((spacing.rowLabels * Double(metrics.seatSize)).rounded())
        let overhang = max(0, (screenWidth - block.width + 1) / 2)
        let left = max(sides, spacing.margin + overhang)

        func pitches(_ ratio: Double) -> Int { Int((ratio * Double(metrics.rowPitch)).rounded()) }
        let depth = pitches(spacing.screenDepth)
        let top = spacing.margin + (hall.screen == nil ? 0 : depth + pitches(spacing.screenDistance))

        self.metrics = metrics
        self.size = Size(
            width: Double(2 * left + block.width),
            height: Double(top + block.height + spacing.legendHeight + spacing.margin))
        self.seatBlock = Rect(
            x: Double(left), y: Double(top), width: Double(block.width), height: Double(block.height))
        self.screen = hall.screen.map { _ in
            Rect(
                x: Double(left + (block.width - screenWidth) / 2), y: Double(spacing.margin),
                width: Double(screenWidth), height: Double(depth))
        }
    }

    func cell(row: Int, column: Int) -> Rect {
        Rect(
            x: seatBlock.x + Double(column * metrics.columnPitch),
            y: seatBlock.y + Double(row * metrics.rowPitch),
            width: Double(metrics.seatWidth), height: Double(metrics.seatHeight))
    }

    /// Returns the width of the screen, odd or even like the block, so that both have the same centre on whole points.
    private static func screenWidth(of hall: Hall, block: Int, metrics: SeatMetrics) -> Int {
        guard let screen = hall.screen else { return 0 }
        let width = max(1, Int((screen.width * Double(metrics.seatSize)).rounded()))
        return (width - block).isMultiple(of: 2) ? width : width + 1
    }
}
