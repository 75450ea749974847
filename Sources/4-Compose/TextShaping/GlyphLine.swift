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
