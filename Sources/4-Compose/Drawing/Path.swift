public import Geometry

/// Lines and curves in canvas points, made of sub-paths, each with the rows of the canvas it covers.
public struct Path: Equatable, Sendable {
    /// One step of a path.
    public enum Element: Equatable, Sendable {
        /// Starts a sub-path.
        case move(Point)

        /// Draws a straight line.
        case line(Point)

        /// Draws a cubic Bézier curve: two control points, then the end.
        case curve(Point, Point, Point)

        /// Joins the end of the sub-path to its start.
        case close
    }

    /// A run of elements that starts with a move.
    ///
    /// The vertical extent encloses the control points, so it may be larger than the curve, never smaller. A canvas
    /// that paints a band skips the sub-paths outside it.
    public struct Subpath: Equatable, Sendable {
        /// Where its elements are in `Path.elements`.
        public internal(set) var elements: Range<Int>

        /// The top of its extent.
        public internal(set) var minY: Double

        /// The bottom of its extent.
        public internal(set) var maxY: Double

        /// Whether it has only horizontal and vertical lines.
        ///
        /// Rasterizers treat paths of such lines in a way of their own, with slightly other pixels.
        public internal(set) var isRectilinear = true
    }

    /// All elements, sub-path after sub-path.
    public private(set) var elements: [Element] = []

    /// The sub-paths in drawing order.
    public private(set) var subpaths: [Subpath] = []

    /// Creates an empty path.
    public init() {}

    /// Whether nothing was added.
    public var isEmpty: Bool { elements.isEmpty }

    /// Starts a sub-path.
    public mutating func move(to point: Point) {
        let start = elements.count
        elements.append(.move(point))
        subpaths.append(Subpath(elements: start..<start + 1, minY: point.y, maxY: point.y))
    }

    /// Draws a straight line from the current point; ignored before the first `move`.
    public mutating func line(to point: Point) {
        if let current, current.x != point.x, current.y != point.y { markCurved() }
        extend(with: .line(point), through: point.y...point.y)
    }

    /// Draws a cubic curve from the current point; ignored before the first `move`.
    public mutating func curve(_ first: Point, _ second: Point, to end: Point) {
        let top = min(first.y, second.y, end.y)
        let bottom = max(first.y, second.y, end.y)
        markCurved()
        extend(with: .curve(first, second, end), through: top...bottom)
    }

    /// Closes the current sub-path; ignored before the first `move`.
    public mutating func close() {
        guard let last = subpaths.last else { return }
        if case .move(let start) = elements[last.elements.lowerBound], let current, current.x != start.x,
            current.y != start.y
        {
            markCurved()
        }
        extend(with: .close, through: last.minY...last.maxY)
    }

    /// Appends all sub-paths of another path.
    public mutating func append(_ other: Path) {
        let shift = elements.count
        elements.append(contentsOf: other.elements)
        for var subpath in other.subpaths {
            subpath.elements = subpath.elements.lowerBound + shift..<subpath.elements.upperBound + shift
            subpaths.append(subpath)
        }
    }

    /// Where the last element ends, unless it closed a sub-path.
    private var current: Point? {
        switch elements.last {
        case .move(let point), .line(let point), .curve(_, _, let point): point
        case .close, nil: nil
        }
    }

    private mutating func markCurved() {
        guard let last = subpaths.indices.last else { return }
        subpaths[last].isRectilinear = false
    }

    private mutating func extend(with element: Element, through rows: ClosedRange<Double>) {
        guard let last = subpaths.indices.last else { return }
        elements.append(element)
        subpaths[last].elements = subpaths[last].elements.lowerBound..<elements.count
        subpaths[last].minY = min(subpaths[last].minY, rows.lowerBound)
        subpaths[last].maxY = max(subpaths[last].maxY, rows.upperBound)
    }

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

    /// Adds a ring to be filled: its outer edge has the radius, its inner one is smaller by the width.
    ///
    /// It stands in for a stroked circle, whose pixels would depend on where a band is cut.
    public mutating func addRing(center: Point, radius: Double, width: Double) {
        addCircle(center: center, radius: radius)
        guard width < radius else { return }
        addHole(center: center, radius: radius - width)
    }

    /// Adds a circle that runs the other way round than `addCircle`, so that the winding rule leaves it out.
    private mutating func addHole(center: Point, radius: Double) {
        func at(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x * radius, y: center.y + y * radius) }
        move(to: at(0, -1))
        addCorner(from: at(0, -1), around: at(-1, -1), to: at(-1, 0))
        addCorner(from: at(-1, 0), around: at(-1, 1), to: at(0, 1))
        addCorner(from: at(0, 1), around: at(1, 1), to: at(1, 0))
        addCorner(from: at(1, 0), around: at(1, -1), to: at(0, -1))
        close()
    }

    /// Adds a closed polygon with round corners; a corner never takes more than half of the shorter side beside it.
    ///
    /// Fewer than three corners add nothing.
    public mutating func addRoundedPolygon(_ corners: [Point], radius: Double) {
        guard corners.count > 2 else { return }
        for (index, corner) in corners.enumerated() {
            let before = corners[(index + corners.count - 1) % corners.count]
            let after = corners[(index + 1) % corners.count]
            let reach = min(radius, corner.distance(to: before) / 2, corner.distance(to: after) / 2)
            let start = corner.moved(towards: before, by: reach)
            if index == 0 { move(to: start) } else { line(to: start) }
            addCorner(from: start, around: corner, to: corner.moved(towards: after, by: reach))
        }
        close()
    }

    /// Adds a quarter of an ellipse from the current point to the end, bending towards the corner.
    mutating func addCorner(from start: Point, around corner: Point, to end: Point) {
        guard start != end else { return }
        let pull = Path.quarterCircle
        curve(
            Point(x: start.x + (corner.x - start.x) * pull, y: start.y + (corner.y - start.y) * pull),
            Point(x: end.x + (corner.x - end.x) * pull, y: end.y + (corner.y - end.y) * pull),
            to: end)
    }

    /// Returns the path scaled, then moved.
    public func transformed(scale: Double, x: Double, y: Double) -> Path {
        func map(_ point: Point) -> Point { Point(x: point.x * scale + x, y: point.y * scale + y) }
        var path = Path()
        for element in elements {
            switch element {
            case .move(let point): path.move(to: map(point))
            case .line(let point): path.line(to: map(point))
            case .curve(let first, let second, let end): path.curve(map(first), map(second), to: map(end))
            case .close: path.close()
            }
        }
        return path
    }
}

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

extension Point {
    fileprivate func moved(towards other: Point, by length: Double) -> Point {
        let distance = distance(to: other)
        guard distance > 0 else { return self }
        return Point(x: x + (other.x - x) * length / distance, y: y + (other.y - y) * length / distance)
    }
}
