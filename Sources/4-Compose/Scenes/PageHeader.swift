import Drawing
import Geometry
public import SeatSelection
import TextShaping

/// The strip above a page's view: the hall, what is selected, how long it is held, and notices.
///
/// A notice covers the strip and never a seat.
public struct PageHeader: Equatable, Sendable {
    /// The height in points.
    public static let height = 52.0

    /// What the page is called.
    public var title: String

    /// How many seats are selected.
    public var selectedSeats = 0

    /// The whole seconds for which they are still held, or `nil`.
    public var remaining: Int?

    /// What the page says, or `nil`.
    public var notice: String?

    /// The language of the page.
    public var language: Language

    /// Creates the strip of a page on which nothing has happened.
    public init(title: String, language: Language) {
        self.title = title
        self.language = language
    }
}

extension PageHeader {
    private static let margin = 16.0
    private static let titleSize = 15.0
    private static let smallSize = 12.0

    /// Returns the strip in view points, for a view of a width.
    func batches(width: Double, theme: Theme, fonts: FontChain?) throws(TextError) -> [Batch] {
        var strip = Path()
        strip.addRectangle(Rect(x: 0, y: 0, width: width, height: PageHeader.height))
        var edge = Path()
        edge.addRectangle(Rect(x: 0, y: PageHeader.height - 1, width: width, height: 1))
        let panel = [
            Batch("header.panel", strip, .fill(theme.minimap.panel)),
            Batch("header.edge", edge, .fill(theme.quietInk.mixed(with: theme.minimap.panel, part: 0.7))),
        ]
        guard let fonts else { return panel }
        if let notice { return panel + (try noticeBatches(notice, width: width, theme: theme, fonts: fonts)) }
        return panel + (try clock(width: width, theme: theme, fonts: fonts))
            + (try texts(width: width, theme: theme, fonts: fonts))
    }

    private func texts(width: Double, theme: Theme, fonts: FontChain) throws(TextError) -> [Batch] {
        let room = width - 2 * PageHeader.margin - (remaining == nil ? 0 : 90)
        let name = try fonts.fitted(title, size: PageHeader.titleSize, width: room)
        let count = try fonts.fitted(language.selectedCount(selectedSeats), size: PageHeader.smallSize, width: room)
        return [
            Batch(
                "header.title",
                name.path(
                    leftCenterAt: Point(x: PageHeader.margin, y: 17), size: PageHeader.titleSize, fonts: fonts),
                .fill(theme.ink)),
            Batch(
                "header.count",
                count.path(leftCenterAt: Point(x: PageHeader.margin, y: 37), size: PageHeader.smallSize, fonts: fonts),
                .fill(theme.quietInk)),
        ]
    }

    /// Returns the time that remains, in a pill at the right; in the last minute it stands out.
    private func clock(width: Double, theme: Theme, fonts: FontChain) throws(TextError) -> [Batch] {
        guard let remaining else { return [] }
        let isUrgent = remaining <= 60
        let pill = Rect(x: width - PageHeader.margin - 76, y: 11, width: 76, height: 30)
        var shape = Path()
        shape.addRoundedRectangle(pill, radii: CornerRadii(15))
        let fill = isUrgent ? theme.selection.fill : theme.quietInk.mixed(with: theme.minimap.panel, part: 0.82)
        let line = try fonts.fitted(PageHeader.clockText(remaining), size: PageHeader.titleSize, width: pill.width)
        return [
            Batch("header.clock", shape, .fill(fill)),
            Batch(
                "header.time", line.path(centeredAt: pill.center, size: PageHeader.titleSize, fonts: fonts),
                .fill(isUrgent ? theme.selection.tick : theme.ink)),
        ]
    }

    private func noticeBatches(
        _ notice: String, width: Double, theme: Theme, fonts: FontChain
    ) throws(TextError) -> [Batch] {
        let (line, size) = try noticeLine(notice, room: width - 48, fonts)
        let wide = (line.width + 32).rounded(.up)
        let pill = Rect(x: ((width - wide) / 2).rounded(), y: 8, width: wide, height: PageHeader.height - 17)
        var shape = Path()
        shape.addRoundedRectangle(pill, radii: CornerRadii(pill.height / 2))
        return [
            Batch("notice.panel", shape, .fill(theme.ink)),
            Batch("notice.text", line.path(centeredAt: pill.center, size: size, fonts: fonts), .fill(theme.backdrop)),
        ]
    }

    /// Returns a notice in the largest letters in which it fits, and their size; in the smallest it is cut.
    private func noticeLine(
        _ notice: String, room: Double, _ fonts: FontChain
    ) throws(TextError) -> (line: TextLine, size: Double) {
        for size in [14.0, 13, 12] {
            let line = try fonts.fitted(notice, size: size, width: room)
            if !line.isShortened { return (line, size) }
        }
        return (try fonts.fitted(notice, size: 11, width: room), 11)
    }

    /// Returns minutes and seconds, such as "14:05", and hours where there are some: "1:00:00".
    static func clockText(_ seconds: Int) -> String {
        func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
        guard minutes >= 60 else { return "\(minutes):\(twoDigits(rest))" }
        return "\(minutes / 60):\(twoDigits(minutes % 60)):\(twoDigits(rest))"
    }
}

extension Language {
    /// Returns how many seats are selected, in words.
    fileprivate func selectedCount(_ count: Int) -> String {
        switch (self, count) {
        case (.chinese, 0): "请选择座位"
        case (.chinese, _): "已选 \(count) 座"
        case (.english, 0): "Choose your seats"
        case (.english, 1): "1 seat selected"
        case (.english, _): "\(count) seats selected"
        }
    }
}
