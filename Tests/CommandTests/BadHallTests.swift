import TestSupport
import Testing

private typealias Fixtures = SeatMapFixtures

/// Every way in which a hall can be wrong: the message names file, key path and fault, and the exit code is 2.
struct BadHallTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let document: String
        let messages: [String]

        init(_ description: String, _ document: String, _ messages: String...) {
            testDescription = description
            self.document = document
            self.messages = messages
        }
    }

    @Test(arguments: [
        Row("not JSON", "seats: 5", "line 1, column 1: expected a value"),
        Row("nothing at all", "", "line 1, column 1: the document is empty"),
        Row(
            "a wrong type", Fixtures.hall(grid: #"{"rows": "2", "cols": 4}"#),
            "grid.rows: must be a whole number, not a string"),
        Row(
            "an unknown key", Fixtures.hall(extra: #""limt": 3, "#), #"limt: is not a known key; did you mean "limit"?"#
        ),
        Row("a duplicate key", Fixtures.hall(extra: #""limit": 3, "limit": 3, "#), "limit: appears more than once"),
        Row(
            "a duplicate id",
            Fixtures.hall(seats: #"{"id": "a", "row": 0, "col": 0}, {"id": "a", "row": 0, "col": 1}"#),
            #"seats[1].id: "a" is already the id of seats[0]"#),
        Row(
            "two seats in one cell",
            Fixtures.hall(seats: #"{"id": "a", "row": 0, "col": 0}, {"id": "b", "row": 0, "col": 0}"#),
            #"seats[1]: lies in the same cell as seats[0] ("a")"#),
        Row(
            "a cell outside the grid", Fixtures.hall(seats: #"{"id": "a", "row": 0, "col": 4}"#),
            "seats[0].col: is outside the grid: columns are numbered from 0 to 3"),
        Row(
            "a size that is not a number", Fixtures.hall(grid: #"{"rows": 2, "cols": 4, "seatW": NaN}"#),
            "line 1, column 57: expected a value"),
        Row(
            "a size that is too large for a number", Fixtures.hall(grid: #"{"rows": 2, "cols": 4, "seatW": 1e400}"#),
            "line 1, column 57: the number is too large"),
        Row(
            "negative and zero sizes", Fixtures.hall(grid: #"{"rows": 2, "cols": 4, "seatH": 0, "gapX": -1}"#),
            "grid.seatH: must be from 0.25 to 4.0, not 0", "grid.gapX: must be from 0.0 to 4.0, not -1"),
        Row(
            "a grid over the limits", Fixtures.hall(grid: #"{"rows": 501, "cols": 100000}"#),
            "grid.rows: must be from 1 to 500, not 501", "grid.cols: must be from 1 to 500, not 100000"),
        Row(
            "a couple of one", Fixtures.hall(seats: Fixtures.group("love", (0, 0))),
            #"seats[0].group: a couple is exactly two love seats; group "g" has 1"#),
        Row(
            "a couple of three", Fixtures.hall(seats: Fixtures.group("love", (0, 0), (0, 1), (0, 2))),
            #"seats[0].group: a couple is exactly two love seats; group "g" has 3"#),
        Row(
            "a couple across an aisle", Fixtures.hall(seats: Fixtures.group("love", (0, 0), (0, 2))),
            #"seats[1].group: group "g" has a gap between columns 0 and 2"#),
        Row(
            "a couple across rows", Fixtures.hall(seats: Fixtures.group("love", (0, 0), (1, 0))),
            #"seats[1].group: group "g" has seats in different rows"#),
        Row(
            "a group shared by rows", Fixtures.hall(seats: Fixtures.group("normal", (0, 0), (1, 0))),
            #"seats[1].group: group "g" has seats in different rows"#),
    ])
    func `is refused with all its faults`(row: Row) async throws {
        let folder = try TemporaryFolder()
        try folder.write(row.document, to: "h.json")
        let result = try await folder.seatmap("render", "h.json")
        #expect(result.exitCode == 2)
        #expect(result.text == "")
        let lines = result.stderr.split(separator: "\n").map(String.init)
        #expect(lines.count == row.messages.count)
        for (line, message) in zip(lines, row.messages) {
            #expect(line.hasPrefix("seatmap: h.json: \(message)"))
        }
        #expect(try folder.names() == ["h.json"])
    }

    @Test func `that is too large a file is not read to its end`() async throws {
        let folder = try TemporaryFolder()
        try folder.write(repeatElement(UInt8(ascii: " "), count: 33 << 20), to: "h.json")
        let result = try await folder.seatmap("render", "h.json")
        #expect(result.exitCode == 2)
        #expect(result.stderr == "seatmap: h.json: more than 33554432 bytes\n")
    }

    @Test(arguments: [
        ("none.json", "none.json: no such file or directory"),
        ("empty", "empty: a folder without halls (*.json)"),
    ])
    func `that is not there is named`(argument: String, message: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write("not a hall", to: "empty/readme.txt")
        let result = try await folder.seatmap("render", argument)
        #expect(result.exitCode == 2)
        #expect(result.stderr == "seatmap: \(message)\n")
    }
}
