import Geometry
import SeatGeometry

/// A viewport on its way to another: what is seen while the page itself is there already.
struct Transition: Equatable {
    /// How long it takes, in seconds.
    static let duration = 0.3

    let from: Viewport
    let start: Double

    func isOver(at time: Double) -> Bool {
        time >= start + Transition.duration
    }

    /// Returns what is seen at a time: the seen part of the canvas moves and grows evenly, slowly at both ends.
    func viewport(to target: Viewport, at time: Double) -> Viewport {
        let part = min(1, max(0, (time - start) / Transition.duration))
        guard part < 1, from.size == target.size else { return target }
        let eased = part * part * (3 - 2 * part)
        func mixed(_ first: Double, _ last: Double) -> Double { first + (last - first) * eased }
        let zoom = 1 / mixed(1 / from.zoom, 1 / target.zoom)
        let first = from.canvasPoint(at: .zero)
        let last = target.canvasPoint(at: .zero)
        let corner = Point(x: mixed(first.x, last.x), y: mixed(first.y, last.y))
        return Viewport(size: target.size, zoom: zoom, offset: corner * zoom)
    }
}
