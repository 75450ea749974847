import Pixels
import TestSupport
import Testing

struct RenderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SeatMapFixtures.hall(), to: "halls/h.json")
    }

    @Test func `pictures are named as Xcode names them, and listed`() async throws {
        let result = try await folder.seatmap("render", "halls/h.json", "--scale", "1,2,3")
        #expect(result.exitCode == 0)
        #expect(result.text == "out/h.png\nout/h@2x.png\nout/h@3x.png\n")
        #expect(result.stderr == "")
        let sizes = try ["out/h.png", "out/h@2x.png", "out/h@3x.png"].map { try Bitmap(png: folder.read($0)).size }
        #expect(sizes.map(\.width) == sizes.indices.map { sizes[0].width * ($0 + 1) })
        #expect(sizes.map(\.height) == sizes.indices.map { sizes[0].height * ($0 + 1) })
    }

    @Test func `one picture goes to a file or to standard output`() async throws {
        let toFile = try await folder.seatmap("render", "halls/h.json", "--scale", "2", "-o", "new/x.png")
        #expect(toFile.exitCode == 0 && toFile.text == "new/x.png\n")
        let toStream = try await folder.seatmap("render", "halls/h.json", "--scale", "2", "-o", "-")
        #expect(toStream.exitCode == 0 && toStream.stderr == "")
        #expect(try toStream.stdout == folder.read("new/x.png"))
    }

    @Test func `the same call gives the same bytes, with any number of jobs`() async throws {
        try folder.copyHalls()
        for (out, jobs) in [("a", "1"), ("b", "2"), ("c", "7")] {
            let result = try await folder.seatmap("render", "halls", "--scale", "1,2", "--out", out, "--jobs", jobs)
            #expect(result.exitCode == 0)
        }
        for name in ["large.png", "large@2x.png", "medium@2x.png", "small.png"] {
            #expect(try folder.read("a/\(name)") == folder.read("b/\(name)"))
            #expect(try folder.read("a/\(name)") == folder.read("c/\(name)"))
        }
    }

    @Test func `a showing and a selection change the picture`() async throws {
        try folder.write(#"{"hallId": "H", "status": {"b": "sold"}}"#, to: "evening.json")
        let plain = try await folder.seatmap("render", "halls/h.json", "-o", "-")
        let shown = try await folder.seatmap("render", "halls/h.json", "--showing", "evening.json", "-o", "-")
        let chosen = try await folder.seatmap("render", "halls/h.json", "--select", "a", "-o", "-")
        #expect(shown.exitCode == 0 && chosen.exitCode == 0)
        #expect(Set([plain.stdout, shown.stdout, chosen.stdout]).count == 3)
    }

    @Test func `several showings are named by hall and showing`() async throws {
        try folder.write(#"{"hallId": "H", "status": {"b": "sold"}}"#, to: "noon.json")
        try folder.write(#"{"hallId": "H", "status": {}}"#, to: "night.json")
        let result = try await folder.seatmap(
            "render", "halls/h.json", "--showing", "noon.json", "--showing", "night.json")
        #expect(result.text == "out/h.noon.png\nout/h.night.png\n")
    }

    @Test(arguments: [
        ("transparent", StraightColor(red: 0, green: 0, blue: 0, alpha: 0)),
        ("#102030", StraightColor(red: 16, green: 32, blue: 48, alpha: 255)),
        ("theme", StraightColor(red: 255, green: 255, blue: 255, alpha: 255)),
    ])
    func `the background is the theme's, none, or a colour`(background: String, corner: StraightColor) async throws {
        let result = try await folder.seatmap("render", "halls/h.json", "--background", background, "-o", "-")
        #expect(try Bitmap(png: result.stdout)[0, 0] == corner)
    }

    @Test func `a width makes the seats smaller, down to 22 points`() async throws {
        try folder.copyHalls()
        let wide = try await folder.seatmap("render", "halls/small.json", "--width", "450", "-o", "-")
        #expect(try Bitmap(png: wide.stdout).size.width <= 450)
        let tiny = try await folder.seatmap("render", "halls/large.json", "--width", "320", "-o", "-")
        #expect(try Bitmap(png: tiny.stdout).size.width > 320)
    }

    @Test func `a bad hall in a folder fails alone and turns the exit code`() async throws {
        try folder.write("{", to: "halls/broken.json")
        try folder.write(SeatMapFixtures.hall(grid: #"{"rows": 2, "cols": 1}"#), to: "halls/small.json")
        let result = try await folder.seatmap("render", "halls")
        #expect(result.exitCode == 1)
        #expect(result.text == "out/h.png\n")
        #expect(result.stderr.contains("halls/broken.json: line 1"))
        #expect(result.stderr.contains("halls/small.json: seats[1].col: is outside the grid"))
        #expect(result.stderr.hasSuffix("2 of the halls could not be drawn\n"))
        #expect(try folder.names() == ["halls", "out"])
    }

    @Test func `a picture that cannot be written leaves nothing behind`() async throws {
        try folder.write("a file", to: "taken")
        let result = try await folder.seatmap("render", "halls/h.json", "--out", "taken")
        #expect(result.exitCode == 2)
        #expect(result.stderr == "seatmap: taken: not a directory\n")
        #expect(try folder.names() == ["halls", "taken"])
    }

    @Test(arguments: [
        (["render"], "missing argument HALL|DIR"),
        (["render", "h.json", "--scale", "0"], "--scale: '0' is not a list of scales from 1 to 4, such as 1,2,3"),
        (["render", "h.json", "--scale", "9"], "--scale: '9' is not a list of scales from 1 to 4, such as 1,2,3"),
        (
            ["render", "h.json", "--scale", "1,,2"],
            "--scale: '1,,2' is not a list of scales from 1 to 4, such as 1,2,3"
        ),
        (["render", "h.json", "--scael", "2"], "unknown option '--scael'; did you mean '--scale'?"),
        (["redner", "h.json"], "unknown command 'redner'; did you mean 'render'?"),
        (["render", "h.json", "-o", "x.png", "--scale", "1,2"], "-o holds one picture: give one scale"),
        (["render", "h.json", "-o", "x.png", "--out", "y"], "--out and -o exclude each other"),
        (["render", "h.json", "-o", "x.jpg"], "-o: 'x.jpg' is not a file name that ends in .png, .svg or .pdf"),
        (["render", "h.json", "--width", "12"], "--width: '12' is not a whole number from 100 to 10000"),
        (
            ["render", "h.json", "--background", "red"],
            "--background: 'red' is not theme, transparent or a colour such as #F4F4F8"
        ),
        (["render", "h.json", "h@2x.json", "--scale", "1,2"], "two halls would both be drawn as h@2x.png"),
        (["render", "a/h.json", "b/h.json"], "a/h.json and b/h.json would both be drawn as h.png"),
    ])
    func `wrong usage is named and exits with 64`(arguments: [String], message: String) async throws {
        for name in ["a/h.json", "b/h.json", "h.json", "h@2x.json"] {
            try folder.write(SeatMapFixtures.hall(), to: name)
        }
        let result = try await runCommand("seatmap", arguments, cwd: folder.path)
        #expect(result.exitCode == 64)
        #expect(result.text == "")
        let help = arguments.first == "render" ? "seatmap render" : "seatmap"
        #expect(result.stderr == "seatmap: \(message)\nSee '\(help) --help'.\n")
    }

    @Test(arguments: [
        (["--select", "zz"], "the hall has no seat \"zz\""),
        (["--select", "a,b", "--showing", "sold.json"], "seat \"b\" is sold"),
    ])
    func `what cannot be selected is named`(arguments: [String], message: String) async throws {
        try folder.write(#"{"hallId": "H", "status": {"b": "sold"}}"#, to: "sold.json")
        let result = try await runCommand("seatmap", ["render", "halls/h.json"] + arguments, cwd: folder.path)
        #expect(result.exitCode == 2)
        #expect(result.stderr == "seatmap: halls/h.json: \(message)\n")
    }

    @Test func `help names defaults and exit codes on standard output`() async throws {
        let result = try await folder.seatmap("render", "--help")
        #expect(result.exitCode == 0 && result.stderr == "")
        #expect(result.text.contains("EXIT STATUS") && result.text.contains("it is created. (default:"))
    }
}
