public import StrictJSON

/// The statuses of a hall's seats at one showing; seats it does not name keep the status of the hall document.
public struct Showing: Equatable, Sendable {
    /// The status of one seat.
    public struct Entry: Equatable, Sendable {
        /// The id of the seat.
        public let seat: String

        /// Its status at this showing.
        public let status: Seat.Status
    }

    /// The business key of the hall.
    public let hallId: String

    /// The statuses, in the order of the document.
    public let entries: [Entry]

    /// Reads a showing, such as `{ "hallId": "H1208", "status": { "A0501": "sold" } }`, as strictly as a hall.
    public static func read(_ bytes: [UInt8]) throws(DocumentError) -> Showing {
        try readDocument(bytes, sizeLimit: HallLimits.fileSize) { $0.showing() }.content
    }
}

extension Hall {
    /// Returns the hall with the statuses of a showing.
    ///
    /// Throws one fault when the showing is another hall's, otherwise one for each seat that the hall does not have.
    public func applying(_ showing: Showing) throws(DocumentError) -> Hall {
        guard showing.hallId == id else {
            let fault = HallFault.otherHall(showing.hallId, hall: id)
            throw .faults(FaultList([Fault(path: "hallId", message: fault.description)]))
        }
        var hall = self
        var faults: [Fault] = []
        for entry in showing.entries {
            if let index = seatIndex(id: entry.seat) {
                hall.seats[index].status = entry.status
            } else {
                let path = JSONPath.root.member("status").member(entry.seat)
                faults.append(Fault(path: path.description, message: HallFault.unknownSeat.description))
            }
        }
        guard faults.isEmpty else { throw .faults(FaultList(faults)) }
        return hall
    }
}

extension JSONField {
    fileprivate func showing() -> Showing? {
        guard var object = document(keys: HallKeys.showing) else { return nil }
        let hallId = object.required("hallId")?.text(length: HallLimits.idLength)
        let entries = object.required("status")?.entries()
        guard let hallId, let entries else { return nil }
        return Showing(hallId: hallId, entries: entries)
    }

    private func entries() -> [Showing.Entry]? {
        map(count: HallLimits.statuses)?.compactMap { name, field in
            field.choice(of: Seat.Status.self).map { Showing.Entry(seat: name, status: $0) }
        }
    }
}
