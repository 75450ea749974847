import Drawing
import Geometry

/// Fonts in order of preference: each grapheme cluster is drawn in the first that has all of it.
///
/// It may be used from several tasks at once. The outlines depend on the text and the fonts' bytes alone.
public struct FontChain: Sendable {
    /// The largest font size in points.
    public static let maxSize = 10_000.0

    /// The longest text in Unicode scalars; what is beyond is replaced by an ellipsis.
    public static let maxLength = 1_000

    /// The fonts, at least one.
    public let fonts: [Font]

    /// The language as a BCP 47 tag: it picks the regional forms of Chinese, Japanese and Korean characters.
    public let language: String

    /// The heights of the first font, by which labels are placed whatever fonts their characters come from.
    public let metrics: FontMetrics

    /// Opens the fonts of a chain.
    ///
    /// - Throws: `TextError` for an empty list, and for the first font that cannot be opened: there is no substitute.
    public init(_ files: [FontFile], language: String = "zh-Hans") throws(TextError) {
        var fonts: [Font] = []
        for file in files {
            fonts.append(try Font(file))
        }
        try self.init(fonts: fonts, language: language)
    }

    /// Creates a chain of fonts that are already open.
    ///
    /// - Throws: `TextError.noFonts` for an empty list.
    public init(fonts: [Font], language: String = "zh-Hans") throws(TextError) {
        guard let first = fonts.first else { throw .noFonts }
        self.fonts = fonts
        self.language = language
        metrics = first.metrics
    }

    /// The place in the chain of the font for a character.
    ///
    /// Where no font has all of it, the first that has its base letter draws what it can; otherwise the first font draws
    /// its box for missing glyphs.
    func fontIndex(for character: Character) -> Int {
        if let whole = fonts.firstIndex(where: { $0.covers(character) }) { return whole }
        guard let base = character.unicodeScalars.first else { return 0 }
        return fonts.firstIndex { $0.covers(base) } ?? 0
    }

    /// Shapes a text into one line, with kerning and ligatures, in visual order where it runs right to left.
    ///
    /// Line breaks and tabs become spaces. Control characters are not drawn and reported as missing. A text longer than
    /// `maxLength` is cut there and ends in an ellipsis.
    ///
    /// - Parameters:
    ///   - text: The text, in logical order.
    ///   - size: The font size in points, above 0 and at most `maxSize`.
    /// - Throws: `TextError` for a size outside the limits, or when a C library fails.
    public func shape(_ text: String, size: Double) throws(TextError) -> TextLine {
        try fitted(text, size: size, width: .infinity)
    }

    /// Shapes a text into one line that is never wider than a given width.
    ///
    /// A text that is too wide ends in an ellipsis after as many whole grapheme clusters as a binary search finds room
    /// for. Where not even the ellipsis has room, the line is empty.
    ///
    /// - Parameters:
    ///   - text: The text, in logical order.
    ///   - size: The font size in points, above 0 and at most `maxSize`.
    ///   - width: The room in points.
    /// - Throws: `TextError` for a size outside the limits, or when a C library fails.
    public func fitted(_ text: String, size: Double, width: Double) throws(TextError) -> TextLine {
        try check(size: size)
        let clean = CleanText(text)
        let whole = ScalarText(clean.characters)
        let room = Room(width: width, size: size, direction: BidiText(whole.scalars).direction)
        guard let glyphs = try glyphs(of: whole, in: room) else { return try shortened(clean, in: room) }
        return try line(of: glyphs, whole, clean, size: size, isShortened: clean.isShortened)
    }

    /// Finds the longest beginning of the text that has room with an ellipsis after it.
    private func shortened(_ clean: CleanText, in room: Room) throws(TextError) -> TextLine {
        var best = (glyphs: GlyphLine(), text: ScalarText([]))
        var counts = clean.characters.indices
        while !counts.isEmpty {
            let count = counts.lowerBound + counts.count / 2
            let text = ScalarText(CleanText.shortened(clean.characters[..<count]))
            if let glyphs = try glyphs(of: text, in: room) {
                best = (glyphs, text)
                counts = count + 1..<counts.upperBound
            } else {
                counts = counts.lowerBound..<count
            }
        }
        let isShortened = !clean.characters.isEmpty
        return try line(of: best.glyphs, best.text, clean, size: room.size, isShortened: isShortened)
    }

    /// Returns the glyphs of a text, or `nil` where they have no room.
    private func glyphs(of text: ScalarText, in room: Room) throws(TextError) -> GlyphLine? {
        let line = try glyphs(of: text, in: room.direction, size: room.size)
        return line.width <= room.width ? line : nil
    }

    private func line(
        of glyphs: GlyphLine, _ text: ScalarText, _ clean: CleanText, size: Double, isShortened: Bool
    ) throws(TextError) -> TextLine {
        var path = Path()
        try draw(glyphs.glyphs, at: .zero, size: size, into: &path)
        return TextLine(
            path: path, width: glyphs.width, inkBounds: path.hull,
            missing: text.characters(of: glyphs.missingScalars) + clean.controls, isShortened: isShortened)
    }

    /// The distance between the clusters of a column in ems.
    static let columnPitch = 1.1

    /// Shapes a text into a column: upright, one grapheme cluster under another, each centred on x = 0.
    ///
    /// Words of Latin letters and numbers are stacked too. Every cluster is shaped alone, so Arabic letters do not join.
    /// The text is cleaned and cut as by `shape`.
    ///
    /// - Parameters:
    ///   - text: The text, in logical order from the top.
    ///   - size: The font size in points, above 0 and at most `maxSize`.
    /// - Throws: `TextError` for a size outside the limits, or when a C library fails.
    public func stacked(_ text: String, size: Double) throws(TextError) -> TextColumn {
        try check(size: size)
        let clean = CleanText(text)
        let pitch = FontChain.columnPitch * size
        var path = Path()
        var width = 0.0
        var missing: [Character] = []
        for (place, character) in clean.characters.enumerated() {
            let cluster = ScalarText([character])
            let line = try glyphs(of: cluster, in: BidiText(cluster.scalars).direction, size: size)
            let baseline = (Double(place) + 0.5) * pitch + metrics.digitCenter * size
            try draw(line.glyphs, at: Point(x: -line.width / 2, y: baseline), size: size, into: &path)
            width = max(width, line.width)
            missing += cluster.characters(of: line.missingScalars)
        }
        return TextColumn(
            path: path, height: Double(clean.characters.count) * pitch, width: width, inkBounds: path.hull,
            missing: missing.unique() + clean.controls, isShortened: clean.isShortened)
    }

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

/// The room that a text is shortened to, and the direction of the whole text, which its beginnings keep.
private struct Room {
    let width: Double
    let size: Double
    let direction: ReadingDirection
}

extension Font {
    /// The length of the font's own unit in points.
    fileprivate func pointsPerUnit(size: Double) -> Double {
        size / Double(metrics.unitsPerEm)
    }
}
