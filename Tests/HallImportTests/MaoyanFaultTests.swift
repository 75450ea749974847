import HallImport
import StrictJSON
import Testing

struct MaoyanFaultTests {
    private func faults(_ text: String) -> [String] {
        let error = #expect(throws: ImportError.self) { try imported(text) }
        return error?.lines ?? []
    }

    private static func cell(_ members: String) -> String {
        #"{"seats": [{"rowId": "1", "rowNum": 1, "columns": [{"# + members + "}]}]}"
    }

    private static func row(_ number: Int, ids: [String]) -> String {
        let cells = ids.map { #"{"columnId": "1", "seatNo": "\#($0)", "st": "N"}"# }
        return #"{"rowId": "1", "rowNum": \#(number), "columns": [\#(cells.joined(separator: ", "))]}"#
    }

    private static func plan(_ rows: String...) -> String {
        #"{"seats": [\#(rows.joined(separator: ", "))]}"#
    }

    @Test(arguments: [
        ("[]", "(document): must be an object, not an array"),
        ("{}", "seats: is missing"),
        (#"{"data": null}"#, "seats: is missing"),  // the answer of a request that failed
        (#"{"data": {}}"#, "data.seats: is missing"),
        (#"{"data": []}"#, "data: must be an object, not an array"),
        (#"{"seats": {}}"#, "seats: must be an array, not an object"),
        (#"{"seats": []}"#, "seats: must not be empty"),
        (#"{"seats": [1]}"#, "seats[0]: must be an object, not a number"),
        (#"{"seats": [{"rowId": "1", "columns": []}]}"#, "seats[0].rowNum: is missing"),
        (#"{"seats": [{"rowNum": 1, "columns": []}]}"#, "seats[0].rowId: is missing"),
        (#"{"seats": [{"rowNum": 1, "rowId": "1"}]}"#, "seats[0].columns: is missing"),
        (
            #"{"seats": [{"rowNum": 1, "rowNum": 2, "rowId": "1", "columns": []}]}"#,
            "seats[0].rowNum: appears more than once"
        ),
        (plan(row(0, ids: ["a"])), "seats[0].rowNum: must be from 1 to 500, not 0"),
        (plan(row(501, ids: ["a"])), "seats[0].rowNum: must be from 1 to 500, not 501"),
        (plan(row(2, ids: ["a"]), row(2, ids: ["b"])), "seats[1]: repeats the row number 2 of seats[0]"),
        (plan(row(1, ids: ["a"]), row(2, ids: ["b", "c"])), "seats[1]: has 2 cells; the first row has 1"),
        (
            plan(row(1, ids: ["a"]), row(2, ids: ["a"])),
            #"seats[1].columns[0]: repeats the seat id "a" of seats[0].columns[0]"#
        ),
        (plan(row(1, ids: [""])), "seats[0].columns[0]: is a seat without an id"),
        (cell(#""columnId": "1", "seatNo": "a""#), "seats[0].columns[0].st: is missing"),
        (cell(#""columnId": "1", "st": "N""#), "seats[0].columns[0].seatNo: is missing"),
        (cell(#""seatNo": "a", "st": "N""#), "seats[0].columns[0].columnId: is missing"),
        (
            cell(#""columnId": 1, "seatNo": "a", "st": "N""#),
            "seats[0].columns[0].columnId: must be a string, not a number"
        ),
        (
            cell(#""columnId": "1", "seatNo": "a", "st": "X""#),
            #"seats[0].columns[0].st: must be "N", "LK", "E", "L" or "R", not "X""#
        ),
        (
            cell(#""columnId": "1", "seatNo": "a", "st": "N", "seatStatus": 2"#),
            "seats[0].columns[0].seatStatus: must be 0, 1, 3 or 4, not 2"
        ),
        (
            cell(#""columnId": "1", "seatNo": "a", "st": "N", "seatStatus": "gone""#),
            #"seats[0].columns[0].seatStatus: must be "selectable", "sold" or "empty", not "gone""#
        ),
        (#"{"sections": []}"#, "sections: must not be empty"),
        (#"{"sections": [{}]}"#, "sections[0].rows: is missing"),
        (Plans.page(["N/selectable"], sections: 2).text(), "sections: has 2 sections; a hall is made of one"),
        (
            #"{"sections": [{"rows": [[{"column-id": "1", "row-id": "1", "no": "a", "st": "N"}]]}]}"#,
            "sections[0].rows[0][0].class: is missing"
        ),
        (
            #"{"sections": [{"rows": [[{"column-id": "1", "no": "a", "st": "N", "class": "sold"}]]}]}"#,
            "sections[0].rows[0][0].row-id: is missing"
        ),
    ])
    func `a faulty plan is refused with the fault and its place`(text: String, line: String) {
        #expect(faults(text) == [line])
    }

    @Test func `status is needed where the form has one`() {
        let text = Plans.answer(["L/1 R/1"]).text().replacing(#""seat_status":1,"#, with: "")
        #expect(
            faults(text) == [
                "data.seats[0].columns[0].seat_status: is missing", "data.seats[0].columns[1].seat_status: is missing",
            ])
    }

    @Test func `all faults are reported at once`() {
        #expect(faults(Self.plan(Self.row(0, ids: ["a"]), #"{"rowNum": 2, "columns": [{}]}"#)).count == 5)
    }

    @Test func `plan without seats is no hall`() {
        #expect(faults(Plans.answer(["E/0"]).text()) == ["the imported hall: seats: must not be empty"])
    }

    @Test func `grid over the limits is no hall`() {
        let line = Array(repeating: "N/1", count: 500).joined(separator: " ")
        let text = Plans.answer([line]).text().replacing(#""row_num":1"#, with: #""row_num":400"#)
        #expect(
            faults(text) == [
                "the imported hall: grid: has 400 × 500 = 200000 cells; at most 100000 are allowed"
            ])
    }

    @Test func `large file is not parsed`() {
        let size = ImportFormat.sizeLimit + 1
        let text = String(repeating: " ", count: size)
        #expect(faults(text) == ["the file has \(size) bytes; at most \(ImportFormat.sizeLimit) are read"])
    }

    @Test func `syntax error has its place`() {
        #expect(faults("{\"seats\":\n[}") == ["line 2, column 2: expected a value"])
    }
}
