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

    /// Returns what does not depend on statuses: zones, screen, centre line, texts of aisles and rows.
    func backgroundLayer(hairline: Double) throws(TextError) -> [Batch] {
        let drawn = zoneTints(hairline: hairline) + screen()
        guard let fonts else { return drawn + centerLine(around: [], hairline: hairline) }
        let aisles = try aisleTexts(fonts)
        return drawn + centerLine(around: aisles.map(\.frame), hairline: hairline) + (try screenTexts(fonts))
            + aisleBatch(aisles) + (options.labels == .none ? [] : try rowLabels(fonts))
    }

    /// Returns a line through the middle of the hall, where no seat and no text is near it.
    private func centerLine(around texts: [Rect], hairline: Double) -> [Batch] {
        guard options.showsCenterLine else { return [] }
        let x = layout.seatBlock.center.x
        // Between small seats there is less room than beside texts.
        let clearance = min(2, Double(layout.metrics.gapX) / 2)
        var path = Path()
        var top = layout.seatBlock.y - points(0.3)
        // What the line would touch interrupts it; it is met from the screen backwards.
        let inTheWay = (layout.unitFrames + texts).filter { $0.x - clearance < x && $0.maxX + clearance > x }
        for frame in inTheWay.sorted(by: { $0.y < $1.y }) {
            path.addVertical(x: x, from: top, to: frame.y - clearance)
            top = frame.maxY + clearance
        }
        path.addVertical(x: x, from: top, to: layout.seatBlock.maxY + points(0.3))
        let stroke = Stroke(theme.quietInk, width: hairline, dashes: [points(0.12), points(0.12)])
        return [Batch("centerLine", path, .stroke(stroke))]
    }

    /// Returns everything to paint for a page: a strip at the top, the part of the canvas that a view shows under it.
    ///
    /// The picture is as wide as the view and `PageHeader.height` higher.
    public func displayList(
        page viewport: Viewport, header: PageHeader, overlay: PageOverlay, scale: Int, backdrop: Color?
    ) throws(TextError) -> DisplayList {
        let size = Size(width: viewport.size.width, height: viewport.size.height + PageHeader.height)
        let window = Viewport(size: size, zoom: viewport.zoom, offset: viewport.offset.moved(y: -PageHeader.height))
        var list = try displayList(viewport: window, scale: scale, backdrop: backdrop)
        let strip = try header.batches(width: size.width, theme: theme, fonts: fonts)
        let over = try overlay.batches(size: size, theme: theme, fonts: fonts)
        list.overlay += (strip + over).map { $0.inView(of: list.raster) }
        return list
    }

    /// The seat sizes that small maps choose from, in whole points.
    ///
    /// The largest keeps small halls from looking larger than large ones; with the smallest, styles are still told apart.
    static let thumbnailSeatSizes = 4...18

    /// Creates the scene of a hall with the largest seats that have room, as small as in `thumbnailSeatSizes`.
    ///
    /// When not even the smallest have room, they are used all the same, and the canvas is larger than asked.
    init(hall: Hall, inside room: Size, theme: Theme, fonts: FontChain?, options: SceneOptions) {
        var spacing = theme.spacing
        spacing.margin = LayoutSpacing.smallestMargin
        spacing.rowLabels = options.labels == .none ? 0 : spacing.rowLabels
        let layouts = HallScene.thumbnailSeatSizes.reversed().lazy
            .map { HallLayout(hall: hall, seatSize: $0, spacing: spacing) }
        let fitting = layouts.first { $0.contentSize.width <= room.width && $0.contentSize.height <= room.height }
        let smallest = HallScene.thumbnailSeatSizes.lowerBound
        self.init(
            layout: fitting ?? HallLayout(hall: hall, seatSize: smallest, spacing: spacing), theme: theme,
            fonts: fonts, selection: .none, options: options, legend: nil)
    }
}

extension Path {
    /// Adds a vertical line downwards; nothing where it would run upwards.
    fileprivate mutating func addVertical(x: Double, from top: Double, to bottom: Double) {
        guard top < bottom else { return }
        addPolyline([Point(x: x, y: top), Point(x: x, y: bottom)])
    }
}
