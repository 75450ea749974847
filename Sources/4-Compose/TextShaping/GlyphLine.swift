import CHarfBuzz
import Drawing
import Geometry

/// Glyphs of a line, each with its place in points from the start of the baseline.
struct GlyphLine {
    struct Glyph {
        let id: UInt32
        let font: Int
        let origin: Point
    }

    private(set) var glyphs: [Glyph] = []

    /// The sum of the advances in points.
    private(set) var width = 0.0

    /// The places in the text of scalars that no font has, in no order.
    private(set) var missingScalars: [Int] = []

    /// Appends a shaped run; whole units are added up before they become points, so no error accumulates.
    mutating func append(_ run: [ShapingBuffer.Glyph], font: Int, pointsPerUnit: Double) {
        var pen = 0
        for glyph in run {
            let x = width + Double(pen + glyph.offsetX) * pointsPerUnit
            let y = -Double(glyph.offsetY) * pointsPerUnit
            glyphs.append(Glyph(id: glyph.id, font: font, origin: Point(x: x, y: y)))
            if glyph.id == 0 { missingScalars.append(glyph.scalar) }
            pen += glyph.advance
        }
        width += Double(pen) * pointsPerUnit
    }
}

extension ScalarText {
    /// Returns the clusters in which the scalars stand, each once, in logical order.
    func characters(of scalars: [Int]) -> [Character] {
        scalars.sorted().map { characters[clusters[$0]] }.unique()
    }
}

extension Sequence where Element: Hashable {
    /// The elements without repetitions, in the order of their first appearance.
    func unique() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

/// Owns the functions through which HarfBuzz hands over an outline.
struct GlyphPen: ~Copyable {
    private let functions: OpaquePointer

    init() throws(TextError) {
        // Where there is no memory, HarfBuzz returns an object that cannot be changed.
        guard let created = hb_draw_funcs_create(), hb_draw_funcs_is_immutable(created) == 0 else {
            throw .outOfMemory
        }
        GlyphPen.setFunctions(of: created)
        hb_draw_funcs_make_immutable(created)
        functions = created
    }

    deinit {
        hb_draw_funcs_destroy(functions)
    }

    private static func setFunctions(of pen: OpaquePointer) {
        hb_draw_funcs_set_move_to_func(
            pen, { _, data, _, x, y, _ in OutlineTrace.at(data)?.pointee.move(x, y) }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            pen, { _, data, _, x, y, _ in OutlineTrace.at(data)?.pointee.line(x, y) }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            pen, { _, data, _, x1, y1, x, y, _ in OutlineTrace.at(data)?.pointee.quadratic(x1, y1, x, y) }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            pen, { _, data, _, x1, y1, x2, y2, x, y, _ in OutlineTrace.at(data)?.pointee.cubic(x1, y1, x2, y2, x, y) },
            nil, nil)
        hb_draw_funcs_set_close_path_func(
            pen, { _, data, _, _ in OutlineTrace.at(data)?.pointee.path.close() }, nil, nil)
    }

    /// Adds the outline of a glyph to a trace.
    func draw(_ glyph: UInt32, of font: Font, into trace: inout OutlineTrace) {
        withUnsafeMutablePointer(to: &trace) { trace in
            charfbuzz_draw_glyph(font.handle, glyph, functions, trace)
        }
    }
}

/// The path that grows while glyphs are drawn, and how a glyph's own units become points.
struct OutlineTrace {
    var path = Path()

    /// Where the glyph's own origin comes to lie.
    var origin = Point.zero

    var pointsPerUnit = 1.0

    /// The end of the outline so far.
    private var current = Point.zero

    static func at(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<OutlineTrace>? {
        data?.assumingMemoryBound(to: OutlineTrace.self)
    }

    mutating func move(_ x: Float, _ y: Float) {
        current = point(x, y)
        path.move(to: current)
    }

    mutating func line(_ x: Float, _ y: Float) {
        current = point(x, y)
        path.line(to: current)
    }

    /// Adds a quadratic curve as the cubic of the same shape: its control points lie at two thirds of the way.
    mutating func quadratic(_ controlX: Float, _ controlY: Float, _ x: Float, _ y: Float) {
        let control = point(controlX, controlY)
        let end = point(x, y)
        path.curve(current.twoThirds(to: control), end.twoThirds(to: control), to: end)
        current = end
    }

    mutating func cubic(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ x: Float, _ y: Float) {
        current = point(x, y)
        path.curve(point(x1, y1), point(x2, y2), to: current)
    }

    /// Heights grow upwards in a font and downwards on the canvas.
    private func point(_ x: Float, _ y: Float) -> Point {
        Point(x: origin.x + Double(x) * pointsPerUnit, y: origin.y - Double(y) * pointsPerUnit)
    }
}

extension Point {
    fileprivate func twoThirds(to other: Point) -> Point {
        Point(x: (x + 2 * other.x) / 3, y: (y + 2 * other.y) / 3)
    }
}
