import FoundationEssentials
import HallImport
import Halls
import TestSupport
import Testing

/// Plans of real systems, read where they are: nothing of them is part of the project.
@Suite(.enabled(if: SharedFolder.exists, SharedFolder.whyNot))
struct RealPlanTests {
    private func plan(_ name: String) throws -> ImportedHall {
        let path = "\(SharedFolder.path)/real-halls/\(name)"
        let bytes = try #require(FileManager.default.contents(atPath: path))
        return try ImportFormat.maoyan.importHall(Array(bytes), fallbackName: "hall")
    }

    @Test(arguments: [
        ("zf_seats_0.plist", 14, 25, 242, 12),
        ("zf_seats_1.plist", 14, 27, 266, 60),
        ("zf_seats_3.plist", 15, 17, 214, 19),
        ("maoyanlike_seat-area_2hall.json", 9, 26, 172, 25),  // 23 taken seats and the taken couple
        ("maoyan_web_scau_buy.json", 12, 12, 127, 6),
    ])
    func `no seat is lost`(file: String, rows: Int, columns: Int, seats: Int, sold: Int) throws {
        let plan = try plan(file)
        #expect(plan.inputSeats == seats)
        #expect(plan.hall.seats.count == seats)
        #expect(plan.hall.grid == Grid(rows: rows, columns: columns))
        #expect(plan.hall.seats.count { $0.status == .sold } == sold)
        #expect(plan.hall.seats.count { $0.status == .available } == seats - sold)
        #expect(plan.notes == [])
    }

    @Test(arguments: [
        ("zf_seats_0.plist", [3, 4]),
        ("zf_seats_1.plist", [2]),
        ("zf_seats_3.plist", [8]),
        ("maoyanlike_seat-area_2hall.json", []),
    ])
    func `walkways stay empty`(file: String, walkways: [Int]) throws {
        let hall = try plan(file).hall
        let rows = Set(hall.seats.map(\.row))
        #expect((0..<hall.grid.rows).filter { !rows.contains($0) } == walkways)
    }

    @Test func `taken couple stays taken`() throws {
        let hall = try plan("maoyanlike_seat-area_2hall.json").hall
        let couple = hall.seats.filter { $0.kind == .love }
        #expect(couple.map(\.seatLabel) == ["17", "15"])
        #expect(couple.map(\.status) == [.sold, .sold])
        #expect(hall.units.count == hall.seats.count - 1)
    }

    @Test func `printed numbers stay as printed`() throws {
        let padded = try plan("zf_seats_0.plist").hall.seats
        #expect(padded.first.map { [$0.id, $0.rowLabel, $0.seatLabel] } == ["1_01", "1", "01"])
        let backwards = try plan("zf_seats_1.plist").hall.seats
        #expect(backwards.first.map { [$0.id, $0.rowLabel, $0.seatLabel] } == ["1,1", "1", "23"])
        let afterWalkway = try #require(backwards.first { $0.row == 3 })
        #expect([afterWalkway.rowLabel, afterWalkway.seatLabel] == ["3", "19"])
        let page = try plan("maoyan_web_scau_buy.json").hall
        #expect(page.seats.filter { $0.row == 7 }.map(\.seatLabel).last == "01")
        #expect(page.limit == 6)
    }

    @Test func `name is the halls own`() throws {
        #expect(try plan("maoyanlike_seat-area_2hall.json").hall.name == "2厅锦华丰田厅")
        #expect(try plan("zf_seats_0.plist").hall.name == "hall")
    }
}
