import FoundationEssentials
import Halls
import Pixels
import TestSupport
import Testing

struct ImportCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            #"""
            {"seats": [{"rowId": "1", "rowNum": 1, "columns": [
              {"columnId": "2", "seatNo": "1_2", "st": "N"}, {"columnId": "", "seatNo": "", "st": "E"},
              {"columnId": "1", "seatNo": "1_1", "st": "LK"}]}]}
            """#, to: "plan.json")
    }

    @Test func `writes a hall that can be rendered`() async throws {
        let result = try await folder.seatmap("import", "plan.json", "--from", "maoyan", "-o", "hall.json")
        #expect(result.exitCode == 0 && result.text == "")
        #expect(result.stderr == "plan.json: 2 seats imported\n")
        #expect(try await folder.seatmap("render", "hall.json", "--scale", "1,2,3").exitCode == 0)
    }

    @Test func `standard input goes to standard output`() async throws {
        let plan = String(decoding: try folder.read("plan.json"), as: UTF8.self)
        let result = try await folder.seatmap("import", "-", "--from", "maoyan", stdin: plan)
        #expect(result.exitCode == 0)
        #expect(try Hall.read(result.stdout).hall.seats.map(\.id) == ["1_2", "1_1"])
    }

    @Test func `lists its formats`() async throws {
        let result = try await folder.seatmap("import", "--list")
        #expect(result.exitCode == 0 && result.text.hasPrefix("maoyan  "))
    }

    @Test(arguments: [
        (["plan.json"], Int32(64), "missing argument --from FORMAT"),
        (["--from", "maoyan"], 64, "missing argument FILE"),
        (["plan.json", "--from", "vista"], 64, "--from: 'vista' is not a format: maoyan"),
        (["none.json", "--from", "maoyan"], 2, "none.json: no such file or directory"),
        (["broken.json", "--from", "maoyan"], 2, "broken.json: "),
    ])
    func `refuses what it cannot import`(arguments: [String], exitCode: Int32, message: String) async throws {
        try folder.write(#"{"seats": [{"rowId": "1"}]}"#, to: "broken.json")
        let result = try await runCommand("seatmap", ["import"] + arguments + ["-o", "hall.json"], cwd: folder.path)
        #expect(result.exitCode == exitCode)
        #expect(result.stderr.hasPrefix("seatmap: \(message)"))
        #expect(!folder.contains("hall.json"))
    }

    @Test(
        .enabled(if: SharedFolder.exists, SharedFolder.whyNot),
        arguments: [
            ("zf_seats_0.plist", 242), ("zf_seats_1.plist", 266), ("zf_seats_3.plist", 214),
            ("maoyanlike_seat-area_2hall.json", 172),
        ])
    func `a real hall becomes three pictures with two commands`(file: String, seats: Int) async throws {
        let plan = "\(SharedFolder.path)/real-halls/\(file)"
        let imported = try await folder.seatmap("import", plan, "--from", "maoyan", "-o", "hall.json")
        #expect(imported.exitCode == 0)
        #expect(imported.stderr.hasSuffix("\(seats) seats imported\n"))
        let rendered = try await folder.seatmap("render", "hall.json", "--scale", "1,2,3")
        #expect(rendered.exitCode == 0)
        for picture in ["hall.png", "hall@2x.png", "hall@3x.png"] {
            #expect(try Bitmap(png: folder.read("out/\(picture)")).size.area > 100_000)
        }
    }
}
