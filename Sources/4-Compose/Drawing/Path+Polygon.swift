public import Geometry

extension Path {
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

extension Point {
    fileprivate func moved(towards other: Point, by length: Double) -> Point {
        let distance = distance(to: other)
        guard distance > 0 else { return self }
        return Point(x: x + (other.x - x) * length / distance, y: y + (other.y - y) * length / distance)
    }
}
