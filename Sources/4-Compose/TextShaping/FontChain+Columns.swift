import Drawing
import Geometry

extension FontChain {
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
}
