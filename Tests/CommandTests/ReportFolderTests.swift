import StrictJSON
import TestSupport
import Testing

struct ReportFolderTests {
    private let folder: TemporaryFolder

    /// A folder with one hall and its baselines, of which one is changed and one missing.
    init() async throws {
        folder = try TemporaryFolder()
        try folder.write(SeatMapFixtures.hall(), to: "halls/h.json")
        #expect(try await folder.seatmap("record").exitCode == 0)
        try folder.paint([(4, 5, 3, 2)], on: "h.png")
        try folder.remove("baselines/h@3x.png")
    }

    private let files = [
        "h.actual.png", "h.difference.png", "h.expected.png", "h@2x.expected.png", "h@3x.actual.png", "index.html",
        "results.json",
    ]

    @Test func `has the page, the results and the pictures that they name, the same every time`() async throws {
        #expect(try await folder.seatmap("verify", "--report", "a", "--jobs", "1").exitCode == 1)
        #expect(try await folder.seatmap("verify", "--report", "b", "--jobs", "2").exitCode == 1)
        #expect(try folder.names("a") == files)
        for name in files { #expect(try folder.read("a/\(name)") == folder.read("b/\(name)"), "\(name)") }
        let json = try JSONValue(parsing: folder.read("a/results.json"))
        #expect(json["cases"]?[0]?["name"] == "h.png" && json["cases"]?[0]?["differingPixels"] == 6)
        #expect(json["cases"]?[0]?["clusters"] == [["pixels": 6, "box": [4, 5, 3, 2]]])
        #expect(json["cases"]?[1]?["pictures"]?.names == ["actual"] && json["accept"] == "seatmap record changed")
    }

    @Test func `is what --json prints`() async throws {
        let result = try await folder.seatmap("verify", "--json", "--report", "a")
        #expect(try result.exitCode == 1 && result.stdout == folder.read("a/results.json"))
    }

    @Test func `replaces what an earlier report left, and nothing of others`() async throws {
        let foreign = ["notes.txt", "photo.png", "old.actual.jpg", "expected.png"]
        for name in foreign { try folder.write("mine", to: "a/\(name)") }
        #expect(try await folder.seatmap("verify", "--report", "a").exitCode == 1)
        try folder.write("stale", to: "a/gone@2x.difference.png")
        #expect(try await folder.seatmap("record").exitCode == 0)
        #expect(try await folder.seatmap("verify", "--report", "a").exitCode == 0)
        let pictures = ["h.expected.png", "h@2x.expected.png", "h@3x.expected.png"]
        #expect(try folder.names("a") == (foreign + pictures + ["index.html", "results.json"]).sorted())
        for name in foreign { #expect(try folder.read("a/\(name)") == Array("mine".utf8)) }
    }

    @Test(arguments: ["index.html", "results.json"])
    func `never replaces a page or results of something else`(name: String) async throws {
        try folder.write("<html>mine</html>", to: "a/\(name)")
        try folder.write("mine", to: "a/h.actual.png")
        let result = try await folder.seatmap("verify", "--report", "a")
        #expect(result.exitCode == 2 && result.text == "")
        #expect(result.stderr == "seatmap: a/\(name): is not of a report; choose another folder\n")
        #expect(try folder.names("a") == ["h.actual.png", name].sorted())
    }

    @Test func `never removes pictures of somebody else that have such names`() async throws {
        try folder.write("mine", to: "a/holiday.actual.png")
        let result = try await folder.seatmap("verify", "--report", "a")
        #expect(result.exitCode == 2 && result.text == "")
        #expect(result.stderr == "seatmap: a/holiday.actual.png: is not of a report; choose another folder\n")
        #expect(try folder.names("a") == ["holiday.actual.png"])
    }

    @Test func `that was begun and not finished says so, and is cleared by the next run`() async throws {
        // The pictures cannot be written: a folder has the name of one.
        #expect(try await folder.seatmap("verify", "--report", "a").exitCode == 1)
        try folder.remove("a/h.actual.png")
        try folder.write("x", to: "a/h.actual.png/x")
        #expect(try await folder.seatmap("verify", "--report", "a", "--junit", "j.xml").exitCode == 2)
        let page = String(decoding: try folder.read("a/index.html"), as: UTF8.self)
        #expect(page.contains("This report is not finished") && !folder.contains("a/results.json"))
        try folder.remove("a/h.actual.png/x")
        try folder.remove("a/h.actual.png")
        #expect(try await folder.seatmap("verify", "--report", "a").exitCode == 1)
        #expect(try folder.names("a") == files)
    }

    @Test func `leaves no old answer for CI systems where it cannot be made`() async throws {
        try folder.write("old", to: "j.xml")
        try folder.write("<html>mine</html>", to: "a/index.html")
        #expect(try await folder.seatmap("verify", "--report", "a", "--junit", "j.xml").exitCode == 2)
        #expect(!folder.contains("j.xml"))
        try folder.write("old", to: "j.xml")
        try folder.write("{", to: "baselines/suite.json")
        #expect(try await folder.seatmap("verify", "--junit", "j.xml").exitCode == 2)
        #expect(!folder.contains("j.xml"))
        try folder.write("old", to: "j.xml")
        #expect(try await folder.seatmap("merge-reports", "none", "--junit", "j.xml").exitCode == 2)
        #expect(!folder.contains("j.xml"))
    }

    @Test(arguments: [
        (["--report", "file"], Int32(2), "file: not a directory"),
        (["--report", "file/below"], 2, "file: not a directory"),
        (["--report", "baselines"], 64, "the report would be written among the baselines: baselines"),
        (["--report", "./baselines/"], 64, "the report would be written among the baselines: baselines"),
        // Its results would be taken for a hall.
        (["--report", "halls/../halls"], 64, "the report would be written among the halls: halls"),
        (["--junit", "halls"], 2, "halls: is a folder, not a file"),
        (["--junit", "file/j.xml"], 2, "file: not a directory"),
        (["--junit", "-"], 64, "--junit needs a file"),
        // What would replace a baseline, the page, the results or the suite.
        (["--junit", "baselines/h.png"], 64, "--junit: 'baselines/h.png' is not a file for XML, such as junit.xml"),
        (["--junit", "out/verify/index.html"], 64, "--junit: 'out/verify/index.html' is not a file for XML"),
        (["--junit", "out/verify/results.JSON"], 64, "--junit: 'out/verify/results.JSON' is not a file for XML"),
        (["--annotations", "gitlab"], 64, "--annotations: 'gitlab' is not github"),
        (["--annotations", "github", "--json"], 64, "--json and --annotations would be mixed"),
        (["--shard", "0/2"], 64, "--shard: '0/2' is not a part such as 1/3"),
        (["--shard", "2"], 64, "--shard: '2' is not a part such as 1/3"),
    ])
    func `that cannot be made is told before anything is drawn`(
        arguments: [String], exitCode: Int32, message: String
    ) async throws {
        try folder.write("x", to: "file")
        let before = try folder.names("baselines")
        let result = try await runCommand("seatmap", ["verify"] + arguments, cwd: folder.path)
        #expect(result.exitCode == exitCode && result.text == "")
        #expect(result.stderr.hasPrefix("seatmap: \(message)"), "\(result.stderr)")
        #expect(try folder.names("baselines") == before && folder.read("file") == [UInt8(ascii: "x")])
        #expect(!folder.contains("out/verify/results.json"))
    }

    @Test func `goes to CI systems as JUnit's XML and as annotations`() async throws {
        try folder.write("broken", to: "baselines/h@2x.png")
        let result = try await folder.seatmap("verify", "--junit", "ci/j.xml", "--annotations", "github")
        #expect(result.exitCode == 1)
        let lines = result.text.split(separator: "\n")
        #expect(lines[3] == "0 passed, 3 failed" && lines.count == 7)
        #expect(lines[4].hasPrefix("::error file=baselines/h.png,title=h.png%3A changed::6 of "))
        #expect(lines[5].hasPrefix("::error file=baselines/h@2x.png,title=h@2x.png%3A unreadable::the baseline is"))
        #expect(lines[6] == "::error file=baselines/h@3x.png,title=h@3x.png%3A missing::there is no baseline")
        let xml = try folder.read("ci/j.xml")
        #expect(try await junitFaults(xml) == "")
        #expect(String(decoding: xml, as: UTF8.self).contains("tests=\"3\" failures=\"2\" errors=\"1\""))
    }

    @Test func `shows names with markup, quotes and dots as they are written`() async throws {
        let stem = "<script>alert('1')&\"..%2e#?"
        try folder.write(SeatMapFixtures.hall(extra: #""name": "</script><b>../..", "#), to: "halls/\(stem).json")
        let result = try await folder.seatmap("verify", "--report", "a", "--junit", "j.xml", "--annotations", "github")
        #expect(result.exitCode == 1 && result.text.contains("missing: \(stem).png: there is no baseline\n"))
        let page = String(decoding: try folder.read("a/index.html"), as: UTF8.self)
        #expect(page.split(separator: "<script>").count == 2 && !page.contains("alert('1')"))
        #expect(page.contains("<h3>&lt;script&gt;alert(&#39;1&#39;)&amp;&quot;..%2e#?.png</h3>"))
        #expect(page.contains("src=\"%3Cscript%3Ealert%28%271%27%29%26%22..%252e%23%3F.actual.png\""))
        #expect(folder.contains("a/\(stem).actual.png"))
        #expect(try await junitFaults(try folder.read("j.xml")) == "")
        // It is one of the pictures that a later report removes.
        try folder.remove("halls/\(stem).json")
        #expect(try await folder.seatmap("verify", "--report", "a").exitCode == 1)
        #expect(!folder.contains("a/\(stem).actual.png"))
    }

    @Test func `says how to accept with the options it was made with`() async throws {
        let result = try await folder.seatmap(
            "verify", "--halls", "./halls", "--baselines", "baselines/", "--report", "it's")
        #expect(
            result.stderr
                == "To look:    'it'\\''s/index.html'\nTo accept:  seatmap record changed --halls ./halls --baselines baselines/\n"
        )
        let page = String(decoding: try folder.read("it's/index.html"), as: UTF8.self)
        #expect(page.contains("<code>seatmap record changed --halls ./halls --baselines baselines/ --only "))
    }
}
