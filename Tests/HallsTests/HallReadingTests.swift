import Halls
import StrictJSON
import TestSupport
import Testing

struct HallReadingTests {
    private func read(_ text: String) throws(DocumentError) -> HallReading {
        try Hall.read(Array(text.utf8))
    }

    @Test(arguments: hallsWithBrokenValues + hallsWithBrokenRelations + hallsWithManyFaults)
    func `every fault is reported`(_ broken: BrokenHall) {
        let error = #expect(throws: DocumentError.self) { try read(broken.text) }
        #expect(error?.lines == broken.faults)
    }

    @Test(arguments: validHalls) func `valid documents are read`(_ valid: ValidHall) throws {
        #expect(try read(valid.text).warnings.lines == valid.warnings)
    }

    @Test func `every value is read`() throws {
        let hall = try read(sampleDocument.text()).hall
        #expect(hall.id == "H1")
        #expect(hall.name == "一号厅")
        #expect(hall.grid == Grid(rows: 4, columns: 6))
        #expect(hall.screen == Screen(width: 5.5, label: "银幕"))
        #expect(hall.limit == 4)
        #expect(hall.aisles == [Aisle(text: "过道", line: .row(2)), Aisle(text: "出口", line: .column(3))])
        #expect(hall.zones[0] == PriceZone(id: "A", name: "黄金区", price: "59.00", currency: "CNY"))
        #expect(hall.zones[1] == PriceZone(id: "B", name: "标准区"))
        #expect(hall.seats[0] == Seat(id: "s0", row: 0, column: 0, rowLabel: "A", seatLabel: "12", zone: "A"))
        #expect(hall.seats[2] == Seat(id: "s2", row: 0, column: 2, kind: .love, group: "L", zone: "B"))
        #expect(hall.seats[5] == Seat(id: "s5", row: 1, column: 5, status: .broken))
    }

    @Test func `absent values have defaults`() throws {
        let hall = try read(
            #"{"hallId": "H", "grid": {"rows": 3, "cols": 9}, "seats": [{"id": "a", "row": 2, "col": 8}]}"#
        ).hall
        #expect(hall.name == "" && hall.limit == 4 && hall.screen == nil && hall.aisles == [] && hall.zones == [])
        #expect(
            hall.grid
                == Grid(rows: 3, columns: 9, seatWidth: 1, seatHeight: 1, gapX: 0.15, gapY: 0.2, isFlipped: false))
        let seat = try #require(hall.seats.first)
        #expect(seat.rowLabel == "3" && seat.seatLabel == "9")  // counted from 1
        #expect(seat.kind == .normal && seat.status == .available && seat.group == nil && seat.zone == nil)
    }

    @Test func `default labels count the documents rows in flipped halls`() throws {
        let hall = try read(
            #"{"hallId": "H", "grid": {"rows": 9, "cols": 1, "flipped": true}, "seats": [{"id": "a", "row": 2, "col": 0}]}"#
        ).hall
        #expect(hall.seats[0].rowLabel == "3")
        #expect(hall.grid.resolvedRow(hall.seats[0].row) == 6)
    }

    @Test func `duplicate keys are faults`() {
        let text =
            #"{"hallId": "H", "grid": {"rows": 1, "cols": 1, "rows": 2}, "hallId": "G", "#
            + #""seats": [{"id": "a", "row": 0, "col": 0, "id": "b"}]}"#
        let error = #expect(throws: DocumentError.self) { try read(text) }
        #expect(
            error?.lines == [
                "hallId: appears more than once", "grid.rows: appears more than once",
                "seats[0].id: appears more than once",
            ])
    }

    @Test func `syntax faults have a place`() {
        let error = #expect(throws: DocumentError.self) { try read("{\n  \"hallId\": \"H\",\n}") }
        #expect(error?.lines == ["line 3, column 1: expected a name in quotes"])
    }

    @Test func `large files are not parsed`() {
        let size = HallLimits.fileSize + 1
        let error = #expect(throws: DocumentError.self) { try Hall.read([UInt8](repeating: 0x20, count: size)) }
        #expect(error == .tooLarge(size: size, limit: HallLimits.fileSize))
    }

    @Test func `too many seats are not read`() {
        let seats = [JSONValue](repeating: "not a seat", count: HallLimits.seats.upperBound + 1)
        let error = #expect(throws: DocumentError.self) {
            try read(sampleDocument.applying([.set("seats", .array(seats))]).text())
        }
        #expect(error?.lines == ["seats: has 100001 elements; at most 100000 are allowed"])
    }

    @Test func `long reports are cut and counted`() {
        let seats = [JSONValue](repeating: "not a seat", count: 5000)
        let error = #expect(throws: DocumentError.self) {
            try read(sampleDocument.applying([.set("seats", .array(seats))]).text())
        }
        #expect(error?.lines.count == FaultList.longest + 1)
        #expect(error?.lines.first == "seats[0]: must be an object, not a string")
        #expect(error?.lines.last == "and 4900 more")
    }

    @Test func `long texts are cut in messages`() {
        let id = String(repeating: "x", count: 100)
        let error = #expect(throws: DocumentError.self) {
            try read(
                sampleDocument.applying([.set("seats[4].id", .string(id)), .set("seats[5].id", .string(id))]).text())
        }
        #expect(error?.lines == ["seats[5].id: \"\(id.prefix(64))…\" is already the id of seats[4]"])
    }
}
