public import Geometry

/// The rule of skipped nodes on a square of nodes.
public enum PatternGrid {
    /// Returns the nodes strictly between two nodes on a straight line, in travel order.
    ///
    /// Straight is along a row, a column or an exact diagonal; any other move, such as a knight's, passes none.
    public static func nodes(between start: Int, and end: Int, order: Int) -> [Int] {
        let down = end / order - start / order
        let across = end % order - start % order
        guard down == 0 || across == 0 || abs(down) == abs(across) else { return [] }
        let step = down.signum() * order + across.signum()
        return (0..<max(abs(down), abs(across))).dropFirst().map { start + $0 * step }
    }
}

/// The area of a node that answers to a finger, around its middle.
public enum HitRule: Equatable, Sendable {
    /// A circle whose radius is 0.3 of the distance between nodes.
    case circle

    /// A square with a side in points, at most 0.6 of the distance between nodes, so that areas never touch.
    case box(side: Double)

    /// The diameter of the circle and the largest side of the square, over the distance between nodes.
    static let reach = 0.6
}

/// Where the nodes of a pattern lock lie in its view: a square of nodes, numbered row by row from 0, on whole points.
///
/// The side is the smaller extent of the view. A node is 74 points wide and the margins between and around the nodes
/// share the rest evenly; where margins under 8 points would be left, they are 8 and the nodes shrink instead.
public struct PatternLayout: Equatable, Sendable {
    /// How many nodes a side can have.
    public static let orders = 2...8

    /// The largest extent of a view, in points.
    public static let largestSide = 10_000.0

    /// The diameter of a node that has the room, in points.
    public static let diameter = 74

    /// The smallest space between two nodes, in points.
    public static let smallestMargin = 8

    /// The size of the view.
    public let size: Size

    /// How many nodes a side has.
    public let order: Int

    /// Where a node answers to a finger.
    public let hitRule: HitRule

    /// The square around each node.
    public let nodeFrames: [Rect]

    /// The diameter of a node.
    public let diameter: Double

    /// The distance from one node to the next.
    public let cell: Double

    /// Creates a layout, or `nil` where not even nodes of one point fit, or the view or the order is beyond its limit.
    public init?(size: Size, order: Int = 3, hitRule: HitRule = .circle) {
        let sides = 0...PatternLayout.largestSide
        guard
            PatternLayout.orders.contains(order), sides.contains(size.width), sides.contains(size.height),
            let spacing = NodeSpacing(side: Int(min(size.width, size.height)), order: order)
        else { return nil }
        self.size = size
        self.order = order
        self.hitRule = hitRule
        diameter = Double(spacing.diameter)
        cell = Double(spacing.cell)
        nodeFrames = spacing.frames(in: size, order: order)
    }

    /// The numbers of the nodes.
    public var nodes: Range<Int> { 0..<order * order }

    /// Returns the middle of a node.
    public func center(of node: Int) -> Point {
        nodeFrames[node].center
    }

    /// Returns the node whose area contains a point, or `nil`; edges belong to the area.
    public func node(at point: Point) -> Int? {
        nodes.first { entry(into: $0, from: point, to: point) != nil }
    }

    /// Returns the nodes whose areas a finger crosses on a straight way, in the order in which it enters them.
    ///
    /// Areas never touch, so the order is clear, and cutting the way into pieces changes nothing.
    public func nodes(from start: Point, to end: Point) -> [Int] {
        let entries = nodes.compactMap { node in
            entry(into: node, from: start, to: end).map { (part: $0, node: node) }
        }
        return entries.sorted { ($0.part, $0.node) < ($1.part, $1.node) }.map(\.node)
    }

    /// Returns the part of the way after which it enters the area of a node, 0 when it starts inside.
    private func entry(into node: Int, from start: Point, to end: Point) -> Double? {
        let center = center(of: node)
        let way = Way(
            start: Point(x: start.x - center.x, y: start.y - center.y),
            delta: Point(x: end.x - start.x, y: end.y - start.y))
        let reach = HitRule.reach * cell
        return switch hitRule {
        case .circle: way.entry(intoCircle: reach / 2)
        case .box(let side): way.entry(intoBox: min(side, reach) / 2)
        }
    }
}

/// The whole-point sizes of nodes and margins.
private struct NodeSpacing {
    let diameter: Int
    let margin: Int

    init?(side: Int, order: Int) {
        let rest = side - order * PatternLayout.diameter
        if rest >= (order + 1) * PatternLayout.smallestMargin {
            diameter = PatternLayout.diameter
            margin = rest / (order + 1)
        } else {
            margin = PatternLayout.smallestMargin
            diameter = (side - (order + 1) * margin) / order
        }
        // Division rounds towards zero, so that a side a little too small would give a node of nothing.
        guard diameter >= 1 else { return nil }
    }

    var cell: Int { diameter + margin }

    func frames(in size: Size, order: Int) -> [Rect] {
        let block = order * cell - margin
        let left = (Int(size.width) - block) / 2
        let top = (Int(size.height) - block) / 2
        return (0..<order * order).map { node in
            Rect(
                x: Double(left + node % order * cell), y: Double(top + node / order * cell),
                width: Double(diameter), height: Double(diameter))
        }
    }
}

/// A straight way beside an area around (0, 0).
private struct Way {
    let start: Point
    let delta: Point

    /// Returns where the way enters a circle: the smaller root of `|start + t × delta|² = radius²`.
    func entry(intoCircle radius: Double) -> Double? {
        let distance = start.x * start.x + start.y * start.y - radius * radius
        if distance <= 0 { return 0 }
        let square = delta.x * delta.x + delta.y * delta.y
        let approach = start.x * delta.x + start.y * delta.y
        let discriminant = approach * approach - square * distance
        guard square > 0, discriminant >= 0 else { return nil }
        let part = (-approach - discriminant.squareRoot()) / square
        return part >= 0 && part <= 1 ? part : nil
    }

    /// Returns where the way enters a square: it must be between both pairs of sides at once.
    func entry(intoBox half: Double) -> Double? {
        guard
            let across = Way.stay(start.x, delta.x, within: half), let down = Way.stay(start.y, delta.y, within: half)
        else { return nil }
        let enter = max(across.lowerBound, down.lowerBound, 0)
        return enter <= min(across.upperBound, down.upperBound, 1) ? enter : nil
    }

    /// Returns the part of the way on which one coordinate is between two sides.
    private static func stay(_ start: Double, _ delta: Double, within half: Double) -> ClosedRange<Double>? {
        guard delta != 0 else {
            return abs(start) <= half ? -Double.infinity...Double.infinity : nil
        }
        let ends = ((-half - start) / delta, (half - start) / delta)
        guard ends.0.isFinite, ends.1.isFinite else { return nil }
        return min(ends.0, ends.1)...max(ends.0, ends.1)
    }
}
