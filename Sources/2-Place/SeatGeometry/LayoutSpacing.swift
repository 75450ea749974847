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
