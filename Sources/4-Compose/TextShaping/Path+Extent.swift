import Drawing
import Geometry

extension Path {
    /// The smallest rectangle around all points, control points too; `nil` for an empty path.
    var hull: Rect? {
        guard let top = subpaths.map(\.minY).min(), let bottom = subpaths.map(\.maxY).max() else { return nil }
        var columns = (left: Double.infinity, right: -Double.infinity)
        for element in elements {
            element.forEachPoint { columns = (min(columns.left, $0.x), max(columns.right, $0.x)) }
        }
        return Rect(x: columns.left, y: top, width: columns.right - columns.left, height: bottom - top)
    }

    /// Returns the path moved by a distance on each axis.
    func moved(x: Double, y: Double) -> Path {
        var moved = Path()
        for element in elements {
            switch element {
            case .move(let point): moved.move(to: point.moved(x: x, y: y))
            case .line(let point): moved.line(to: point.moved(x: x, y: y))
            case .curve(let first, let second, let end):
                moved.curve(first.moved(x: x, y: y), second.moved(x: x, y: y), to: end.moved(x: x, y: y))
            case .close: moved.close()
            }
        }
        return moved
    }
}

extension Path.Element {
    fileprivate func forEachPoint(_ body: (Point) -> Void) {
        switch self {
        case .move(let point), .line(let point): body(point)
        case .curve(let first, let second, let end):
            body(first)
            body(second)
            body(end)
        case .close: break
        }
    }
}
