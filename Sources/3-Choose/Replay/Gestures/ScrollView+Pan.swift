import Geometry
import SeatGeometry

extension ScrollView {
    /// Holds the canvas where it is.
    mutating func touch(at time: Double) {
        advance(to: time)
        glide = nil
    }

    mutating func beginPan() {
        drag = viewport.offset
    }

    /// Moves the canvas with a finger; beyond its edges it resists, and where it is all in view it stays.
    mutating func pan(by distance: Point) {
        guard let start = drag else { return }
        let free = start - distance
        let range = offsetRange(zoom: viewport.zoom)
        viewport = Viewport(
            size: viewport.size, zoom: viewport.zoom,
            offset: Point(
                x: resisting(free.x, range.x, viewport.size.width), y: resisting(free.y, range.y, viewport.size.height))
        )
    }

    /// Lets go: the canvas returns inside its edges, or glides on; not when a new size has ended the pan before.
    mutating func endPan(velocity: Point, at time: Double) {
        guard drag != nil else { return }
        drag = nil
        let clamped = clampedOffset(viewport.offset, zoom: viewport.zoom)
        if let rate = settings.deceleration, clamped == viewport.offset {
            glide = Glide(from: clamped, velocity: velocity * -1, rate: rate, at: time)
        }
        viewport = Viewport(size: viewport.size, zoom: viewport.zoom, offset: clamped)
    }

    /// When a canvas that glides comes to rest, or `nil`.
    var restsAt: Double? { glide?.end }

    /// Moves a canvas that glides to where it is at a time.
    mutating func advance(to time: Double) {
        guard let glide else { return }
        viewport = Viewport(
            size: viewport.size, zoom: viewport.zoom,
            offset: clampedOffset(glide.offset(at: time), zoom: viewport.zoom))
        if time >= glide.end { self.glide = nil }
    }

    /// Returns how far the offset goes on each axis; a single value where the content is smaller than the view.
    func offsetRange(zoom: Double) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
        func range(_ content: Double, _ view: Double) -> ClosedRange<Double> {
            let rest = content * zoom - view
            return rest > 0 ? 0...rest : rest / 2...rest / 2
        }
        return (range(content.width, viewport.size.width), range(content.height, viewport.size.height))
    }

    func clampedOffset(_ offset: Point, zoom: Double) -> Point {
        let range = offsetRange(zoom: zoom)
        return Point(
            x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
            y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
    }

    /// Returns where an axis is shown that a finger wants elsewhere.
    private func resisting(_ wanted: Double, _ range: ClosedRange<Double>, _ view: Double) -> Double {
        guard range.lowerBound < range.upperBound else { return range.lowerBound }
        if wanted < range.lowerBound { return range.lowerBound - rubber(range.lowerBound - wanted, view) }
        if wanted > range.upperBound { return range.upperBound + rubber(wanted - range.upperBound, view) }
        return wanted
    }

    /// Returns how far content gives way to a pull beyond its edge: never as far as the extent.
    func rubber(_ pull: Double, _ extent: Double) -> Double {
        (1 - 1 / (pull * settings.rubberBand / extent + 1)) * extent
    }
}
