extension Seat.Status {
    /// The statuses that make a whole unit unavailable, the worst first.
    fileprivate static let worstFirst: [Seat.Status] = [.broken, .sold, .locked]
}

extension Hall {
    /// Returns the status of a sell unit: the worst of its seats, which is broken, then sold, then locked.
    ///
    /// A unit is sold whole, so one seat that is not available keeps it from being bought.
    public func status(of unit: SellUnit) -> Seat.Status {
        Seat.Status.worstFirst.first { status in
            unit.seats.contains { seats[$0].status == status }
        } ?? .available
    }
}

extension Hall {
    /// Returns the hall with other statuses for some of its seats, given by their indices in `seats`.
    public func setting(_ statuses: [Int: Seat.Status]) -> Hall {
        var hall = self
        for (seat, status) in statuses { hall.seats[seat].status = status }
        return hall
    }
}
