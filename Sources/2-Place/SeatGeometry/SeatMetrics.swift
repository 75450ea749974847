public import Halls

/// The sizes of seats and gaps on the canvas, all in whole points.
///
/// Edges are rounded once, here. Every later position is a multiple of these numbers, so that 1x, 2x and 3x show the
/// same picture on finer grids and every gap has the same number of pixels.
public struct SeatMetrics: Equatable, Sendable {
    /// The seat sizes a layout chooses from, in points; below the smallest the map scrolls sideways.
    public static let seatSizes = 22...34

    /// How many points a seat width is.
    public let seatSize: Int

    /// The width of a seat.
    public let seatWidth: Int

    /// The height of a seat.
    public let seatHeight: Int

    /// The space between two seats of a row.
    public let gapX: Int

    /// The space between two rows.
    public let gapY: Int

    /// Creates the sizes for a grid and a seat size.
    public init(grid: Grid, seatSize: Int) {
        func points(_ seatWidths: Double) -> Int { Int((seatWidths * Double(seatSize)).rounded()) }
        self.seatSize = seatSize
        self.seatWidth = max(1, points(grid.seatWidth))
        self.seatHeight = max(1, points(grid.seatHeight))
        self.gapX = points(grid.gapX)
        self.gapY = points(grid.gapY)
    }

    /// The distance from one column to the next.
    public var columnPitch: Int { seatWidth + gapX }

    /// The distance from one row to the next.
    public var rowPitch: Int { seatHeight + gapY }

    /// Returns the width of a run of columns; the gap after the last is not part of it.
    public func width(ofColumns count: Int) -> Int { count * columnPitch - gapX }

    /// Returns the height of a run of rows; the gap after the last is not part of it.
    public func height(ofRows count: Int) -> Int { count * rowPitch - gapY }
}

/// The room around the seats: lengths in whole points, or as ratios of the row pitch.
public struct LayoutSpacing: Equatable, Sendable {
    /// The smallest margin: keeps the touch area of the outer columns inside the canvas.
    public static let smallestMargin = 8

    /// The space between the content and each edge of the canvas, in points.
    public var margin: Int

    /// The room for row labels at each side, in seat widths; 0 without labels.
    ///
    /// It does not depend on the labels or on a font, so that a point means the same seat with any of them.
    public var rowLabels: Double

    /// The room for a legend under the seats, in points; 0 without a legend.
    public var legendHeight: Int

    /// The height of the screen over the row pitch.
    public var screenDepth: Double

    /// The distance from the screen to the first row over the row pitch.
    public var screenDistance: Double

    /// Creates a spacing; a margin below the smallest is raised to it.
    public init(
        margin: Int = 24, rowLabels: Double = 0.9, legendHeight: Int = 0, screenDepth: Double = 1.2,
        screenDistance: Double = 0.9
    ) {
        self.margin = max(LayoutSpacing.smallestMargin, margin)
        self.rowLabels = rowLabels
        self.legendHeight = legendHeight
        self.screenDepth = screenDepth
        self.screenDistance = screenDistance
    }
}
