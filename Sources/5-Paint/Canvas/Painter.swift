import CCairo
import Drawing
import Geometry

/// A Cairo context that paints batches; freed with its owner.
///
/// Cairo keeps the first failure and ignores what follows, so one check at the end of a band sees all of them.
struct Painter: ~Copyable {
    private let context: OpaquePointer
    private let raster: Raster

    /// Creates a painter on a surface, which it keeps alive.
    init(target surface: OpaquePointer, raster: Raster) throws(CanvasError) {
        guard let created = cairo_create(surface) else { throw .cairo("no context") }
        let status = cairo_status(created)
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_destroy(created)
            throw CanvasError(status)
        }
        context = created
        self.raster = raster
        cairo_set_antialias(created, CAIRO_ANTIALIAS_DEFAULT)
        cairo_set_fill_rule(created, CAIRO_FILL_RULE_WINDING)
    }

    deinit {
        cairo_destroy(context)
    }

    /// Paints the pixel rows of a band over what is there: every batch that reaches it.
    func paint(_ batches: [Batch], band: Range<Int>) throws(CanvasError) {
        cairo_identity_matrix(context)
        cairo_translate(context, -raster.origin.x, -raster.origin.y - Double(band.lowerBound))
        cairo_scale(context, raster.pixelsPerPoint, raster.pixelsPerPoint)
        let visible = Visible(band: band, raster: raster)
        for batch in batches {
            paint(batch, visible)
        }
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else { throw CanvasError(status) }
    }

    /// Lays a colour over everything.
    func fill(with color: Color) {
        cairo_identity_matrix(context)
        setSource(color)
        cairo_paint(context)
    }

    /// Fills everything with a colour, or makes it transparent.
    func clear(to backdrop: Color?) {
        cairo_set_operator(context, backdrop == nil ? CAIRO_OPERATOR_CLEAR : CAIRO_OPERATOR_SOURCE)
        if let backdrop { setSource(backdrop) }
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    private func paint(_ batch: Batch, _ visible: Visible) {
        switch batch.ink {
        case .fill(let color):
            guard trace(batch.path, visible, reach: 0) else { return }
            setSource(color)
            cairo_fill(context)
        case .stroke(let stroke):
            guard trace(batch.path, visible, reach: stroke.width) else { return }
            setSource(stroke.color)
            set(stroke)
            cairo_stroke(context)
        }
    }

    /// Hands the sub-paths that reach the band to Cairo, and returns whether there are any.
    ///
    /// Cairo has a rasterizer of its own for paths of horizontal and vertical lines alone, with slightly other pixels.
    /// So that its choice does not depend on the band, a path that has other lines keeps one of them in every band.
    private func trace(_ path: Path, _ visible: Visible, reach: Double) -> Bool {
        cairo_new_path(context)
        var isSeen = false
        var isRectilinear = true
        for subpath in path.subpaths where visible.contains(subpath, reach: reach) {
            isSeen = true
            isRectilinear = isRectilinear && subpath.isRectilinear
            trace(path.elements[subpath.elements])
        }
        if isSeen, isRectilinear, let other = path.subpaths.first(where: { !$0.isRectilinear }) {
            trace(path.elements[other.elements])
        }
        return isSeen
    }

    private func trace(_ elements: ArraySlice<Path.Element>) {
        for element in elements { trace(element) }
    }

    private func trace(_ element: Path.Element) {
        switch element {
        case .move(let point): cairo_move_to(context, point.x, point.y)
        case .line(let point): cairo_line_to(context, point.x, point.y)
        case .curve(let first, let second, let end):
            cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        case .close: cairo_close_path(context)
        }
    }

    private func set(_ stroke: Stroke) {
        cairo_set_line_width(context, stroke.width)
        cairo_set_line_cap(context, stroke.ends == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        cairo_set_line_join(context, stroke.ends == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
        cairo_set_dash(context, stroke.dashes, Int32(stroke.dashes.count), 0)
    }

    private func setSource(_ color: Color) {
        let channels = [color.red, color.green, color.blue, color.alpha].map { Double($0) / 255 }
        cairo_set_source_rgba(context, channels[0], channels[1], channels[2], channels[3])
    }
}

/// The rows of the canvas that a band shows, in canvas points.
private struct Visible {
    let top: Double
    let bottom: Double

    init(band: Range<Int>, raster: Raster) {
        // A pixel more at each side, because anti-aliasing may round into it.
        top = (Double(band.lowerBound - 1) + raster.origin.y) / raster.pixelsPerPoint
        bottom = (Double(band.upperBound + 1) + raster.origin.y) / raster.pixelsPerPoint
    }

    func contains(_ subpath: Path.Subpath, reach: Double) -> Bool {
        subpath.maxY + reach >= top && subpath.minY - reach <= bottom
    }
}

/// The version of Cairo that is in use, such as "1.16.0".
public var cairoVersion: String { String(cString: cairo_version_string()) }

/// The version of pixman that is in use, such as "0.42.2": Cairo paints pixels with it.
public var pixmanVersion: String { String(cString: pixman_version_string()) }
