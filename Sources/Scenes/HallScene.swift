public import Drawing
import Geometry
import Halls
public import SeatGeometry
public import SeatSelection

/// A hall as it is to be drawn: layout, theme and state, resolved into a display list.
///
/// Selecting changes the highlight layer only: the background and the seats stay equal.
public struct HallScene: Sendable {
    /// Where everything is.
    public let layout: HallLayout

    /// What it looks like.
    public let theme: Theme

    /// What the buyer has chosen.
    public let selection: SelectedUnits

    /// Creates a scene.
    public init(layout: HallLayout, theme: Theme, selection: SelectedUnits = .none) {
        self.layout = layout
        self.theme = theme
        self.selection = selection
    }

    /// Returns everything to paint for the whole canvas at 1, 2, 3 or 4 pixels per point.
    ///
    /// - Parameter backdrop: The colour under everything, or `nil` for a transparent picture.
    public func displayList(scale: Int, backdrop: Color?) -> DisplayList {
        let raster = Raster(wholeCanvas: layout.contentSize, scale: scale)
        return DisplayList(
            raster: raster,
            backdrop: backdrop,
            background: backgroundLayer(),
            seats: seatLayer(hairline: raster.hairline),
            highlight: highlightLayer(),
            cuts: rowGapMiddles())
    }

    /// Returns the middle of the gap above each row.
    private func rowGapMiddles() -> [Double] {
        (0..<layout.hall.grid.rows).map { row in
            layout.cell(row: row, column: 0).y - Double(layout.metrics.gapY) / 2
        }
    }
}
