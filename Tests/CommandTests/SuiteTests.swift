import FoundationEssentials
import StrictJSON
import TestSupport
import Testing

struct SuiteTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SeatMapFixtures.hall(), to: "halls/h.json")
    }

    /// Writes a suite of the given cases beside the baselines.
    private func write(_ cases: String...) throws {
        try folder.write(#"{"version": 1, "cases": [\#(cases.joined(separator: ", "))]}"#, to: "baselines/suite.json")
    }

    private func suiteCase(_ name: String, _ rest: String = "") -> String {
        #"{"name": "\#(name)", "hall": "h", "guards": "it"\#(rest)}"#
    }

    @Test func `says which pictures there are`() async throws {
        try write(
            suiteCase("plain", #", "scales": [1, 2]"#),
            suiteCase("dark", #", "theme": "dark", "select": ["a"], "labels": "seats", "legend": "counts""#),
            suiteCase("view", #", "viewport": {"width": 100, "height": 80, "zoom": "min", "minimap": true}"#))
        let recorded = try await folder.seatmap("record")
        #expect(recorded.exitCode == 0)
        let names = ["dark.png", "environment.json", "plain.png", "plain@2x.png", "suite.json", "view.png"]
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("baselines")).sorted() == names)
        #expect(try await folder.seatmap("verify", "--jobs", "1").text == "4 passed, 0 failed\n")
        #expect(try await folder.seatmap("verify", "--jobs", "2").text == "4 passed, 0 failed\n")
        // The same cases from a file elsewhere.
        try folder.write(try folder.read("baselines/suite.json"), to: "other/s.json")
        #expect(try await folder.seatmap("verify", "--suite", "other/s.json").exitCode == 0)
    }

    @Test func `a hall that does not exist fails its own case`() async throws {
        try write(suiteCase("a"), #"{"name": "b", "hall": "none", "guards": "it"}"#)
        _ = try await folder.seatmap("record")
        let result = try await folder.seatmap("verify")
        #expect(result.exitCode == 1)
        #expect(result.text.hasPrefix("notDrawn: b.png: cannot be drawn: halls/none.json: no such file or directory\n"))
        #expect(result.text.hasSuffix("1 passed, 1 failed\n"))
    }

    @Test(arguments: [
        (#"{"version": 2, "cases": []}"#, "version: must be 1, not 2"),
        (#"{"version": 1, "cases": [{"name": "a/b", "hall": "h", "guards": "x"}]}"#, "cases[0].name: may have letters"),
        (#"{"version": 1, "cases": [{"name": "a", "hall": "h"}]}"#, "cases[0].guards: is missing"),
        (
            #"{"version": 1, "cases": [{"name": "a", "hall": "h", "guards": "x", "scales": [9]}]}"#,
            "cases[0].scales[0]: "
        ),
        (
            #"{"version": 1, "cases": [{"name": "a", "hall": "h", "guards": "x", "thme": "dark"}]}"#,
            #"cases[0].thme: is not a known key; did you mean "theme"?"#
        ),
        (
            #"{"version": 1, "cases": [{"name": "a", "hall": "h", "guards": "x", "viewport": {"width": 0, "height": 5}}]}"#,
            "cases[0].viewport.width: "
        ),
        (
            #"{"version": 1, "cases": [{"name": "a", "hall": "h", "guards": "x"}, {"name": "a", "hall": "h", "guards": "y"}]}"#,
            "cases[1].name: is already the name of cases[0]"
        ),
        // A case that is refused itself counts, and keeps its place.
        (
            #"{"version": 1, "cases": [{"name": "z"}, {"name": "a", "hall": "h"}, {"name": "a", "hall": "h", "guards": "y"}]}"#,
            "cases[2].name: is already the name of cases[1]"
        ),
        (
            #"{"version": 1, "cases": [{"name": "a", "hall": "h", "guards": "x"}, {"name": "A", "hall": "h", "guards": "y"}]}"#,
            "cases[1].name: differs from the name of cases[0] by capitals only"
        ),
        (
            #"{"version": 1, "cases": [{"name": "a", "hall": "h", "guards": "x", "scales": [2, 1, 2]}]}"#,
            "cases[0].scales[2]: appears more than once"
        ),
        (
            #"{"version": 1, "cases": [{"name": "a", "name": "b", "hall": "h", "guards": "x"}]}"#,
            "cases[0].name: appears more than once"
        ),
        (
            #"{"version": 1, "cases": [{"name": "a", "hall": "h", "guards": "x", "legend": "names", "viewport": {"width": 9, "height": 9}}]}"#,
            "cases[0].legend: is not shown in a viewport"
        ),
        (
            #"{"version": 1, "cases": [{"name": "a", "hall": "h", "guards": "x", "shake": {"seats": ["a"], "at": 0}, "breathe": {"seats": ["a"], "at": 0}}]}"#,
            "cases[0].breathe: does not go with shake"
        ),
        (
            #"{"version": 1, "cases": [{"name": "a", "hall": "h", "guards": "x", "recommend": {"count": 2}, "breathe": {"seats": ["a"], "at": 0}}]}"#,
            "cases[0].recommend: does not go with breathe"
        ),
        (
            #"{"version": 1, "cases": [{"name": "a", "hall": "h", "guards": "x", "viewport": {"width": 9, "height": 9, "center": [1]}}]}"#,
            "cases[0].viewport.center: must be two numbers"
        ),
    ])
    func `is refused with its faults`(text: String, message: String) async throws {
        try folder.write(text, to: "baselines/suite.json")
        for command in ["verify", "record"] {
            let result = try await folder.seatmap(command)
            #expect(result.exitCode == 2 && result.text == "")
            #expect(result.stderr.contains("seatmap: baselines/suite.json: \(message)"))
        }
    }

    @Test func `all its faults are told at once`() async throws {
        try write(suiteCase("a", #", "scales": [0], "labels": "all""#), suiteCase("a", #", "select": [1]"#))
        let result = try await folder.seatmap("verify")
        let faults = ["cases[0].scales[0]: ", "cases[0].labels: ", "cases[1].name: ", "cases[1].select[0]: "]
        let lines = result.stderr.split(separator: "\n")
        #expect(lines.count == faults.count)
        for (line, fault) in zip(lines, faults) {
            #expect(line.hasPrefix("seatmap: baselines/suite.json: \(fault)"))
        }
    }

    @Test(arguments: [
        (#", "select": ["b"]"#, "seat \"b\" is sold"), (#", "select": ["zz"]"#, "the hall has no seat \"zz\""),
        (#", "shake": {"seats": ["zz"], "at": 0}"#, "the hall has no seat \"zz\""),
    ])
    func `seats that cannot be chosen fail their own case`(choice: String, reason: String) async throws {
        let seats = #"{"id": "a", "row": 0, "col": 0}, {"id": "b", "row": 0, "col": 1, "status": "sold"}"#
        try folder.write(SeatMapFixtures.hall(seats: seats), to: "halls/h.json")
        try write(suiteCase("a"), suiteCase("chosen", choice))
        #expect(try await folder.seatmap("record").exitCode == 1)
        let result = try await folder.seatmap("verify")
        #expect(result.exitCode == 1)
        #expect(result.text == "notDrawn: chosen.png: cannot be drawn: \(reason)\n1 passed, 1 failed\n")
    }

    @Test func `finds halls, themes and showings from its own folder`() async throws {
        try folder.write(SeatMapFixtures.hall(), to: "suites/own/h.json")
        let red = ##"{"name": "red", "extends": "light", "color": {"backdrop": "#FF0000"}}"##
        try folder.write(red, to: "suites/red.json")
        try folder.write(#"{"hallId": "H", "status": {"b": "sold"}}"#, to: "suites/night.json")
        let rest = #""guards": "it", "hall": "own/h.json""#
        let cases = [
            #"{"name": "plain", \#(rest)}"#, #"{"name": "red", \#(rest), "theme": "red.json"}"#,
            #"{"name": "night", \#(rest), "showing": "night.json"}"#,
            #"{"name": "above", "guards": "it", "hall": "../halls/h.json"}"#,
        ]
        try folder.write(#"{"version": 1, "cases": [\#(cases.joined(separator: ", "))]}"#, to: "suites/s.json")
        let result = try await folder.seatmap("record", "--suite", "suites/s.json")
        #expect(result.exitCode == 0 && result.stderr == "")
        let pictures = try ["plain", "red", "night", "above"].map { try folder.read("baselines/\($0).png") }
        #expect(Set(pictures).count == 3 && pictures[0] == pictures[3])
    }

    /// The Japanese face has other forms of these characters for Chinese texts.
    @Test func `writes texts as render does, in either language`() async throws {
        let font = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc#0"
        try folder.write(SeatMapFixtures.hall(extra: #""screen": {"width": 4, "label": "直骨"}, "#), to: "halls/h.json")
        try folder.write(##"{"name": "light", "extends": "light", "fonts": ["\##(font)"]}"##, to: "baselines/t.json")
        for language in ["zh-Hans", "en"] {
            try write(suiteCase("a", #", "theme": "t.json", "lang": "\#(language)""#))
            _ = try await folder.seatmap("record")
            let drawn = try await folder.seatmap(
                "render", "halls/h.json", "--lang", language, "--font", font, "-o", "-")
            #expect(try folder.read("baselines/a.png") == drawn.stdout, "\(language)")
        }
    }
}

struct ProjectSuiteTests {
    @Test func `every picture guards something, and all together stay small`() throws {
        let baselines = "\(projectFolder)/baselines"
        let suite = try JSONValue(parsing: Array(try Data(contentsOf: URL(filePath: "\(baselines)/suite.json"))))
        guard case .array(let cases)? = suite["cases"] else {
            Issue.record("no cases")
            return
        }
        let sentences = cases.compactMap { item -> String? in
            if case .string(let text)? = item["guards"] { text } else { nil }
        }
        #expect(sentences.count == cases.count && Set(sentences).count == cases.count)
        let pictures = try FileManager.default.contentsOfDirectory(atPath: baselines).filter { $0.hasSuffix(".png") }
        let sizes = try pictures.map { try Data(contentsOf: URL(filePath: "\(baselines)/\($0)")).count }
        #expect(pictures.count > 30 && sizes.reduce(0, +) < 6_000_000)
    }
}
