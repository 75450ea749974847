import Pixels
import TestSupport
import Testing

struct BitmapBuilderTests {
    /// Words of every kind: opaque, transparent, between, and channels above alpha.
    private static func words(count: Int) -> [UInt32] {
        var generator = SeededGenerator(seed: 7)
        return (0..<count).map { index in
            let word = UInt32.random(in: 0...UInt32.max, using: &generator)
            return index % 3 == 0 ? word | 0xFF00_0000 : index % 7 == 0 ? 0 : word
        }
    }

    private static func straight(_ words: some Sequence<UInt32>) -> [UInt8] {
        words.flatMap { word in
            let color = StraightColor(PremultipliedColor(argb: word))
            return [color.red, color.green, color.blue, color.alpha]
        }
    }

    @Test func `every pixel becomes its straight form`() throws {
        let size = try #require(PixelSize(width: 500, height: 3))
        // The middle row is opaque and takes the fast path.
        let words = Self.words(count: 500) + Self.words(count: 500).map { $0 | 0xFF00_0000 } + Self.words(count: 500)
        let bitmap = words.withUnsafeBytes { Bitmap(size: size, premultiplied: $0, stride: 2_000) }
        #expect(bitmap?.samples == Self.straight(words))
    }

    @Test func `padding at the end of rows is not read`() throws {
        let size = try #require(PixelSize(width: 2, height: 2))
        let words: [UInt32] = [0xFF01_0203, 0xFF04_0506, 0xDEAD_BEEF, 0xFF07_0809, 0xFF0A_0B0C]
        let bitmap = words.withUnsafeBytes { Bitmap(size: size, premultiplied: $0, stride: 12) }
        #expect(bitmap?.samples == [1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 10, 11, 12, 255])
    }

    @Test(arguments: [1, 2, 3, 7])
    func `bands give the whole, however it is cut`(bandHeight: Int) throws {
        let size = try #require(PixelSize(width: 9, height: 7))
        let words = Self.words(count: 63)
        var builder = BitmapBuilder(size: size)
        for first in stride(from: 0, to: 7, by: bandHeight) {
            let rows = min(bandHeight, 7 - first)
            let band = Array(words[first * 9..<(first + rows) * 9])
            let fits = band.withUnsafeBytes { builder.append(premultiplied: $0, stride: 36, rows: rows) }
            #expect(fits)
        }
        #expect(builder.finish()?.samples == Self.straight(words))
    }

    @Test func `rows that do not fit are refused, and missing rows are noticed`() throws {
        let size = try #require(PixelSize(width: 2, height: 2))
        let words: [UInt32] = [1, 2, 3, 4, 5, 6]
        var builder = BitmapBuilder(size: size)
        let results = words.withUnsafeBytes { band in
            [
                builder.append(premultiplied: band, stride: 8, rows: 3),  // more rows than the bitmap has
                builder.append(premultiplied: band, stride: 4, rows: 1),  // rows shorter than the bitmap's
                builder.append(premultiplied: band, stride: 20, rows: 2),  // more bytes than the band has
                builder.append(premultiplied: band, stride: 10, rows: 1),  // rows that are not aligned
                builder.append(premultiplied: band, stride: 8, rows: -1),
                builder.append(premultiplied: band, stride: 8, rows: 1),
            ]
        }
        #expect(results == [false, false, false, false, false, true])
        #expect(builder.rowCount == 1)
        #expect(builder.finish() == nil)
    }
}
