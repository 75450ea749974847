public import Halls
import SeatSelection

/// What must be told apart: one unit of every style, and the selection.
public enum LegibilitySample: String, CaseIterable, Sendable {
    case available
    case vip
    case couple
    case wheelchair
    case companion
    case family
    case sold
    case locked
    case broken
    case selected

    /// Whether two samples have one style and differ in their sign only.
    func sharesStyle(with other: LegibilitySample) -> Bool {
        let styles: [Set<LegibilitySample>] = [[.available, .vip, .family], [.wheelchair, .companion]]
        return self == other || styles.contains { $0.isSuperset(of: [self, other]) }
    }

    /// The kind and status of its seats, and how many there are.
    private var seats: (kind: Seat.Kind, status: Seat.Status, count: Int) {
        switch self {
        case .available, .selected: (.normal, .available, 1)
        case .vip: (.vip, .available, 1)
        case .couple: (.love, .available, 2)
        case .wheelchair: (.wheelchair, .available, 1)
        case .companion: (.companion, .available, 1)
        case .family: (.family, .available, 2)
        case .sold: (.normal, .sold, 1)
        case .locked: (.normal, .locked, 1)
        case .broken: (.normal, .broken, 1)
        }
    }

    /// How often each sample is drawn where the zoom is fractional: every copy falls differently on the pixels.
    private static let copies = 8

    /// The samples of the hall's units, in their order.
    static func sequence(isFractional: Bool) -> [LegibilitySample] {
        Array(repeatElement(allCases, count: isFractional ? copies : 1).joined())
    }

    /// Creates a hall with a row for each copy, each a cell further to the right, and the selection of those selected.
    ///
    /// - Parameter sizes: The grid whose seats it has.
    static func hall(sizes: Grid, isFractional: Bool) throws -> (hall: Hall, selection: SelectedUnits) {
        let rows = isFractional ? copies : 1
        let seats = (0..<rows).flatMap(row)
        let columns = seats.map { $0.column + 1 }.max() ?? 1
        let grid = Grid(
            rows: rows, columns: columns, seatWidth: sizes.seatWidth, seatHeight: sizes.seatHeight)
        let hall = try HallDraft(id: "samples", grid: grid, limit: copies, seats: seats).checked().hall
        let chosen = hall.seats.filter { $0.id.hasPrefix("\(LegibilitySample.selected)") }.map(\.id)
        return (hall, try SelectedUnits(seatIDs: chosen, in: hall))
    }

    /// Returns one seat, or as many as belong together, for each sample, with a free cell after each.
    private static func row(_ row: Int) -> [Seat] {
        var column = row
        return allCases.flatMap { sample in
            defer { column += sample.seats.count + 1 }
            return (column..<column + sample.seats.count).map { sample.seat(row: row, column: $0) }
        }
    }

    private func seat(row: Int, column: Int) -> Seat {
        Seat(
            id: "\(self)-\(row)-\(column)", row: row, column: column, rowLabel: "", seatLabel: "", kind: seats.kind,
            status: seats.status, group: seats.count > 1 ? "\(self)-\(row)" : nil)
    }
}

extension LegibilitySample {
    /// Returns the samples that a hall has now; anything free can be selected.
    public static func present(in hall: Hall) -> Set<LegibilitySample> {
        let samples = Set(hall.units.map { LegibilitySample(of: $0, in: hall) })
        let isFree = hall.units.contains { hall.status(of: $0) == .available }
        return isFree ? samples.union([.selected]) : samples
    }

    private init(of unit: SellUnit, in hall: Hall) {
        switch hall.status(of: unit) {
        case .broken: self = .broken
        case .sold: self = .sold
        case .locked: self = .locked
        case .available: self = LegibilitySample(ofFree: unit.seats.first.map { hall.seats[$0].kind } ?? .normal)
        }
    }

    private init(ofFree kind: Seat.Kind) {
        switch kind {
        case .normal: self = .available
        case .vip: self = .vip
        case .love: self = .couple
        case .wheelchair: self = .wheelchair
        case .companion: self = .companion
        case .family: self = .family
        }
    }
}
