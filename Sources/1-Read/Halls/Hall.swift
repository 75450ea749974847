/// A cinema hall: the grid, the seats that exist, and the decoration around them.
///
/// A value of this type is valid: it was read by `Hall.read`, which refuses everything the rest of the program could
/// not draw. Lengths are in seat widths. Rows are the document's own; `Grid.resolvedRow` says where they are drawn.
public struct Hall: Equatable, Sendable {
    /// The business key of the hall.
    public let id: String

    /// The name people use, such as "8号厅", or an empty string.
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

    /// The seats that exist, in the order of the document: at least one.
    public internal(set) var seats: [Seat]

    /// The sell units, in reading order (resolved row, then column of the first seat).
    public let units: [SellUnit]

    private let seatIndices: [String: Int]
    private let unitOfSeat: [Int]

    /// Creates a hall from parts that were checked.
    init(checked draft: HallDraft) {
        id = draft.id
        name = draft.name
        grid = draft.grid
        screen = draft.screen
        limit = draft.limit
        aisles = draft.aisles
        zones = draft.zones
        seats = draft.seats
        units = SellUnit.units(of: draft.seats, in: draft.grid)
        seatIndices = Dictionary(draft.seats.indices.map { (draft.seats[$0].id, $0) }) { first, _ in first }
        unitOfSeat = SellUnit.unitOfSeat(units, seatCount: draft.seats.count)
    }

    /// Returns the index in `seats` of the seat with that id, or `nil` where there is none.
    ///
    /// Takes constant time.
    public func seatIndex(id: String) -> Int? { seatIndices[id] }

    /// Returns the index in `units` of the unit that a seat (an index in `seats`) belongs to.
    ///
    /// Takes constant time.
    public func unitIndex(ofSeat seat: Int) -> Int { unitOfSeat[seat] }
}
