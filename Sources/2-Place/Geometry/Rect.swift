/// A rectangle that contains its left and top edges and not its right and bottom ones (half-open).
public struct Rect: Hashable, Sendable {
    /// The left edge.
    public var x: Double

    /// The top edge.
    public var y: Double

    /// The extent to the right.
    public var width: Double

    /// The extent downwards.
    public var height: Double

    /// Creates a rectangle from its top left corner and its extents.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The right edge, outside the rectangle.
    public var maxX: Double { x + width }

    /// The bottom edge, outside the rectangle.
    public var maxY: Double { y + height }

    /// The point in the middle.
    public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

    /// Returns whether the point lies inside; points on the right and bottom edges do not.
    public func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }

    /// Returns the rectangle with every edge moved inwards; a negative distance moves them outwards.
    public func inset(by distance: Double) -> Rect {
        Rect(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
    }

    /// Returns the smallest rectangle that covers both.
    public func union(_ other: Rect) -> Rect {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Returns the distance from the point to the nearest point of the closed rectangle, 0 inside.
    public func distance(to point: Point) -> Double {
        let dx = max(x - point.x, 0, point.x - maxX)
        let dy = max(y - point.y, 0, point.y - maxY)
        return (dx * dx + dy * dy).squareRoot()
    }
}
