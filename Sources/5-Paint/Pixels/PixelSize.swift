/// The size of a bitmap in pixels: both sides at least 1, at most `maxSide`, and at most `maxArea` pixels in all.
///
/// The limits are checked before any memory is taken, for pictures that are rendered and for pictures that are read.
public struct PixelSize: Hashable, Sendable {
    /// The longest side a bitmap may have, in pixels.
    public static let maxSide = 32_768

    /// The most pixels a bitmap may have: 100 million, 400 MB of RGBA.
    public static let maxArea = 100_000_000

    /// The number of pixels in a row.
    public let width: Int

    /// The number of rows.
    public let height: Int

    /// Creates a size, or `nil` when a side or the area is outside the limits.
    public init?(width: Int, height: Int) {
        let sides = 1...PixelSize.maxSide
        guard sides.contains(width), sides.contains(height), width * height <= PixelSize.maxArea else { return nil }
        self.width = width
        self.height = height
    }

    /// The number of pixels.
    public var area: Int { width * height }

    /// The number of bytes a row of a bitmap takes.
    public var bytesPerRow: Int { width * Bitmap.bytesPerPixel }

    /// The number of bytes a bitmap takes.
    var byteCount: Int { area * Bitmap.bytesPerPixel }
}
