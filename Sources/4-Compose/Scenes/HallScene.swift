public import Drawing
import Geometry
public import Halls
public import SeatGeometry
public import SeatSelection
public import TextShaping

/// A hall as it is to be drawn: layout, theme, fonts and state, resolved into display lists.
///
/// Selecting changes the highlight layer only: the background and the seats stay equal.
public struct HallScene: Sendable {
    /// Where everything is.
    public let layout: HallLayout

    /// What it looks like.
    public let theme: Theme

    /// What texts are written with; without fonts there are no texts.
    public let fonts: FontChain?

    /// What the buyer has chosen.
    public let selection: SelectedUnits

    /// What is shown besides the seats.
    public let options: SceneOptions

    let legend: Legend?

    /// Creates the scene of a hall that fits a width in points, or has seats of 34 points without one.
    ///
    /// - Throws: `TextError` when a text cannot be shaped.
    public init(
        hall: Hall, fitting width: Int? = nil, theme: Theme = .light, fonts: FontChain? = nil,
        selection: SelectedUnits = .none, options: SceneOptions = SceneOptions()
    ) throws(TextError) {
        var spacing = theme.spacing
        spacing.rowLabels = options.labels == .none ? 0 : spacing.rowLabels
        let plain = HallLayout(hall: hall, fitting: width, spacing: spacing)
        let legend = try Legend(
            hall: hall, width: plain.contentSize.width - 2 * Double(spacing.margin), theme: theme, fonts: fonts,
            selection: selection, options: options)
        spacing.legendHeight = legend?.height ?? 0
        self.init(
            layout: HallLayout(hall: hall, seatSize: plain.metrics.seatSize, spacing: spacing), theme: theme,
            fonts: fonts, selection: selection, options: options, legend: legend)
    }

    /// Creates a scene from its parts.
    init(
        layout: HallLayout, theme: Theme, fonts: FontChain?, selection: SelectedUnits, options: SceneOptions,
        legend: Legend?
    ) {
        self.layout = layout
        self.theme = theme
        self.fonts = fonts
        self.selection = selection
        self.options = options
        self.legend = legend
    }

    /// Returns everything to paint for the whole canvas at 1, 2, 3 or 4 pixels per point.
    ///
    /// - Parameter backdrop: The colour under everything, or `nil` for a transparent picture.
    public func displayList(scale: Int, backdrop: Color?) throws(TextError) -> DisplayList {
        let raster = Raster(wholeCanvas: layout.contentSize, scale: scale)
        let overlay = legend?.batches(in: legendFrame, theme: theme, hairline: raster.hairline) ?? []
        return try displayList(raster: raster, backdrop: backdrop, overlay: overlay)
    }

    /// Returns everything to paint for the part of the canvas that a view shows.
    public func displayList(viewport: Viewport, scale: Int, backdrop: Color?) throws(TextError) -> DisplayList {
        let raster = Raster(view: viewport.size, zoom: viewport.zoom, offset: viewport.offset, scale: scale)
        let overlay = options.showsMinimap ? Minimap(self, viewport: viewport).batches(raster: raster) : []
        return try displayList(raster: raster, backdrop: backdrop, overlay: overlay)
    }

    private func displayList(
        raster: Raster, backdrop: Color?, overlay: [Batch]
    ) throws(TextError) -> DisplayList {
        DisplayList(
            raster: raster,
            backdrop: backdrop,
            background: try backgroundLayer(hairline: raster.hairline),
            seats: try seatLayer(hairline: raster.hairline),
            highlight: highlightLayer(raster: raster, backdrop: backdrop),
            overlay: overlay,
            cuts: rowGapMiddles())
    }

    /// The place of the legend, under the seats.
    private var legendFrame: Rect {
        let margin = Double(layout.spacing.margin)
        let height = Double(layout.spacing.legendHeight)
        return Rect(
            x: margin, y: layout.contentSize.height - margin - height, width: layout.contentSize.width - 2 * margin,
            height: height)
    }

    /// Returns the middle of the gap above each row.
    private func rowGapMiddles() -> [Double] {
        (0..<layout.hall.grid.rows).map { row in
            layout.cell(row: row, column: 0).y - Double(layout.metrics.gapY) / 2
        }
    }

    /// Returns a length in seat widths as points.
    func points(_ seatWidths: Double) -> Double {
        seatWidths * Double(layout.metrics.seatSize)
    }
}
