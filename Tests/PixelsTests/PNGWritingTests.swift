import Pixels
import TestSupport
import Testing

struct PNGWritingTests {
    /// A picture whose colours are drawn from the first `colorCount` of a seeded list.
    private static func bitmap(
        width: Int, height: Int, colorCount: Int, opaque: Bool, seed: UInt64
    ) throws -> Bitmap {
        var generator = SeededGenerator(seed: seed)
        let colors = (0..<colorCount).map { number in
            let random = (0..<4).map { _ in UInt8.random(in: 0...255, using: &generator) }
            // Red and green spell the number, so that no two colours are the same.
            return [UInt8(number & 255), UInt8(number >> 8), random[0], opaque ? 255 : random[1]]
        }
        let samples = (0..<width * height).flatMap { pixel in
            pixel < colorCount ? colors[pixel] : colors[Int.random(in: 0..<colorCount, using: &generator)]
        }
        let size = try #require(PixelSize(width: width, height: height))
        return try #require(Bitmap(size: size, samples: samples))
    }

    private static func chunks(of file: [UInt8]) throws -> [(type: String, data: [UInt8])] {
        try #require(RawPNG.chunks(of: file))
    }

    @Test(
        arguments: [
            (1, true, 3),
            (1, false, 3),
            (256, true, 3),  // the most a palette holds
            (256, false, 3),
            (257, true, 2),  // one too many
            (257, false, 6),
            (2_000, true, 2),
            (2_000, false, 6),
        ] as [(Int, Bool, UInt8)])
    func `a picture comes back as it was, in the smallest form that holds it`(
        colorCount: Int, opaque: Bool, colorType: UInt8
    ) throws {
        for (width, height) in [(2_003, 1), (1, 2_003), (61, 43)] {
            let bitmap = try Self.bitmap(
                width: width, height: height, colorCount: colorCount, opaque: opaque, seed: UInt64(width))
            let file = try bitmap.png()
            let reading = try PNGReading(png: file)
            #expect(reading.bitmap == bitmap)
            #expect(reading.warnings == [])
            #expect(file[25] == colorType)
        }
    }

    @Test func `repeated rows come back as they were`() throws {
        let noise = try Self.bitmap(width: 300, height: 1, colorCount: 300, opaque: true, seed: 1)
        let plain = [UInt8](repeating: 255, count: noise.samples.count)
        let rows = [plain, plain, noise.samples, noise.samples, noise.samples, plain, noise.samples, plain]
        let size = try #require(PixelSize(width: 300, height: rows.count))
        let bitmap = try #require(Bitmap(size: size, samples: rows.flatMap { $0 }))
        #expect(try Bitmap(png: bitmap.png()) == bitmap)
    }

    @Test(arguments: [true, false])
    func `a picture that cannot be compressed comes back as it was`(opaque: Bool) throws {
        let bitmap = try Self.bitmap(width: 400, height: 300, colorCount: 60_000, opaque: opaque, seed: 3)
        let file = try bitmap.png()
        #expect(file.count > 200_000)
        #expect(try Bitmap(png: file) == bitmap)
    }

    @Test(arguments: [true, false])
    func `a file of several megabytes is put together whole`(opaque: Bool) throws {
        var generator = SeededGenerator(seed: 7)
        let size = try #require(PixelSize(width: 1_201, height: 907))
        let opacity: UInt32 = opaque ? UInt32(255 << 24).littleEndian : 0
        let words = (0..<size.area).map { _ in UInt32(truncatingIfNeeded: generator.next()) | opacity }
        let bitmap = try #require(Bitmap(size: size, samples: words.withUnsafeBytes { Array($0) }))
        let file = try bitmap.png()
        #expect(file.count > size.area * (opaque ? 3 : 4))
        #expect(try PNGReading(png: file).warnings == [])
        #expect(try Bitmap(png: file) == bitmap)
    }

    @Test func `the same picture gives the same bytes`() throws {
        let bitmap = try Self.bitmap(width: 80, height: 70, colorCount: 900, opaque: false, seed: 5)
        #expect(try bitmap.png(scale: 2) == bitmap.png(scale: 2))
    }

    @Test func `chunks stand in the order the format wants, and nothing dates the file`() throws {
        let clear = try Self.bitmap(width: 4, height: 4, colorCount: 3, opaque: false, seed: 2)
        let file = try clear.png(texts: [("Title", "Hall 8"), ("Author", "8号厅")])
        let types = try Self.chunks(of: file).map(\.type)
        #expect(types == ["IHDR", "sRGB", "PLTE", "tRNS", "pHYs", "tEXt", "iTXt", "IDAT", "IEND"])
        let opaque = try Self.bitmap(width: 20, height: 20, colorCount: 300, opaque: true, seed: 2)
        #expect(try Self.chunks(of: opaque.png()).map(\.type) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    }

    @Test(
        arguments: [(1, 2_835), (2, 5_669), (3, 8_504), (4, 11_339)] as [(Int, UInt32)])
    func `the resolution is 72 pixels an inch times the scale`(scale: Int, perMetre: UInt32) throws {
        let size = try #require(PixelSize(width: 1, height: 1))
        let chunks = try Self.chunks(of: Bitmap(size: size, filledWith: .transparent).png(scale: scale))
        let density = try #require(chunks.first { $0.type == "pHYs" })
        #expect(density.data == RawPNG.word(perMetre) + RawPNG.word(perMetre) + [1])
    }

    @Test func `texts are stored as ASCII where that suffices, and as UTF-8 otherwise`() throws {
        let size = try #require(PixelSize(width: 1, height: 1))
        let bitmap = Bitmap(size: size, filledWith: .transparent)
        let chunks = try Self.chunks(of: bitmap.png(texts: [("Hall Name", "a\nb"), ("Name", "Séance")]))
        #expect(chunks.first { $0.type == "tEXt" }?.data == Array("Hall Name\0a\nb".utf8))
        #expect(chunks.first { $0.type == "iTXt" }?.data == Array("Name\0\0\0\0\0Séance".utf8))
        #expect(try PNGReading(png: bitmap.png(texts: [("Name", "Séance")])).warnings == [])
    }

    @Test(
        arguments: ["", " a", "a ", "a  b", "é", "a\u{0}b", String(repeating: "k", count: 80)])
    func `keywords outside the format's rules are refused`(keyword: String) throws {
        let size = try #require(PixelSize(width: 1, height: 1))
        #expect(throws: PNGError.invalidKeyword(keyword)) {
            try Bitmap(size: size, filledWith: .transparent).png(texts: [(keyword, "")])
        }
    }

    @Test func `a text with a NUL is refused`() throws {
        let size = try #require(PixelSize(width: 1, height: 1))
        #expect(throws: PNGError.invalidText(keyword: "Title")) {
            try Bitmap(size: size, filledWith: .transparent).png(texts: [("Title", "a\u{0}b")])
        }
    }

    @Test func `in a palette, colours that are not opaque come first`() throws {
        let size = try #require(PixelSize(width: 4, height: 1))
        let samples: [UInt8] = [1, 1, 1, 255, 2, 2, 2, 0, 3, 3, 3, 255, 4, 4, 4, 128]
        let chunks = try Self.chunks(of: #require(Bitmap(size: size, samples: samples)).png())
        #expect(chunks.first { $0.type == "PLTE" }?.data == [2, 2, 2, 4, 4, 4, 1, 1, 1, 3, 3, 3])
        #expect(chunks.first { $0.type == "tRNS" }?.data == [0, 128])
    }
}
