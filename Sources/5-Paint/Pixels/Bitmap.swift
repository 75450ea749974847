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
}

extension Bitmap {
    /// Calls a function with the pixels as words, row by row; the bytes of a word in memory are `r g b a`.
    ///
    /// The buffer is valid only during the call. An array's elements begin at an address that fits any scalar, so the
    /// words are aligned.
    public func withUnsafePixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
        try samples.withUnsafeBytes { try body($0.bindMemory(to: UInt32.self)) }
    }
}
