import FoundationEssentials
import StrictJSON
import TestSupport
import Testing

struct CheckTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.copyHalls()
    }

    private func theme(_ changes: String, extends base: String = "light") throws {
        try folder.write(#"{"name": "t", "extends": "\#(base)", \#(changes)}"#, to: "t.json")
    }

    private func check(_ arguments: String...) async throws -> CommandResult {
        try await runCommand("seatmap", ["check"] + arguments, cwd: folder.path)
    }

    @Test func `the project's halls are fine in both themes, with one line for each rule`() async throws {
        let result = try await check("halls", "--scale", "1,2")
        #expect(result.exitCode == 0 && result.stderr == "")
        let lines = result.text.split(separator: "\n")
        #expect(lines.count == 3 * (2 + 2 * 9) + 1 && lines.last == "3 checked, nothing wrong")
        #expect(lines.first == "halls/large.json")
        #expect(lines[1] == "  ok             document                 546 seats, no fault")
        #expect(lines[3] == "  ok      light  horizontal gaps          5 px at 1x, 10 px at 2x")
        let others = lines.filter { !$0.hasPrefix("  ok") }
        #expect(others.count == 4)
    }

    @Test func `the answer is the same with any number of jobs`() async throws {
        let one = try await check("halls", "--scale", "1", "--json", "--jobs", "1")
        let four = try await check("halls", "--scale", "1", "--json", "--jobs", "4")
        #expect(one.stdout == four.stdout && one.exitCode == 0)
    }

    /// Each rule broken by a theme or a hall, through the whole program.
    @Test(arguments: [
        (
            #""screen": {"distance": 0.3}"#, "screen distance",
            "the first row stands 0.29 row pitches from the screen; the theme accepts 0.50 to 2.00 (at 1x)"
        ),
        (
            ##""color": {"seat": {"locked": {"fill": "#43474E", "hatching": null}}}"##, "statuses, full size",
            "normal vision: sold/locked have 0.00 of the difference that is needed (at 1x)"
        ),
        (
            ##""color": {"seat": {"available": {"outline": "#959595"}}}"##, "contrast of 3 : 1",
            "available: 2.99 : 1, #959595 beside #FFFFFF, at row 1, seat 6 (H01-01-06) and 35 more (at 1x)"
        ),
        (
            ##""color": {"seat": {"broken": {"outline": "#7F8692"}}}"##, "outlines seen",
            "broken: 27 % of the outline is seen at row 3, seat 1 (H01-03-14) (at 1x)"
        ),
        (
            #""text": {"seat": 1}"#, "labels",
            "row 1, seat 8 (H01-01-04): number 8 leaves the seat by 4 px (at 1x)"
        ),
        (
            #""space": {"rowLabels": 0.25}"#, "labels",
            "the row label \"1\" does not fit and is shortened"
        ),
    ])
    func `a rule that is broken is named with what was measured`(
        changes: String, rule: String, message: String
    ) async throws {
        try theme(changes)
        let result = try await check("halls/small.json", "--theme", "t.json", "--scale", "1")
        #expect(result.exitCode == 1)
        let failures = result.text.split(separator: "\n").filter { $0.hasPrefix("  FAILED") }
        let expected = "  FAILED  t.json  \(rule)\(String(repeating: " ", count: 25 - rule.count))\(message)"
        #expect(failures.contains { $0 == expected }, "\(result.text)")
        #expect(result.text.hasSuffix("\n1 checked, 1 with something wrong\n"))
    }

    @Test func `the answer for a program has themes, rules, figures and seats`() async throws {
        try theme(#""text": {"seat": 1}"#)
        let result = try await check(
            "halls/small.json", "--theme", "dark", "--theme", "t.json", "--scale", "2", "--json")
        #expect(result.exitCode == 1 && result.stderr == "")
        let json = try JSONValue(parsing: result.stdout)
        #expect(json["version"] == 1 && json["passed"] == false && json["scales"] == [2])
        #expect(json["view"] == [375.0, 600.0])
        let hall = try #require(json["halls"]?[0])
        #expect(hall["hallId"] == "H1201" && hall["showing"] == .null && hall["faults"] == [])
        #expect(hall["themes"]?[0]?["theme"] == "dark" && hall["themes"]?[0]?["passed"] == true)
        let labels = try #require(hall["themes"]?[1]?["rules"]?[8])
        #expect(labels["rule"] == "labels" && labels["passed"] == false)
        #expect(labels["findings"]?[0]?["seats"] == ["H01-01-04"] && labels["findings"]?[0]?["scale"] == 2)
        #expect(hall["themes"]?[0]?["rules"]?[1]?["figures"]?[0] == ["name": "gap", "scale": 2, "value": 8.0])
    }

    /// A large view does not zoom out, so signs and hatching count.
    @Test func `statuses are told apart at the smallest zoom of the view`() async throws {
        try theme(
            ##""color": {"seat": {"broken": {"fill": "#9AA0AA"}, "locked": {"fill": "#A0A6B0", "hatching": "#3A404A"}}}"##
        )
        let small = try await check("halls/small.json", "--theme", "t.json", "--scale", "1")
        let large = try await check("halls/small.json", "--theme", "t.json", "--scale", "1", "--viewport", "2000x2000")
        #expect(small.exitCode == 1 && large.exitCode == 0, "\(large.text)")
        #expect(small.text.contains("FAILED  t.json  statuses, smallest zoom"))
        #expect(large.text.contains(" and a sign"))
    }

    @Test func `a showing is checked instead of the hall, each by itself`() async throws {
        let seats = #""H01-02-02": "sold", "H01-02-04": "broken""#
        try folder.write(#"{"hallId": "H1201", "status": {\#(seats)}}"#, to: "shows/a.json")
        try folder.write(#"{"hallId": "H1201", "status": {}}"#, to: "shows/b.json")
        let result = try await check("halls/small.json", "--showing", "shows", "--theme", "light", "--scale", "1")
        #expect(result.exitCode == 0)
        let titles = result.text.split(separator: "\n").filter { $0.hasPrefix("halls/") }
        #expect(titles == ["halls/small.json with shows/a.json", "halls/small.json with shows/b.json"])
        let other = try await check("halls/medium.json", "--showing", "shows/a.json")
        #expect(other.exitCode == 2 && other.text == "")
        #expect(
            other.stderr == "seatmap: shows/a.json: hallId: is of hall \"H1201\", which is not checked\n")
        try folder.write(#"{"hallId": "H1201", "status": {"none": "sold"}}"#, to: "shows/c.json")
        let unknown = try await check("halls/small.json", "--showing", "shows/c.json")
        #expect(unknown.exitCode == 2)
        #expect(unknown.stderr == "seatmap: shows/c.json: status.none: is not a seat of this hall\n")
    }

    @Test func `one hall with faults is trouble, and all of them are named`() async throws {
        let seats = #"{"id": "a", "row": 0, "col": 9}, {"id": "a", "row": 0, "col": 1, "typ": "vip"}"#
        try folder.write(SeatMapFixtures.hall(seats: seats), to: "bad.json")
        let faults = [
            "seats[0].col: is outside the grid: columns are numbered from 0 to 3",
            "seats[1].id: \"a\" is already the id of seats[0]",
            "seats[1].typ: is not a known key; did you mean \"type\"?",
        ]
        let result = try await check("bad.json")
        #expect(result.exitCode == 2)
        #expect(result.stderr == faults.map { "seatmap: bad.json: \($0)\n" }.joined())
        #expect(result.text.contains("  FAILED         document                 \(faults[0])\n"))
        let json = try JSONValue(parsing: try await check("bad.json", "--json").stdout)
        #expect(json["halls"]?[0]?["faults"] == .array(faults.map { .string($0) }))
        #expect(json["halls"]?[0]?["passed"] == false && json["halls"]?[0]?["hallId"] == .null)
    }

    @Test func `a hall whose picture is too large fails alone`() async throws {
        let hall = SeatMapFixtures.hall(grid: #"{"rows": 200, "cols": 500, "gapX": 4}"#)
        try folder.write(hall, to: "halls/huge.json")
        let message = "at 1x: a picture of 84974 × 8241 pixels is over the limits"
        let one = try await check("halls/huge.json", "--theme", "dark", "--scale", "1")
        #expect(one.exitCode == 2 && one.stderr == "seatmap: halls/huge.json: \(message)\n")
        let all = try await check("halls", "--theme", "dark", "--scale", "1")
        #expect(all.exitCode == 1 && all.text.hasSuffix("4 checked, 1 with something wrong\n"))
        #expect(all.text.contains("  FAILED  dark  pictures                 \(message)\n"))
        let json = try JSONValue(parsing: try await check("halls/huge.json", "--scale", "1", "--json").stdout)
        let theme = try #require(json["halls"]?[0]?["themes"]?[0])
        #expect(theme["error"] == .string(message) && theme["rules"] == [] && theme["passed"] == false)
        #expect(json["halls"]?[0]?["faults"] == [])
    }

    @Test func `the widest hall is measured at the scales at which it can be drawn`() async throws {
        let seats = (0..<500).map { #"{"id": "\#($0)", "row": 0, "col": \#($0)}"# }.joined(separator: ", ")
        try folder.write(SeatMapFixtures.hall(grid: #"{"rows": 1, "cols": 500}"#, seats: seats), to: "wide.json")
        let result = try await check("wide.json", "--scale", "1", "--theme", "dark")
        // Its seats are less than a pixel wide at the smallest zoom of a phone, and nothing else is wrong.
        let failed = result.text.split(separator: "\n").filter { $0.hasPrefix("  FAILED") }
        #expect(result.exitCode == 1 && result.stderr == "" && failed.count == 1)
        #expect(failed.first?.hasPrefix("  FAILED  dark  statuses, smallest zoom  ") == true)
        let larger = try await check("wide.json", "--scale", "1,2", "--theme", "dark")
        #expect(larger.exitCode == 2 && larger.stderr.contains("at 2x: a picture of"))
    }

    @Test func `a broken hall among several leaves the others alone`() async throws {
        try folder.write("{", to: "halls/bad.json")
        let result = try await check("halls", "--theme", "dark", "--scale", "1")
        #expect(result.exitCode == 1)
        #expect(result.text.hasPrefix("halls/bad.json\n  FAILED        document                 line 1, column 2"))
        #expect(result.text.hasSuffix("4 checked, 1 with something wrong\n"))
        #expect(result.text.contains("halls/small.json\n  ok"))
    }

    @Test(arguments: [
        ([], Int32(64), "missing argument HALL|DIR"),
        (["halls", "--scale", "5"], 64, "--scale: '5' is not a list of scales from 1 to 4, such as 1,2,3"),
        (["halls", "--viewport", "0x9"], 64, "--viewport: '0x9' is not a width and a height from 1 to 4096"),
        (["halls", "--select", "a"], 64, "unknown option '--select'"),
        (["none.json"], 2, "none.json: no such file or directory"),
        (["empty"], 2, "empty: a folder without halls (*.json)"),
        (["halls", "--theme", "ligth"], 2, "ligth: no such theme file"),
        (["halls", "--font", "none.ttf"], 2, "none.ttf"),
    ])
    func `what cannot be done is named`(arguments: [String], exitCode: Int32, message: String) async throws {
        try folder.write("x", to: "empty/readme.txt")
        let result = try await runCommand("seatmap", ["check"] + arguments, cwd: folder.path)
        #expect(result.exitCode == exitCode)
        #expect(result.stderr.contains(message), "\(result.stderr)")
    }
}
