public import Geometry

extension Path {
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
}
