import Pixels
import StrictJSON
import TestSupport
import Testing

struct PixelDiffCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static func picture(_ width: Int, _ height: Int, changing: Set<Int> = []) throws -> Bitmap {
        let size = try #require(PixelSize(width: width, height: height))
        let samples = (0..<width * height).flatMap { pixel -> [UInt8] in
            changing.contains(pixel) ? [100, 120, 140, 250] : [100, 120, 140, 255]
        }
        return try #require(Bitmap(size: size, samples: samples))
    }

    private func run(_ arguments: String..., stdin: [UInt8] = []) async throws -> CommandResult {
        try await runCommand("pixeldiff", arguments, stdin: stdin, cwd: folder.path)
    }

    private func json(_ result: CommandResult) throws -> JSONValue {
        try JSONValue(parsing: result.stdout)
    }

    @Test func `pictures of equal pixels are identical, however the files differ, and an old difference is removed`()
        async throws
    {
        let picture = try Self.picture(8, 4)
        try folder.write(try picture.png(), to: "a.png")
        try folder.write(try picture.png(scale: 3, texts: [("Title", "other bytes")]), to: "b.png")
        try folder.write([1, 2, 3], to: "diff.png")
        let result = try await run("a.png", "b.png", "diff.png")
        #expect(result.exitCode == 0)
        #expect(result.text == "identical: 8 × 4 px\n")
        #expect(result.stderr == "")
        #expect(!folder.contains("diff.png"))
    }

    @Test func `files of equal bytes are identical; the JSON has every field`() async throws {
        try folder.write(try Self.picture(8, 4).png(), to: "a.png")
        let result = try await run("a.png", "a.png", "--json")
        #expect(result.exitCode == 0)
        let file: JSONValue = ["path": "a.png", "width": 8, "height": 4]
        #expect(
            try json(result) == [
                "version": 1, "outcome": "identical", "passed": true, "differingPixels": 0, "ratio": 0.0,
                "maxChannelDelta": 0, "boundingBox": nil, "clusters": [], "clusterCount": 0,
                "uncounted": ["insideIgnored": 0, "withinTolerance": 0, "withinThreshold": 0, "antiAliased": 0],
                "limits": [["limit": "maxPixels", "allowed": 0, "found": 0, "holds": true]], "expected": file,
                "actual": file, "picture": nil,
                "rules": ["metric": "exact", "threshold": nil, "antiAliasing": "count", "tolerance": 0, "ignored": []],
            ])
    }

    @Test func `changed pixels are counted, shown and exit with 1`() async throws {
        try folder.write(try Self.picture(8, 4).png(), to: "a.png")
        try folder.write(try Self.picture(8, 4, changing: [0, 9, 31]).png(), to: "b.png")
        let result = try await run("a.png", "b.png", "diff.png")
        #expect(result.exitCode == 1)
        #expect(
            result.text == """
                changed: 3 of 32 pixels differ (9.3750 %)
                largest channel difference: 5 of 255
                bounding box: 8 × 4 px at 0, 0
                clusters: 2
                  2 px in 2 × 2 px at 0, 0
                  1 px in 1 × 1 px at 7, 3
                rules: exact metric, anti-aliased pixels count
                gate: failed
                  3 unequal pixels, limit 0: 3 pixels too many
                picture: diff.png

                """)
        #expect(result.stderr == "")
        let picture = try Bitmap(png: folder.read("diff.png"))
        #expect(picture[7, 3] != picture[6, 3])
        #expect(try folder.names() == ["a.png", "b.png", "diff.png"])
    }

    @Test func `the JSON of changed pixels`() async throws {
        try folder.write(try Self.picture(8, 4).png(), to: "a.png")
        try folder.write(try Self.picture(8, 4, changing: [0, 9, 31]).png(), to: "b.png")
        let result = try await run("--json", "a.png", "b.png")
        #expect(result.exitCode == 1)
        #expect(
            try json(result) == [
                "version": 1, "outcome": "changed", "passed": false, "differingPixels": 3, "ratio": 0.09375,
                "maxChannelDelta": 5, "boundingBox": [0, 0, 8, 4],
                "clusters": [["pixels": 2, "box": [0, 0, 2, 2]], ["pixels": 1, "box": [7, 3, 1, 1]]],
                "clusterCount": 2,
                "uncounted": ["insideIgnored": 0, "withinTolerance": 0, "withinThreshold": 0, "antiAliased": 0],
                "limits": [["limit": "maxPixels", "allowed": 0, "found": 3, "holds": false]],
                "expected": ["path": "a.png", "width": 8, "height": 4],
                "actual": ["path": "b.png", "width": 8, "height": 4], "picture": nil,
                "rules": ["metric": "exact", "threshold": nil, "antiAliasing": "count", "tolerance": 0, "ignored": []],
            ])
    }

    @Test func `another size is a difference of its own, and is shown too`() async throws {
        try folder.write(try Self.picture(8, 4).png(), to: "a.png")
        try folder.write(try Self.picture(4, 9).png(), to: "b.png")
        let text = try await run("a.png", "b.png")
        #expect(text.exitCode == 1)
        #expect(text.text == "size changed: expected 8 × 4 px, actual 4 × 9 px\n")
        let result = try await run("a.png", "b.png", "diff.png", "--json")
        #expect(result.exitCode == 1)
        let answer = try json(result)
        #expect(answer["outcome"] == "sizeChanged")
        #expect(answer["passed"] == false)
        #expect(answer["differingPixels"] == .null)
        #expect(answer["actual"] == ["path": "b.png", "width": 4, "height": 9])
        #expect(answer["picture"] == "diff.png")
        #expect(try Bitmap(png: folder.read("diff.png")).size == PixelSize(width: 8, height: 9))
    }

    @Test func `a picture can come from standard input`() async throws {
        let file = try Self.picture(8, 4).png()
        try folder.write(file, to: "a.png")
        #expect(try await run("a.png", "-", stdin: file).exitCode == 0)
        #expect(try await run("-", "a.png", stdin: Self.picture(8, 4, changing: [3]).png()).exitCode == 1)
    }

    @Test func `what is odd about a file is told on standard error, and does not matter`() async throws {
        let file = try Self.picture(8, 4).png()
        try folder.write(file, to: "a.png")
        try folder.write(file + [0], to: "b.png")
        let result = try await run("a.png", "b.png")
        #expect(result.exitCode == 0)
        #expect(result.stderr == "pixeldiff: b.png: bytes after the end of the picture: 1\n")
    }

    @Test func `many differences are printed without blocking`() async throws {
        let dots = Set((0..<60_000).filter { $0.isMultiple(of: 3) && $0 / 300 % 2 == 0 })
        try folder.write(try Self.picture(300, 200).png(), to: "a.png")
        try folder.write(try Self.picture(300, 200, changing: dots).png(), to: "b.png")
        let result = try await run("a.png", "b.png", "--json")
        #expect(try json(result)["clusterCount"] == .integer(dots.count))
    }

    @Test(arguments: ["--help", "-h"])
    func `help goes to standard output and states the exit codes`(option: String) async throws {
        let result = try await run(option)
        #expect(result.exitCode == 0)
        #expect(result.text.contains("USAGE: pixeldiff A B [DIFF.png] [--metric exact|yiq]"))
        #expect(result.text.contains("EXIT STATUS:"))
        #expect(result.stderr == "")
    }
}
