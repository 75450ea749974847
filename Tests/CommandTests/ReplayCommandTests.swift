import FoundationEssentials
import StrictJSON
import TestSupport
import Testing

struct ReplayCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.copyHalls()
    }

    private func script(_ steps: String, hall: String = "halls/small.json", extra: String = "") throws {
        try folder.write(
            #"{"version": 1, "scene": {"hall": "\#(hall)"}, "viewport": {"width": 435, "height": 420}, \#(extra)"steps": [\#(steps)]}"#,
            to: "s.json")
    }

    @Test func `prints one line of JSON an event, each with the state after it`() async throws {
        try script(#"{"tap": {"seat": "H01-08-01"}}, {"wait": 0.4}"#)
        let result = try await folder.seatmap("replay", "s.json")
        #expect(result.exitCode == 0)
        #expect(result.stderr == "")
        let lines = try result.text.split(separator: "\n").map { try JSONValue(parsing: Array($0.utf8)) }
        #expect(lines.map { $0["event"] } == ["tap", "selected", "haptic", "end"])
        #expect(lines[1]["t"] == 0.4)
        #expect(lines[1]["state"]?["selected"] == ["H01-08-01", "H01-08-02"])
        #expect(try folder.names() == ["halls", "s.json"])
    }

    @Test func `keeps a picture for each snapshot, named after it`() async throws {
        try script(#"{"snapshot": "a"}, {"tap": {"seat": "H01-08-01"}}, {"wait": 0.6}, {"snapshot": "b"}"#)
        let result = try await folder.seatmap("replay", "s.json", "--out", "pictures")
        #expect(result.exitCode == 0)
        #expect(try folder.names("pictures") == ["a.png", "b.png"])
        #expect(try folder.read("pictures/a.png") != folder.read("pictures/b.png"))
        let frames = try result.text.split(separator: "\n").compactMap {
            try JSONValue(parsing: Array($0.utf8))["frame"]
        }
        #expect(frames == ["a.png", "b.png"])
    }

    @Test(arguments: [
        ("events", ["frame-00001.png", "frame-00002.png", "frame-00003.png", "frame-00004.png"]),
        ("fps=4", ["frame-00001.png", "frame-00002.png", "frame-00003.png", "frame-00004.png"]), ("none", []),
    ])
    func `keeps the pictures that are asked for`(frames: String, names: [String]) async throws {
        try script(#"{"tap": {"seat": "H01-08-01"}}, {"wait": 0.4}"#)
        let result = try await folder.seatmap("replay", "s.json", "--frames", frames)
        #expect(result.exitCode == 0)
        #expect(try folder.contains("out") ? folder.names("out") == names : names.isEmpty)
    }

    @Test func `a snapshot that is named like a numbered picture keeps its name`() async throws {
        try script(#"{"snapshot": "Frame-00002"}, {"tap": {"seat": "H01-08-01"}}, {"wait": 0.6}"#)
        let result = try await folder.seatmap("replay", "s.json", "--frames", "events")
        #expect(result.exitCode == 0)
        let frames = try result.text.split(separator: "\n").map {
            try JSONValue(parsing: Array($0.utf8))["frame"]
        }
        #expect(frames.first == "Frame-00002.png")
        #expect(!frames.contains("frame-00002.png"))
        #expect(try folder.names("out").count == frames.count)
    }

    @Test func `a view of one point is drawn, however small its seats are`() async throws {
        try folder.write(
            #"{"version": 1, "scene": {"hall": "halls/small.json"}, "viewport": {"width": 1, "height": 1}, "steps": [{"doubleTap": {"at": [0, 0]}}, {"wait": 1}, {"snapshot": "a"}]}"#,
            to: "s.json")
        let result = try await folder.seatmap("replay", "s.json", "--out", "pictures")
        #expect(result.exitCode == 0, "\(result.stderr)")
        #expect(try folder.names("pictures") == ["a.png"])
    }

    @Test func `a failed expectation is a difference, told on standard error`() async throws {
        try script(#"{"expect": {"zoom": 2}}, {"wait": 0.1}"#)
        let result = try await folder.seatmap("replay", "s.json")
        #expect(result.exitCode == 1)
        #expect(result.stderr == "s.json: steps[0].expect.zoom: expected 2, is 1.0\n")
        #expect(result.text.contains(#""passed":false"#) && result.text.contains(#""event":"end""#))
    }

    @Test(arguments: [
        (#"{"jump": 1}"#, "seatmap: s.json: steps[0].jump: is not a known key"),
        (#"{"tap": {"seat": "Z"}}"#, "seatmap: s.json: steps[0].tap.seat: the hall has no seat with this id"),
        (#"{"tap": {"at": [500, 1]}}"#, "seatmap: s.json: steps[0].tap.at: lies outside the view at this moment"),
    ])
    func `a script that cannot be played is named with its key path`(step: String, message: String) async throws {
        try script(step)
        let result = try await folder.seatmap("replay", "s.json", "--out", "pictures", "-o", "a.png")
        #expect(result.exitCode == 2)
        #expect(result.stderr.hasPrefix(message), "\(result.stderr)")
        #expect(!folder.contains("a.png"))
    }

    @Test func `a hall or a trace that is missing is named`() async throws {
        try script(#"{"wait": 1}"#, hall: "halls/none.json")
        #expect(try await folder.seatmap("replay", "s.json").stderr.contains("none.json"))
        try folder.write(#"{"version": 1, "scene": {"hall": "halls/small.json"}, "trace": "t.ndjson"}"#, to: "s.json")
        let result = try await folder.seatmap("replay", "s.json")
        #expect(result.exitCode == 2)
        #expect(result.stderr.contains("t.ndjson"))
        try folder.write("{}\n", to: "t.ndjson")
        #expect(try await folder.seatmap("replay", "s.json").stderr.contains("t.ndjson: line 1: t: is missing"))
    }

    @Test(arguments: [
        ["--frames", "some"], ["--frames", "fps=0"], ["--frames", "fps=61"], ["--fps", "10"],
        ["-o", "a.png", "--fps", "0"], ["--scale", "5"],
        ["-o", "a.gif"], ["--trace", "-"],
    ])
    func `wrong options are wrong usage`(options: [String]) async throws {
        try script(#"{"wait": 1}"#)
        let result = try await runCommand("seatmap", ["replay", "s.json"] + options, cwd: folder.path)
        #expect(result.exitCode == 64)
        #expect(result.text == "")
    }

    @Test func `the touches of its steps can be written, and replayed in their place`() async throws {
        try script(#"{"tap": {"seat": "H01-08-01"}}, {"wait": 0.4}, {"doubleTap": {"at": [200, 200]}}"#)
        let steps = try await folder.seatmap("replay", "s.json", "--trace", "t.ndjson")
        try folder.write(
            #"{"version": 1, "scene": {"hall": "halls/small.json"}, "viewport": {"width": 435, "height": 420}, "trace": "t.ndjson"}"#,
            to: "s.json")
        let trace = try await folder.seatmap("replay", "s.json")
        #expect(trace.exitCode == 0)
        #expect(trace.text == steps.text)
    }

    @Test func `an animation is an animated PNG, the same each time, and shows fingers where asked`() async throws {
        try script(#"{"tap": {"seat": "H01-08-01", "duration": 0.2}}, {"wait": 0.6}"#)
        for name in ["a.png", "b.png"] {
            #expect(try await folder.seatmap("replay", "s.json", "-o", name, "--fps", "10").exitCode == 0)
        }
        let animation = try folder.read("a.png")
        #expect(try animation == folder.read("b.png"))
        #expect(String(decoding: animation.prefix(200), as: UTF8.self).contains("acTL"))
        let touched = try await folder.seatmap("replay", "s.json", "-o", "-", "--fps", "10", "--show-touches")
        #expect(touched.stdout.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(touched.stdout != animation)
        let larger = try await folder.seatmap("replay", "s.json", "-o", "-", "--fps", "10", "--scale", "2")
        // The width of a PNG stands at its 16th byte.
        #expect(Array(larger.stdout[16..<20]) == [0, 0, 3, 102] && Array(animation[16..<20]) == [0, 0, 1, 179])
    }

    @Test(arguments: ["buy", "pattern"])
    func `the animations that the README shows are what its commands write`(name: String) async throws {
        let arguments = ["replay", "halls/scripts/\(name).json", "--show-touches", "--fps", "15", "--scale", "1"]
        let result = try await runCommand("seatmap", arguments + ["-o", "-"], cwd: projectFolder)
        let shown = try Data(contentsOf: URL(filePath: "\(projectFolder)/halls/pictures/\(name).png"))
        #expect(result.stdout == Array(shown), "record halls/pictures/\(name).png with this command again")
    }

    @Test func `folders of files that are asked for are made`() async throws {
        try script(#"{"wait": 0.1}"#)
        #expect(try await folder.seatmap("replay", "s.json", "-o", "new/a.png", "--trace", "other/t").exitCode == 0)
        #expect(folder.contains("new/a.png") && folder.contains("other/t"))
    }

    /// The scripts are what the README shows, and their expectations are part of them.
    @Test(arguments: ["buy", "zoom", "recommend", "conflict", "rotate", "pattern"])
    func `the project's scripts end as they expect`(name: String) async throws {
        let result = try await runCommand("seatmap", ["replay", "halls/scripts/\(name).json"], cwd: projectFolder)
        #expect(result.exitCode == 0, "\(result.stderr)")
        #expect(result.text.contains(#""event":"expect","passed":true"#))
    }
}
