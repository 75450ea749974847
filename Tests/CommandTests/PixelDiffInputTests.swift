import Pixels
import StrictJSON
import TestSupport
import Testing

struct PixelDiffInputTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(_ options: String...) async throws -> CommandResult {
        try await runCommand("pixeldiff", ["a.png", "b.png"] + options, cwd: folder.path, limit: .seconds(120))
    }

    static let everyForm: [SamplePicture] =
        [1, 2, 4, 8].map { SamplePicture(.grey, depth: $0) } + [SamplePicture(.rgb, depth: 8)]
        + [1, 2, 4, 8].map { SamplePicture(.palette, depth: $0) }
        + [SamplePicture(.greyAlpha, depth: 8), SamplePicture(.rgba, depth: 8)]
        + [
            SamplePicture(.grey, depth: 8, transparency: [54]),
            SamplePicture(.palette, depth: 4, transparency: [1, 2, 3]),
            SamplePicture(.rgb, depth: 8, transparency: (3...5).map { $0 * 40_503 & 255 }),
        ]

    @Test(arguments: everyForm)
    func `a form is equal to the same samples interlaced, and to the samples as RGBA`(picture: SamplePicture)
        async throws
    {
        try folder.write(picture.file(), to: "a.png")
        try folder.write(picture.file(interlaced: true), to: "b.png")
        let interlaced = try await run()
        #expect(interlaced.exitCode == 0)
        #expect(interlaced.text == "identical: 11 × 13 px\n")
        #expect(interlaced.stderr == "")
        var samples = SamplePicture(.rgba, depth: 8)
        samples.samples = picture.expected.map(Int.init)
        try folder.write(samples.file(), to: "b.png")
        #expect(try await run().exitCode == 0)
        samples.samples[200] ^= 1
        try folder.write(samples.file(), to: "b.png")
        #expect(try await run().text.hasPrefix("changed: 1 of 143 pixels differ"))
    }

    static let deepForms: [SamplePicture.ColorType] = [.grey, .rgb, .greyAlpha, .rgba]

    @Test(arguments: deepForms)
    func `of 16 bits all count: a difference in the low byte is one, of less than a level`(
        colorType: SamplePicture.ColorType
    ) async throws {
        let picture = SamplePicture(colorType, depth: 16)
        var other = picture
        other.samples[7] ^= 1
        try folder.write(picture.file(), to: "a.png")
        try folder.write(other.file(interlaced: true), to: "b.png")
        let result = try await run("d.png")
        #expect(result.exitCode == 1)
        #expect(result.text.hasPrefix("changed: 1 of 143 pixels differ"))
        #expect(result.text.contains("largest channel difference: less than 1 of 255\n"))
        #expect(folder.contains("d.png"))
        #expect(try await run("--tolerance", "1").exitCode == 0)
        #expect(try await run("--metric", "yiq").exitCode == 0)
        try folder.write(picture.file(interlaced: true), to: "b.png")
        #expect(try await run().text == "identical: 11 × 13 px\n")
    }

    @Test func `a sample of 8 bits equals one of 16 with that value in both bytes, and no other`() async throws {
        let eight = SamplePicture(.rgb, depth: 8)
        var sixteen = SamplePicture(.rgb, depth: 16)
        sixteen.samples = eight.samples.map { $0 * 257 }
        try folder.write(eight.file(), to: "a.png")
        try folder.write(sixteen.file(), to: "b.png")
        #expect(try await run().text == "identical: 11 × 13 px\n")
        sixteen.samples[0] += 1
        try folder.write(sixteen.file(), to: "b.png")
        #expect(try await run().exitCode == 1)
    }

    @Test func `of an animation the default picture is compared, and said to be all`() async throws {
        let picture = SamplePicture(.rgb, depth: 8)
        let control = RawPNG.chunk("acTL", RawPNG.word(2) + RawPNG.word(0))
        try folder.write(picture.file(), to: "a.png")
        try folder.write(picture.file(extra: [control]), to: "b.png")
        let result = try await run()
        #expect(result.exitCode == 0)
        #expect(result.stderr == "pixeldiff: b.png: an animation; only its default picture is read\n")
        // So it is where nothing needed decoding.
        try folder.write(picture.file(extra: [control]), to: "a.png")
        #expect(try await run().stderr.split(separator: "\n").count == 2)
    }

    @Test func `one pixel against one pixel`() async throws {
        let options = [
            ["--aa", "ignore"], ["--metric", "yiq"], ["--window", "5:0"], ["--picture", "side", "d.png"],
        ]
        try folder.write(SamplePicture(.grey, depth: 8, width: 1, height: 1).file(), to: "a.png")
        var other = SamplePicture(.grey, depth: 8, width: 1, height: 1)
        other.samples = [255]
        try folder.write(other.file(), to: "b.png")
        for option in options {
            let result = try await runCommand("pixeldiff", ["a.png", "b.png"] + option, cwd: folder.path)
            #expect(result.exitCode == 1)
            #expect(result.text.hasPrefix("changed: 1 of 1 pixels differ (100.0000 %)"))
        }
        #expect(try Bitmap(png: folder.read("d.png")).size == PixelSize(width: 19, height: 1))
    }

    @Test func `the largest picture there may be is compared, pixel by pixel`() async throws {
        let size = try #require(PixelSize(width: 10_000, height: 10_000))
        #expect(size.area == PixelSize.maxArea)
        try folder.write(
            try Bitmap(size: size, filledWith: StraightColor(red: 9, green: 9, blue: 9)).png(), to: "a.png")
        try folder.write(
            try Bitmap(size: size, filledWith: StraightColor(red: 9, green: 9, blue: 10)).png(), to: "b.png")
        let result = try await run("--window", "9:81")
        #expect(result.exitCode == 0)
        #expect(result.text.hasPrefix("changed: 100000000 of 100000000 pixels differ (100.0000 %)\n"))
    }

    @Test func `a picture of the difference that would be too large is not written, and that is said`() async throws {
        // Three of them do not fit side by side.
        let wide = SamplePicture(.grey, depth: 8, width: 12_000, height: 1)
        var other = wide
        other.samples[0] ^= 1
        try folder.write(wide.file(), to: "a.png")
        try folder.write(other.file(), to: "b.png")
        try folder.write([1], to: "d.png")
        let result = try await run("--picture", "side", "d.png")
        #expect(result.exitCode == 1)
        #expect(result.text.hasPrefix("changed: 1 of 12000 pixels differ"))
        #expect(result.stderr == "pixeldiff: d.png: not written; the picture would be too large\n")
        #expect(!folder.contains("d.png"))
    }

    @Test(.enabled(if: SharedFolder.exists, SharedFolder.whyNot))
    func `the outside PNG files that are broken never crash it`() async throws {
        let result = try await runCommand(
            "pixeldiff", ["\(SharedFolder.path)/png/broken", "\(SharedFolder.path)/png/pngsuite", "--json"])
        #expect(result.exitCode == 1)
        let answer = try JSONValue(parsing: result.stdout)
        #expect(answer["counts"]?["missing"] == 9)
        for name in ["broken", "pngsuite"] {
            let path = "\(SharedFolder.path)/png/\(name)"
            let itself = try await runCommand("pixeldiff", [path, path, "--junit", folder.path("r.xml")])
            #expect([0, 1].contains(itself.exitCode))
            #expect(try await junitFaults(folder.read("r.xml")) == "")
        }
    }
}
