import Drawing
import Geometry
import Halls
import SeatSelection
import TextShaping

/// The cards themselves, and what is written on them.
extension ContactSheet {
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
