import Drawing
import Geometry
import PatternLock
import TextShaping

extension PatternScene {
    private static let padding = 12.0
    private static let lockSize = 13.0
    private static let smallestText = 6.0

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
        let line = try fonts.fitted(text, size: size, width: textRoom)
        let panel = panel(height: (2.5 * theme.text.legend).rounded(), width: (line.width + sides).rounded(.up))
        let start = Point(x: panel.x + sides - PatternScene.padding, y: panel.center.y)
        let words = line.path(leftCenterAt: start, size: size, fonts: fonts)
        return [
            // The edge keeps the panel off what it lies on.
            batch("message.edge", panel.inset(by: -3), theme.backdrop),
            batch("message.panel", panel, theme.pattern.panel),
            Batch("message.text", words, .fill(theme.ink)),
        ] + lock(at: Point(x: panel.x + PatternScene.padding + PatternScene.lockSize / 2, y: panel.center.y))
    }

    /// The room beside the words: the padding, and the lock when there is one.
    private var sides: Double {
        2 * PatternScene.padding + (isLockedOut ? PatternScene.lockSize + 6 : 0)
    }

    private var textRoom: Double { max(1, picture.layout.size.width - 8 - sides) }

    /// Returns the size of the legend's text, or a smaller one at which all words have room.
    private func textSize(of text: String, _ fonts: FontChain) throws(TextError) -> Double {
        let size = theme.text.legend
        let width = try fonts.shape(text, size: size).width
        // Whole quarters, so that what fits is not lost by rounding.
        let smaller = (4 * size * textRoom / width).rounded(.down) / 4
        return width <= textRoom ? size : max(PatternScene.smallestText, smaller)
    }

    private func panel(height: Double, width: Double) -> Rect {
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
    private func lock(at center: Point) -> [Batch] {
        guard isLockedOut else { return [] }
        let size = PatternScene.lockSize
        var path = Path()
        path.addRoundedRectangle(
            Rect(x: center.x - 0.42 * size, y: center.y - 0.08 * size, width: 0.84 * size, height: 0.58 * size),
            radii: CornerRadii(0.12 * size))
        path.addRing(
            center: center.moved(y: -0.12 * size), radius: 0.34 * size, width: 0.13 * size)
        return [Batch("message.lock", path, .fill(theme.ink))]
    }
}
