import Drawing
import Geometry
import PatternLock
import TextShaping

extension PatternScene {
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
