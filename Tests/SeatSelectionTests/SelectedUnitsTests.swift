import Halls
import SeatSelection
import TestSupport
import Testing

struct SelectedUnitsTests {
    @Test func `naming one half of a couple selects both, once`() throws {
        let hall = try HallFixtures.drawn(["o[]o"])
        let selection = try SelectedUnits(seatIDs: ["0-2", "0-1", "0-0"], in: hall)
        #expect(selection.indices.map { hall.units[$0].seats } == [[0], [1, 2]])
    }

    @Test(arguments: [
        (["0-9"], SelectionRefusal.unknownSeat(id: "0-9"), "the hall has no seat \"0-9\""),
        (["0-0"], .notAvailable(asked: "0-0", seat: "0-0", status: .sold), "seat \"0-0\" is sold"),
        (["0-1"], .notAvailable(asked: "0-1", seat: "0-1", status: .locked), "seat \"0-1\" is locked"),
        (
            ["0-2"], .notAvailable(asked: "0-2", seat: "0-3", status: .sold),
            "seat \"0-2\" is sold together with \"0-3\", which is sold"
        ),
        (["0-4", "0-6", "0-7"], .overLimit(seats: 4, limit: 3), "the selection has 4 seats, the limit is 3"),
    ])
    func `what cannot be selected is refused with its reason`(
        ids: [String], refusal: SelectionRefusal, message: String
    ) throws {
        let hall = try HallFixtures.drawn(["xl<>[]oo"], limit: 3)
        let error = #expect(throws: SelectionRefusal.self) { try SelectedUnits(seatIDs: ids, in: hall) }
        #expect(error == refusal)
        #expect(error?.description == message)
    }
}
