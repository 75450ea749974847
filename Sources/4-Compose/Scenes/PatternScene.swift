public import Drawing
import Geometry
public import PatternLock
public import SeatSelection
public import TextShaping

/// A pattern lock as it is to be drawn, resolved into display lists.
///
/// Free nodes are the background, which stays equal while a pattern is entered; what is lit is the highlight; words are
/// the overlay.
public struct PatternScene: Sendable {
    /// What is seen of the lock.
    public let picture: PatternPicture

    /// What it looks like.
    public let theme: Theme

    /// What words are written with; without fonts there are none.
    public let fonts: FontChain?

    /// The language of words.
    public let language: Language

    /// Creates the scene of a picture.
    public init(
        picture: PatternPicture, theme: Theme = .light, fonts: FontChain? = nil, language: Language = .chinese
    ) {
        self.picture = picture
        self.theme = theme
        self.fonts = fonts
        self.language = language
    }

    /// Returns everything to paint for the whole view at 1, 2, 3 or 4 pixels per point.
    ///
    /// - Parameter backdrop: The colour under everything, or `nil` for a transparent picture.
    /// - Throws: `TextError` when a text cannot be shaped.
    public func displayList(scale: Int, backdrop: Color?) throws(TextError) -> DisplayList {
        DisplayList(
            raster: Raster(wholeCanvas: picture.layout.size, scale: scale), backdrop: backdrop,
            background: freeNodes(), highlight: litNodes(), overlay: try message())
    }

    /// What a screen reader says about the whole picture; it never names a node.
    public var title: String {
        let words = [language.lockName, language.name(of: picture.style), messageText].compactMap { $0 }
        return words.joined(separator: language == .chinese ? "，" : ", ")
    }

    /// Returns what a screen reader says about it.
    public func labels() -> PictureLabels {
        PictureLabels(title: title, language: language.rawValue)
    }

    /// Returns the characters of its words that no font covers, each once.
    public func missingCharacters() throws(TextError) -> [Character] {
        guard let fonts, let text = messageText else { return [] }
        return try fonts.shape(text, size: 1).missing
    }

    /// The lit nodes; none in hidden mode, whatever the picture holds.
    var taken: [PatternTrace.Taken] { picture.isHidden ? [] : picture.taken }

    /// The colour of what is lit.
    var color: Color { theme.pattern[picture.style] }
}
