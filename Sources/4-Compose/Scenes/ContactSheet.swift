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

    // The cards themselves, and what is written on them.

    /// The corners of a card.
    static let corners = CornerRadii(12)

    /// The size of names, and of all other texts.
    private static let titleSize = 15.0
    private static let detailSize = 12.0

    /// The space between a name and what stands at its right.
    private static let asideGap = 12.0

    /// What is written on a card: a name, something at its right, and a line under it.
    struct Words: Equatable {
        var title: String
        var aside = ""
        var detail: String
    }

    /// Returns what is written on the card of an item.
    func words(of item: Item) -> Words {
        switch item {
        case .hall(let hall, let stem):
            let title = hall.name.isEmpty ? hall.id : hall.name
            return Words(title: title, aside: options.language.count(ofSeats: hall.seats.count), detail: stem)
        case .unreadable(let fileName):
            return Words(title: fileName, detail: options.language.cannotBeRead)
        }
    }

    /// Returns the cards and their edges, without what is on them.
    func cards(hairline: Double) -> [Batch] {
        var fill = Path()
        var edge = Path()
        for index in items.indices {
            let card = grid.card(index)
            fill.addRoundedRectangle(card, radii: ContactSheet.corners)
            edge.addRoundedRectangle(
                card.inset(by: hairline / 2), radii: ContactSheet.corners.inset(by: hairline / 2))
        }
        let line = theme.quietInk.mixed(with: theme.backdrop, part: 0.75)
        return [
            Batch("sheet.card", fill, .fill(theme.backdrop)),
            Batch("sheet.edge", edge, .stroke(Stroke(line, width: hairline))),
        ]
    }

    /// Returns the texts of all cards: one batch of names, one of everything else.
    func captions() throws(TextError) -> [Batch] {
        var titles = Path()
        var details = Path()
        for (index, item) in items.enumerated() {
            let caption = try caption(words(of: item), on: grid.card(index))
            titles.append(caption.title)
            details.append(caption.details)
        }
        return [
            Batch("sheet.titles", titles, .fill(theme.ink)), Batch("sheet.details", details, .fill(theme.quietInk)),
        ]
    }

    /// Returns the outlines of a card's texts; a text that has no room ends in an ellipsis.
    private func caption(_ words: Words, on card: Rect) throws(TextError) -> (title: Path, details: Path) {
        let left = card.x + SheetGrid.padding
        let right = card.maxX - SheetGrid.padding
        let first = card.maxY - SheetGrid.padding - SheetGrid.caption + 24
        let aside = try fonts.fitted(words.aside, size: ContactSheet.detailSize, width: right - left)
        let room = right - left - (words.aside.isEmpty ? 0 : aside.width + ContactSheet.asideGap)
        let title = try fonts.fitted(words.title, size: ContactSheet.titleSize, width: room)
        let detail = try fonts.fitted(words.detail, size: ContactSheet.detailSize, width: right - left)

        func place(_ line: TextLine, x: Double, y: Double, size: Double) -> Path {
            line.path(leftCenterAt: Point(x: x, y: y), size: size, fonts: fonts)
        }
        var details = place(aside, x: right - aside.width, y: first, size: ContactSheet.detailSize)
        details.append(place(detail, x: left, y: first + 23, size: ContactSheet.detailSize))
        return (place(title, x: left, y: first, size: ContactSheet.titleSize), details)
    }

    /// Returns a cross in the place of a hall that cannot be read.
    func cross(on card: Rect) -> Batch {
        let size = 40.0
        var pen = SignPen()
        let center = Point(x: card.center.x, y: card.y + SheetGrid.padding + SheetGrid.picture.height / 2)
        pen.draw(.cross, center: center, size: size)
        let color = theme.quietInk.mixed(with: theme.backdrop, part: 0.4)
        return Batch("sheet.unreadable", pen.path, .stroke(Stroke(color, width: 4, ends: .round)))
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

/// The words of a sheet that are not from documents.
extension Language {
    var sheetTitle: String {
        switch self {
        case .chinese: "影厅一览"
        case .english: "Halls"
        }
    }

    func count(ofSeats count: Int) -> String {
        switch self {
        case .chinese: "\(count) 座"
        case .english: count == 1 ? "1 seat" : "\(count) seats"
        }
    }

    var cannotBeRead: String {
        switch self {
        case .chinese: "无法读取"
        case .english: "cannot be read"
        }
    }
}
