import Halls
import SeatSelection

/// Recommends by trying every stretch of every row and looking at single cells only, slowly and without cleverness.
struct RecommendationOracle {
    private let hall: Hall
    private let seatOfCell: [[Int]: Int]
    private let seatsOfGroup: [String: [Int]]

    init(_ hall: Hall) {
        self.hall = hall
        var seatOfCell: [[Int]: Int] = [:]
        var seatsOfGroup: [String: [Int]] = [:]
        for (index, seat) in hall.seats.enumerated() {
            seatOfCell[[hall.grid.isFlipped ? hall.grid.rows - 1 - seat.row : seat.row, seat.column]] = index
            if let group = seat.group { seatsOfGroup[group, default: []].append(index) }
        }
        self.seatOfCell = seatOfCell
        self.seatsOfGroup = seatsOfGroup
    }

    /// Returns the seats, or none.
    func seats(count: Int, kind: Seat.Kind?, bestRow: Int?) -> [Int] {
        let rowsWithSeats = Set(seatOfCell.keys.map { $0[0] }).sorted()
        let best = bestRow ?? rowsWithSeats[rowsWithSeats.count / 2]
        var found: [(badness: [Double], seats: [Int])] = []
        for row in 0..<hall.grid.rows {
            for start in 0..<hall.grid.columns {
                let columns = start..<start + count
                let seats = columns.compactMap { seatOfCell[[row, $0]] }
                guard seats.count == count, isAllowed(seats, kind) else { continue }
                let taken = Set(seats)
                let newlyAlone = seatsAlone(inRow: row, without: taken).subtracting(seatsAlone(inRow: row, without: []))
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
        let free = (-1...hall.grid.columns).map { column in
            guard let seat = seatOfCell[[row, column]], !taken.contains(seat) else { return false }
            return isAllowed(hall.seats[seat].group.flatMap { seatsOfGroup[$0] } ?? [seat], nil)
        }
        let alone = (0..<hall.grid.columns).filter { free[$0 + 1] && !free[$0] && !free[$0 + 2] }
        return Set(alone.compactMap { seatOfCell[[row, $0]] })
    }
}
