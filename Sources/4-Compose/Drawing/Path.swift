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
}
