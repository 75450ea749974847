import Halls

/// How a sell unit looks.
///
/// Every unit has exactly one style, and every style is painted in one go.
public enum SeatStyle: CaseIterable, Hashable, Sendable {
    /// Free.
    case available

    /// A free couple.
    case couple

    /// A free place for a wheelchair or for a companion.
    case accessible

    /// Sold.
    case sold

    /// Held by another buyer.
    case locked

    /// Not for sale.
    case broken

    /// Returns the style of a unit: the worst status of its seats decides; only free units show their kind.
    init(of unit: SellUnit, in hall: Hall) {
        let seats = unit.seats.map { hall.seats[$0] }
        let statuses = Set(seats.map(\.status))
        if statuses.contains(.broken) {
            self = .broken
        } else if statuses.contains(.sold) {
            self = .sold
        } else if statuses.contains(.locked) {
            self = .locked
        } else {
            self = SeatStyle(ofAvailable: seats.first?.kind ?? .normal)
        }
    }

    private init(ofAvailable kind: Seat.Kind) {
        switch kind {
        case .love: self = .couple
        case .wheelchair, .companion: self = .accessible
        case .normal, .family, .vip: self = .available
        }
    }
}
