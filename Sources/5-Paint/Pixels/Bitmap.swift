/// A picture in memory: 8 bits a channel, red, green, blue, alpha, not premultiplied, rows from the top, no padding.
public struct Bitmap: Equatable, Sendable {
    /// The number of bytes a pixel takes.
    public static let bytesPerPixel = 4

    /// The size in pixels.
    public let size: PixelSize

    /// The samples: `size.area * 4` bytes, row by row, `r g b a` for each pixel.
    public let samples: [UInt8]

    /// Creates a bitmap from its samples, or `nil` when their number is not `size.area * 4`.
    public init?(size: PixelSize, samples: [UInt8]) {
        guard samples.count == size.byteCount else { return nil }
        self.size = size
        self.samples = samples
    }

    /// Creates a bitmap of one colour.
    public init(size: PixelSize, filledWith color: StraightColor) {
        self.size = size
        samples = Array(unsafeUninitializedCapacity: size.byteCount) { buffer, count in
            let pixels = UnsafeMutableRawBufferPointer(buffer).bindMemory(to: UInt32.self)
            pixels.initialize(repeating: color.pixel.littleEndian)
            count = size.byteCount
        }
    }

    /// The colour of a pixel; traps outside the picture.
    ///
    /// Loops over many pixels should use the samples.
    public subscript(x: Int, y: Int) -> StraightColor {
        precondition((0..<size.width).contains(x) && (0..<size.height).contains(y), "pixel outside the bitmap")
        let first = y * size.bytesPerRow + x * Bitmap.bytesPerPixel
        return StraightColor(
            red: samples[first], green: samples[first + 1], blue: samples[first + 2], alpha: samples[first + 3])
    }

    /// The place of a row in `samples`.
    public func sampleRange(ofRow row: Int) -> Range<Int> {
        row * size.bytesPerRow..<(row + 1) * size.bytesPerRow
    }

    /// Calls a function with the pixels as words, row by row; the bytes of a word in memory are `r g b a`.
    ///
    /// The buffer is valid only during the call. An array's elements begin at an address that fits any scalar, so the
    /// words are aligned.
    public func withUnsafePixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
        try samples.withUnsafeBytes { try body($0.bindMemory(to: UInt32.self)) }
    }

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
