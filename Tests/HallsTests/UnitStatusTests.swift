import Halls
import Testing

struct UnitStatusTests {
    @Test(arguments: [
        // All seats are available: the only way to be available.
        ([Seat.Status.available, .available], Seat.Status.available),
        // One seat is enough, wherever it is.
        ([.available, .locked], .locked),
        ([.sold, .available], .sold),
        // Broken is worse than sold, sold worse than locked.
        ([.locked, .sold], .sold),
        ([.sold, .broken], .broken),
        ([.locked, .sold, .broken, .available], .broken),
    ])
    func `a unit has the worst status of its seats`(statuses: [Seat.Status], worst: Seat.Status) throws {
        let seats = statuses.enumerated().map { column, status in
            Seat(id: "\(column)", row: 0, column: column, status: status, group: "g")
        }
        let grid = Grid(rows: 1, columns: seats.count)
        let hall = try HallDraft(id: "T", grid: grid, screen: nil, limit: 4, seats: seats).checked().hall
        #expect(hall.units.map(hall.status(of:)) == [worst])
    }
}
