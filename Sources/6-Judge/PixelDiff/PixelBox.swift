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
