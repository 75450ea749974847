import Scenes
import TestSupport
import Testing

struct ThemeCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SeatMapFixtures.hall(), to: "h.json")
    }

    @Test(arguments: ["light", "dark"])
    func `a printed theme draws the same picture as the built-in one`(name: String) async throws {
        let printed = try await folder.seatmap("theme", name)
        #expect(printed.exitCode == 0 && printed.stderr == "")
        try folder.write(printed.stdout, to: "t.json")
        let own = try await folder.seatmap("render", "h.json", "--theme", "t.json", "-o", "-")
        let builtIn = try await folder.seatmap("render", "h.json", "--theme", name, "-o", "-")
        #expect(own.exitCode == 0 && own.stdout == builtIn.stdout)
    }

    @Test(arguments: [
        (["theme"], Int32(64), "missing argument NAME"),
        (["theme", "blue"], 64, "NAME: 'blue' is not a built-in theme: light or dark"),
        (
            ["render", "h.json", "--theme", "blue"], 2,
            "blue: no such theme file, and not a built-in theme (light, dark)"
        ),
        (
            ["render", "h.json", "--theme", "drak"], 2,
            "drak: no such theme file, and not a built-in theme (light, dark); did you mean 'dark'?"
        ),
    ])
    func `what is no theme is named`(arguments: [String], exitCode: Int32, message: String) async throws {
        let result = try await runCommand("seatmap", arguments, cwd: folder.path)
        #expect(result.exitCode == exitCode && result.text == "")
        #expect(result.stderr.contains("seatmap: \(message)"))
    }

    @Test func `dark differs from light`() async throws {
        let pictures = try await [
            folder.seatmap("render", "h.json", "--theme", "dark", "-o", "-"),
            folder.seatmap("render", "h.json", "--theme", "light", "-o", "-"),
            folder.seatmap("render", "h.json", "-o", "-"),
        ]
        #expect(pictures.allSatisfy { $0.exitCode == 0 })
        #expect(pictures[0].stdout != pictures[1].stdout)
        #expect(pictures[1].stdout == pictures[2].stdout)
    }

    @Test func `a broken theme is refused with all its faults, and nothing is drawn`() async throws {
        let text = ##"{"name": "x", "extends": "light", "color": {"ink": "red", "zone": 1}, "text": {"row": 5}}"##
        try folder.write(text, to: "bad.json")
        let result = try await folder.seatmap("render", "h.json", "--theme", "bad.json")
        #expect(result.exitCode == 2 && result.text == "")
        #expect(
            result.stderr == """
                seatmap: bad.json: color.ink: must be a colour as #RGB, #RRGGBB or #RRGGBBAA, not "red"
                seatmap: bad.json: color.zone: is not a known key; did you mean "zones"?
                seatmap: bad.json: text.row: must be from 0.1 to 1.0, not 5

                """)
        #expect(try folder.names() == ["bad.json", "h.json"])
    }

    @Test func `a theme can come from standard input`() async throws {
        let printed = try await folder.seatmap("theme", "dark")
        let own = try await folder.seatmap("render", "h.json", "--theme", "-", "-o", "-", stdin: printed.text)
        let builtIn = try await folder.seatmap("render", "h.json", "--theme", "dark", "-o", "-")
        #expect(own.exitCode == 0 && own.stdout == builtIn.stdout)
    }

    @Test func `a theme's fonts are found from its own folder`() async throws {
        try folder.write(#"{"name": "x", "extends": "light", "fonts": ["own.ttf"]}"#, to: "themes/x.json")
        let result = try await folder.seatmap("render", "h.json", "--theme", "themes/x.json")
        #expect(result.exitCode == 2 && result.stderr.contains("themes/own.ttf"))
    }

    /// Corners too round for narrow seats are drawn as round as fits, and dashed as long as they then are.
    @Test func `the roundest corners fit the narrowest seats`() async throws {
        let styles = #""line": {"dashed": ["available"]}, "corner": {"seat": {"top": 1, "bottom": 1}}"#
        try folder.write(#"{"name": "x", "extends": "light", \#(styles)}"#, to: "round.json")
        try folder.write(
            SeatMapFixtures.hall(grid: #"{"rows": 2, "cols": 4, "seatW": 0.25, "seatH": 0.25}"#), to: "h.json")
        let result = try await folder.seatmap("render", "h.json", "--theme", "round.json")
        #expect(result.exitCode == 0 && result.stderr == "")
    }

    @Test func `what is unusual about a theme file is told on standard error`() async throws {
        let text = ##"{"name": "x", "extends": "light", "color": {"selection": {"fill": "#FFF"}}}"##
        try folder.write(text, to: "pale.json")
        let result = try await folder.seatmap("render", "h.json", "--theme", "pale.json")
        #expect(result.exitCode == 0 && result.text == "out/h.png\n")
        #expect(result.stderr.hasPrefix("pale.json: warning: color.selection.tick: cannot be seen"))
    }
}
