import FoundationEssentials
import Pixels
import StrictJSON
import TestSupport
import Testing

struct PixelDiffFolderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static func picture(_ width: Int, _ height: Int, dots: Set<Int> = []) throws -> [UInt8] {
        let size = try #require(PixelSize(width: width, height: height))
        let samples = (0..<width * height).flatMap {
            dots.contains($0) ? [0, 0, 0, 255] : [200, 200, 200, 255] as [UInt8]
        }
        return try #require(Bitmap(size: size, samples: samples)).png()
    }

    /// Two folders with one pair of each outcome.
    private func writeFolders() throws {
        let plain = try Self.picture(8, 4)
        for name in ["same.png", "sub/deep/same.png", "sub/gone.png", "size.png", "broken.png", "dots.png"] {
            try folder.write(plain, to: "a/\(name)")
        }
        for name in ["same.png", "sub/deep/same.png", "sub/new.PNG"] { try folder.write(plain, to: "b/\(name)") }
        try folder.write(try Self.picture(9, 4), to: "b/size.png")
        try folder.write(plain.dropLast(5), to: "b/broken.png")
        try folder.write(try Self.picture(8, 4, dots: [3, 4]), to: "b/dots.png")
        // What is hidden or no picture is not compared.
        try folder.write([1], to: "a/.hidden.png")
        try folder.write([1], to: "a/notes.txt")
    }

    private func run(_ arguments: [String]) async throws -> CommandResult {
        try await runCommand("pixeldiff", arguments, cwd: folder.path)
    }

    private static let answer = """
        unreadable: broken.png: b/broken.png: truncated PNG: the file ends before its picture does
        changed: dots.png: 2 of 32 pixels differ (6.2500 %), up to 200 of 255, inside 2 × 1 px at 3, 0
        size changed: size.png: expected 8 × 4 px, actual 9 × 4 px
        missing: sub/gone.png: only a/sub/gone.png exists
        extra: sub/new.PNG: only b/sub/new.PNG exists
        rules: exact metric, anti-aliased pixels count
        7 pairs: 2 identical, 1 changed, 1 size changed, 1 missing, 1 extra, 1 unreadable; 5 failed

        """

    @Test(arguments: ["1", "2", "9"])
    func `pairs go by their paths, every outcome is named, and the last line sums up`(jobs: String) async throws {
        try writeFolders()
        let result = try await run(["a", "b", "d/new", "--jobs", jobs])
        #expect(result.exitCode == 1)
        #expect(result.text == Self.answer)
        #expect(result.stderr == "")
        // Only what failed and can be drawn has a picture.
        #expect(try folder.names() == ["a", "b", "d"])
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: folder.path("d")).sorted() == [
                "new", "new/dots.png", "new/size.png",
            ])
    }

    @Test func `pictures that an earlier run left are removed when they are no longer true`() async throws {
        try writeFolders()
        for name in ["same.png", "sub/gone.png", "broken.png", "stranger.png"] {
            try folder.write([1, 2], to: "d/\(name)")
        }
        _ = try await run(["a", "b", "d"])
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path("d")).sorted()
        #expect(names == ["dots.png", "size.png", "stranger.png", "sub"])
    }

    @Test func `limits and rules hold for every pair, and what passes by them is listed as such`() async throws {
        try folder.write(try Self.picture(8, 4), to: "a/x.png")
        try folder.write(try Self.picture(8, 4, dots: [9]), to: "b/x.png")
        let allowed = try await run(["a", "b", "d", "--max-pixels", "1"])
        #expect(allowed.exitCode == 0)
        #expect(
            allowed.text == """
                changed, within the limits: x.png: 1 of 32 pixels differ (3.1250 %), up to 200 of 255, inside \
                1 × 1 px at 1, 1
                rules: exact metric, anti-aliased pixels count
                1 pair: 1 changed; all passed

                """)
        #expect(!folder.contains("d"))
        let limited = try await run(["a", "b", "--max-ratio", "0.01", "--window", "4:1"])
        #expect(limited.exitCode == 1)
        #expect(limited.text.contains("1, 1; ratio 0.03125, limit 0.01: 1 pixel too many\n"))
        let ignored = try await run(["a", "b", "--ignore", "0,0,8,4", "--ignore", "8,0,1,1"])
        #expect(ignored.exitCode == 0)
        #expect(ignored.text.hasPrefix("tolerated: x.png: the only unequal pixel does not count\n"))
        #expect(ignored.stderr.hasSuffix("rectangle of 1 × 1 px at 8, 0 lies outside the picture\n"))
    }

    @Test func `the JSON has the counts of all outcomes and an object for each pair`() async throws {
        try writeFolders()
        let result = try await run(["a", "b", "--json"])
        let answer = try JSONValue(parsing: result.stdout)
        #expect(answer["version"] == 1)
        #expect(answer["passed"] == false)
        #expect(
            answer["counts"] == [
                "identical": 2, "tolerated": 0, "changed": 1, "sizeChanged": 1, "missing": 1, "extra": 1,
                "unreadable": 1,
            ])
        #expect(
            answer["pairs"]?[0] == [
                "name": "broken.png", "outcome": "unreadable", "passed": false,
                "message": "b/broken.png: truncated PNG: the file ends before its picture does",
            ])
        #expect(answer["pairs"]?[1]?["name"] == "dots.png")
        #expect(answer["pairs"]?[1]?["differingPixels"] == 2)
        #expect(answer["pairs"]?[1]?["expected"]?["path"] == "a/dots.png")
        #expect(answer["pairs"]?[7] == nil)
        #expect(try await run(["a", "b", "--json", "--jobs", "1"]).stdout == result.stdout)
    }

    @Test func `the JUnit report has a case for each pair, whatever its name`() async throws {
        try writeFolders()
        try folder.write(try Self.picture(2, 2), to: "a/<script>&\"'\u{1}.png")
        let result = try await run(["a", "b", "--junit", "r.xml"])
        #expect(result.exitCode == 1)
        let report = try folder.read("r.xml")
        #expect(try await junitFaults(report) == "")
        #expect(String(decoding: report, as: UTF8.self).contains(#"tests="8" failures="5" errors="1" skipped="0""#))
    }

    @Test func `a folder equals itself and its copy`() async throws {
        try folder.write(try Self.picture(8, 4), to: "a/x.png")
        try folder.write(try Self.picture(3, 3), to: "a/y/z.png")
        let result = try await run(["a", "./a/", "--junit", "r.xml"])
        #expect(result.exitCode == 0)
        #expect(result.text == "2 pairs: 2 identical; all passed\n")
    }

    @Test func `two folders without pictures prove nothing, which is trouble`() async throws {
        try folder.write([], to: "a/readme.txt")
        try folder.write([], to: "b/readme.txt")
        let result = try await run(["a", "b"])
        #expect(result.exitCode == 2)
        #expect(result.stderr == "pixeldiff: no PNG files in a, and none in b\n")
    }

    @Test func `links to folders are not entered, so that a circle of them has an end`() async throws {
        try folder.write(try Self.picture(8, 4), to: "a/x.png")
        try FileManager.default.createSymbolicLink(atPath: folder.path("a/again"), withDestinationPath: ".")
        try FileManager.default.createSymbolicLink(atPath: folder.path("a/link.png"), withDestinationPath: "x.png")
        try FileManager.default.createSymbolicLink(atPath: folder.path("a/dangling.png"), withDestinationPath: "no.png")
        let result = try await run(["a", "a"])
        #expect(result.exitCode == 1)
        #expect(
            result.text == """
                unreadable: dangling.png: a/dangling.png: no such file or directory
                rules: exact metric, anti-aliased pixels count
                3 pairs: 2 identical, 1 unreadable; 1 failed

                """)
    }

    @Test func `a difference that cannot be written is trouble`() async throws {
        try writeFolders()
        try folder.write([1], to: "d/dots.png/file")
        let result = try await run(["a", "b", "d"])
        #expect(result.exitCode == 2)
        #expect(result.stdout == [])
        #expect(result.stderr == "pixeldiff: d/dots.png: is a folder, not a file\n")
    }
}
