import FoundationEssentials
import Pixels
import TestSupport
import Testing

struct GalleryTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.copyHalls()
    }

    private func page(_ out: String = "g") throws -> String {
        String(decoding: try folder.read("\(out)/index.html"), as: UTF8.self)
    }

    @Test func `writes a page, and beside it the pictures that render would write`() async throws {
        let result = try await folder.seatmap("gallery", "halls", "--out", "g", "--legend")
        #expect(result.exitCode == 0 && result.text == "g/index.html\n" && result.stderr == "")
        #expect(try folder.names() == ["g", "halls"])
        for theme in ["light", "dark"] {
            let rendered = try await folder.seatmap(
                "render", "halls", "--scale", "1,2,3", "--theme", theme, "--legend", "--out", "r/\(theme)")
            #expect(rendered.exitCode == 0)
            for name in HallFixtures.names.flatMap({ ["\($0).png", "\($0)@2x.png", "\($0)@3x.png"] }) {
                #expect(try folder.read("g/\(theme)/\(name)") == folder.read("r/\(theme)/\(name)"))
            }
        }
    }

    @Test func `is the same every time, with any number of jobs`() async throws {
        for (out, jobs) in [("a", "1"), ("b", "5")] {
            #expect(try await folder.seatmap("gallery", "halls", "--out", out, "--jobs", jobs).exitCode == 0)
        }
        #expect(try page("a") == page("b"))
        #expect(try folder.read("a/dark/large@3x.png") == folder.read("b/dark/large@3x.png"))
    }

    @Test func `writes again only what has changed`() async throws {
        #expect(try await folder.seatmap("gallery", "halls", "--out", "g").exitCode == 0)
        let files = ["g/index.html", "g/light/small.png", "g/light/large.png"]
        let before = try files.map(fileNumber)
        try folder.write(SeatMapFixtures.hall(), to: "halls/small.json")
        #expect(try await folder.seatmap("gallery", "halls", "--out", "g").exitCode == 0)
        #expect(try zip(files.map(fileNumber), before).map(==) == [false, false, true])
    }

    /// The number of a file in its file system: another one after it was replaced.
    private func fileNumber(_ name: String) throws -> UInt64? {
        try FileManager.default.attributesOfItem(atPath: folder.path(name))[.systemFileNumber] as? UInt64
    }

    @Test func `needs nothing from outside`() async throws {
        #expect(try await folder.seatmap("gallery", "halls", "--out", "g").exitCode == 0)
        let page = try page()
        for word in ["http:", "https:", "src=\"/", "@import", "localStorage"] { #expect(!page.contains(word)) }
    }

    @Test func `a bad hall is listed with its reasons, and turns the exit code`() async throws {
        try folder.write(SeatMapFixtures.hall(grid: #"{"rows": 2, "cols": 1, "<i>": 1}"#), to: "halls/bad.json")
        let result = try await folder.seatmap("gallery", "halls", "--out", "g")
        #expect(result.exitCode == 1 && result.text == "g/index.html\n")
        #expect(result.stderr.contains(#"halls/bad.json: grid["<i>"]: "#))
        #expect(result.stderr.hasSuffix("1 of the halls could not be drawn\n"))
        let page = try page()
        #expect(page.contains("1 hall could not be drawn") && page.contains("<dt>bad.json</dt>"))
        #expect(page.contains("<li>grid[&quot;&lt;i&gt;&quot;]: ") && page.contains("<li>seats[1].col: "))
        #expect(page.contains(">3 halls</output>") && !folder.contains("g/light/bad.png"))
    }

    @Test func `a hall whose largest picture is over the limits fails alone, and leaves no picture`() async throws {
        let seats = #"{"id": "a", "row": 0, "col": 0}"#
        try folder.write(
            SeatMapFixtures.hall(grid: #"{"rows": 30, "cols": 500}"#, seats: seats), to: "halls/wide.json")
        let result = try await folder.seatmap("gallery", "halls", "--out", "g")
        #expect(result.exitCode == 1)
        #expect(result.stderr.hasPrefix("halls/wide.json: at 2x: a picture of 39"))
        #expect(!folder.contains("g/light/wide.png") && folder.contains("g/light/small.png"))
    }

    @Test func `a page of bad halls alone says so`() async throws {
        try folder.write("{", to: "none/bad.json")
        let result = try await folder.seatmap("gallery", "none", "--out", "g")
        #expect(result.exitCode == 1)
        #expect(try page().contains("<p class=\"empty\" id=\"empty\">No hall could be drawn.</p>"))
    }

    @Test func `names from documents and files cannot become markup`() async throws {
        let name = #"</script><script>alert(1)</script>\"'&"#
        try folder.write(SeatMapFixtures.hall(extra: "\"name\": \"\(name)\", "), to: "halls/<img> \"q\" &amp;.json")
        #expect(try await folder.seatmap("gallery", "halls", "--out", "g").exitCode == 0)
        let page = try page()
        #expect(!page.contains("<script>alert") && !page.contains("<img>"))
        #expect(page.contains("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;"))
        #expect(page.contains("src=\"light/%3Cimg%3E%20%22q%22%20%26amp%3B.png\""))
        #expect(page.split(separator: "<script>").count == 2)
    }

    @Test(arguments: [
        (["halls", "--out", "taken"], Int32(2), "taken: not a directory"),
        (["none"], 2, "none: no such file or directory"), (["empty"], 2, "empty: a folder without halls (*.json)"),
        (["bad.json"], 2, "bad.json: line 1"), ([], 64, "missing argument HALL|DIR"),
        (["halls", "--theme", "dark"], 64, "unknown option '--theme'"),
        (["twins"], 64, "twins/a.json and twins/a@2x.json would both be drawn as a@2x.png"),
    ])
    func `what cannot be done is named`(arguments: [String], exitCode: Int32, message: String) async throws {
        try folder.write("x", to: "taken")
        try folder.write("x", to: "empty/readme.txt")
        try folder.write("{", to: "bad.json")
        for name in ["a", "a@2x"] { try folder.write(SeatMapFixtures.hall(), to: "twins/\(name).json") }
        let result = try await runCommand("seatmap", ["gallery"] + arguments, cwd: folder.path)
        #expect(result.exitCode == exitCode && result.text == "")
        #expect(result.stderr.hasPrefix("seatmap: \(message)"))
    }
}
