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
}
