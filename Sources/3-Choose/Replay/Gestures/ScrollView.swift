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
}

extension Viewport {
    /// The middle of the view.
    var middle: Point { Point(x: size.width / 2, y: size.height / 2) }
}
