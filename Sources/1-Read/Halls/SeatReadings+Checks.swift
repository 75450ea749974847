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
}
