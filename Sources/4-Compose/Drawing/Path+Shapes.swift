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
    public func fitted(to rect: Rect) -> CornerRadii {
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
        let radii = radii.fitted(to: rect)
        let corners = [
            (Point(x: rect.maxX, y: rect.y), radii.top, Point(x: -1, y: 0), Point(x: 0, y: 1)),
            (Point(x: rect.maxX, y: rect.maxY), radii.bottom, Point(x: 0, y: -1), Point(x: -1, y: 0)),
            (Point(x: rect.x, y: rect.maxY), radii.bottom, Point(x: 1, y: 0), Point(x: 0, y: -1)),
            (Point(x: rect.x, y: rect.y), radii.top, Point(x: 0, y: 1), Point(x: 1, y: 0)),
        ]
        move(to: Point(x: rect.x + radii.top, y: rect.y))
        for (corner, radius, back, ahead) in corners {
            let start = corner.moved(x: back.x * radius, y: back.y * radius)
            line(to: start)
            addCorner(from: start, around: corner, to: corner.moved(x: ahead.x * radius, y: ahead.y * radius))
        }
        close()
    }

    /// Adds a circle, clockwise from its top.
    public mutating func addCircle(center: Point, radius: Double) {
        addRoundedRectangle(
            Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
            radii: CornerRadii(radius))
    }
}
