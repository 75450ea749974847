import Glibc
import Pixels

/// A rectangle of whole pixels, at least one.
public struct PixelBox: Equatable, Sendable {
    /// The first column.
    public let x: Int

    /// The first row.
    public let y: Int

    /// The number of columns.
    public let width: Int

    /// The number of rows.
    public let height: Int

    /// Creates a rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The size and the place, for people: "8 × 4 px at 0, 0".
    public var summary: String { "\(width) × \(height) px at \(x), \(y)" }

    /// Returns the smallest rectangle that contains both.
    func union(_ other: PixelBox) -> PixelBox {
        let left = min(x, other.x)
        let top = min(y, other.y)
        let right = max(x + width, other.x + other.width)
        let bottom = max(y + height, other.y + other.height)
        return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
    }
}

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
