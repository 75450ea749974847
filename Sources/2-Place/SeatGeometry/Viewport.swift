public import Geometry

/// The window through which a canvas is seen: its size, the zoom and the scroll offset.
///
/// Sizes and offsets are view points; a canvas point lies at `canvas × zoom − offset` in the view.
public struct Viewport: Equatable, Sendable {
    /// The view that "the smallest zoom" refers to, in points.
    public static let referenceSize = Size(width: 375, height: 600)

    /// The size of the window.
    public let size: Size

    /// View points per canvas point.
    public let zoom: Double

    /// How far the zoomed content is scrolled; negative when it is smaller than the window and centred in it.
    public let offset: Point

    /// Creates a viewport as given, without clamping.
    public init(size: Size, zoom: Double, offset: Point) {
        self.size = size
        self.zoom = zoom
        self.offset = offset
    }

    /// Creates a viewport with a canvas point in its middle, as far as the content reaches.
    ///
    /// The zoom is clamped to the limits, the offset to the content's edges, and content smaller than the window is
    /// centred.
    public init(size: Size, content: Size, zoom: Double, center: Point) {
        let zoom = ZoomLimits(content: content, view: size).clamp(zoom)
        self.init(
            size: size, zoom: zoom,
            offset: Point(
                x: Viewport.offset(center: center.x * zoom, content: content.width * zoom, view: size.width),
                y: Viewport.offset(center: center.y * zoom, content: content.height * zoom, view: size.height)))
    }

    /// Returns the canvas point under a point of the view.
    public func canvasPoint(at viewPoint: Point) -> Point {
        Point(x: (viewPoint.x + offset.x) / zoom, y: (viewPoint.y + offset.y) / zoom)
    }

    /// Returns where a canvas point is seen.
    public func viewPoint(of canvasPoint: Point) -> Point {
        Point(x: canvasPoint.x * zoom - offset.x, y: canvasPoint.y * zoom - offset.y)
    }

    private static func offset(center: Double, content: Double, view: Double) -> Double {
        guard content > view else { return (content - view) / 2 }
        return (center - view / 2).clamped(to: 0...content - view)
    }
}

/// How far a canvas can be zoomed in a view.
public struct ZoomLimits: Equatable, Sendable {
    /// The zoom at which the whole canvas is just seen.
    public let fit: Double

    /// Creates the limits for a canvas and a view, both in points.
    public init(content: Size, view: Size) {
        fit = min(view.width / content.width, view.height / content.height)
    }

    /// The smallest zoom: the whole canvas, or its natural size where that is smaller than the view.
    public var minimum: Double { min(fit, 1) }

    /// The largest zoom.
    public var maximum: Double { max(fit * 3, 1.8) }

    /// The zoom at the start.
    public var initial: Double { clamp(1) }

    /// Returns the zoom, or the nearer limit.
    public func clamp(_ zoom: Double) -> Double {
        zoom.clamped(to: minimum...maximum)
    }
}
