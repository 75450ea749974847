public import StrictJSON

/// A hall, and what is unusual about its document.
public struct HallReading: Equatable, Sendable {
    /// The hall.
    public let hall: Hall

    /// What is allowed and yet probably a mistake.
    public let warnings: FaultList
}

extension Hall {
    /// Reads a hall document strictly: it is accepted whole, or refused with all its faults.
    ///
    /// The limits are those of `HallLimits`. Takes linear time.
    public static func read(_ bytes: [UInt8]) throws(DocumentError) -> HallReading {
        let (draft, warnings) = try readDocument(bytes, sizeLimit: HallLimits.fileSize) { $0.hall() }
        return HallReading(hall: Hall(checked: draft), warnings: warnings)
    }
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
