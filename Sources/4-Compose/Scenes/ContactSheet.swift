public import Drawing
import Geometry
public import Halls
import SeatGeometry
import SeatSelection
public import TextShaping

/// Many halls in one picture: each drawn small on a card, with its name, its number of seats and its file's name.
///
/// The sheet is one display list, not a collage of bitmaps: seats lie on whole points, and outlines are one device
/// pixel at every scale.
public struct ContactSheet: Sendable {
    /// What a card shows.
    public enum Item: Sendable {
        /// A hall, and the name of its file without the extension.
        case hall(Hall, stem: String)

        /// A file that holds no hall.
        case unreadable(fileName: String)
    }

    /// What is on the cards, in reading order.
    public let items: [Item]

    /// Where the cards are.
    public let grid: SheetGrid

    /// What halls and cards look like.
    public let theme: Theme

    let fonts: FontChain
    let options: SceneOptions

    /// Creates a sheet.
    ///
    /// - Parameters:
    ///   - items: What is on the cards, at least one.
    ///   - columns: How many cards a row has at most, or `nil` to leave it to the sheet.
    ///   - options: The language, and the labels of halls: with `.none` there is no text at all on the small maps.
    public init(_ items: [Item], columns: Int? = nil, theme: Theme, fonts: FontChain, options: SceneOptions) {
        self.items = items
        self.grid = SheetGrid(count: items.count, columns: columns)
        self.theme = theme
        self.fonts = fonts
        self.options = options
    }

    /// Returns everything to paint at 1, 2, 3 or 4 pixels per point.
    ///
    /// - Throws: `TextError` when a text cannot be shaped.
    public func displayList(scale: Int) throws(TextError) -> DisplayList {
        let raster = Raster(wholeCanvas: grid.size, scale: scale)
        var list = DisplayList(raster: raster, backdrop: theme.minimap.panel, cuts: grid.cuts)
        list.background = cards(hairline: raster.hairline) + (try captions())
        for (index, item) in items.enumerated() {
            switch item {
            case .hall(let hall, _): list.append(try map(of: hall, on: grid.card(index), scale: scale))
            case .unreadable: list.background.append(cross(on: grid.card(index)))
            }
        }
        return list
    }

    /// Returns what a screen reader says: one region for each card, in reading order.
    public func labels() -> PictureLabels {
        let regions = items.enumerated().map { index, item in
            let words = words(of: item)
            let label = [words.title, words.aside, words.detail].filter { !$0.isEmpty }.joined(separator: ", ")
            return LabelledRegion(
                seatIDs: [], frame: grid.card(index), corners: ContactSheet.corners, label: label, isEnabled: false,
                isSelected: false)
        }
        return PictureLabels(
            title: options.language.sheetTitle, language: options.language.rawValue, regions: regions)
    }
}

extension ContactSheet {
    /// Returns a small map in the middle of the picture's room on a card.
    private func map(of hall: Hall, on card: Rect, scale: Int) throws(TextError) -> DisplayList {
        let room = SheetGrid.picture
        let hasTexts = options.labels != .none
        let scene = HallScene(
            hall: hall, inside: room, theme: theme, fonts: hasTexts ? fonts : nil, options: options)
        let content = scene.layout.contentSize
        // Only a hall that is too large even with the smallest seats is scaled.
        let zoom = min(1, room.width / content.width, room.height / content.height)
        let size = Size(width: content.width * zoom, height: content.height * zoom)
        let list = try scene.displayList(
            viewport: Viewport(size: size, zoom: zoom, offset: .zero), scale: scale, backdrop: nil)
        return list.transformed(
            scale: zoom, x: (card.center.x - size.width / 2).rounded(),
            y: (card.y + SheetGrid.padding + (room.height - size.height) / 2).rounded())
    }
}

extension DisplayList {
    /// Returns the list with all of its layers scaled, then moved.
    fileprivate func transformed(scale: Double, x: Double, y: Double) -> DisplayList {
        var list = self
        list.background = background.map { $0.transformed(scale: scale, x: x, y: y) }
        list.seats = seats.map { $0.transformed(scale: scale, x: x, y: y) }
        list.highlight = highlight.map { $0.transformed(scale: scale, x: x, y: y) }
        return list
    }

    /// Appends another list's background and seats to its own.
    fileprivate mutating func append(_ other: DisplayList) {
        background += other.background
        seats += other.seats
    }
}
