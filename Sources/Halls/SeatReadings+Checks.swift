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
        var first: [Int: Int] = [:]
        first.reserveCapacity(readings.count)
        var crowded: Set<Int> = []
        for (index, seat) in readings.enumerated() {
            guard let row = seat.row, let column = seat.column else { continue }
            let cell = row * HallLimits.columns.upperBound + column
            guard let other = first[cell] else {
                first[cell] = index
                continue
            }
            crowded.formUnion([index, other])
            let fault = HallFault.sameCell(other: path.element(other), id: readings[other].id)
            faults.report(fault, at: path.element(index))
        }
        return crowded
    }

    private func checkZones(_ zones: ZoneReading) {
        guard let ids = zones.ids else { return }
        let known = Set(ids)
        var used: Set<String> = []
        for (index, seat) in readings.enumerated() {
            guard let zone = seat.zone else { continue }
            used.insert(zone)
            if known.contains(zone) { continue }
            let fault = HallFault.unknownZone(zone, nearest: nearestName(to: zone, among: ids))
            faults.report(fault, at: path(index, "zone"))
        }
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
