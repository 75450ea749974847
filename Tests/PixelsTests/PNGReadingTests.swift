import Pixels
import TestSupport
import Testing

struct PNGReadingTests {
    static let everyForm: [SamplePicture] =
        [1, 2, 4, 8, 16].map { SamplePicture(.grey, depth: $0) }
        + [8, 16].map { SamplePicture(.rgb, depth: $0) }
        + [1, 2, 4, 8].map { SamplePicture(.palette, depth: $0) }
        + [8, 16].map { SamplePicture(.greyAlpha, depth: $0) }
        + [8, 16].map { SamplePicture(.rgba, depth: $0) }

    static let everyTransparentForm: [SamplePicture] =
        // One shade of grey is transparent; in 16 bits the low byte counts too.
        [(1, 1), (2, 2), (4, 9), (8, 54), (16, 40_503)].map { SamplePicture(.grey, depth: $0.0, transparency: [$0.1]) }
        // One colour is transparent: the second pixel's.
        + [8, 16].map { depth in
            SamplePicture(.rgb, depth: depth, transparency: (3...5).map { $0 * 40_503 & (1 << depth - 1) })
        }
        // Fewer opacities than palette entries: the rest is opaque.
        + [(1, [0]), (2, [10, 0, 255]), (4, [1, 2, 3]), (8, [0, 128])].map {
            SamplePicture(.palette, depth: $0.0, transparency: $0.1)
        }

    @Test(arguments: everyForm + everyTransparentForm)
    func `every colour type and depth gives the stored samples`(picture: SamplePicture) throws {
        let reading = try PNGReading(png: picture.file())
        #expect(reading.bitmap.size == PixelSize(width: picture.width, height: picture.height))
        #expect(reading.bitmap.samples == picture.expected)
        #expect(reading.lowBytes?.samples == picture.expectedLowBytes)
        #expect(reading.warnings == [])
    }

    @Test(arguments: everyForm + everyTransparentForm)
    func `an interlaced file gives the same samples`(picture: SamplePicture) throws {
        let reading = try PNGReading(png: picture.file(interlaced: true))
        #expect(reading.bitmap.samples == picture.expected)
        #expect(reading.lowBytes?.samples == picture.expectedLowBytes)
    }

    @Test(arguments: 1...9)
    func `interlaced pictures too small for some passes are read`(side: Int) throws {
        for picture in [
            SamplePicture(.rgb, depth: 8, width: side, height: 1),
            SamplePicture(.grey, depth: 1, width: 1, height: side),
        ] {
            #expect(try Bitmap(png: picture.file(interlaced: true)).samples == picture.expected)
        }
    }

    @Test func `colour information does not alter samples`() throws {
        let picture = SamplePicture(.rgb, depth: 8)
        let gamma = RawPNG.chunk("gAMA", RawPNG.word(100_000))
        let significantBits = RawPNG.chunk("sBIT", [5, 5, 5])
        let background = RawPNG.chunk("bKGD", [0, 9, 0, 9, 0, 9])
        let reading = try PNGReading(png: picture.file(extra: [gamma, significantBits, background]))
        #expect(reading.bitmap.samples == picture.expected)
        #expect(reading.warnings == [])
    }

    @Test func `bytes after the end are allowed and reported`() throws {
        let picture = SamplePicture(.grey, depth: 8)
        let reading = try PNGReading(png: picture.file() + [1, 2, 3])
        #expect(reading.bitmap.samples == picture.expected)
        #expect(reading.warnings == ["bytes after the end of the picture: 3"])
    }

    @Test func `of an animation the default picture is read, and said to be only that`() throws {
        let picture = SamplePicture(.rgb, depth: 8)
        let control = RawPNG.chunk("acTL", RawPNG.word(2) + RawPNG.word(0))
        let reading = try PNGReading(png: picture.file(extra: [control]))
        #expect(reading.bitmap.samples == picture.expected)
        #expect(reading.warnings == ["an animation; only its default picture is read"])
    }

    @Test func `what the decoder tolerates is reported, not printed`() throws {
        // A transparent colour makes no sense beside an alpha channel.
        let picture = SamplePicture(.rgba, depth: 8)
        let reading = try PNGReading(png: picture.file(extra: [RawPNG.chunk("tRNS", [0, 1, 0, 1, 0, 1])]))
        #expect(reading.bitmap.samples == picture.expected)
        #expect(reading.warnings.count == 1)
    }
}
