import StrictJSON

extension SeatReadings {
    /// Checks what seats have to do with each other and with zones.
    ///
    /// A fault that only follows from another one is not reported: what was not read is left out.
    func check(_ zones: ZoneReading) {
        faults.reportDuplicates(of: readings.map(\.id), in: path)
        let crowded = checkCells()
        checkZones(zones)
        checkGroups(crowded: crowded)
        warnAboutLabels()
    }

    /// Reports seats in one cell; returns those whose place is therefore in doubt.
    private func checkCells() -> Set<Int> {
        let columns = 1 + (readings.compactMap(\.column).max() ?? 0)
        let rows = 1 + (readings.compactMap(\.row).max() ?? 0)
        var first = [Int?](repeating: nil, count: rows * columns)
        var crowded: Set<Int> = []
        for (index, seat) in readings.enumerated() {
            guard let row = seat.row, let column = seat.column else { continue }
            let cell = row * columns + column
            if let other = first[cell] {
                crowded.formUnion([index, other])
                let fault = HallFault.sameCell(other: path.element(other), id: readings[other].id)
                faults.report(fault, at: path.element(index))
            } else {
                first[cell] = index
            }
        }
        return crowded
    }

    private func checkZones(_ zones: ZoneReading) {
        guard let ids = zones.ids else { return }
        let known = Set(ids)
        var used: Set<String> = []
        for (index, seat) in readings.enumerated() {
            guard let zone = seat.zone, !used.contains(zone) else { continue }
            if known.contains(zone) {
                used.insert(zone)
            } else {
                let fault = HallFault.unknownZone(zone, nearest: faults.suggestion(for: zone, among: ids))
                faults.report(fault, at: path(index, "zone"))
            }
        }
        warnAboutZones(ids, used: used)
    }

    private func warnAboutZones(_ ids: [String], used: Set<String>) {
        for (index, id) in ids.enumerated() where !used.contains(id) {
            faults.warn(HallWarning.unusedZone(id), at: JSONPath.root.member("zones").element(index))
        }
    }

    private func warnAboutLabels() {
        var rows: Set<Int> = []
        for (index, reading) in readings.enumerated() {
            guard let seat = reading.seat, seat.rowLabel.isEmpty, rows.insert(seat.row).inserted else { continue }
            faults.warn(HallWarning.emptyRowLabel(row: seat.row), at: path(index, "rowLabel"))
        }
    }

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

extension Array {
    /// Returns the values, or `nil` when one of them is missing.
    func complete<Value>() -> [Value]? where Element == Value? {
        let values = compactMap { $0 }
        return values.count == count ? values : nil
    }
}

extension FaultCollector {
    /// Reports every id that stands before in an array of objects; those that could not be read are `nil`.
    func reportDuplicates(of ids: [String?], in array: JSONPath) {
        var first: [String: Int] = [:]
        first.reserveCapacity(ids.count)
        for (index, id) in ids.enumerated() {
            guard let id else { continue }
            if let other = first[id] {
                let fault = HallFault.duplicateId(id, other: array.element(other))
                report(fault, at: array.element(index).member("id"))
            } else {
                first[id] = index
            }
        }
    }
}
