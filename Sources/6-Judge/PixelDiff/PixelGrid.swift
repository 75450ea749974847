import Glibc
import Pixels

/// A bitmap's pixels as words while its memory is held.
struct PixelGrid {
    let pixels: UnsafeBufferPointer<UInt32>
    let width: Int
    let height: Int

    subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

    /// Returns the pixels of some rows.
    func rows(_ rows: Range<Int>) -> UnsafeBufferPointer<UInt32> {
        UnsafeBufferPointer(rebasing: pixels[rows.lowerBound * width..<rows.upperBound * width])
    }

    /// Whether some rows are the same as another grid's, which costs one `memcmp`.
    func hasEqual(_ rows: Range<Int>, as other: PixelGrid) -> Bool {
        let (own, others) = (self.rows(rows), other.rows(rows))
        guard let first = own.baseAddress, let second = others.baseAddress else { return true }
        return memcmp(first, second, own.count * MemoryLayout<UInt32>.size) == 0
    }
}

extension Bitmap {
    /// Calls a function with the pixels.
    func withGrid<Result>(_ body: (PixelGrid) -> Result) -> Result {
        withUnsafePixels { body(PixelGrid(pixels: $0, width: size.width, height: size.height)) }
    }
}
