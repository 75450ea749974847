import StrictJSON

extension SeatReadings {
    /// Checks that each group is one block of neighbours in a row, and that love seats come in couples.
    ///
    /// A group is left out when one of its seats is in doubt, and all groups are when a seat is in doubt whose group
    /// is not known: it could be the missing half of any couple.
    func checkGroups(crowded: Set<Int>) {
        reportLonelyLoveSeats()
        let unread = readings.indices.filter { readings[$0].seat == nil }
        guard unread.allSatisfy({ readings[$0].group != nil }) else { return }
        let inDoubt = Set((unread + crowded).map { readings[$0].group })
        for group in groups where !inDoubt.contains(group.name) { check(group) }
    }

    private func reportLonelyLoveSeats() {
        for (index, reading) in readings.enumerated() {
            guard let seat = reading.seat, seat.kind == .love, seat.group == nil else { continue }
            faults.report(HallFault.loveWithoutGroup, at: path(index, "group"))
        }
    }

    /// The groups in the order of their first seats.
    private var groups: [SeatGroup] {
        var groups: [SeatGroup] = []
        var indices: [String: Int] = [:]
        for (index, reading) in readings.enumerated() {
            guard let seat = reading.seat, let name = seat.group else { continue }
            let group = indices[name] ?? groups.count
            if group == groups.count {
                indices[name] = group
                groups.append(SeatGroup(name: name))
            }
            groups[group].members.append((index, seat))
        }
        return groups
    }

    private func check(_ group: SeatGroup) {
        if let (index, fault) = group.fault {
            faults.report(fault, at: path(index, "group"))
        } else if group.members.count == 1, let only = group.members.first {
            faults.warn(HallWarning.groupOfOne(group.name), at: path(only.index, "group"))
        }
    }
}

/// The seats that name one group, in the order of the document.
private struct SeatGroup {
    let name: String
    var members: [(index: Int, seat: Seat)] = []

    /// The first rule that the group breaks, and the seat that breaks it.
    var fault: (index: Int, fault: HallFault)? {
        guard let first = members.first else { return nil }
        if let other = members.first(where: { ($0.seat.kind == .love) != (first.seat.kind == .love) }) {
            return (other.index, .mixedLove(group: name))
        }
        if let other = members.first(where: { $0.seat.row != first.seat.row }) {
            return (other.index, .differentRows(group: name))
        }
        if first.seat.kind == .love, members.count != 2 {
            return (first.index, .notCouple(group: name, seats: members.count))
        }
        return gap
    }

    /// The first space between two neighbours, and the seat to the right of it.
    private var gap: (index: Int, fault: HallFault)? {
        let byColumn = members.sorted { $0.seat.column < $1.seat.column }
        for (left, right) in zip(byColumn, byColumn.dropFirst()) where right.seat.column != left.seat.column + 1 {
            let fault = HallFault.notNeighbours(group: name, left: left.seat.column, right: right.seat.column)
            return (right.index, fault)
        }
        return nil
    }
}
