import Halls
import StrictJSON
import TestSupport
import Testing

@Suite struct SellUnitTests {
    private func ids(_ hall: Hall) -> [[String]] {
        hall.units.map { $0.seats.map { hall.seats[$0].id } }
    }

    private func read(_ edits: [Edit]) throws -> Hall {
        try Hall.read(Array(sampleDocument.applying(edits).text().utf8)).hall
    }

    @Test func groupsAreUnitsAndOtherSeatsTheirOwn() throws {
        #expect(ids(try read([])) == [["s0"], ["s1", "s2"], ["s3", "s4"], ["s5"]])
    }

    @Test func seatsOfAUnitAreInColumnOrder() throws {
        let hall = try read([.set("seats[1].col", 2), .set("seats[2].col", 1)])
        #expect(ids(hall) == [["s0"], ["s2", "s1"], ["s3", "s4"], ["s5"]])
    }

    @Test func flippedHallsAreReadFromTheScreenToo() throws {
        #expect(ids(try read([.set("grid.flipped", true)])) == [["s3", "s4"], ["s5"], ["s0"], ["s1", "s2"]])
    }

    @Test func aGroupNamedLikeASeatIsNotThatSeat() throws {
        let hall = try read([.set("seats[3].group", "s5"), .set("seats[4].group", "s5")])
        #expect(ids(hall) == [["s0"], ["s1", "s2"], ["s3", "s4"], ["s5"]])
    }

    @Test(arguments: HallFixtures.names) func seatsAreFound(name: String) throws {
        let hall = try HallFixtures.named(name)
        for (index, seat) in hall.seats.enumerated() {
            #expect(hall.seatIndex(id: seat.id) == index)
            #expect(hall.units[hall.unitIndex(ofSeat: index)].seats.contains(index))
        }
        #expect(hall.seatIndex(id: "") == nil)
        #expect(hall.units.flatMap(\.seats).sorted() == Array(hall.seats.indices))
    }
}
