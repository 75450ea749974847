/// A place on a plane: `x` grows to the right, `y` grows downwards.
public struct Point: Hashable, Sendable {
    /// The point (0, 0).
    public static let zero = Point(x: 0, y: 0)

    /// The distance from the left edge.
    public var x: Double

    /// The distance from the top edge.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Returns how far another point is.
    public func distance(to other: Point) -> Double {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }

    /// Returns the point moved by a distance on each axis.
    public func moved(x dx: Double = 0, y dy: Double = 0) -> Point {
        Point(x: x + dx, y: y + dy)
    }
}

/// A width and a height.
public struct Size: Hashable, Sendable {
    /// The extent along x.
    public var width: Double

    /// The extent along y.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
