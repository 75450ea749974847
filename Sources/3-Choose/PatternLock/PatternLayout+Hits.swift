public import Geometry

extension PatternLayout {
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
