public import Geometry

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
