public import Geometry

/// How canvas points become pixels: `pixel = point × pixelsPerPoint − origin`.
public struct Raster: Equatable, Sendable {
    /// The width of the picture in pixels.
    public let width: Int

    /// The height of the picture in pixels.
    public let height: Int

    /// The scale of the screen times the zoom of the view.
    public let pixelsPerPoint: Double

    /// The pixel, counted from the canvas's own corner, that is the picture's upper left one.
    ///
    /// Whole numbers keep whole-point edges crisp.
    public let origin: Point

    /// The scale of the screen: 1, 2, 3 or 4 pixels per point of the view.
    ///
    /// It is written into the picture's metadata.
    public let scale: Int

    /// Creates a raster for a whole canvas at zoom 1; the size is in points.
    public init(wholeCanvas size: Size, scale: Int) {
        self.width = Int((size.width * Double(scale)).rounded(.up))
        self.height = Int((size.height * Double(scale)).rounded(.up))
        self.pixelsPerPoint = Double(scale)
        self.origin = .zero
        self.scale = scale
    }

    /// Creates a raster for the part of a canvas that a view shows.
    ///
    /// The offset is rounded to whole pixels, so that an unzoomed view is as crisp as the whole canvas.
    ///
    /// - Parameters:
    ///   - view: The size of the view in its own points.
    ///   - zoom: View points per canvas point.
    ///   - offset: How far the zoomed canvas is scrolled, in view points; negative where it is centred.
    public init(view: Size, zoom: Double, offset: Point, scale: Int) {
        let pixels = Double(scale)
        self.width = Int((view.width * pixels).rounded(.up))
        self.height = Int((view.height * pixels).rounded(.up))
        self.pixelsPerPoint = pixels * zoom
        self.origin = Point(x: (offset.x * pixels).rounded(), y: (offset.y * pixels).rounded())
        self.scale = scale
    }

    /// The width of one device pixel in canvas points.
    public var hairline: Double { 1 / pixelsPerPoint }
}
