import Drawing
import Geometry

extension FontChain {
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
}

/// The room that a text is shortened to, and the direction of the whole text, which its beginnings keep.
private struct Room {
    let width: Double
    let size: Double
    let direction: ReadingDirection
}
