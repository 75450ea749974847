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

    /// The smallest size of words, in points; where that is too large, they are cut.
    private static let smallestText = 6.0

    /// The space at both ends of the panel, the size of the padlock and the space after it, over the size of words.
    private static let padding = 0.95
    private static let lockSize = 1.0
    private static let lockGap = 0.4

    /// Whether no touch is taken.
    var isLockedOut: Bool {
        if case .lockedOut = picture.message { true } else { false }
    }

    /// What is said in words, or `nil`; in hidden mode an answer is, because nothing else shows it.
    var messageText: String? {
        switch picture.message {
        case .tooShort(let fewest): language.tooShort(fewest: fewest)
        case .lockedOut(let remaining): language.lockedOut(remaining: remaining)
        case nil: picture.isHidden ? language.sentence(of: picture.style) : nil
        }
    }

    /// Returns the words on a panel: above the nodes where there is room, otherwise over the middle.
    func message() throws(TextError) -> [Batch] {
        guard let fonts, let text = messageText else { return [] }
        let size = try textSize(of: text, fonts)
        let line = try fonts.fitted(text, size: size, width: panelRoom - sides * size)
        let panel = panel(width: (line.width + sides * size).rounded(.up), height: (2.5 * size).rounded())
        let start = Point(x: panel.maxX - PatternScene.padding * size - line.width, y: panel.center.y)
        let words = line.path(leftCenterAt: start, size: size, fonts: fonts)
        return [
            // The edge keeps the panel off what it lies on.
            batch("message.edge", panel.inset(by: -3), theme.backdrop),
            batch("message.panel", panel, theme.pattern.panel),
            Batch("message.text", words, .fill(theme.ink)),
        ] + lock(at: panel.x + (PatternScene.padding + PatternScene.lockSize / 2) * size, panel.center.y, size: size)
    }

    /// The room beside the words, over their size.
    private var sides: Double {
        2 * PatternScene.padding + (isLockedOut ? PatternScene.lockSize + PatternScene.lockGap : 0)
    }

    /// The widest panel, which is inside the view with its edge.
    private var panelRoom: Double { picture.layout.size.width - 8 }

    /// Returns the size of the legend's text, or a smaller one at which the panel has room.
    private func textSize(of text: String, _ fonts: FontChain) throws(TextError) -> Double {
        let size = theme.text.legend
        let width = try fonts.shape(text, size: size).width / size + sides
        // Whole quarters, so that what fits is not lost by rounding.
        let fitting = (4 * panelRoom / width).rounded(.down) / 4
        return min(size, max(PatternScene.smallestText, fitting))
    }

    private func panel(width: Double, height: Double) -> Rect {
        let size = picture.layout.size
        let top = picture.layout.nodeFrames[0].y
        let middle = top >= height + 12 ? top / 2 : size.height / 2
        return Rect(
            x: ((size.width - width) / 2).rounded(), y: (middle - height / 2).rounded(), width: width, height: height)
    }

    private func batch(_ name: String, _ frame: Rect, _ color: Color) -> Batch {
        var path = Path()
        path.addRoundedRectangle(frame, radii: CornerRadii(frame.height / 2))
        return Batch(name, path, .fill(color))
    }

    /// Returns a padlock before the words of a lock that is locked out.
    private func lock(at x: Double, _ y: Double, size: Double) -> [Batch] {
        guard isLockedOut else { return [] }
        var path = Path()
        path.addRoundedRectangle(
            Rect(x: x - 0.42 * size, y: y - 0.08 * size, width: 0.84 * size, height: 0.58 * size),
            radii: CornerRadii(0.12 * size))
        path.addRing(center: Point(x: x, y: y - 0.12 * size), radius: 0.34 * size, width: 0.13 * size)
        return [Batch("message.lock", path, .fill(theme.ink))]
    }
}

/// The colours of a pattern lock.
public struct PatternLook: Equatable, Sendable {
    /// Nodes that nobody has taken.
    public var idle: Color

    /// The nodes and the trail while a pattern is entered.
    public var normal: Color

    /// The nodes and the trail of the right pattern.
    public var accepted: Color

    /// The nodes and the trail of a wrong pattern.
    public var wrong: Color

    /// The tick or cross on each node of a pattern that was answered.
    public var sign: Color

    /// The panel that words stand on.
    public var panel: Color

    /// Returns the colour of the nodes and the trail in a style.
    public subscript(style: PatternPicture.Style) -> Color {
        switch style {
        case .normal: normal
        case .accepted: accepted
        case .wrong: wrong
        }
    }
}
