import StrictJSON
import TestSupport
import Testing

@Suite("seatmap hit")
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
