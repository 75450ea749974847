import StrictJSON
import TestSupport
import Testing

struct SuiteEnvironmentTests {
    private let folder: TemporaryFolder
    private let record = "baselines/environment.json"

    /// A folder with one hall and its baselines.
    init() async throws {
        folder = try TemporaryFolder()
        try folder.write(SeatMapFixtures.hall(), to: "halls/h.json")
        #expect(try await folder.seatmap("record").exitCode == 0)
    }

    private func environment() throws -> JSONValue {
        try JSONValue(parsing: folder.read(record))
    }

    @Test func `is recorded with libraries, the processor and each font's checksum`() throws {
        guard case .object(let members) = try environment() else {
            Issue.record("no object")
            return
        }
        #expect(members.map(\.name).prefix(6) == ["architecture", "cairo", "pixman", "harfbuzz", "libpng", "zlib"])
        let font = try #require(members.last)
        #expect(members.count == 7 && font.name == "NotoSansCJK-Regular.ttc#2")
        guard case .string(let checksum) = font.value else { return }
        #expect(checksum.hasPrefix("sha256 ") && checksum.count == 7 + 64)
    }

    @Test func `is a note before everything when it is another, and no failure`() async throws {
        try folder.write(try environment().applying([.set("cairo", "0.1")]).text(), to: record)
        try folder.remove("baselines/h.png")
        let result = try await folder.seatmap("verify")
        #expect(result.exitCode == 1)
        let notes = result.stderr.split(separator: "\n")
        #expect(notes.first?.hasPrefix("note: the baselines were drawn with cairo 0.1, this is ") == true)
        #expect(notes.count == 3)
    }

    @Test func `is in the answer for a program, as recorded and as it is`() async throws {
        let same = try JSONValue(parsing: try await folder.seatmap("verify", "--json").stdout)
        #expect(try same["environment"]?["expected"] == environment() && same["environmentNotes"] == [])
        #expect(try same["environment"]?["actual"] == environment())
        try folder.write(#"{"cairo": "0.1"}"#, to: record)
        let other = try JSONValue(parsing: try await folder.seatmap("verify", "--json").stdout)
        #expect(other["environment"]?["expected"] == ["cairo": "0.1"] && other["environmentNotes"] != [])
        #expect(other["passed"] == true)
    }

    @Test(arguments: [
        (nil, "note: what the baselines were drawn with is not recorded\n"),
        ("[]", "note: baselines/environment.json: (document): must be an object, not an array\n"),
        (#"{"cairo": 1}"#, "note: baselines/environment.json: cairo: must be a string, not a number\n"),
    ])
    func `is no failure when it is unknown`(text: String?, note: String) async throws {
        try folder.remove(record)
        if let text { try folder.write(text, to: record) }
        let result = try await folder.seatmap("verify")
        #expect(result.exitCode == 0 && result.stderr == note)
        let json = try JSONValue(parsing: try await folder.seatmap("verify", "--json").stdout)
        #expect(json["environment"]?["expected"] == JSONValue.null)
    }

    @Test func `is recorded only where all baselines are drawn with it`() async throws {
        let here = try folder.read(record)
        try folder.write(#"{"cairo": "0.1"}"#, to: record)
        // Nothing to write; then one is written, but another one that differs is kept.
        _ = try await folder.seatmap("record")
        #expect(try folder.read(record) != here)
        try folder.remove("baselines/h.png")
        try folder.write(try folder.read("baselines/h@3x.png"), to: "baselines/h@2x.png")
        #expect(try await folder.seatmap("record", "missing").text == "wrote baselines/h.png\n")
        #expect(try folder.read(record) != here)
        #expect(try await folder.seatmap("record").text == "wrote baselines/h@2x.png\n")
        #expect(try folder.read(record) == here)
        // Everything is as it was, and all of it was asked for.
        try folder.write(#"{"cairo": "0.1"}"#, to: record)
        #expect(try await folder.seatmap("record", "all").text == "")
        #expect(try folder.read(record) == here)
    }
}
