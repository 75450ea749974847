public import Drawing
public import PatternLock

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
