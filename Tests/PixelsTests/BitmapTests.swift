import Pixels
import Testing

struct BitmapTests {
    @Test(
        arguments: [
            (1, 1, true),
            (32_768, 1, true),  // the longest side
            (32_769, 1, false),
            (10_000, 10_000, true),  // the largest area
            (10_000, 10_001, false),
            (0, 1, false),
            (1, 0, false),
            (-1, -1, false),
            (.max, .max, false),  // no overflow
        ])
    func `sizes outside the limits do not exist`(width: Int, height: Int, exists: Bool) {
        #expect((PixelSize(width: width, height: height) != nil) == exists)
    }

    @Test func `the number of samples must fit the size`() throws {
        let size = try #require(PixelSize(width: 2, height: 3))
        #expect(Bitmap(size: size, samples: Array(repeating: 0, count: 24)) != nil)
        #expect(Bitmap(size: size, samples: Array(repeating: 0, count: 23)) == nil)
        #expect(Bitmap(size: size, samples: []) == nil)
    }

    @Test func `a filled bitmap has its colour everywhere, in the order red, green, blue, alpha`() throws {
        let size = try #require(PixelSize(width: 2, height: 2))
        let color = StraightColor(red: 1, green: 2, blue: 3, alpha: 4)
        let bitmap = Bitmap(size: size, filledWith: color)
        #expect(bitmap.samples == [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4])
        #expect(bitmap[1, 1] == color)
        #expect(bitmap.sampleRange(ofRow: 1) == 8..<16)
    }
}
