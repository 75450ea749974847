import Pixels
import StrictJSON
import TestSupport
import Testing

struct PixelDiffRulesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A white picture of 40 × 30 pixels, some of them of another colour.
    private static func picture(_ color: (_ x: Int, _ y: Int) -> StraightColor?) throws -> [UInt8] {
        let samples = (0..<30).flatMap { y in
            (0..<40).flatMap { x -> [UInt8] in
                let pixel = color(x, y) ?? StraightColor(red: 255, green: 255, blue: 255)
                return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
            }
        }
        let size = try #require(PixelSize(width: 40, height: 30))
        return try #require(Bitmap(size: size, samples: samples)).png()
    }

    /// Twelve grey pixels in a corner, three levels darker than white, and one black one elsewhere.
    private func writePair() throws {
        try folder.write(try Self.picture { _, _ in nil }, to: "a.png")
        let grey = StraightColor(red: 252, green: 252, blue: 252)
        let black = StraightColor(red: 0, green: 0, blue: 0)
        let file = try Self.picture { x, y in (x, y) == (30, 20) ? black : x < 4 && y < 3 ? grey : nil }
        try folder.write(file, to: "b.png")
    }

    private func run(_ options: [String]) async throws -> CommandResult {
        try await runCommand("pixeldiff", ["a.png", "b.png"] + options, cwd: folder.path)
    }

    static let optionLines: [([String], Int32, Int)] = [
        ([], 1, 13),
        (["--max-pixels", "13"], 0, 13),
        (["--max-pixels", "12"], 1, 13),
        (["--max-ratio", "0.011"], 0, 13),
        (["--max-ratio", "0.01"], 1, 13),
        (["--window", "3:9"], 0, 13),
        (["--window", "3:8"], 1, 13),
        (["--window", "3:9", "--max-pixels", "12"], 1, 13),  // all limits must hold
        (["--tolerance", "3"], 1, 1),
        (["--tolerance", "2"], 1, 13),
        (["--tolerance", "255"], 0, 0),
        (["--metric", "yiq"], 1, 1),
        (["--metric", "yiq", "--threshold", "0"], 1, 13),
        (["--metric", "yiq", "--threshold", "1"], 0, 0),
        (["--ignore", "0,0,4,3"], 1, 1),
        (["--ignore", "0,0,4,3", "--ignore", "30,20,1,1"], 0, 0),
        (["--ignore", "0,0,3,3"], 1, 4),  // half-open: the fourth column stays
        (["--ignore", "0,0,1000000,1000000"], 0, 0),  // clipped
    ]

    @Test(arguments: optionLines)
    func `what counts and how much of it is allowed decide`(options: [String], exitCode: Int32, count: Int) async throws
    {
        try writePair()
        let result = try await run(options + ["--json"])
        let answer = try JSONValue(parsing: result.stdout)
        #expect(result.exitCode == exitCode)
        #expect(answer["differingPixels"] == .integer(count))
        #expect(answer["passed"] == .bool(exitCode == 0))
        #expect(answer["outcome"] == (count == 0 ? "tolerated" : "changed"))
        #expect(result.stderr == "")
        // The picture shows what is counted, and drawing it changes nothing; so do more jobs.
        let drawn = try await run(options + ["d.png", "--json", "--jobs", "7"])
        let red = StraightColor(red: 230, green: 0, blue: 38)
        let picture = try Bitmap(png: folder.read("d.png"))
        let marked = (0..<30).reduce(0) { sum, y in sum + (0..<40).count { picture[$0, y] == red } }
        #expect(marked == count)
        #expect(try JSONValue(parsing: drawn.stdout)["limits"] == answer["limits"])
    }

    @Test func `the answer states the rules, the limits and what was not counted`() async throws {
        try writePair()
        let result = try await run(["--tolerance", "3", "--window", "8:2", "--aa", "ignore", "--ignore", "30,20,2,2"])
        #expect(
            result.text == """
                tolerated: none of 13 unequal pixels counts
                not counted: 1 inside ignored rectangles, 12 within the tolerance
                rules: exact metric, anti-aliased pixels are ignored, tolerance 3 of 255 levels, 1 rectangle ignored
                gate: passed
                  0 unequal pixels in any window of 8 × 8 px, limit 2

                """)
        #expect(result.exitCode == 0)
    }

    @Test func `the rules and limits in JSON`() async throws {
        try writePair()
        let result = try await run([
            "--metric", "yiq", "--tolerance", "1", "--window", "2:1", "--max-ratio", "0", "--ignore", "1,2,3,4",
            "--json",
        ])
        let answer = try JSONValue(parsing: result.stdout)
        #expect(
            answer["rules"] == [
                "metric": "yiq", "threshold": 0.1, "antiAliasing": "ignore", "tolerance": 1, "ignored": [[1, 2, 3, 4]],
            ])
        #expect(
            answer["limits"] == [
                ["limit": "maxRatio", "allowed": 0.0, "found": .number(1.0 / 1_200), "holds": false],
                ["limit": "window", "allowed": 1, "found": 1, "holds": true, "side": 2, "box": [29, 19, 2, 2]],
            ])
        #expect(
            answer["uncounted"] == [
                "insideIgnored": 3, "withinTolerance": 0, "withinThreshold": 9, "antiAliased": 0,
            ])
    }

    @Test
    func `a removed pale rule and a green tint are found by default, and missed by the usual perceptual threshold`()
        async throws
    {
        let rule = StraightColor(red: 240, green: 240, blue: 240)
        let tint = StraightColor(red: 200, green: 212, blue: 200)
        let grey = StraightColor(red: 200, green: 200, blue: 200)
        let pairs = [
            (try Self.picture { $1 == 15 ? rule : nil }, try Self.picture { _, _ in nil }, 40),
            (try Self.picture { _, _ in grey }, try Self.picture { _, _ in tint }, 1_200),
        ]
        for (expected, actual, count) in pairs {
            try folder.write(expected, to: "a.png")
            try folder.write(actual, to: "b.png")
            let exact = try await run(["--json"])
            #expect(exact.exitCode == 1)
            #expect(try JSONValue(parsing: exact.stdout)["differingPixels"] == .integer(count))
            #expect(try await run(["--metric", "yiq"]).exitCode == 0)
        }
    }

    @Test func `a rectangle outside the picture is allowed and pointed out; one that reaches in is not worth a word`()
        async throws
    {
        try writePair()
        let result = try await run(["--ignore", "40,0,5,5", "--ignore", "0,0,4,3", "--ignore", "39,29,9,9"])
        #expect(result.exitCode == 1)
        #expect(
            result.stderr == "pixeldiff: note: the ignored rectangle of 5 × 5 px at 40, 0 lies outside the picture\n")
    }

    @Test func `a change of size fails whatever is allowed`() async throws {
        try writePair()
        let size = try #require(PixelSize(width: 40, height: 31))
        try folder.write(
            try Bitmap(size: size, filledWith: StraightColor(red: 255, green: 255, blue: 255)).png(), to: "b.png")
        let result = try await run(["--max-ratio", "1", "--tolerance", "255", "--picture", "side", "d.png"])
        #expect(result.exitCode == 1)
        #expect(result.text == "size changed: expected 40 × 30 px, actual 40 × 31 px\npicture: d.png\n")
        #expect(try Bitmap(png: folder.read("d.png")).size == PixelSize(width: 3 * 40 + 2 * 8, height: 31))
    }

    @Test func `a file of rectangles is read, beside those of the command line`() async throws {
        try writePair()
        let text = #"{"version": 1, "ignore": [{"rect": [0, 0, 4, 3], "reason": "the clock"}]}"#
        try folder.write(text.utf8, to: "ignore.json")
        let result = try await run(["--ignore-file", "ignore.json", "--ignore", "30,20,1,1"])
        #expect(result.exitCode == 0)
        #expect(result.text.contains("not counted: 13 inside ignored rectangles\n"))
        #expect(result.text.contains(", 2 rectangles ignored\n"))
    }

    static let brokenFiles: [(String, String)] = [
        ("[[1, 2, 3, 4]]", "(document): must be an object, not an array"),
        (#"{"ignore": []}"#, "version: is missing"),
        (#"{"version": 2, "ignore": []}"#, "version: must be 1, not 2"),
        (#"{"version": 1, "ignored": []}"#, #"ignored: is not a known key; did you mean "ignore"?"#),
        (#"{"version": 1, "ignore": [{"rect": [1, 2, 3, 4]}]}"#, "ignore[0].reason: is missing"),
        (#"{"version": 1, "ignore": [{"rect": [1, 2, 3, 4], "reason": ""}]}"#, "ignore[0].reason: must not be empty"),
        (#"{"version": 1, "ignore": [{"rect": [1, 2, 3, 4], "reason": " "}]}"#, "ignore[0].reason: must not be empty"),
        (
            #"{"version": 1, "ignore": [{"rect": [1, 2, 3], "reason": "r"}]}"#,
            "ignore[0].rect: must have 4 elements: x, y, width, height"
        ),
        (
            #"{"version": 1, "ignore": [{"rect": [1, 2, 3, 4, 5], "reason": "r"}]}"#,
            "ignore[0].rect: has 5 elements; at most 4 are allowed"
        ),
        (
            #"{"version": 1, "ignore": [{"rect": [5, 5, -3, 2], "reason": "r"}]}"#,  // reversed
            "ignore[0].rect[2]: must be from 1 to 2147483647, not -3"
        ),
        (
            #"{"version": 1, "ignore": [{"rect": [-1, 5, 3, 2.5], "reason": "r"}]}"#,  // every fault at once
            "ignore[0].rect[0]: must be from 0 to 2147483647, not -1\n"
                + "pixeldiff: ignore.json: ignore[0].rect[3]: must be a whole number, not 2.5"
        ),
    ]

    @Test(arguments: brokenFiles)
    func `a broken file of rectangles is named with every fault and its key path`(text: String, message: String)
        async throws
    {
        try writePair()
        try folder.write(text.utf8, to: "ignore.json")
        let result = try await run(["d.png", "--ignore-file", "ignore.json"])
        #expect(result.exitCode == 2)
        #expect(result.stdout == [])
        #expect(result.stderr == "pixeldiff: ignore.json: \(message)\n")
        #expect(!folder.contains("d.png"))
    }

    @Test func `a file of rectangles that is not there is trouble`() async throws {
        try writePair()
        let result = try await run(["--ignore-file", "no.json"])
        #expect(result.exitCode == 2)
        #expect(result.stderr == "pixeldiff: no.json: no such file or directory\n")
    }

    @Test func `the JUnit report of one pair is valid and says what the exit code says`() async throws {
        try writePair()
        let failed = try await run(["--junit", "r.xml"])
        let report = try folder.read("r.xml")
        #expect(failed.exitCode == 1)
        #expect(try await junitFaults(report) == "")
        #expect(String(decoding: report, as: UTF8.self).contains(#"tests="1" failures="1" errors="0""#))
        _ = try await run(["--junit", "r.xml", "--max-pixels", "13"])
        #expect(String(decoding: try folder.read("r.xml"), as: UTF8.self).contains(#"failures="0""#))
        try folder.write([1], to: "b.png")
        #expect(try await run(["--junit", "r.xml"]).exitCode == 2)
        #expect(String(decoding: try folder.read("r.xml"), as: UTF8.self).contains(#"errors="1""#))
        let missing = try await runCommand("pixeldiff", ["no.png", "a.png", "--junit", "s.xml"], cwd: folder.path)
        #expect(missing.exitCode == 2)
        #expect(String(decoding: try folder.read("s.xml"), as: UTF8.self).contains("no.png: no such file or directory"))
    }

    @Test func `a report that cannot be written is trouble, before any answer`() async throws {
        try writePair()
        let result = try await run(["--junit", "no/r.xml"])
        #expect(result.exitCode == 2)
        #expect(result.stdout == [])
        #expect(result.stderr == "pixeldiff: no/r.xml: no such file or directory\n")
    }
}
