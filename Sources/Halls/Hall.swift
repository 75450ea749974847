/// A cinema hall: the grid, the seats that exist, and the decoration around them.
///
/// A value of this type is valid: it was read by `Hall.read`, which refuses everything the rest of the program could
/// not draw. Lengths are in seat widths. Rows are the document's own; `resolvedRow` says where they are drawn.
public struct Hall: Equatable, Sendable {
    /// The business key of the hall.
    public let id: String

    /// The name people use, such as "8号厅". May be empty.
    public let name: String

    /// The cells and their sizes.
    public let grid: Grid

    /// The screen, or `nil` when the document has none.
    public let screen: Screen?

    /// How many seats one buyer may select.
    public let limit: Int

    /// Texts along aisles.
    public let aisles: [Aisle]

    /// Price zones, in the order of the document.
    public let zones: [PriceZone]

    /// The seats that exist, in the order of the document.
    public let seats: [Seat]

    /// The sell units, in reading order (resolved row, then column of the first seat).
    public let units: [SellUnit]
}

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

    /// Returns the row as drawn: 0 is nearest the screen. Its own inverse.
    public func resolvedRow(_ row: Int) -> Int {
        isFlipped ? rows - 1 - row : row
    }
}

/// The screen of a hall.
public struct Screen: Equatable, Sendable {
    /// The width in seat widths.
    public let width: Double

    /// The text on the screen. May be empty.
    public let label: String
}

/// A text along an aisle.
public struct Aisle: Equatable, Sendable {
    /// Which line of cells an aisle text belongs to.
    public enum Line: Equatable, Sendable {
        /// A row of the document, 0-based, not resolved.
        case row(Int)

        /// A column, 0-based.
        case column(Int)
    }

    /// The text.
    public let text: String

    /// The row or column it is written along.
    public let line: Line
}

/// A group of seats with one price.
public struct PriceZone: Equatable, Sendable {
    /// The key that seats refer to.
    public let id: String

    /// The name people see.
    public let name: String

    /// The price as a decimal number in text, such as "59.00", or `nil`.
    public let price: String?

    /// The ISO 4217 code of the price's currency, or `nil`.
    public let currency: String?
}

/// One chair.
public struct Seat: Equatable, Sendable {
    /// The kind of a seat.
    public enum Kind: String, CaseIterable, Sendable {
        case normal
        case love
        case wheelchair
        case companion
        case family
        case vip
    }

    /// Whether a seat can be bought.
    public enum Status: String, CaseIterable, Sendable {
        case available
        case sold
        /// Held by another buyer.
        case locked
        /// Not for sale.
        case broken
    }

    /// The business key.
    public let id: String

    /// The row of the cell in the document, 0-based. `Grid.resolvedRow` says where it is drawn.
    public let row: Int

    /// The column of the cell, 0-based.
    public let column: Int

    /// The row as printed on the chair.
    public let rowLabel: String

    /// The number as printed on the chair.
    public let seatLabel: String

    /// The kind of seat.
    public let kind: Kind

    /// Whether it can be bought.
    public let status: Status

    /// The key of the sell unit it belongs to, or `nil` for a unit of its own.
    public let group: String?

    /// The key of its price zone, or `nil`.
    public let zone: String?
}

/// Seats that are sold together: they enter and leave a selection whole.
public struct SellUnit: Equatable, Sendable {
    /// The indices of its seats in `Hall.seats`, by column. Never empty, all in one row.
    public let seats: [Int]
}
