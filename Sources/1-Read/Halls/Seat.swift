import StrictJSON

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

    /// The row of the cell in the document, 0-based.
    ///
    /// `Grid.resolvedRow` says where it is drawn.
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
    public internal(set) var status: Status

    /// The key of the sell unit it belongs to, or `nil` for a unit of its own.
    public let group: String?

    /// The key of its price zone, or `nil`.
    public let zone: String?

    /// Creates a seat without checking it; absent labels are the numbers of its cell, counted from 1.
    public init(
        id: String, row: Int, column: Int, rowLabel: String? = nil, seatLabel: String? = nil, kind: Kind = .normal,
        status: Status = .available, group: String? = nil, zone: String? = nil
    ) {
        self.id = id
        self.row = row
        self.column = column
        self.rowLabel = rowLabel ?? Self.defaultLabel(row)
        self.seatLabel = seatLabel ?? Self.defaultLabel(column)
        self.kind = kind
        self.status = status
        self.group = group
        self.zone = zone
    }

    /// Returns what is printed on the chair when the document does not say: the row or column counted from 1.
    static func defaultLabel(_ index: Int) -> String { "\(index &+ 1)" }
}

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
