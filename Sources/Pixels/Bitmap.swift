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
        guard samples.count == size.area * Bitmap.bytesPerPixel else { return nil }
        self.size = size
        self.samples = samples
    }
}
