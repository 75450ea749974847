import StrictJSON
import TestSupport
import Testing

struct SuiteToleranceTests {
    private let folder: TemporaryFolder

    /// A suite of a case with a tolerance and one without; both baselines differ by the same six pixels.
    init() async throws {
        folder = try TemporaryFolder()
        try folder.write(SeatMapFixtures.hall(), to: "halls/h.json")
        try write(#"{"reason": "a rounded text", "maxPixels": 6}"#)
        #expect(try await folder.seatmap("record").exitCode == 0)
        for name in ["soft", "hard"] { try folder.paint([(4, 5, 3, 2)], on: "\(name).png") }
    }

    private func write(_ tolerance: String) throws {
        let cases = [
            #"{"name": "soft", "hall": "h", "guards": "it", "tolerance": \#(tolerance)}"#,
            #"{"name": "hard", "hall": "h", "guards": "it"}"#,
        ]
        try folder.write(#"{"version": 1, "cases": [\#(cases.joined(separator: ", "))]}"#, to: "baselines/suite.json")
    }

    @Test func `lets its case pass, visibly and with the exact figures, and no other`() async throws {
        let result = try await folder.seatmap("verify", "--junit", "j.xml", "--annotations", "github")
        #expect(result.exitCode == 1)
        let lines = result.text.split(separator: "\n")
        #expect(lines[0].hasPrefix("changed: hard.png: 6 of "))
        #expect(lines[1].hasPrefix("tolerated: soft.png: 6 of "))
        #expect(lines[1].hasSuffix(" inside 3 × 2 px at 4, 5; tolerated, because a rounded text"))
        #expect(lines[2] == "1 passed (1 within a tolerance), 1 failed")
        #expect(lines[4].hasPrefix("::notice file=baselines/soft.png,title=soft.png%3A tolerated::6 of "))
        let soft = try JSONValue(parsing: folder.read("out/verify/results.json"))["cases"]?[1]
        #expect(soft?["outcome"] == "pass" && soft?["differingPixels"] == 6)
        #expect(soft?["tolerance"]?["reason"] == "a rounded text")
        #expect(soft?["tolerance"]?["limits"] == ["6 unequal pixels, limit 6"])
        let page = String(decoding: try folder.read("out/verify/index.html"), as: UTF8.self)
        #expect(page.contains("Passed within a tolerance") && page.contains("<b>Tolerance</b> a rounded text"))
        #expect(folder.contains("out/verify/soft.difference.png"))
        #expect(String(decoding: try folder.read("j.xml"), as: UTF8.self).contains("tolerated, because a rounded text"))
    }

    @Test(arguments: [
        (#"{"reason": "x", "maxPixels": 5}"#, "6 unequal pixels, limit 5: 1 pixel too many"),
        (#"{"reason": "x", "maxRatio": 0.00001}"#, "limit 1e-05"),
        (#"{"reason": "x", "levels": 2}"#, "6 unequal pixels, limit 0: 6 pixels too many"),
        (
            #"{"reason": "x", "maxPixels": 100, "window": {"side": 2, "maxPixels": 3}}"#,
            "4 unequal pixels in the window of 2 × 2 px"
        ),
    ])
    func `that is not enough says by how much`(tolerance: String, excess: String) async throws {
        try write(tolerance)
        let result = try await folder.seatmap("verify")
        #expect(result.exitCode == 1 && result.text.hasSuffix("0 passed, 2 failed\n"))
        let line = result.text.split(separator: "\n").first { $0.hasPrefix("changed: soft.png: 6 of ") }
        #expect(line?.contains("; beyond the tolerance: ") == true && line?.contains(excess) == true, "\(result.text)")
    }

    @Test func `keeps its baseline when changes are recorded, and not when all are`() async throws {
        #expect(try await folder.seatmap("record", "changed").text == "wrote baselines/hard.png\n")
        #expect(try await folder.seatmap("record", "all").text == "wrote baselines/soft.png\n")
        #expect(try await folder.seatmap("verify").text == "2 passed, 0 failed\n")
    }

    @Test(arguments: [
        (#"{"maxPixels": 5}"#, "cases[0].tolerance.reason: is missing"),
        (#"{"reason": "", "maxPixels": 5}"#, "cases[0].tolerance.reason: must not be empty"),
        (#"{"reason": " \u3000", "maxPixels": 5}"#, "cases[0].tolerance.reason: must not be empty"),
        (#"{"reason": "x"}"#, "cases[0].tolerance: allows nothing; say levels, maxPixels, maxRatio or window"),
        (#"{"reason": "x", "levels": 0}"#, "cases[0].tolerance.levels: must be"),
        (#"{"reason": "x", "levels": 255}"#, "cases[0].tolerance.levels: must be"),
        (#"{"reason": "x", "maxPixels": 0}"#, "cases[0].tolerance.maxPixels: must be"),
        (#"{"reason": "x", "maxPixels": 1.5}"#, "cases[0].tolerance.maxPixels: must be a whole number"),
        (#"{"reason": "x", "maxRatio": 0}"#, "cases[0].tolerance.maxRatio: must be above 0 and below 1"),
        (#"{"reason": "x", "maxRatio": 1}"#, "cases[0].tolerance.maxRatio: must be above 0 and below 1"),
        (#"{"reason": "x", "maxRatio": 1e400}"#, ""),
        (#"{"reason": "x", "window": {"side": 4}}"#, "cases[0].tolerance.window.maxPixels: is missing"),
        (
            #"{"reason": "x", "maxPixel": 4}"#,
            #"cases[0].tolerance.maxPixel: is not a known key; did you mean "maxPixels"?"#
        ),
        ("5", "cases[0].tolerance: must be an object, not a number"),
    ])
    func `is read strictly`(tolerance: String, fault: String) async throws {
        try write(tolerance)
        let result = try await folder.seatmap("verify")
        #expect(result.exitCode == 2 && result.text == "")
        #expect(result.stderr.hasPrefix("seatmap: baselines/suite.json: \(fault)"), "\(result.stderr)")
    }
}
