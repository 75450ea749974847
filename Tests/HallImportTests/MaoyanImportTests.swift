import HallImport
import Halls
import StrictJSON
import Testing

struct MaoyanImportTests {
    // MARK: Three forms, one hall

    @Test func `answer and page and property list say the same`() throws {
        let answer = try imported(Plans.answer(["N/1 E/0 LK/4", "L/1 R/1 N/1"]))
        let page = try imported(Plans.page(["N/selectable E/empty LK/sold", "L/selectable R/selectable N/selectable"]))
        let list = try imported(Plans.propertyList(["N E LK", "L R N"]))
        #expect(page == answer)
        #expect(list == answer)
    }

    @Test func `everything keeps its place and its printed number`() throws {
        let plan = try imported(Plans.answer(["N/1 E/0 LK/4", "E/0 E/0 E/0", "N/1 N/1 N/1"]))
        #expect(plan.hall.grid == Grid(rows: 3, columns: 3))
        #expect(plan.hall.seats.map(\.id) == ["0-0", "0-2", "2-0", "2-1", "2-2"])
        #expect(plan.hall.seats.map(\.row) == [0, 0, 2, 2, 2])
        #expect(plan.hall.seats.map(\.column) == [0, 2, 0, 1, 2])
        #expect(plan.hall.seats.map(\.rowLabel) == ["1", "1", "3", "3", "3"])
        #expect(plan.hall.seats.map(\.seatLabel) == ["01", "03", "01", "02", "03"])
        #expect(plan.inputSeats == 5)
        #expect(plan.notes == [])
    }

    @Test func `document text reads as the same hall`() throws {
        let plan = try imported(Plans.answer(["N/1 E/0 LK/4", "L/4 R/4 N/1"]))
        #expect(try Hall.read(Array(plan.documentText.utf8)).hall == plan.hall)
    }

    @Test func `row numbers place the rows whatever their order`() throws {
        let plan = try imported(
            """
            {"seats": [
                {"rowId": "B", "rowNum": 4, "columns": [{"columnId": "1", "seatNo": "b1", "st": "N"}]},
                {"rowId": "", "rowNum": 3, "columns": []},
                {"rowId": "A", "rowNum": 1, "columns": [{"columnId": "1", "seatNo": "a1", "st": "N"}]}
            ]}
            """)
        #expect(plan.hall.grid == Grid(rows: 4, columns: 1))
        #expect(plan.hall.seats.map(\.id) == ["b1", "a1"])
        #expect(plan.hall.seats.map(\.row) == [3, 0])
    }

    // MARK: Kind and status

    @Test(
        arguments: [
            ("N/1", .available, nil),
            ("N/3", .sold, #"st "N" and the status disagree (taken); imported as sold"#),
            ("N/4", .sold, #"st "N" and the status disagree (taken); imported as sold"#),
            ("N/0", .broken, #"st "N" and the status disagree (no seat); imported as broken"#),
            ("LK/3", .sold, nil),
            ("LK/4", .sold, nil),
            ("LK/1", .sold, #"st "LK" and the status disagree (free); imported as sold"#),
            ("LK/0", .broken, #"st "LK" and the status disagree (no seat); imported as broken"#),
            ("E/0", nil, nil),
            ("E/1", nil, #"st "E" and the status disagree (free); imported as no seat"#),
            ("E/4", nil, #"st "E" and the status disagree (taken); imported as no seat"#),
        ] as [(String, Seat.Status?, String?)])
    func `status of a seat`(mark: String, status: Seat.Status?, note: String?) throws {
        let plan = try imported(Plans.answer(["N/1 \(mark) N/1"]))
        let seat = plan.hall.seatIndex(id: "0-1").map { plan.hall.seats[$0] }
        #expect(seat?.status == status)
        #expect(seat.map(\.kind) == status.map { _ in .normal })
        #expect(plan.notes == note.map { ["data.seats[0].columns[1]: \($0)"] } ?? [])
    }

    @Test(
        arguments: [
            ("L/1 R/1", .available, 0),
            ("L/3 R/3", .sold, 0),
            ("L/4 R/4", .sold, 0),  // a reader of `st` alone would sell it again
            ("L/0 R/0", .broken, 2),
        ] as [(String, Seat.Status, Int)])
    func `status of a couple`(marks: String, status: Seat.Status, notes: Int) throws {
        let plan = try imported(Plans.answer([marks]))
        #expect(plan.hall.seats.map(\.status) == [status, status])
        #expect(plan.hall.seats.map(\.kind) == [.love, .love])
        #expect(plan.hall.seats.map(\.group) == ["0-0+0-1", "0-0+0-1"])
        #expect(plan.hall.units.count == 1)
        #expect(plan.notes.count == notes)
    }

    @Test func `couple without a status is available`() throws {
        let plan = try imported(Plans.propertyList(["L R"]))
        #expect(plan.hall.seats.map(\.status) == [.available, .available])
    }

    @Test func `status of the form without one is read when it is there`() throws {
        let plan = try imported(
            """
            {"seats": [{"rowId": "1", "rowNum": 1, "columns": [
                {"columnId": "1", "seatNo": "a", "st": "L", "seatStatus": 4},
                {"columnId": "2", "seatNo": "b", "st": "R", "seatStatus": 4}
            ]}]}
            """)
        #expect(plan.hall.seats.map(\.status) == [.sold, .sold])
    }

    @Test(arguments: [
        ("L/1 N/1", [0]),  // no right half
        ("N/1 R/1", [1]),  // no left half
        ("L/1 E/0 R/1", [0, 2]),  // across an aisle
        ("R/1 L/1", [0, 1]),  // the wrong way round
        ("L/1 L/1 R/1", [0]),  // the second left half has the right one
    ])
    func `orphan halves become normal seats`(marks: String, orphans: [Int]) throws {
        let plan = try imported(Plans.answer([marks]))
        for column in orphans {
            let seat = try #require(plan.hall.seats.first { $0.column == column })
            #expect(seat.kind == .normal)
            #expect(seat.group == nil)
        }
        let note = "the other half of the couple is not beside it; imported as a normal seat"
        #expect(plan.notes == orphans.map { "data.seats[0].columns[\($0)]: \(note)" })
    }

    // MARK: Hall

    @Test func `name comes from the plan and the id from the file`() throws {
        let plan = try imported(Plans.answer(["N/1"], members: [JSONMember("hall", "2号厅")]))
        #expect(plan.hall.name == "2号厅")
        #expect(plan.hall.id == "5hall")
    }

    @Test(arguments: [[], [JSONMember("hall", "")], [JSONMember("hall", nil)]])
    func `name is the files where the plan has none`(members: [JSONMember]) throws {
        #expect(try imported(Plans.answer(["N/1"], members: members)).hall.name == "5hall")
    }

    @Test(
        arguments: [
            (#""seatsPrice": {"1": {}, "2": {}, "3": {}}, "#, 3),
            (#""system": {"seatsPrice": {"1": {}, "2": {}}}, "#, 2),
            (#""seatsPrice": {}, "#, 4),  // no prices are known: the default
            ("", 4),
        ])
    func `limit is the number of prices`(members: String, limit: Int) throws {
        let page = Plans.page(["N/selectable"]).text()
        #expect(try imported("{" + members + page.dropFirst()).hall.limit == limit)
    }

    @Test func `screen is four fifths of the seat block`() throws {
        let plan = try imported(Plans.answer([Array(repeating: "N/1", count: 20).joined(separator: " ")]))
        #expect(plan.hall.screen == Screen(width: 18.3, label: "银幕"))  // 20 seats and 19 gaps are 22.85 wide
    }

    // MARK: Notes

    @Test func `empty cell that carries an id is noted`() throws {
        let plan = try imported(
            """
            {"seats": [{"rowId": "1", "rowNum": 1, "columns": [
                {"columnId": "1", "seatNo": "a", "st": "N"}, {"columnId": "2", "seatNo": "b", "st": "E"},
                {"columnId": "3", "seatNo": "c", "st": "N"}
            ]}]}
            """)
        #expect(plan.hall.seats.map(\.id) == ["a", "c"])
        #expect(plan.notes == [#"seats[0].columns[1]: no seat, though it carries "b" and "2""#])
    }

    @Test func `seats of a row without a label are kept`() throws {
        let plan = try imported(
            """
            {"seats": [{"rowId": "", "rowNum": 1, "columns": [{"columnId": "1", "seatNo": "a", "st": "N"}]}]}
            """)
        #expect(plan.hall.seats.map(\.rowLabel) == [""])
        #expect(plan.notes == ["hall: seats[0].rowLabel: row 0 has an empty label"])
    }

    @Test func `empty columns on one side are kept and noted`() throws {
        let plan = try imported(Plans.answer(["E/0 N/1 N/1 E/0 E/0"]))
        #expect(plan.hall.grid.columns == 5)
        #expect(
            plan.notes == [
                "(document): empty columns are kept, 1 on the left and 2 on the right: "
                    + "the seats are not centred on the screen"
            ])
    }
}
