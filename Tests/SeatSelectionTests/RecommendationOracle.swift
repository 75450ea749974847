import Halls
import SeatSelection

/// Recommends by trying every stretch of every row and looking at single cells only, slowly and without cleverness.
struct RecommendationOracle {
    private let hall: Hall
    private let seatOfCell: [[Int?]]
    private let seatsOfGroup: [String: [Int]]

    init(_ hall: Hall) {
        self.hall = hall
        let row = [Int?](repeating: nil, count: hall.grid.columns)
        var seatOfCell = Array(repeating: row, count: hall.grid.rows)
        var seatsOfGroup: [String: [Int]] = [:]
        for (index, seat) in hall.seats.enumerated() {
            seatOfCell[hall.grid.isFlipped ? hall.grid.rows - 1 - seat.row : seat.row][seat.column] = index
            if let group = seat.group { seatsOfGroup[group, default: []].append(index) }
        }
        self.seatOfCell = seatOfCell
        self.seatsOfGroup = seatsOfGroup
    }

    /// Returns the seats, or none.
    func seats(count: Int, kind: Seat.Kind?, bestRow: Int?) -> [Int] {
        let rowsWithSeats = seatOfCell.indices.filter { row in seatOfCell[row].contains { $0 != nil } }
        let best = bestRow ?? rowsWithSeats[rowsWithSeats.count / 2]
        var found: [(badness: [Double], seats: [Int])] = []
        for row in 0..<hall.grid.rows {
            let aloneBefore = seatsAlone(inRow: row, without: [])
            for start in 0..<max(0, hall.grid.columns - count + 1) {
                let columns = start..<start + count
                let seats = seatOfCell[row][columns].compactMap { $0 }
                guard seats.count == count, isAllowed(seats, kind) else { continue }
                let taken = Set(seats)
                let newlyAlone = seatsAlone(inRow: row, without: taken).subtracting(aloneBefore)
                let middle = Double(columns.lowerBound + columns.upperBound) / 2
                let badness = [
                    newlyAlone.isEmpty ? 0 : 1, Double(abs(row - best)), Double(-row),
                    abs(middle - Double(hall.grid.columns) / 2), Double(start),
                ]
                found.append((badness, seats))
            }
        }
        return found.min { $0.badness.lexicographicallyPrecedes($1.badness) }?.seats ?? []
    }

    private func isAllowed(_ seats: [Int], _ kind: Seat.Kind?) -> Bool {
        seats.allSatisfy { index in
            let seat = hall.seats[index]
            let partners = seat.group.flatMap { seatsOfGroup[$0] } ?? [index]
            let isKind = kind == nil ? seat.kind != .wheelchair && seat.kind != .companion : seat.kind == kind
            return seat.status == .available && isKind && partners.allSatisfy(seats.contains)
        }
    }

    /// The seats of a row that somebody could be given and that have no such neighbour.
    private func seatsAlone(inRow row: Int, without taken: Set<Int>) -> Set<Int> {
        let free =
            [false]
            + seatOfCell[row].map { seat in
                guard let seat, !taken.contains(seat) else { return false }
                return isAllowed(hall.seats[seat].group.flatMap { seatsOfGroup[$0] } ?? [seat], nil)
            } + [false]
        let alone = (0..<hall.grid.columns).filter { free[$0 + 1] && !free[$0] && !free[$0 + 2] }
        return Set(alone.compactMap { seatOfCell[row][$0] })
    }
}
