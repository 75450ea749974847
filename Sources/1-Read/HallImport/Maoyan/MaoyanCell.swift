import Halls
import StrictJSON

/// What `st` says of a cell.
///
/// The halves of a couple say nothing of whether they can be bought.
enum MaoyanMark: String, CaseIterable {
    case free = "N"
    case taken = "LK"
    case noSeat = "E"
    case leftHalf = "L"
    case rightHalf = "R"

    /// The state that the mark stands for, or `nil` for half of a couple.
    var state: MaoyanState? {
        switch self {
        case .free: .free
        case .taken: .taken
        case .noSeat: .noSeat
        case .leftHalf, .rightHalf: nil
        }
    }
}

/// The second axis: whether a seat can be bought, whatever its kind.
enum MaoyanState {
    case free
    case taken
    case noSeat

    /// Reads a status number or the class of a web page; `nil` after it was reported that it is neither.
    init?(_ field: JSONField) {
        if case .string = field.value {
            guard let name = field.choice(of: ClassName.self) else { return nil }
            self = name.state
        } else {
            guard let code = field.integer(in: .min ... .max) else { return nil }
            guard let state = Self.states[code] else {
                field.faults.report("must be 0, 1, 3 or 4, not \(code)", at: field.path)
                return nil
            }
            self = state
        }
    }

    private static let states: [Int: MaoyanState] = [0: .noSeat, 1: .free, 3: .taken, 4: .taken]

    private enum ClassName: String, CaseIterable {
        case selectable
        case sold
        case empty

        var state: MaoyanState {
            switch self {
            case .selectable: .free
            case .sold: .taken
            case .empty: .noSeat
            }
        }
    }
}

extension MaoyanState: CustomStringConvertible {
    /// The state for people.
    var description: String {
        switch self {
        case .free: "free"
        case .taken: "taken"
        case .noSeat: "no seat"
        }
    }
}

/// A cell of the matrix: a seat, or the place where none is.
struct MaoyanCell {
    let column: Int
    let mark: MaoyanMark
    let state: MaoyanState?
    let id: String
    let rowLabel: String
    let seatLabel: String
    let path: JSONPath

    /// Reads a cell; `nil` after its faults were reported.
    ///
    /// Without a row label each cell has its own.
    init?(_ column: Int, _ field: JSONField, _ spelling: MaoyanSpelling, rowLabel: String?) {
        guard let cell = OpenObject(field) else { return nil }
        let mark = cell.required("st")?.choice(of: MaoyanMark.self)
        let stateField = spelling.needsState ? cell.required(spelling.state) : cell.optional(spelling.state)
        let state = stateField.flatMap(MaoyanState.init)
        let id = cell.required(spelling.id)?.text(length: 0...HallLimits.idLength.upperBound)
        let seatLabel = cell.required(spelling.seatLabel)?.text(length: HallLimits.labelLength)
        let ownLabel = rowLabel ?? cell.required(spelling.rowLabel)?.text(length: HallLimits.labelLength)
        guard let mark, let id, let seatLabel, let ownLabel else { return nil }
        self.column = column
        self.mark = mark
        self.state = state
        self.id = id
        self.rowLabel = ownLabel
        self.seatLabel = seatLabel
        path = cell.path
    }
}

extension MaoyanCell {
    /// Whether a seat can be bought, or `nil` where there is none.
    ///
    /// When the two axes disagree, the answer that sells less wins.
    var status: Seat.Status? {
        switch (mark.state, state) {
        case (.noSeat, _): nil
        case (_, .noSeat): .broken
        case (.taken, _), (_, .taken): .sold
        default: .available
        }
    }

    /// Whether the two axes disagree.
    var isContradiction: Bool {
        switch (mark.state, state) {
        case (_, nil): false
        case (nil, let state?): state == .noSeat
        case (let marked?, let state?): marked != state
        }
    }
}
