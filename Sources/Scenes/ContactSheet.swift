public import Drawing
import Geometry
import SeatGeometry
public import TextShaping

/// Many halls in one picture: cells of equal size in a grid, each with a small map and two lines of text.
public struct ContactSheet: Sendable {
    /// One cell.
    public struct Entry: Sendable {
        /// The hall, or `nil` when it cannot be drawn.
        public let scene: HallScene?

        /// The first line under the map.
        public let title: String

        /// The second line.
        public let caption: String

        /// Creates a cell.
        public init(scene: HallScene?, title: String, caption: String) {
            self.scene = scene
            self.title = title
            self.caption = caption
        }
    }

    /// The room for a map, the room for its texts, and the space around cells, in points.
    private static let map = Size(width: 320, height: 250)
    private static let textHeight = 52.0
    private static let gap = 28.0
    private static let titleSize = 15.0
    private static let captionSize = 12.0

    private let entries: [Entry]
    private let theme: Theme
    private let fonts: FontChain
    private let columns: Int

    /// Creates a sheet with a number of columns; without one the sheet is about as wide as high.
    public init(_ entries: [Entry], theme: Theme, fonts: FontChain, columns: Int? = nil) {
        let square = (1...max(1, entries.count)).first { $0 * $0 >= entries.count } ?? 1
        self.entries = entries
        self.theme = theme
        self.fonts = fonts
        self.columns = min(max(1, columns ?? square), max(1, entries.count))
    }

    /// Returns everything to paint at a scale.
    public func displayList(scale: Int) throws(TextError) -> DisplayList {
        let rows = (entries.count + columns - 1) / columns
        let size = Size(
            width: ContactSheet.gap + Double(columns) * (ContactSheet.map.width + ContactSheet.gap),
            height: ContactSheet.gap + Double(rows) * (cellHeight + ContactSheet.gap))
        var list = DisplayList(raster: Raster(wholeCanvas: size, scale: scale), backdrop: theme.backdrop)
        for (index, entry) in entries.enumerated() {
            let x = ContactSheet.gap + Double(index % columns) * (ContactSheet.map.width + ContactSheet.gap)
            let y = ContactSheet.gap + Double(index / columns) * (cellHeight + ContactSheet.gap)
            let frame = Rect(x: x, y: y, width: ContactSheet.map.width, height: ContactSheet.map.height)
            list.seats += try map(of: entry, in: frame, scale: scale)
            list.overlay += try texts(of: entry, under: frame)
        }
        return list
    }

    private var cellHeight: Double { ContactSheet.map.height + ContactSheet.textHeight }

    /// Returns the small map of a hall, in the middle of its room; an empty frame stands for one that has none.
    private func map(of entry: Entry, in frame: Rect, scale: Int) throws(TextError) -> [Batch] {
        guard let scene = entry.scene else { return [emptyFrame(frame, hairline: 1 / Double(scale))] }
        let content = scene.layout.contentSize
        let zoom = min(frame.width / content.width, frame.height / content.height, 1)
        // A view at that zoom resolves outlines of one device pixel; its batches are in points of the hall's canvas.
        let size = Size(width: content.width * zoom, height: content.height * zoom)
        let view = Viewport(size: size, zoom: zoom, offset: .zero)
        let list = try scene.displayList(viewport: view, scale: scale, backdrop: nil)
        let x = (frame.center.x - size.width / 2).rounded()
        let y = (frame.center.y - size.height / 2).rounded()
        return list.batches.map { $0.transformed(scale: zoom, x: x, y: y) }
    }

    private func emptyFrame(_ frame: Rect, hairline: Double) -> Batch {
        var path = Path()
        path.addRoundedRectangle(frame.inset(by: 20 + hairline / 2), radii: CornerRadii(12))
        return Batch("missing", path, .stroke(Stroke(theme.quietInk, width: hairline, dashes: [6, 6])))
    }

    private func texts(of entry: Entry, under frame: Rect) throws(TextError) -> [Batch] {
        let lines = [
            (entry.title, ContactSheet.titleSize, 18.0, theme.ink),
            (entry.caption, ContactSheet.captionSize, 40.0, theme.quietInk),
        ]
        var batches: [Batch] = []
        for (text, size, offset, color) in lines {
            let line = try fonts.fitted(text, size: size, width: frame.width)
            let center = Point(x: frame.center.x, y: frame.maxY + offset)
            batches.append(
                Batch("sheet.text", line.path(centeredAt: center, size: size, fonts: fonts), .fill(color)))
        }
        return batches
    }
}
