import StrictJSON

/// What could be read of one seat of a document.
struct SeatReading {
    var id: String?
    var row: Int?
    var column: Int?

    /// The group and the zone; `nil` also when they could not be read.
    var group: String?
    var zone: String?

    /// The seat when nothing is wrong with it, not even a key that should not be there.
    var seat: Seat?

    init(_ field: JSONField, in grid: GridReading) {
        let faultsBefore = field.faults.count
        guard var object = field.object(keys: HallKeys.seat) else { return }
        id = object.required("id")?.text(length: HallLimits.idLength)
        row = object.required("row")?.row(in: grid)
        column = object.required("col")?.column(in: grid)
        let rowLabel = object.value("rowLabel") { $0.text(length: HallLimits.labelLength) }
        let seatLabel = object.value("seatLabel") { $0.text(length: HallLimits.labelLength) }
        let kind = object.value("type", default: .normal) { $0.choice(of: Seat.Kind.self) }
        let status = object.value("status", default: .available) { $0.choice(of: Seat.Status.self) }
        let group = object.nullable("group") { $0.text(length: HallLimits.idLength) }
        let zone = object.nullable("zone") { $0.text(length: HallLimits.idLength) }
        self.group = group ?? nil
        self.zone = zone ?? nil

        guard field.faults.count == faultsBefore, let id, let row, let column, let rowLabel, let seatLabel, let kind,
            let status, let group, let zone
        else { return }
        seat = Seat(
            id: id, row: row, column: column, rowLabel: rowLabel, seatLabel: seatLabel, kind: kind, status: status,
            group: group, zone: zone)
    }
}

/// What could be read of the seats of a document.
struct SeatReadings {
    let readings: [SeatReading]
    let path: JSONPath
    let faults: FaultCollector

    /// Reads each seat by itself; `nil` when there is no list of seats.
    init?(_ field: JSONField, in grid: GridReading) {
        let readings = field.elements(count: HallLimits.seats) { SeatReading($0, in: grid) }
        guard let readings else { return nil }
        self.readings = readings
        path = field.path
        faults = field.faults
    }

    /// The seats, or `nil` when something is wrong with one of them.
    var seats: [Seat]? {
        readings.map(\.seat).complete()
    }

    /// Returns the path of a member of a seat.
    func path(_ index: Int, _ name: String) -> JSONPath {
        path.element(index).member(name)
    }
}
