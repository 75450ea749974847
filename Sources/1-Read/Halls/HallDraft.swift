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

    /// Returns the draft as a document, whether it is valid or not.
    public func documentText() -> String {
        JSONValue.object(members).text(.pretty) + "\n"
    }

    private var members: [JSONMember] {
        var members = [
            JSONMember("hallId", .string(id)), JSONMember("name", .string(name)), JSONMember("grid", grid.json),
        ]
        if let screen { members.append(JSONMember("screen", screen.json)) }
        members.append(JSONMember("limit", .integer(limit)))
        if !aisles.isEmpty { members.append(JSONMember("aisles", .array(aisles.map(\.json)))) }
        if !zones.isEmpty { members.append(JSONMember("zones", .array(zones.map(\.json)))) }
        return members + [JSONMember("seats", .array(seats.map(\.json)))]
    }
}

extension Hall {
    /// Returns the hall as a document: reading it gives the same hall.
    ///
    /// Keys have one order, each seat has a line, and what has its default value is mostly left out.
    public func documentText() -> String {
        HallDraft(
            id: id, name: name, grid: grid, screen: screen, limit: limit, aisles: aisles, zones: zones, seats: seats
        ).documentText()
    }
}

extension Grid {
    fileprivate var json: JSONValue {
        [
            "rows": .integer(rows), "cols": .integer(columns), "seatW": .number(seatWidth),
            "seatH": .number(seatHeight), "gapX": .number(gapX), "gapY": .number(gapY), "flipped": .bool(isFlipped),
        ]
    }
}

extension Screen {
    fileprivate var json: JSONValue {
        ["row": 0, "width": .number(width), "label": .string(label)]
    }
}

extension Aisle {
    fileprivate var json: JSONValue {
        switch line {
        case .row(let row): ["text": .string(text), "row": .integer(row)]
        case .column(let column): ["text": .string(text), "col": .integer(column)]
        }
    }
}

extension PriceZone {
    fileprivate var json: JSONValue {
        var members = [JSONMember("id", .string(id)), JSONMember("name", .string(name))]
        if let price { members.append(JSONMember("price", .string(price))) }
        if let currency { members.append(JSONMember("currency", .string(currency))) }
        return .object(members)
    }
}

extension Seat {
    fileprivate var json: JSONValue {
        var members = [
            JSONMember("id", .string(id)), JSONMember("row", .integer(row)), JSONMember("col", .integer(column)),
        ]
        if rowLabel != Self.defaultLabel(row) { members.append(JSONMember("rowLabel", .string(rowLabel))) }
        if seatLabel != Self.defaultLabel(column) { members.append(JSONMember("seatLabel", .string(seatLabel))) }
        members.append(JSONMember("type", .string(kind.rawValue)))
        members.append(JSONMember("status", .string(status.rawValue)))
        if let group { members.append(JSONMember("group", .string(group))) }
        if let zone { members.append(JSONMember("zone", .string(zone))) }
        return .object(members)
    }
}
