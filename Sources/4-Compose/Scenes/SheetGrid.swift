public import Geometry

/// Where the cards of a contact sheet are: equal ones in rows, filled from the upper left.
///
/// All lengths are whole points, so that cards have equal pixels wherever they stand.
public struct SheetGrid: Equatable, Sendable {
    /// The room for a hall on a card.
    static let picture = Size(width: 336, height: 240)

    /// The space between a card's edge and what is on it.
    static let padding = 16.0

    /// The room for two lines of text under the picture.
    static let caption = 56.0

    /// A card.
    static let card = Size(width: picture.width + 2 * padding, height: picture.height + caption + 2 * padding)

    /// The space between two cards.
    static let gap = 24.0

    /// The space around all cards.
    static let margin = 40.0

    /// How many times wider than high a sheet is at least where it may choose.
    private static let shape = 1.25

    /// How many cards there are.
    public let count: Int

    /// How many cards a row has.
    public let columns: Int

    /// Creates the grid of a number of cards, at least one.
    ///
    /// - Parameter columns: How many cards a row has at most, or `nil` for as many as make the sheet a bit wider than
    ///   high.
    public init(count: Int, columns: Int? = nil) {
        self.count = max(1, count)
        self.columns = min(max(1, columns ?? SheetGrid.columns(for: count)), self.count)
    }

    /// How many rows there are; the last may be shorter than the others.
    public var rows: Int { (count + columns - 1) / columns }

    /// The size of the sheet.
    public var size: Size {
        Size(
            width: 2 * SheetGrid.margin + SheetGrid.length(columns, of: SheetGrid.card.width),
            height: 2 * SheetGrid.margin + SheetGrid.length(rows, of: SheetGrid.card.height))
    }

    /// Returns the place of a card, counted from 0.
    public func card(_ index: Int) -> Rect {
        Rect(
            x: SheetGrid.margin + Double(index % columns) * (SheetGrid.card.width + SheetGrid.gap),
            y: SheetGrid.margin + Double(index / columns) * (SheetGrid.card.height + SheetGrid.gap),
            width: SheetGrid.card.width, height: SheetGrid.card.height)
    }

    /// The middle of the gap above each row but the first.
    var cuts: [Double] {
        (1..<max(rows, 2)).map { card(0).y + Double($0) * (SheetGrid.card.height + SheetGrid.gap) - SheetGrid.gap / 2 }
    }

    /// Returns the smallest number of columns that makes the sheet wide enough.
    private static func columns(for count: Int) -> Int {
        var columns = 1
        while columns < count {
            let rows = (count + columns - 1) / columns
            if length(columns, of: card.width) >= shape * length(rows, of: card.height) { break }
            columns += 1
        }
        return columns
    }

    private static func length(_ count: Int, of side: Double) -> Double {
        Double(count) * (side + gap) - gap
    }
}
