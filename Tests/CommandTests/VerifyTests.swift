import Pixels
import StrictJSON
import TestSupport
import Testing

struct VerifyTests {
    private let folder: TemporaryFolder

    /// A folder with one small hall and its three baselines.
    init() async throws {
        folder = try TemporaryFolder()
        try folder.write(SeatMapFixtures.hall(), to: "halls/h.json")
        let result = try await folder.seatmap("record")
        #expect(result.exitCode == 0)
        #expect(result.text == "wrote baselines/h.png\nwrote baselines/h@2x.png\nwrote baselines/h@3x.png\n")
    }

    @Test func `fresh baselines pass, and the report shows them`() async throws {
        let result = try await folder.seatmap("verify")
        #expect(result.exitCode == 0)
        #expect(result.text == "3 passed, 0 failed\n")
        #expect(result.stderr == "")
        let pictures = ["h.expected.png", "h@2x.expected.png", "h@3x.expected.png"]
        #expect(try folder.names("out/verify") == pictures + ["index.html", "results.json"])
        #expect(try folder.read("out/verify/h@2x.expected.png") == folder.read("baselines/h@2x.png"))
    }

    @Test func `a changed hall fails with three pictures for each case and the commands to go on`() async throws {
        try folder.write(
            SeatMapFixtures.hall(seats: #"{"id": "a", "row": 0, "col": 0, "status": "sold"}"#), to: "halls/h.json")
        let result = try await folder.seatmap("verify", "--report", "my report")
        #expect(result.exitCode == 1)
        #expect(result.text.hasPrefix("changed: h.png: "))
        #expect(result.text.contains("changed: h@2x.png: ") && result.text.contains("changed: h@3x.png: "))
        #expect(result.text.hasSuffix("0 passed, 3 failed\n"))
        #expect(result.stderr == "To look:    'my report/index.html'\nTo accept:  seatmap record changed\n")
        for word in ["expected", "actual", "difference"] {
            #expect(try Bitmap(png: folder.read("my report/h@2x.\(word).png")).size.width > 0)
        }
        #expect(try folder.read("my report/h.expected.png") == folder.read("baselines/h.png"))
        // Accepting is what makes it pass; the report of the earlier run is gone afterwards.
        #expect(try await folder.seatmap("record").exitCode == 0)
        #expect(try await folder.seatmap("verify", "--report", "my report").exitCode == 0)
        #expect(!folder.contains("my report/h.actual.png") && !folder.contains("my report/h.difference.png"))
    }

    @Test(arguments: [
        (Damage.missing, "missing: h@2x.png: there is no baseline"),
        (.pointer, "notFetched: h@2x.png: the baseline is a Git LFS pointer; run `git lfs pull`"),
        (.truncated, "unreadable: h@2x.png: the baseline is unreadable: truncated PNG"),
        (.text, "unreadable: h@2x.png: the baseline is unreadable: not a PNG"),
        (.empty, "unreadable: h@2x.png: the baseline is unreadable: "),
        (.flipped, "unreadable: h@2x.png: the baseline is unreadable: "),
        (.huge, "unreadable: h@2x.png: the baseline is unreadable: "),
        (.otherSize, "sizeChanged: h@2x.png: "),
        (.extra, "unexpected: extra.png: the baseline belongs to no picture of the suite"),
    ])
    func `each kind of failure has its own name, and recording mends it`(damage: Damage, line: String) async throws {
        try damage.apply(to: folder)
        let result = try await folder.seatmap("verify")
        #expect(result.exitCode == 1)
        #expect(result.text.hasPrefix(line))
        #expect(result.text.split(separator: "\n").count == 2)
        #expect(try await folder.seatmap("record").text.split(separator: "\n").count == 1)
        #expect(try await folder.seatmap("verify").exitCode == 0)
    }

    @Test func `a baseline that is no file fails its own case only, and is not replaced`() async throws {
        try folder.remove("baselines/h@2x.png")
        try folder.write("mine", to: "baselines/h@2x.png/mine.txt")
        let result = try await folder.seatmap("verify", "--report", "a")
        #expect(result.exitCode == 1 && result.text.hasSuffix("2 passed, 1 failed\n"))
        let message = "the baseline is unreadable: baselines/h@2x.png: is a folder, not a file"
        #expect(result.text.hasPrefix("unreadable: h@2x.png: \(message)\n"))
        #expect(folder.contains("a/h@2x.actual.png") && folder.contains("a/results.json"))
        #expect(try await folder.seatmap("record").exitCode == 2)
        #expect(try folder.names("baselines/h@2x.png") == ["mine.txt"])
    }

    @Test func `a pipe in a baseline's place is neither read nor written`() async throws {
        try folder.remove("baselines/h.png")
        #expect(try await runCommand("/usr/bin/mkfifo", [folder.path("baselines/h.png")]).exitCode == 0)
        let result = try await folder.seatmap("verify")
        #expect(result.text.hasPrefix("unreadable: h.png: the baseline is unreadable: baselines/h.png: not a file\n"))
        #expect(try await folder.seatmap("record").exitCode == 2)
    }

    /// What can have happened to a baseline.
    enum Damage: Sendable {
        case missing, pointer, truncated, text, empty, flipped, huge, otherSize, extra

        func apply(to folder: TemporaryFolder) throws {
            let path = "baselines/h@2x.png"
            switch self {
            case .missing: try folder.remove(path)
            case .pointer: try folder.write("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", to: path)
            case .truncated: try folder.write(try folder.read(path).dropLast(30), to: path)
            case .text: try folder.write("nothing", to: path)
            case .empty: try folder.write("", to: path)
            case .flipped: try folder.write(try folder.read(path).enumerated().map { $0 == 300 ? ~$1 : $1 }, to: path)
            // The most significant byte of the width, and its checksum stays as it was.
            case .huge: try folder.write(try folder.read(path).enumerated().map { $0 == 16 ? 0x7F : $1 }, to: path)
            case .otherSize: try folder.write(try folder.read("baselines/h.png"), to: path)
            case .extra: try folder.write(try folder.read(path), to: "baselines/extra.png")
            }
        }
    }

    @Test func `a hall that cannot be read fails its own cases only`() async throws {
        try folder.write("{", to: "halls/broken.json")
        let result = try await folder.seatmap("verify")
        #expect(result.exitCode == 1)
        #expect(result.text.contains("notDrawn: broken@3x.png: cannot be drawn: halls/broken.json: line 1"))
        #expect(result.text.hasSuffix("3 passed, 3 failed\n"))
    }

    @Test func `the answer for a program is one object`() async throws {
        try folder.remove("baselines/h.png")
        let result = try await folder.seatmap("verify", "--json")
        let json = try JSONValue(parsing: result.stdout)
        #expect(json["version"] == 1 && json["passed"] == false)
        #expect(json["counts"] == ["missing": 1, "pass": 2])
        #expect(json["cases"]?[0]?["name"] == "h.png" && json["cases"]?[0]?["outcome"] == "missing")
    }

    @Test func `recording is refused in CI, and nothing is written`() async throws {
        try folder.remove("baselines/h.png")
        let result = try await folder.seatmap("record", environment: ["CI": "true"])
        #expect(result.exitCode == 2)
        #expect(result.text == "")
        #expect(result.stderr.contains("not recorded where CI is set"))
        #expect(!folder.contains("baselines/h.png"))
        #expect(try await folder.seatmap("verify", environment: ["CI": "true"]).exitCode == 1)
    }

    @Test func `recording rewrites only what changed`() async throws {
        #expect(try await folder.seatmap("record").text == "")
        try folder.write("broken", to: "baselines/h.png")
        #expect(try await folder.seatmap("record", "missing").text == "")
        #expect(try await folder.seatmap("record", "changed").text == "wrote baselines/h.png\n")
    }

    @Test func `one picture can be accepted alone, and only one that there is`() async throws {
        try folder.write(
            SeatMapFixtures.hall(seats: #"{"id": "a", "row": 0, "col": 0, "status": "sold"}"#), to: "halls/h.json")
        try folder.write([1], to: "baselines/stranger's.png")
        let one = try await folder.seatmap("record", "--only", "h@2x.png")
        #expect(one.exitCode == 0 && one.text == "wrote baselines/h@2x.png\n")
        let kinds = try await folder.seatmap("verify").text
        #expect(
            kinds.contains("changed: h.png") && !kinds.contains("h@2x.png")
                && kinds.contains("unexpected: stranger's.png"))
        let page = String(decoding: try folder.read("out/verify/index.html"), as: UTF8.self)
        #expect(page.contains("seatmap record changed --only h.png<"))
        #expect(page.contains("seatmap record changed --only &#39;stranger&#39;\\&#39;&#39;s.png&#39;<"))
        let removed = try await folder.seatmap("record", "changed", "--only", "stranger's.png")
        #expect(removed.text == "removed baselines/stranger's.png\n")
        let unknown = try await folder.seatmap("record", "--only", "none.png", "--only", "h.png")
        #expect(unknown.exitCode == 64 && unknown.text == "")
        #expect(unknown.stderr.contains("--only: 'none.png' is not the file name of a baseline or a picture"))
    }

    @Test func `without its folder of halls a verification is trouble`() async throws {
        let result = try await folder.seatmap("verify", "--halls", "none")
        #expect(result.exitCode == 2 && result.stderr == "seatmap: none: no such folder\n")
    }

    @Test func `a folder without halls is trouble, and so is an unknown mode`() async throws {
        try folder.remove("halls/h.json")
        let empty = try await folder.seatmap("verify")
        #expect(empty.exitCode == 2 && empty.stderr == "seatmap: halls: a folder without halls (*.json)\n")
        let mode = try await folder.seatmap("record", "everything")
        #expect(mode.exitCode == 64)
        #expect(mode.stderr.hasPrefix("seatmap: MODE: 'everything' is not all, changed or missing"))
    }
}

struct ProjectBaselineTests {
    @Test func `equal what is drawn, byte for byte`() async throws {
        let folder = try TemporaryFolder()
        let result = try await runCommand("seatmap", ["verify", "--report", folder.path], cwd: projectFolder)
        #expect(result.exitCode == 0, "\(result.text)\(result.stderr)")
    }

    /// Draws the whole suite into a folder.
    private func record(_ command: String, into folder: TemporaryFolder, jobs: Int) async throws {
        let result = try await runCommand(
            command,
            ["record", "all", "--suite", "baselines/suite.json", "--baselines", folder.path, "--jobs", "\(jobs)"],
            cwd: projectFolder)
        #expect(result.exitCode == 0, "\(result.stderr)")
    }

    private func expectSamePictures(_ first: TemporaryFolder, _ second: TemporaryFolder) throws {
        let names = try first.names().filter { $0.hasSuffix(".png") }
        #expect(try names == second.names().filter { $0.hasSuffix(".png") } && names.count > 30)
        for name in names { #expect(try first.read(name) == second.read(name), "\(name)") }
    }

    @Test func `have the same bytes on a second run, with one job and with two`() async throws {
        let (one, two) = (try TemporaryFolder(), try TemporaryFolder())
        try await record("seatmap", into: one, jobs: 1)
        try await record("seatmap", into: two, jobs: 2)
        try expectSamePictures(one, two)
    }

    @Test(.enabled(if: ReleaseBuild.exists, "there is no release build; scripts/test makes one"))
    func `are drawn with the same bytes by the release build`() async throws {
        let (debug, release) = (try TemporaryFolder(), try TemporaryFolder())
        try await record("seatmap", into: debug, jobs: 2)
        try await record(ReleaseBuild.seatmap, into: release, jobs: 2)
        try expectSamePictures(debug, release)
    }
}

struct HairTests {
    /// One level of a colour, a hundredth of a seat width, a point.
    @Test(arguments: [
        Edit.set("color.backdrop", "#FEFFFF"), .set("color.ink", "#2B3039"), .set("color.seat.sold.fill", "#41454D"),
        .set("color.seat.available.outline", "#70B7C9"), .set("color.screen.edge", "#8492A7"),
        .set("corner.seat.top", 0.25), .set("corner.joined.bottom", 0.43), .set("line.hatch.width", 0.05),
        .set("screen.distance", 0.95), .set("space.margin", 25), .set("text.row", 0.39),
    ])
    func `in a colour, a radius or a distance is found in every picture it is in`(edit: Edit) async throws {
        let folder = try TemporaryFolder()
        try folder.copyHalls()
        try folder.write(try await folder.seatmap("theme", "light").stdout, to: "baselines/t/theme.json")
        let cases = HallFixtures.names.map { name in
            #"{"name": "\#(name)", "hall": "\#(name)", "guards": "\#(name)", "theme": "t/theme.json"}"#
        }
        try folder.write(#"{"version": 1, "cases": [\#(cases.joined(separator: ", "))]}"#, to: "baselines/suite.json")
        #expect(try await folder.seatmap("record").exitCode == 0)
        let theme = try JSONValue(parsing: folder.read("baselines/t/theme.json")).applying([edit])
        try folder.write(theme.text(), to: "baselines/t/theme.json")
        let result = try await folder.seatmap("verify")
        #expect(result.exitCode == 1)
        for name in HallFixtures.names { #expect(result.text.contains(": \(name).png: ")) }
    }

    @Test(arguments: [
        ("\"gapX\": 0.15", "\"gapX\": 0.18"), ("\"gapY\": 0.2", "\"gapY\": 0.23"),
        ("\"width\": ", "\"width\": 1"),
    ])
    func `in a gap or the screen of a hall is found at every scale`(old: String, new: String) async throws {
        let folder = try TemporaryFolder()
        try folder.copyHalls()
        for name in ["small", "medium"] { try folder.remove("halls/\(name).json") }
        #expect(try await folder.seatmap("record").exitCode == 0)
        let hall = String(decoding: try folder.read("halls/large.json"), as: UTF8.self)
        let changed = hall.split(separator: old, maxSplits: 1).joined(separator: new)
        #expect(changed != hall)
        try folder.write(changed, to: "halls/large.json")
        #expect(try await folder.seatmap("verify").text.hasSuffix("0 passed, 3 failed\n"))
    }
}
