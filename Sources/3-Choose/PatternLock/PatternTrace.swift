public import Geometry

/// The nodes that one finger has taken, in order.
///
/// Every straight piece of its way is tested, not only the points that a screen reports, so the nodes do not depend on
/// how often that is. No node is taken twice.
public struct PatternTrace: Equatable, Sendable {
    /// A node that was taken.
    public struct Taken: Equatable, Sendable {
        /// Its number.
        public let node: Int

        /// Whether it lay between two nodes and was not touched itself.
        public let isAutomatic: Bool

        /// Creates a taken node.
        public init(node: Int, isAutomatic: Bool = false) {
            self.node = node
            self.isAutomatic = isAutomatic
        }
    }

    /// What was taken, in order.
    public private(set) var taken: [Taken] = []

    /// Where the finger is.
    public private(set) var finger: Point

    /// Starts where a finger comes down, which may be on a node.
    public init(at point: Point, in layout: PatternLayout) {
        finger = point
        move(to: point, in: layout)
    }

    /// The numbers of the nodes, in order.
    public var nodes: [Int] { taken.map(\.node) }

    /// Moves the finger straight to a point, and returns the nodes it takes on the way.
    @discardableResult
    public mutating func move(to point: Point, in layout: PatternLayout) -> [Taken] {
        let count = taken.count
        for node in layout.nodes(from: finger, to: point) where !has(node) {
            take(node, order: layout.order)
        }
        finger = point
        return Array(taken[count...])
    }

    /// Takes a node, and first what is still free between it and the last one.
    private mutating func take(_ node: Int, order: Int) {
        let passed = taken.last.map { PatternGrid.nodes(between: $0.node, and: node, order: order) } ?? []
        for between in passed where !has(between) {
            taken.append(Taken(node: between, isAutomatic: true))
        }
        taken.append(Taken(node: node))
    }

    private func has(_ node: Int) -> Bool {
        taken.contains { $0.node == node }
    }
}
