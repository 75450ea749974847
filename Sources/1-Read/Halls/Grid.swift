/// The cells of a hall and their sizes in seat widths.
public struct Grid: Equatable, Sendable {
    /// The number of rows.
    public let rows: Int

    /// The number of columns.
    public let columns: Int

    /// The width of a seat.
    public let seatWidth: Double

    /// The height of a seat.
    public let seatHeight: Double

    /// The space between two seats in a row.
    public let gapX: Double

    /// The space between two rows.
    public let gapY: Double

    /// Whether the document numbers rows from the back of the hall.
    public let isFlipped: Bool

    /// Creates a grid without checking it.
    public init(
        rows: Int, columns: Int, seatWidth: Double = 1, seatHeight: Double = 1, gapX: Double = 0.15,
        gapY: Double = 0.2, isFlipped: Bool = false
    ) {
        self.rows = rows
        self.columns = columns
        self.seatWidth = seatWidth
        self.seatHeight = seatHeight
        self.gapX = gapX
        self.gapY = gapY
        self.isFlipped = isFlipped
    }

    /// Returns the row as drawn: 0 is nearest the screen.
    ///
    /// Its own inverse: a resolved row gives the document's row.
    public func resolvedRow(_ row: Int) -> Int {
        isFlipped ? rows - 1 - row : row
    }
}
