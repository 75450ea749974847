import Halls
import SeatSelection
import TestSupport
import Testing

struct SelectionTests {
    @Test func `a unit enters and leaves whole, whichever half is meant`() throws {
        let hall = try HallFixtures.drawn(["o[]o"])
        var selection = SelectedUnits.none
        let couple = hall.unitIndex(ofSeat: 2)
        #expect(selection.toggle(couple, in: hall, limit: 4) == .ok(unit: couple))
        #expect(selection.seatIDs(in: hall) == ["0-1", "0-2"])
        #expect(selection.toggle(hall.unitIndex(ofSeat: 1), in: hall, limit: 4) == .ok(unit: couple))
        #expect(selection == .none)
    }

    @Test func `the limit counts seats, not units, and nothing of a unit over it is added`() throws {
        let hall = try HallFixtures.drawn(["ooo[]"])
        var selection = try SelectedUnits(seatIDs: ["0-0", "0-1", "0-2"], in: hall)
        let before = selection
        #expect(selection.toggle(hall.unitIndex(ofSeat: 3), in: hall, limit: 4) == .overLimit(current: 3, limit: 4))
        #expect(selection == before)
    }

    @Test(arguments: [
        (column: 0, reason: Rejection.sold),
        (1, .locked),
        (2, .broken),
        // A couple with one half sold: the free half alone is not for sale either.
        (3, .incompleteUnit), (4, .incompleteUnit),
        // A couple that is sold whole is sold, not incomplete.
        (5, .sold),
    ])
    func `what is not available is rejected with its reason`(column: Int, reason: Rejection) throws {
        let hall = try HallFixtures.drawn(["xlb<>{}"])
        var selection = SelectedUnits.none
        #expect(selection.toggle(hall.unitIndex(ofSeat: column), in: hall, limit: 4) == .rejected(reason))
        #expect(selection == .none)
    }

    @Test func `a couple taken by different things is called by the worse`() throws {
        let hall = try HallFixtures.drawn(["[]"]).setting([0: .sold, 1: .broken])
        #expect(hall.rejection(of: 0) == .broken)
        #expect(hall.setting([1: .locked]).rejection(of: 0) == .sold)
    }

    @Test func `several units are selected all or not at all`() throws {
        let hall = try HallFixtures.drawn(["oo[]x"])
        let all = [0, 1, 2]
        var selection = try SelectedUnits(seatIDs: ["0-0"], in: hall)
        #expect(selection.add(all, in: hall, limit: 3) == .overLimit(current: 1, limit: 3))
        #expect(selection.add([1, 3], in: hall, limit: 4) == .rejected(.sold))
        #expect(selection.indices == [0])
        #expect(selection.add(all, in: hall, limit: 4) == nil)
        #expect(selection.indices == all)
    }

    @Test func `a limit of a command goes before the hall's own`() throws {
        let hall = try HallFixtures.drawn(["oooo"], limit: 2)
        let ids = ["0-0", "0-1", "0-2"]
        #expect(throws: SelectionRefusal.overLimit(seats: 3, limit: 2)) { try SelectedUnits(seatIDs: ids, in: hall) }
        #expect(try SelectedUnits(seatIDs: ids, in: hall, limit: 3).seatCount(in: hall) == 3)
    }
}
