public import StrictJSON

/// The parts of a hall before they are checked, as an import from another system puts them together.
public struct HallDraft: Equatable, Sendable {
    /// The business key of the hall.
    public var id: String

    /// The name people use, or an empty string.
    public var name: String

    /// The cells and their sizes.
    public var grid: Grid

    /// The screen, or `nil`.
    public var screen: Screen?

    /// How many seats one buyer may select.
    public var limit: Int

    /// Texts along aisles.
    public var aisles: [Aisle]

    /// Price zones.
    public var zones: [PriceZone]

    /// The seats that exist.
    public var seats: [Seat]

    /// Creates a draft.
    public init(
        id: String, name: String = "", grid: Grid, screen: Screen? = nil, limit: Int = 4, aisles: [Aisle] = [],
        zones: [PriceZone] = [], seats: [Seat]
    ) {
        self.id = id
        self.name = name
        self.grid = grid
        self.screen = screen
        self.limit = limit
        self.aisles = aisles
        self.zones = zones
        self.seats = seats
    }

    /// Returns the hall, checked by the rules of `Hall.read`; paths in faults are those of `documentText()`.
    public func checked() throws(DocumentError) -> HallReading {
        try Hall.read(Array(documentText().utf8))
    }
}
