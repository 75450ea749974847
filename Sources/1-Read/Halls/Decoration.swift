/// The screen of a hall.
public struct Screen: Equatable, Sendable {
    /// The width in seat widths.
    public let width: Double

    /// The text on the screen, which may be empty.
    public let label: String

    /// Creates a screen without checking it.
    public init(width: Double, label: String = "") {
        self.width = width
        self.label = label
    }
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

    /// Creates an aisle text without checking it.
    public init(text: String, line: Line) {
        self.text = text
        self.line = line
    }
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

    /// Creates a zone without checking it.
    public init(id: String, name: String, price: String? = nil, currency: String? = nil) {
        self.id = id
        self.name = name
        self.price = price
        self.currency = currency
    }
}
