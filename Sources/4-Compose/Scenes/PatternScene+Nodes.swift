import Drawing
import Geometry
import PatternLock

/// The sizes of what is drawn of a node, in points.
struct NodeShape {
    /// The width of the trail.
    static let trailWidth = 8.0

    /// The diameter of the node.
    let diameter: Double

    /// The width of a free node's ring.
    var idleRing: Double { 1.5 }

    /// The width of a lit node's ring.
    var litRing: Double { 2.5 }

    /// The radius of a free node's dot.
    var idleDot: Double { max(0.07 * diameter, 2) }

    /// The radius of a lit node's dot: always wider than the trail.
    var litDot: Double { min(max(0.21 * diameter, NodeShape.trailWidth / 2 + 1.5), diameter / 2) }

    /// The radius of the dot of a node that was taken by itself.
    var automaticDot: Double { min(max(0.14 * diameter, NodeShape.trailWidth / 2 + 1), diameter / 2) }

    /// How far from the middle a direction points.
    var directionTip: Double { 0.44 * diameter }

    /// How far from the middle a direction begins.
    var directionBase: Double { 0.38 * diameter - 5.5 }

    /// How wide a direction is: wider than the trail, which it lies on.
    var directionWidth: Double { NodeShape.trailWidth + 0.1 * diameter + 4 }

    /// Whether a direction has room between the dot and the ring.
    var hasDirections: Bool { directionBase > automaticDot }

    /// Returns the radius of the dot of a taken node.
    func dot(of taken: PatternTrace.Taken) -> Double {
        taken.isAutomatic ? automaticDot : litDot
    }
}

extension PatternScene {
    var shape: NodeShape { NodeShape(diameter: picture.layout.diameter) }

    /// Returns all nodes as if nobody had taken one; what is lit covers its own.
    ///
    /// While the lock is locked out they are pale.
    func freeNodes() -> [Batch] {
        var rings = Path()
        var dots = Path()
        for frame in picture.layout.nodeFrames {
            rings.addRing(center: frame.center, radius: shape.diameter / 2, width: shape.idleRing)
            dots.addCircle(center: frame.center, radius: shape.idleDot)
        }
        let color = isLockedOut ? theme.pattern.idle.faded(to: 0.4) : theme.pattern.idle
        return [Batch("node.ring", rings, .fill(color)), Batch("node.dot", dots, .fill(color))]
    }

    /// Returns the halos, the trail over them, and the nodes on the trail; nothing before the first node.
    func litNodes() -> [Batch] {
        guard !taken.isEmpty else { return [] }
        return halos() + tail() + trail() + rings() + [dots()] + directions() + signs()
    }

    /// Returns a tint inside each node that was touched, stronger where the finger is.
    ///
    /// A node that was taken by itself has none, so it can be told from those the finger met.
    private func halos() -> [Batch] {
        var touched = Path()
        var others = Path()
        for item in taken where !item.isAutomatic {
            let center = picture.layout.center(of: item.node)
            if item.node == picture.touched {
                touched.addCircle(center: center, radius: shape.diameter / 2)
            } else {
                others.addCircle(center: center, radius: shape.diameter / 2)
            }
        }
        return [("lit.halo", others, 0.13), ("touched.halo", touched, 0.32)].filter { !$0.1.isEmpty }.map {
            Batch($0.0, $0.1, .fill(color.faded(to: $0.2)))
        }
    }

    private func rings() -> [Batch] {
        var rings = Path()
        for item in taken {
            let center = picture.layout.center(of: item.node)
            rings.addRing(center: center, radius: shape.diameter / 2 + 0.25, width: shape.litRing)
        }
        return [Batch("lit.ring", rings, .fill(color))]
    }

    private func dots() -> Batch {
        var dots = Path()
        for item in taken {
            dots.addCircle(center: picture.layout.center(of: item.node), radius: shape.dot(of: item))
        }
        return Batch("lit.dot", dots, .fill(color))
    }

    /// Returns a tick or a cross on each dot, so that an answer is not told by colour alone.
    private func signs() -> [Batch] {
        guard let sign = picture.style.sign else { return [] }
        var pen = SignPen()
        for item in taken {
            pen.draw(sign, center: picture.layout.center(of: item.node), size: 0.95 * shape.dot(of: item))
        }
        let width = 0.18 * shape.litDot
        return [Batch("lit.\(sign)", pen.path, .stroke(Stroke(theme.pattern.sign, width: width, ends: .round)))]
    }

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

extension PatternPicture.Style {
    /// The sign of an answer.
    fileprivate var sign: Sign? {
        switch self {
        case .normal: nil
        case .accepted: .tick
        case .wrong: .cross
        }
    }
}
