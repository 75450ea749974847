import Drawing
import Geometry

extension FontChain {
    /// Checks a font size.
    func check(size: Double) throws(TextError) {
        guard size > 0, size <= FontChain.maxSize else { throw .invalidSize(size) }
    }

    /// Turns a row of scalars into glyphs that have their places.
    func glyphs(
        of text: ScalarText, in direction: ReadingDirection, size: Double
    ) throws(TextError) -> GlyphLine {
        var buffer = try ShapingBuffer(language: language)
        var line = GlyphLine()
        for run in try visualRuns(of: text, in: direction) {
            let font = fonts[run.style.font]
            let shaped = try buffer.shape(run, of: text, in: font)
            line.append(shaped, font: run.style.font, pointsPerUnit: font.pointsPerUnit(size: size))
        }
        return line
    }

    /// Adds the outlines of glyphs to a path.
    func draw(_ glyphs: [GlyphLine.Glyph], at origin: Point, size: Double, into path: inout Path) throws(TextError) {
        let pen = try GlyphPen()
        var trace = OutlineTrace()
        swap(&trace.path, &path)
        for glyph in glyphs {
            let font = fonts[glyph.font]
            trace.origin = origin.moved(x: glyph.origin.x, y: glyph.origin.y)
            trace.pointsPerUnit = font.pointsPerUnit(size: size)
            pen.draw(glyph.id, of: font, into: &trace)
        }
        swap(&trace.path, &path)
    }
}

extension Font {
    /// The length of the font's own unit in points.
    fileprivate func pointsPerUnit(size: Double) -> Double {
        size / Double(metrics.unitsPerEm)
    }
}
