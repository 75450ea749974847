/// Builds a bitmap from bands of premultiplied rows, from the top downwards, as a canvas paints them.
///
/// Rows are converted from premultiplied to straight colours as they come, so a canvas can paint one small surface
/// again and again.
public struct BitmapBuilder: ~Copyable {
    /// The size of the bitmap being built.
    public let size: PixelSize

    /// How many rows there are so far.
    public var rowCount: Int { samples.count / size.bytesPerRow }

    private var samples: [UInt8] = []

    /// Creates a builder without rows, with room for all of them.
    public init(size: PixelSize) {
        self.size = size
        samples.reserveCapacity(size.byteCount)
    }

    /// Appends rows of premultiplied pixels, or returns `false` and appends nothing when they do not fit.
    ///
    /// - Parameters:
    ///   - band: Words `0xAARRGGBB` in the machine's byte order (Cairo's ARGB32), aligned to 4 bytes.
    ///   - stride: The number of bytes from one row to the next: a multiple of 4, at least `size.width * 4`.
    ///   - rows: The number of rows in the band; what lies below them in `band` is not read.
    public mutating func append(premultiplied band: UnsafeRawBufferPointer, stride: Int, rows: Int) -> Bool {
        guard rows >= 0, rowCount + rows <= size.height, stride >= size.bytesPerRow, stride.isMultiple(of: 4),
            rows == 0 || band.count >= (rows - 1) * stride + size.bytesPerRow
        else { return false }
        for row in 0..<rows {
            let start = row * stride
            let bytes = UnsafeRawBufferPointer(rebasing: band[start..<start + size.bytesPerRow])
            append(row: bytes.bindMemory(to: UInt32.self))
        }
        return true
    }

    /// Returns the bitmap, or `nil` when rows are missing.
    public consuming func finish() -> Bitmap? {
        Bitmap(size: size, samples: samples)
    }

    private mutating func append(row words: UnsafeBufferPointer<UInt32>) {
        samples.append(addingCapacity: size.bytesPerRow) { output in
            output.withUnsafeMutableBufferPointer { buffer, count in
                let free = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                straighten(words, into: free.bindMemory(to: UInt32.self))
                count += words.count * Bitmap.bytesPerPixel
            }
        }
    }
}

extension Bitmap {
    /// Creates a bitmap from a whole picture of premultiplied pixels, or `nil` when there are too few.
    ///
    /// The words are described at `BitmapBuilder.append(premultiplied:stride:rows:)`.
    public init?(size: PixelSize, premultiplied words: UnsafeRawBufferPointer, stride: Int) {
        var builder = BitmapBuilder(size: size)
        guard builder.append(premultiplied: words, stride: stride, rows: size.height),
            let bitmap = builder.finish()
        else { return nil }
        self = bitmap
    }
}
