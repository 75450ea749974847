import Halls
import StrictJSON
import TestSupport
import Testing

struct SellUnitTests {
    private func ids(_ hall: Hall) -> [[String]] {
        hall.units.map { $0.seats.map { hall.seats[$0].id } }
    }

    private func read(_ edits: [Edit]) throws -> Hall {
        try Hall.read(Array(sampleDocument.applying(edits).text().utf8)).hall
    }

    @Test func `groups are units and other seats their own`() throws {
        #expect(ids(try read([])) == [["s0"], ["s1", "s2"], ["s3", "s4"], ["s5"]])
    }

    @Test func `seats of a unit are in column order`() throws {
        let hall = try read([.set("seats[1].col", 2), .set("seats[2].col", 1)])
        #expect(ids(hall) == [["s0"], ["s2", "s1"], ["s3", "s4"], ["s5"]])
    }

    @Test func `flipped halls are read from the screen too`() throws {
        #expect(ids(try read([.set("grid.flipped", true)])) == [["s3", "s4"], ["s5"], ["s0"], ["s1", "s2"]])
    }

    @Test func `a group named like a seat is not that seat`() throws {
        let hall = try read([.set("seats[3].group", "s5"), .set("seats[4].group", "s5")])
        #expect(ids(hall) == [["s0"], ["s1", "s2"], ["s3", "s4"], ["s5"]])
    }

    @Test(arguments: HallFixtures.names) func `seats are found`(name: String) throws {
        let hall = try HallFixtures.named(name)
        for (index, seat) in hall.seats.enumerated() {
            #expect(hall.seatIndex(id: seat.id) == index)
            #expect(hall.units[hall.unitIndex(ofSeat: index)].seats.contains(index))
        }
        #expect(hall.seatIndex(id: "") == nil)
        #expect(hall.units.flatMap(\.seats).sorted() == Array(hall.seats.indices))
    }
}
