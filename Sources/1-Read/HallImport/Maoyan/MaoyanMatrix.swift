import Halls
import StrictJSON

/// A row of the matrix.
struct MaoyanRow {
    /// The row in the hall, counted from 0.
    let index: Int

    /// The number of cells, with those that could not be read.
    let width: Int

    /// The cells that could be read.
    let cells: [MaoyanCell]

    let path: JSONPath

    /// Reads the cells; the closure takes a column and reports what is wrong.
    init(index: Int, cells: [JSONField], path: JSONPath, read: (Int, JSONField) -> MaoyanCell?) {
        self.index = index
        self.path = path
        width = cells.count
        self.cells = cells.enumerated().compactMap(read)
    }

    fileprivate func seats(reportingTo faults: FaultCollector) -> [Seat] {
        let couples = couples
        return cells.compactMap { cell in
            noteOddities(of: cell, faults)
            guard let status = cell.status else { return nil }
            let couple = couples[cell.column]
            if couple == nil, cell.mark.state == nil {
                faults.warn("the other half of the couple is not beside it; imported as a normal seat", at: cell.path)
            }
            return Seat(
                id: cell.id, row: index, column: cell.column, rowLabel: cell.rowLabel, seatLabel: cell.seatLabel,
                kind: couple == nil ? .normal : .love, status: status, group: couple)
        }
    }

    /// The groups of the couples by column: a left half, and the right half in the next column.
    private var couples: [Int: String] {
        var groups: [Int: String] = [:]
        for (left, right) in zip(cells, cells.dropFirst()) where left.isCouple(with: right) {
            let group = "\(left.id)+\(right.id)"
            groups[left.column] = group
            groups[right.column] = group
        }
        return groups
    }

    private func noteOddities(of cell: MaoyanCell, _ faults: FaultCollector) {
        if cell.isContradiction, let state = cell.state {
            let outcome = cell.status?.rawValue ?? "no seat"
            faults.warn(
                "st \(quoted(cell.mark.rawValue)) and the status disagree (\(state)); imported as \(outcome)",
                at: cell.path)
        }
        let remains = [cell.id, cell.seatLabel].filter { !$0.isEmpty }
        if cell.mark == .noSeat, !remains.isEmpty {
            faults.warn("no seat, though it carries " + remains.map(quoted).joined(separator: " and "), at: cell.path)
        }
    }
}

/// The rows of a plan in the order of the file.
struct MaoyanMatrix {
    let rows: [MaoyanRow]

    /// The number of rows up to the last one.
    var rowCount: Int { rows.reduce(0) { max($0, $1.index + 1) } }

    /// The number of cells in each row.
    ///
    /// A row without any is an aisle.
    var width: Int { rows.first { $0.width > 0 }?.width ?? 0 }

    /// The number of seats.
    var seatCount: Int {
        rows.reduce(0) { count, row in count + row.cells.count { $0.mark != .noSeat } }
    }

    /// Returns the seats in the order of the file.
    ///
    /// Reports what makes a place or an id doubtful, and notes what had to be decided.
    func seats(reportingTo faults: FaultCollector) -> [Seat] {
        checkRows(faults)
        checkIds(faults)
        noteEmptySides(faults)
        return rows.flatMap { $0.seats(reportingTo: faults) }
    }

    private func checkRows(_ faults: FaultCollector) {
        faults.reportRepeated(rows.map { (key: $0.index + 1, path: $0.path) }, what: "row number")
        for row in rows where row.width != 0 && row.width != width {
            faults.report("has \(row.width) cells; the first row has \(width)", at: row.path)
        }
    }

    private func checkIds(_ faults: FaultCollector) {
        let seats = rows.flatMap(\.cells).filter { $0.mark != .noSeat }
        for seat in seats where seat.id.isEmpty { faults.report("is a seat without an id", at: seat.path) }
        let named = seats.filter { !$0.id.isEmpty }
        faults.reportRepeated(named.map { (key: quoted($0.id), path: $0.path) }, what: "seat id")
    }

    /// Notes when the seats stand off the centre, where the screen is.
    private func noteEmptySides(_ faults: FaultCollector) {
        let columns = rows.flatMap(\.cells).filter { $0.mark != .noSeat }.map(\.column)
        guard let first = columns.min(), let last = columns.max(), first != width - 1 - last else { return }
        faults.warn(
            "empty columns are kept, \(first) on the left and \(width - 1 - last) on the right: "
                + "the seats are not centred on the screen", at: .root)
    }
}

extension MaoyanCell {
    fileprivate func isCouple(with right: MaoyanCell) -> Bool {
        mark == .leftHalf && right.mark == .rightHalf && right.column == column + 1
    }
}

extension FaultCollector {
    /// Reports every key that stands before, with the place where it stood first.
    fileprivate func reportRepeated<Key: Hashable>(_ keys: [(key: Key, path: JSONPath)], what: String) {
        var first: [Key: JSONPath] = [:]
        for (key, path) in keys {
            if let other = first[key] {
                report("repeats the \(what) \(key) of \(other)", at: path)
            } else {
                first[key] = path
            }
        }
    }
}
