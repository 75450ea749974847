import Halls
import SeatSelection

/// What must be told apart: one unit of every style, and the selection.
public enum LegibilitySample: String, CaseIterable, Sendable {
    case available
    case vip
    case couple
    case wheelchair
    case companion
    case sold
    case locked
    case broken
    case selected

    /// Whether two samples have one style and differ in their sign only.
    func sharesStyle(with other: LegibilitySample) -> Bool {
        let styles: [Set<LegibilitySample>] = [[.available, .vip], [.wheelchair, .companion]]
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
        case .sold: (.normal, .sold, 1)
        case .locked: (.normal, .locked, 1)
        case .broken: (.normal, .broken, 1)
        }
    }

    /// How often each sample is drawn: at a fractional zoom every copy falls differently on the pixels.
    private static let copies = 8

    /// The samples of the hall's units, in their order.
    static let sequence = Array(repeatElement(allCases, count: copies).joined())

    /// Creates a hall of one row with a unit for each sample of the sequence, and the selection of those selected.
    static func hall() throws -> (hall: Hall, selection: SelectedUnits) {
        var seats: [Seat] = []
        var column = 0
        for (index, sample) in sequence.enumerated() {
            for _ in 0..<sample.seats.count {
                seats.append(
                    Seat(
                        id: "\(sample)-\(column)", row: 0, column: column, rowLabel: "", seatLabel: "",
                        kind: sample.seats.kind, status: sample.seats.status,
                        group: sample.seats.count > 1 ? "\(sample)-\(index)" : nil, zone: nil))
                column += 1
            }
            column += 1
        }
        let grid = Grid(
            rows: 1, columns: column, seatWidth: 1, seatHeight: 1, gapX: 0.15, gapY: 0.2, isFlipped: false)
        let hall = try HallDraft(id: "samples", grid: grid, limit: copies, seats: seats).checked().hall
        let chosen = hall.seats.filter { $0.id.hasPrefix("\(LegibilitySample.selected)") }.map(\.id)
        return (hall, try SelectedUnits(seatIDs: chosen, in: hall))
    }
}
