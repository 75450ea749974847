import Pixels
import TestSupport
import Testing

struct PNGOutlineTests {
    @Test(arguments: PNGReadingTests.everyForm)
    func `every form has the size and the warnings that reading it gives`(picture: SamplePicture) throws {
        let control = RawPNG.chunk("acTL", RawPNG.word(2) + RawPNG.word(0))
        for file in [picture.file(), picture.file(interlaced: true), picture.file(extra: [control]) + [1, 2]] {
            let outline = try PNGOutline(png: file)
            let reading = try PNGReading(png: file)
            #expect(outline.size == reading.bitmap.size)
            #expect(outline.warnings == reading.warnings)
        }
    }

    @Test(arguments: [false, true])
    func `a file that is cut or changed anywhere has none`(interlaced: Bool) {
        let picture = SamplePicture(.palette, depth: 4, transparency: [1, 2, 3])
        let file = picture.file(interlaced: interlaced, extra: [RawPNG.chunk("tEXt", Array("Title\0Hall 8".utf8))])
        for length in 0..<file.count {
            #expect(throws: PNGError.self, "\(length)") { try PNGOutline(png: Array(file.prefix(length))) }
        }
        for position in file.indices {
            var bytes = file
            bytes[position] ^= 0x10
            #expect(throws: PNGError.self, "\(position)") { try PNGOutline(png: bytes) }
        }
    }

    @Test func `a length that points behind the end of the file is no chunk`() {
        let header = RawPNG.header(width: 1, height: 1, depth: 8, colorType: 0, interlaced: false)
        let pixels = RawPNG.chunk("IDAT", RawPNG.stored([0, 7]))
        for length in [1, 0x7FFF_FFFF, 0xFFFF_FFFF] as [UInt32] {
            let file = RawPNG.file([header, pixels, RawPNG.word(length) + Array("IEND".utf8) + RawPNG.word(0)])
            #expect(throws: PNGError.truncated) { try PNGOutline(png: file) }
        }
    }
}
