import Drawing
import Geometry
import PatternLock

extension PatternScene {
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
        guard taken.count > 1, shape.hasDirections else { return [] }
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
        func at(_ along: Double, _ across: Double) -> Point {
            start.moved(x: (along * dx - across * dy) / length, y: (along * dy + across * dx) / length)
        }
        let (tip, base, half) = (shape.directionTip, shape.directionBase, shape.directionWidth / 2)
        return [at(tip, 0), at(base, half), at(base, -half)]
    }
}
