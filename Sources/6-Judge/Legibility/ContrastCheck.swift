import ColorVision
import Drawing
public import Scenes

/// A contrast that a theme must have (WCAG 2, success criteria 1.4.3 and 1.4.11).
public struct ContrastCheck: Equatable, Sendable {
    /// What stands on what, such as "available outline on backdrop".
    public let name: String

    /// The contrast, never rounded.
    public let ratio: Double

    /// What it must reach: 3 for shapes that can be acted on, 4.5 for texts.
    public let needed: Double

    /// Whether it suffices.
    public var passes: Bool { ratio >= needed }

    /// Returns the contrasts of a theme: what is active against what it stands on, and texts.
    public static func checks(of theme: Theme) -> [ContrastCheck] {
        let grounds =
            [("backdrop", theme.backdrop)] + theme.zones.enumerated().map { ("zone \($0 + 1)", $1.tint) }
        let outlines = [SeatStyle.available, .couple, .accessible].compactMap { style in
            theme.seats[style].outline.map { ("\(style) outline", $0) }
        }
        let shapes = outlines + [("selection", theme.selection.fill)]
        let active = shapes.flatMap { shape in
            grounds.map { ContrastCheck(shape.0, shape.1, on: $0.0, $0.1, needed: 3) }
        }
        return active + [
            ContrastCheck("tick", theme.selection.tick, on: "selection", theme.selection.fill, needed: 3),
            ContrastCheck("ink", theme.ink, on: "backdrop", theme.backdrop, needed: 4.5),
            ContrastCheck("quiet ink", theme.quietInk, on: "backdrop", theme.backdrop, needed: 4.5),
        ]
    }

    init(_ name: String, _ color: Color, on ground: String, _ under: Color, needed: Double) {
        self.name = "\(name) on \(ground)"
        self.needed = needed
        ratio = LinearColor(color).contrast(with: LinearColor(under))
    }
}

extension LinearColor {
    fileprivate init(_ color: Color) {
        self.init(sRGB: color.red, color.green, color.blue)
    }
}
