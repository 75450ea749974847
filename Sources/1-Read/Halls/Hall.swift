public import StrictJSON

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

    /// Returns the status of a sell unit: the worst of its seats, which is broken, then sold, then locked.
    ///
    /// A unit is sold whole, so one seat that is not available keeps it from being bought.
    public func status(of unit: SellUnit) -> Seat.Status {
        Seat.Status.worstFirst.first { status in
            unit.seats.contains { seats[$0].status == status }
        } ?? .available
    }

    /// Returns the hall with other statuses for some of its seats, given by their indices in `seats`.
    public func setting(_ statuses: [Int: Seat.Status]) -> Hall {
        var hall = self
        for (seat, status) in statuses { hall.seats[seat].status = status }
        return hall
    }

    /// Reads a hall document strictly: it is accepted whole, or refused with all its faults.
    ///
    /// The limits are those of `HallLimits`. Takes linear time.
    public static func read(_ bytes: [UInt8]) throws(DocumentError) -> HallReading {
        let (draft, warnings) = try readDocument(bytes, sizeLimit: HallLimits.fileSize) { $0.hall() }
        return HallReading(hall: Hall(checked: draft), warnings: warnings)
    }
}

extension Seat.Status {
    /// The statuses that make a whole unit unavailable, the worst first.
    fileprivate static let worstFirst: [Seat.Status] = [.broken, .sold, .locked]
}

/// Seats that are sold together: they enter and leave a selection whole.
public struct SellUnit: Equatable, Sendable {
    /// The indices of its seats in `Hall.seats`, by column: at least one, neighbours in one row.
    public let seats: [Int]

    /// Returns the units of a hall in reading order: resolved row, then column of the first seat.
    static func units(of seats: [Seat], in grid: Grid) -> [SellUnit] {
        let readingOrder = seats.indices.sorted { left, right in
            place(seats[left], grid) < place(seats[right], grid)
        }
        var units: [[Int]] = []
        var unitOfGroup: [String: Int] = [:]
        for index in readingOrder {
            if let group = seats[index].group, let unit = unitOfGroup[group] {
                units[unit].append(index)
                continue
            }
            if let group = seats[index].group { unitOfGroup[group] = units.count }
            units.append([index])
        }
        return units.map(SellUnit.init)
    }

    private static func place(_ seat: Seat, _ grid: Grid) -> (row: Int, column: Int) {
        (grid.resolvedRow(seat.row), seat.column)
    }

    /// Returns for each seat the index of its unit.
    static func unitOfSeat(_ units: [SellUnit], seatCount: Int) -> [Int] {
        var result = [Int](repeating: 0, count: seatCount)
        for (index, unit) in units.enumerated() {
            for seat in unit.seats { result[seat] = index }
        }
        return result
    }
}

/// A hall, and what is unusual about its document.
public struct HallReading: Equatable, Sendable {
    /// The hall.
    public let hall: Hall

    /// What is allowed and yet probably a mistake.
    public let warnings: FaultList
}

/// The keys of the objects in a hall document, in their usual order.
enum HallKeys {
    static let hall = ["hallId", "name", "grid", "screen", "limit", "aisles", "zones", "seats"]
    static let grid = ["rows", "cols", "seatW", "seatH", "gapX", "gapY", "flipped"]
    static let screen = ["row", "width", "label"]
    static let aisle = ["text", "row", "col"]
    static let zone = ["id", "name", "price", "currency"]
    static let seat = ["id", "row", "col", "rowLabel", "seatLabel", "type", "status", "group", "zone"]
    static let showing = ["hallId", "status"]
}

extension JSONField {
    /// Reads everything that can be read, then checks what belongs together as far as it was read.
    fileprivate func hall() -> HallDraft? {
        guard var object = document(keys: HallKeys.hall) else { return nil }
        let id = object.required("hallId")?.text(length: HallLimits.idLength)
        let name = object.value("name", default: "") { $0.text(length: HallLimits.textLength) }
        let grid = GridReading(object.required("grid"))
        let screen = object.value("screen") { $0.screen() }
        let limit = object.value("limit", default: 4) { $0.integer(in: HallLimits.limit) }
        let aisles = object.value("aisles", default: []) { $0.aisles(in: grid) }
        let zones = ZoneReading(object.optional("zones"), isMisspelt: object.isMisspelt("zones"))
        let seats = object.required("seats").flatMap { SeatReadings($0, in: grid) }
        seats?.check(zones)

        guard let id, let name, let grid = grid.grid, let screen, let limit, let aisles, let zones = zones.zones,
            let seats = seats?.seats
        else { return nil }
        return HallDraft(
            id: id, name: name, grid: grid, screen: screen, limit: limit, aisles: aisles, zones: zones, seats: seats)
    }

    private func screen() -> Screen? {
        guard var object = object(keys: HallKeys.screen) else { return nil }
        let row = object.value("row", default: 0) { $0.integer(in: 0...0) }
        let width = object.required("width")?.number(in: HallLimits.screenWidth)
        let label = object.value("label", default: "") { $0.text(length: HallLimits.textLength) }
        guard row != nil, let width, let label else { return nil }
        return Screen(width: width, label: label)
    }

    private func aisles(in grid: GridReading) -> [Aisle]? {
        elements(count: HallLimits.aisles) { $0.aisle(in: grid) }?.complete()
    }

    private func aisle(in grid: GridReading) -> Aisle? {
        guard var object = object(keys: HallKeys.aisle) else { return nil }
        let text = object.required("text")?.text(length: HallLimits.nameLength)
        let line = object.aisleLine(in: grid, of: self)
        guard let text, let line else { return nil }
        return Aisle(text: text, line: line)
    }
}

extension ObjectReader {
    fileprivate mutating func aisleLine(in grid: GridReading, of aisle: JSONField) -> Aisle.Line? {
        switch (optional("row"), optional("col")) {
        case (let row?, nil): return row.row(in: grid).map(Aisle.Line.row)
        case (nil, let column?): return column.column(in: grid).map(Aisle.Line.column)
        case (nil, nil) where isMisspelt("row") || isMisspelt("col"): return nil
        case (nil, nil), (.some, .some):
            aisle.faults.report(HallFault.aisleLine, at: aisle.path)
            return nil
        }
    }
}
