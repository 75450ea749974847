import StrictJSON
import TestSupport
import Testing

struct HitCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let seats =
            #"{"id": "a", "row": 0, "col": 0, "seatLabel": "9"}, "# + SeatMapFixtures.group("love", (0, 1), (0, 2))
        // Without a screen the first seat begins at the margin: (24, 24). Seats are 34, gaps 5 and 7.
        try folder.write(SeatMapFixtures.hall(seats: seats), to: "h.json")
    }

    @Test(arguments: [
        (["24", "24"], "a: row 1, seat 9, normal, available\n"),  // the corner belongs to the seat
        (["57.99", "57.99"], "a: row 1, seat 9, normal, available\n"),  // the last point inside
        (["58", "30"], "nothing\n"),  // the gap
        (["70", "30"], "0: row 1, seat 2, love, available, sold together with 1\n"),
        (["99", "30"], "nothing\n"),  // the gap inside the couple
        (["99", "30", "--touch"], "0: row 1, seat 2, love, available, sold together with 1\n"),
        (["20", "20", "--touch"], "a: row 1, seat 9, normal, available\n"),  // 5 points outside are within reach
        (["20", "20"], "nothing\n"), (["-5", "-5"], "nothing\n"), (["1e6", "3"], "nothing\n"),
    ])
    func `answers for a point`(arguments: [String], answer: String) async throws {
        let result = try await runCommand(
            "seatmap", ["hit", "h.json", "--labels", "none"] + arguments, cwd: folder.path)
        #expect(result.exitCode == 0 && result.stderr == "")
        #expect(result.text == answer)
    }

    @Test(arguments: [
        // The first seat is 24 to 58 points from the edges of the map.
        (["48", "48", "--zoom", "2"], "a: "), (["47", "48", "--zoom", "2"], "nothing\n"),
        (["0", "0", "--offset", "24,24"], "a: "),  // scrolled to the seat's corner
        (["0", "0", "--offset", "23.9,24"], "nothing\n"),
        (["100", "100", "--offset", "-76,-76"], "a: "),  // content smaller than the view is centred
        (["10", "20", "--zoom", "0.5", "--offset", "2,-8"], "a: "),  // (12, 12) / 0.5
        (["4", "12", "--zoom", "0.5", "--touch"], "a: "),  // 8 view points outside the seat's left edge
        (["3.9", "12", "--zoom", "0.5", "--touch"], "nothing\n"),
        (["47", "60", "--zoom", "2", "--touch"], "nothing\n"),  // seen at 68 points a seat needs no more room
        (["9", "60", "--offset=-15,0", "--zoom=0.01"], "nothing\n"), (["1e300", "0", "--zoom", "0.01"], "nothing\n"),
    ])
    func `takes points of a view that is zoomed and scrolled`(arguments: [String], answer: String) async throws {
        let result = try await runCommand(
            "seatmap", ["hit", "h.json", "--labels", "none"] + arguments, cwd: folder.path)
        #expect(result.exitCode == 0 && result.stderr == "" && result.text.hasPrefix(answer))
    }

    @Test func `tells the point of the map`() async throws {
        let answer = try JSONValue(
            parsing: try await folder.seatmap(
                "hit", "h.json", "10", "20", "--zoom", "0.5", "--offset", "5,1", "--labels", "none", "--json"
            ).stdout)
        #expect(answer["point"] == [30.0, 42.0])
    }

    @Test func `tells the status of a showing`() async throws {
        try folder.write(#"{"hallId": "H", "status": {"a": "sold"}}"#, to: "s.json")
        try folder.write(#"{"hallId": "X", "status": {}}"#, to: "other.json")
        let result = try await folder.seatmap("hit", "h.json", "30", "30", "--labels", "none", "--showing", "s.json")
        #expect(result.text == "a: row 1, seat 9, normal, sold\n")
        let other = try await folder.seatmap("hit", "h.json", "30", "30", "--showing", "other.json")
        #expect(other.exitCode == 2 && other.stderr.hasPrefix("seatmap: other.json: hallId: "))
    }

    @Test func `counts from the edge of the picture that is rendered with the same labels`() async throws {
        // Row labels take 31 points on the left, so the first seat begins at 55.
        #expect(try await folder.seatmap("hit", "h.json", "54.9", "24").text == "nothing\n")
        #expect(try await folder.seatmap("hit", "h.json", "55", "24").text.hasPrefix("a: "))
        #expect(try await folder.seatmap("hit", "h.json", "55", "24", "--labels", "seats").text.hasPrefix("a: "))
    }

    @Test func `answers a program with an object or null`() async throws {
        let hit = try JSONValue(
            parsing: try await folder.seatmap("hit", "h.json", "70", "30", "--labels", "none", "--json").stdout)
        #expect(hit["seat"] == "0" && hit["unit"] == ["0", "1"] && hit["col"] == 1)
        #expect(hit["frame"] == [63, 24, 34, 34] || hit["frame"] == [63.0, 24.0, 34.0, 34.0])
        #expect(try await folder.seatmap("hit", "h.json", "0", "0", "--json").text == "null\n")
    }

    @Test(arguments: [
        (["h.json", "1"], Int32(64), "missing argument Y"), (["h.json", "1", "nan"], 64, "Y: 'nan' is not a number"),
        (["h.json", "1", "1", "--zoom", "0"], 64, "--zoom: '0' is not a number from 0.01 to 100"),
        (["h.json", "1", "1", "--zoom=-1"], 64, "--zoom: '-1' is not a number"),
        (["h.json", "1", "1", "--zoom", "inf"], 64, "--zoom: 'inf' is not a number"),
        (["h.json", "1", "1", "--zoom", "1e9"], 64, "--zoom: '1e9' is not a number from 0.01 to 100"),
        (["h.json", "1", "1", "--offset", "1"], 64, "--offset: '1' is not two numbers such as 120,-40"),
        (["h.json", "1", "1", "--offset", "1,nan"], 64, "--offset: '1,nan' is not two numbers"),
        (["h.json", "1", "1", "--showing", "none.json"], 2, "none.json: no such file or directory"),
        (["none.json", "1", "1"], 2, "none.json: no such file or directory"),
    ])
    func `refuses what it cannot understand`(arguments: [String], exitCode: Int32, message: String) async throws {
        let result = try await runCommand("seatmap", ["hit"] + arguments, cwd: folder.path)
        #expect(result.exitCode == exitCode && result.text == "")
        #expect(result.stderr.hasPrefix("seatmap: \(message)"))
    }

    @Test func `a hall numbered from the back is hit where it is drawn`() async throws {
        let grid = #"{"rows": 2, "cols": 4, "flipped": true}"#
        try folder.write(
            SeatMapFixtures.hall(grid: grid, seats: #"{"id": "back", "row": 0, "col": 0}"#), to: "flipped.json")
        #expect(try await folder.seatmap("hit", "flipped.json", "60", "30").text == "nothing\n")
        let below = try await folder.seatmap("hit", "flipped.json", "60", "70")
        #expect(below.text == "back: row 1, seat 1, normal, available\n")
    }
}
