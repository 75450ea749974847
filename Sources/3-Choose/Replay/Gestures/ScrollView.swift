import Geometry
import SeatGeometry

/// A zoomed and scrolled canvas behind a view, as a phone shows it, without the phone.
///
/// The viewport is what the page works with; it changes at once where a phone would animate. Only a pan that was
/// lifted in motion goes on by itself, when the settings say so.
struct ScrollView {
    let settings: GestureSettings
    private(set) var content: Size
    var viewport: Viewport
    var drag: Point?
    var pinch: PinchAnchor?
    var glide: Glide?

    /// What a pinch holds on to: the canvas point under the fingers, and the zoom and span at its start.
    struct PinchAnchor {
        let point: Point
        let zoom: Double
        let span: Double
    }

    /// Creates a view that shows the middle of the canvas at the initial zoom.
    init(content: Size, view: Size, settings: GestureSettings) {
        self.settings = settings
        self.content = content
        let zoom = ZoomLimits(content: content, view: view).initial
        let middle = Point(x: content.width / 2, y: content.height / 2)
        viewport = Viewport(size: view, content: content, zoom: zoom, center: middle)
    }

    /// How far the canvas can be zoomed.
    var limits: ZoomLimits { ZoomLimits(content: content, view: viewport.size) }

    /// Takes a new canvas or view: the part in the middle stays there, and zoom and offset are clamped again.
    mutating func resize(content: Size, view: Size) {
        let middle = viewport.canvasPoint(at: viewport.middle)
        let part = Point(x: middle.x / self.content.width, y: middle.y / self.content.height)
        self.content = content
        (drag, pinch, glide) = (nil, nil, nil)
        viewport = Viewport(
            size: view, content: content, zoom: viewport.zoom,
            center: Point(x: part.x * content.width, y: part.y * content.height))
    }

    /// Zooms out when it is zoomed in, otherwise in around a canvas point.
    ///
    /// Zoomed in means more than a hundredth above the smallest zoom. The new view is 1 / 2.6 of the old one at zoom 1.
    mutating func doubleTap(at point: Point) {
        glide = nil
        let isZoomedIn = viewport.zoom > limits.minimum * 1.01
        settle(zoom: isZoomedIn ? limits.minimum : 2.6, center: viewport.canvasPoint(at: point))
    }

    private mutating func settle(zoom: Double, center: Point) {
        viewport = Viewport(size: viewport.size, content: content, zoom: zoom, center: center)
    }

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

    mutating func beginPinch(_ fingers: Pinch) {
        pinch = PinchAnchor(
            point: viewport.canvasPoint(at: fingers.center), zoom: viewport.zoom, span: fingers.span)
    }

    /// Keeps the canvas point that was between the fingers between them; past a zoom limit it resists or stops.
    mutating func pinch(_ fingers: Pinch) {
        guard let anchor = pinch else { return }
        let zoom = resistingZoom(anchor.zoom * fingers.span / anchor.span)
        let wanted = anchor.point * zoom - fingers.center
        let range = offsetRange(zoom: zoom)
        func placed(_ value: Double, _ range: ClosedRange<Double>) -> Double {
            range.lowerBound < range.upperBound ? value : range.lowerBound
        }
        viewport = Viewport(
            size: viewport.size, zoom: zoom, offset: Point(x: placed(wanted.x, range.x), y: placed(wanted.y, range.y)))
    }

    /// Lets go: zoom and offset return inside their limits.
    mutating func endPinch() {
        guard let anchor = pinch else { return }
        pinch = nil
        let place = viewport.viewPoint(of: anchor.point)
        let zoom = limits.clamp(viewport.zoom)
        viewport = Viewport(
            size: viewport.size, zoom: zoom, offset: clampedOffset(anchor.point * zoom - place, zoom: zoom))
    }

    private func resistingZoom(_ wanted: Double) -> Double {
        let limits = limits
        guard settings.bouncesZoom else { return limits.clamp(wanted) }
        if wanted > limits.maximum { return limits.maximum * (1 + rubber(wanted / limits.maximum - 1, 1)) }
        if wanted < limits.minimum { return limits.minimum / (1 + rubber(limits.minimum / wanted - 1, 1)) }
        return wanted
    }
}

extension Viewport {
    /// The middle of the view.
    var middle: Point { Point(x: size.width / 2, y: size.height / 2) }
}
