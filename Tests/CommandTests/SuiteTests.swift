import FoundationEssentials
import StrictJSON
import TestSupport
import Testing

@Suite("A suite file")
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
    ])
    func `is refused with its faults`(text: String, message: String) async throws {
        try folder.write(text, to: "baselines/suite.json")
        for command in ["verify", "record"] {
            let result = try await folder.seatmap(command)
            #expect(result.exitCode == 2 && result.text == "")
            #expect(result.stderr.contains("seatmap: baselines/suite.json: \(message)"))
        }
    }

    @Test func `another environment is a note before everything, and no failure`() async throws {
        try write(suiteCase("a"))
        _ = try await folder.seatmap("record")
        try folder.write(#"{"cairo": "0.1"}"#, to: "baselines/environment.json")
        let result = try await folder.seatmap("verify")
        #expect(result.exitCode == 0)
        #expect(result.stderr.contains("note: the baselines were drawn with cairo 0.1, this is "))
        let json = try JSONValue(parsing: try await folder.seatmap("verify", "--json").stdout)
        #expect(json["environmentNotes"] != [] && json["passed"] == true)
        try folder.remove("baselines/environment.json")
        let unknown = try await folder.seatmap("verify")
        #expect(unknown.exitCode == 0)
        #expect(unknown.stderr == "note: what the baselines were drawn with is not recorded\n")
    }
}

@Suite("The project's suite")
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
