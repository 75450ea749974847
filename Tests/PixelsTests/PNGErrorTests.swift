import Pixels
import TestSupport
import Testing

struct PNGErrorTests {
    private let picture = SamplePicture(.palette, depth: 4, transparency: [1, 2, 3])

    private func error(reading bytes: [UInt8]) -> PNGError? {
        #expect(throws: PNGError.self) { try Bitmap(png: bytes) }
    }

    @Test(arguments: [false, true])
    func `every prefix of a file is truncated`(interlaced: Bool) {
        let file = picture.file(interlaced: interlaced)
        for length in 1..<file.count {
            #expect(error(reading: Array(file.prefix(length))) == .truncated, "the first \(length) bytes")
        }
    }

    @Test func `a changed byte anywhere is noticed, in chunks that are skipped too`() {
        let file = picture.file(extra: [RawPNG.chunk("tEXt", Array("Title\0Hall 8".utf8))])
        for position in file.indices {
            var bytes = file
            bytes[position] ^= 0x10
            _ = error(reading: bytes)
        }
    }

    @Test(arguments: ["IHDR", "gAMA", "PLTE", "tRNS", "IDAT", "IEND"])
    func `a wrong checksum is an error in every chunk`(type: String) throws {
        var file = picture.file(extra: [RawPNG.chunk("gAMA", RawPNG.word(45_455))])
        let place = try #require(file.firstRange(of: Array(type.utf8)))
        let length = file[(place.lowerBound - 4)..<place.lowerBound].reduce(0) { $0 << 8 | Int($1) }
        file[place.upperBound + length] ^= 1
        guard case .corrupt(let reason) = error(reading: file) else {
            Issue.record("not reported as corrupt")
            return
        }
        #expect(reason.contains("CRC"))
    }

    @Test func `what is not a PNG is named`() {
        #expect(error(reading: []) == .empty)
        #expect(error(reading: Array("GIF89a".utf8)) == .notPNG)
        #expect(error(reading: [0x89, 0x50, 0x4E]) == .truncated)
        // Line ends converted by a text transfer.
        #expect(error(reading: [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0x00]) == .notPNG)
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12345\n"
        #expect(error(reading: Array(pointer.utf8)) == .gitLFSPointer)
    }

    @Test(
        arguments: [
            (100_000, 100_000),
            (32_769, 1),  // one over the longest side
            (1, 32_769),
            (10_001, 10_000),  // one row's worth over the largest area
            (0x7FFF_FFFF, 0x7FFF_FFFF),  // the largest the format can say
        ] as [(UInt32, UInt32)])
    func `a claimed size over the limits is refused before memory is taken`(width: UInt32, height: UInt32) {
        let file = RawPNG.file([
            RawPNG.header(width: width, height: height, depth: 8, colorType: 6, interlaced: false),
            RawPNG.chunk("IDAT", RawPNG.stored([0])), RawPNG.chunk("IEND", []),
        ])
        #expect(error(reading: file) == .tooLarge(width: Int(width), height: Int(height)))
    }

    @Test(
        arguments: [
            (0, 1, 8, 2),  // no columns
            (1, 0, 8, 2),  // no rows
            (0x8000_0000, 1, 8, 2),  // a negative width
            (1, 1, 4, 2),  // RGB has 8 or 16 bits
            (1, 1, 8, 1),  // no such colour type
        ] as [(UInt32, UInt32, UInt8, UInt8)])
    func `a header that makes no sense is corrupt`(width: UInt32, height: UInt32, depth: UInt8, colorType: UInt8) {
        let file = RawPNG.file([
            RawPNG.header(width: width, height: height, depth: depth, colorType: colorType, interlaced: false),
            RawPNG.chunk("IDAT", RawPNG.stored([0, 0, 0, 0])), RawPNG.chunk("IEND", []),
        ])
        guard case .corrupt = error(reading: file) else {
            Issue.record("not reported as corrupt")
            return
        }
    }

    @Test func `too few rows, an unknown critical chunk and a missing palette are corrupt`() {
        let header = RawPNG.header(width: 1, height: 2, depth: 8, colorType: 0, interlaced: false)
        let end = RawPNG.chunk("IEND", [])
        let broken = [
            [header, RawPNG.chunk("IDAT", RawPNG.stored([0, 7])), end],
            [header, RawPNG.chunk("HALL", [1]), RawPNG.chunk("IDAT", RawPNG.stored([0, 7, 0, 7])), end],
            [
                RawPNG.header(width: 1, height: 1, depth: 8, colorType: 3, interlaced: false),
                RawPNG.chunk("IDAT", RawPNG.stored([0, 0])), end,
            ],
            [header, end],
        ]
        for chunks in broken {
            guard case .corrupt = error(reading: RawPNG.file(chunks)) else {
                Issue.record("not reported as corrupt")
                return
            }
        }
    }
}
