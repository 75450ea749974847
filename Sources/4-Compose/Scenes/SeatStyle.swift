import Halls

/// How a sell unit looks.
///
/// Every unit has exactly one style, and every style is painted in one go.
public enum SeatStyle: String, CaseIterable, Sendable {
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

    /// Returns the style of a unit: its status decides; only free units show their kind.
    init(of unit: SellUnit, in hall: Hall) {
        switch hall.status(of: unit) {
        case .broken: self = .broken
        case .sold: self = .sold
        case .locked: self = .locked
        case .available: self = SeatStyle(ofAvailable: unit.seats.first.map { hall.seats[$0].kind } ?? .normal)
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
