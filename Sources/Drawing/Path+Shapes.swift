public import Geometry

/// The radii of a rounded rectangle's upper and lower corners, in points.
public struct CornerRadii: Equatable, Sendable {
    /// The radius of the two upper corners.
    public var top: Double

    /// The radius of the two lower corners.
    public var bottom: Double

    /// Creates radii for the upper and the lower corners.
    public init(top: Double, bottom: Double) {
        self.top = top
        self.bottom = bottom
    }

    /// Creates one radius for all corners.
    public init(_ radius: Double) {
        self.init(top: radius, bottom: radius)
    }

    /// Returns radii smaller by the distance the edge moves inwards, never below 0: the corners stay concentric.
    public func inset(by distance: Double) -> CornerRadii {
        CornerRadii(top: max(0, top - distance), bottom: max(0, bottom - distance))
    }

    /// Returns the radii scaled down together until they fit the sides of a rectangle.
    func fitted(to rect: Rect) -> CornerRadii {
        let needed = max(2 * top / rect.width, 2 * bottom / rect.width, (top + bottom) / rect.height)
        guard needed > 1 else { return self }
        return CornerRadii(top: top / needed, bottom: bottom / needed)
    }
}

extension Path {
    /// How far a control point lies along the side of a quarter circle: `4 / 3 × (√2 − 1)`.
    static let quarterCircle = 0.552_284_749_830_793_4

    /// Adds a rectangle.
    public mutating func addRectangle(_ rect: Rect) {
        addPolygon([
            Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.y),
            Point(x: rect.maxX, y: rect.maxY), Point(x: rect.x, y: rect.maxY),
        ])
    }

    /// Adds a closed polygon; fewer than three corners add nothing.
    public mutating func addPolygon(_ corners: [Point]) {
        guard corners.count > 2 else { return }
        addPolyline(corners)
        close()
    }

    /// Adds an open line through the points; fewer than two add nothing.
    public mutating func addPolyline(_ points: [Point]) {
        guard let first = points.first, points.count > 1 else { return }
        move(to: first)
        for point in points.dropFirst() {
            line(to: point)
        }
    }

    /// Adds a rectangle with round corners; radii too large for it are scaled down together.
    public mutating func addRoundedRectangle(_ rect: Rect, radii: CornerRadii) {
        let fitted = radii.fitted(to: rect)
        let top = fitted.top
        let bottom = fitted.bottom
        move(to: Point(x: rect.x + top, y: rect.y))
        line(to: Point(x: rect.maxX - top, y: rect.y))
        addCorner(around: Point(x: rect.maxX, y: rect.y), to: Point(x: rect.maxX, y: rect.y + top))
        line(to: Point(x: rect.maxX, y: rect.maxY - bottom))
        addCorner(around: Point(x: rect.maxX, y: rect.maxY), to: Point(x: rect.maxX - bottom, y: rect.maxY))
        line(to: Point(x: rect.x + bottom, y: rect.maxY))
        addCorner(around: Point(x: rect.x, y: rect.maxY), to: Point(x: rect.x, y: rect.maxY - bottom))
        line(to: Point(x: rect.x, y: rect.y + top))
        addCorner(around: Point(x: rect.x, y: rect.y), to: Point(x: rect.x + top, y: rect.y))
        close()
    }

    /// Adds a circle, clockwise from its top.
    public mutating func addCircle(center: Point, radius: Double) {
        addRoundedRectangle(
            Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
            radii: CornerRadii(radius))
    }

    /// Adds a quarter circle from the current point to the end, bending towards the corner.
    private mutating func addCorner(around corner: Point, to end: Point) {
        guard case .line(let start)? = elements.last, start != end else { return }
        let pull = Path.quarterCircle
        curve(
            Point(x: start.x + (corner.x - start.x) * pull, y: start.y + (corner.y - start.y) * pull),
            Point(x: end.x + (corner.x - end.x) * pull, y: end.y + (corner.y - end.y) * pull),
            to: end)
    }
}
