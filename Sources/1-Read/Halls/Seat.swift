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
