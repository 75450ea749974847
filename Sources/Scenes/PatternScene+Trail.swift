import Drawing
import Geometry
import PatternLock

extension PatternScene {
    /// The narrowest node that has room for a direction beside its dot, in points.
    private static let narrowestDirection = 24.0

    /// Returns the trail through all nodes as one line, so that it is not darker where its parts meet.
    func trail() -> [Batch] {
        var path = Path()
        path.addPolyline(taken.map { picture.layout.center(of: $0.node) })
        return path.isEmpty ? [] : [Batch("trail", path, line(alpha: 1))]
    }

    /// Returns the line from the last node to the finger, which has an opacity of its own.
    func tail() -> [Batch] {
        guard let last = taken.last, let tail = picture.tail, tail.alpha > 0 else { return [] }
        var path = Path()
        path.addPolyline([picture.layout.center(of: last.node), tail.end])
        return [Batch("tail", path, line(alpha: tail.alpha))]
    }

    private func line(alpha: Double) -> Batch.Ink {
        .stroke(Stroke(color.faded(to: alpha), width: NodeShape.trailWidth, ends: .round))
    }

    /// Returns a triangle inside each node that points to the next, so that the order can be read.
    func directions() -> [Batch] {
        guard taken.count > 1, shape.diameter >= PatternScene.narrowestDirection else { return [] }
        let centers = taken.map { picture.layout.center(of: $0.node) }
        var path = Path()
        for (start, end) in zip(centers, centers.dropFirst()) {
            path.addPolygon(triangle(from: start, to: end))
        }
        return [Batch("lit.direction", path, .fill(color))]
    }

    /// Returns the corners of a triangle near the edge of a node.
    private func triangle(from start: Point, to end: Point) -> [Point] {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let tip = 0.44 * shape.diameter
        let base = tip - 0.06 * shape.diameter - 6
        let half = 0.05 * shape.diameter + 5.5
        func at(_ along: Double, _ across: Double) -> Point {
            start.moved(x: (along * dx - across * dy) / length, y: (along * dy + across * dx) / length)
        }
        return [at(tip, 0), at(base, half), at(base, -half)]
    }
}
