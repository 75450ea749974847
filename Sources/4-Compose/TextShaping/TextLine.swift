public import Drawing
public import Geometry

/// A line of text as an outline, in points: it starts at x = 0, its baseline is y = 0.
public struct TextLine: Equatable, Sendable {
    /// The outlines of all glyphs, to be filled by the non-zero winding rule; empty for spaces.
    public let path: Path

    /// How far the line moves the place where a next one would start; 0 for an empty text.
    public let width: Double

    /// The smallest rectangle around the curves and their control points, or `nil` where nothing is drawn.
    public let inkBounds: Rect?

    /// What no font has of the part that is shown, each once in logical order, drawn as a box; after these the control
    /// characters of the text, which are not drawn.
    public let missing: [Character]

    /// Whether an ellipsis stands for the end of the text, or the text was left out because not even that fits.
    public let isShortened: Bool
}

/// A text that runs downwards, one grapheme cluster under another, in points: its middle is x = 0, its top y = 0.
public struct TextColumn: Equatable, Sendable {
    /// The outlines of all glyphs, to be filled by the non-zero winding rule.
    public let path: Path

    /// The number of clusters times the distance between them.
    public let height: Double

    /// The advance of the widest cluster.
    public let width: Double

    /// The smallest rectangle around the curves and their control points, or `nil` where nothing is drawn.
    public let inkBounds: Rect?

    /// What no font has of the part that is shown, each once in logical order, drawn as a box; after these the control
    /// characters of the text, which are not drawn.
    public let missing: [Character]

    /// Whether an ellipsis stands for the end of a text that was too long.
    public let isShortened: Bool
}

extension TextLine {
    /// Returns the outlines with the start of the baseline at a point.
    public func path(at origin: Point) -> Path {
        path.moved(x: origin.x, y: origin.y)
    }
}

extension TextColumn {
    /// Returns the outlines with the middle of the column's top at a point.
    public func path(at origin: Point) -> Path {
        path.moved(x: origin.x, y: origin.y)
    }
}
