import StrictJSON
import TestSupport
import Testing

struct DescribeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let seats =
            #"{"id": "b", "row": 1, "col": 0, "status": "sold"}, {"id": "a", "row": 0, "col": 0, "seatLabel": "9"}, "#
            + SeatMapFixtures.group("love", (0, 1), (0, 2))
        try folder.write(SeatMapFixtures.hall(seats: seats), to: "h.json")
    }

    @Test func `lists the elements in reading order, one a line`() async throws {
        let result = try await folder.seatmap(
            "describe", "h.json", "--labels", "none", "--lang", "en", "--select", "1")
        #expect(result.exitCode == 0 && result.stderr == "")
        #expect(
            result.text == """
                Row 1, seat 9, available [button] 34 × 34 at 24, 24, touch 44 × 44 at 19, 19
                Row 1, seats 2 and 3, couple, selected [button, selected] 73 × 34 at 63, 24, touch 73 × 44 at 63, 19
                Row 2, seat 1, sold [button, notEnabled] 34 × 34 at 24, 65, touch 44 × 44 at 19, 60

                """)
    }

    @Test func `speaks Chinese unless asked otherwise`() async throws {
        let lines = try await folder.seatmap("describe", "h.json").text.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[1].hasPrefix("第 1 排 2、3 座，情侣座，可选 [button] "))
    }

    @Test func `answers a program with an array`() async throws {
        let result = try await folder.seatmap(
            "describe", "h.json", "--labels", "none", "--lang", "en", "--json", "--zoom", "0.5")
        let elements = try JSONValue(parsing: result.stdout)
        #expect(
            elements[1] == [
                "seats": ["0", "1"], "label": "Row 1, seats 2 and 3, couple, available", "traits": ["button"],
                "frame": [63.0, 24.0, 73.0, 34.0],
                // 73 points are seen as 36.5: 3.75 view points are missing at each end, 8 above and below.
                "touchFrame": [55.5, 8.0, 88.0, 66.0],
            ])
        #expect(elements[2]?["traits"] == ["button", "notEnabled"] && elements[3] == nil)
    }

    @Test func `frames are those of the picture with the same width and labels`() async throws {
        try folder.copyHalls()
        for arguments in [[], ["--width", "375"], ["--labels", "none"]] {
            let result = try await runCommand(
                "seatmap", ["describe", "halls/small.json", "--json"] + arguments, cwd: folder.path)
            let first = try #require(try JSONValue(parsing: result.stdout)[0])
            guard case .array(let frame) = first["frame"], case .number(let x) = frame[0],
                case .number(let y) = frame[1]
            else { throw UnexpectedShape() }
            let hit = try await runCommand(
                "seatmap", ["hit", "halls/small.json", "\(x)", "\(y)", "--json"] + arguments, cwd: folder.path)
            #expect(try JSONValue(parsing: hit.stdout)["frame"] == first["frame"])
        }
    }

    @Test func `a showing changes what is said`() async throws {
        try folder.write(#"{"hallId": "H", "status": {"a": "locked", "b": "available"}}"#, to: "s.json")
        let text = try await folder.seatmap("describe", "h.json", "--showing", "s.json", "--lang", "en").text
        #expect(text.contains("Row 1, seat 9, held [button, notEnabled]"))
        #expect(text.contains("Row 2, seat 1, available [button]"))
    }

    @Test(arguments: [
        (["h.json", "--lang", "fr"], Int32(64), "--lang: 'fr' is not one of zh-Hans, en"),
        (["h.json", "--zoom", "nan"], 64, "--zoom: 'nan' is not a number from 0.01 to 100"),
        (["h.json", "--width", "9"], 64, "--width: '9' is not a whole number from 100 to 10000"),
        ([], 64, "missing argument HALL"),
        (["h.json", "--select", "zz"], 2, "h.json: the hall has no seat \"zz\""),
        (["h.json", "--select", "b"], 2, "h.json: seat \"b\" is sold"),
        (["none.json"], 2, "none.json: no such file or directory"),
    ])
    func `refuses what it cannot understand`(arguments: [String], exitCode: Int32, message: String) async throws {
        let result = try await runCommand("seatmap", ["describe"] + arguments, cwd: folder.path)
        #expect(result.exitCode == exitCode && result.text == "")
        #expect(result.stderr.hasPrefix("seatmap: \(message)"), "\(result.stderr)")
    }
}

private struct UnexpectedShape: Error {}
