import Drawing
import SeatGeometry
import StrictJSON

/// What a theme document may contain.
///
/// Wide enough for any taste, narrow enough that every picture can still be read.
public enum ThemeLimits {
    /// The bytes of a document.
    public static let fileSize = 1 << 20

    /// The length of the name, in Unicode scalars.
    public static let nameLength = 1...100

    /// The looks of price zones.
    public static let zones = 1...12

    /// The font files.
    public static let fonts = 1...16

    /// The length of a font file's path, in Unicode scalars.
    public static let fontLength = 1...1024

    /// The radius of a corner, in seat widths.
    public static let cornerRadius = 0.0...1.0

    /// The length of a dash, in seat widths.
    public static let dash = 0.05...1.0

    /// The distance between hatching lines, in seat widths.
    public static let hatchPeriod = 0.05...1.0

    /// The width of a hatching line, in seat widths.
    public static let hatchWidth = 0.01...0.5

    /// The distance from a seat's edge to its hatching, in seat widths.
    public static let hatchInset = 0.0...0.4

    /// The height of the screen over the row pitch.
    public static let screenDepth = 0.25...4.0

    /// The distance from the screen to the first row over the row pitch.
    public static let screenDistance = 0.0...4.0

    /// The thickness of the screen's edge over the screen's depth.
    public static let edgeThickness = 0.01...0.5

    /// How far the middle of the screen rises over the screen's depth.
    public static let screenRise = 0.0...0.5

    /// How far each side of the screen leans inwards over the screen's depth.
    public static let screenLean = 0.0...4.0

    /// The size of texts beside and on the seats, in seat widths.
    public static let seatText = 0.1...1.0

    /// The size of the screen's label, in seat widths.
    public static let screenText = 0.1...2.0

    /// The size of the legend's text, in points.
    public static let legendText = 6.0...48.0

    /// The space between the content and each edge of the canvas, in points.
    public static let margin = LayoutSpacing.smallestMargin...200

    /// The room for row labels at each side, in seat widths.
    public static let rowLabels = 0.25...4.0
}

extension Theme {
    /// What can be drawn and is probably a mistake.
    var warnings: [(path: JSONPath, warning: ThemeWarning)] {
        SeatStyle.allCases.flatMap(invisibleParts) + selection.invisibleParts + zones.indices.flatMap(mistakableParts)
            + invisiblePattern
            + forbiddenDistance
    }

    private static let colors = JSONPath.root.member("color")

    /// Returns the parts of a style that have the colour of its fill.
    private func invisibleParts(of style: SeatStyle) -> [(path: JSONPath, warning: ThemeWarning)] {
        let look = seats[style]
        let path = Theme.path(of: style)
        guard let fill = look.fill else { return [] }
        let parts = [
            ("outline", look.outline), ("hatching", look.hatching), ("sign", look.sign), ("label", look.label),
        ]
        return parts.filter { $0.1 == fill }.map { (path.member($0.0), .invisible(on: path.member("fill"))) }
    }

    /// Returns what is wrong with the colours of a zone: its outline on its tint, and its tint among seats.
    private func mistakableParts(ofZone index: Int) -> [(path: JSONPath, warning: ThemeWarning)] {
        let zone = zones[index]
        let path = Theme.colors.member("zones").element(index)
        let tints = SeatStyle.allCases.filter { seats[$0].fill == zone.tint }.map { style in
            (path: path.member("tint"), warning: ThemeWarning.tintOfSeats(Theme.path(of: style).member("fill")))
        }
        guard zone.outline == zone.tint else { return tints }
        return tints + [(path.member("outline"), .invisible(on: path.member("tint")))]
    }

    /// Returns the screen's distance where the theme itself does not accept it.
    private var forbiddenDistance: [(path: JSONPath, warning: ThemeWarning)] {
        guard !screenDistances.contains(spacing.screenDistance) else { return [] }
        let path = JSONPath.root.member("screen").member("distance")
        return [(path, .forbiddenDistance(screenDistances))]
    }

    /// Returns the parts of a pattern lock that have the colour of what they lie on.
    private var invisiblePattern: [(path: JSONPath, warning: ThemeWarning)] {
        let path = Theme.colors.member("pattern")
        let lines = [
            ("idle", pattern.idle), ("normal", pattern.normal), ("accepted", pattern.accepted),
            ("wrong", pattern.wrong),
        ]
        let onBackdrop = lines.filter { $0.1 == backdrop }.map { line in
            (path: path.member(line.0), warning: ThemeWarning.invisible(on: Theme.colors.member("backdrop")))
        }
        return onBackdrop
            + lines.suffix(2).filter { $0.1 == pattern.sign }.map { line in
                (path: path.member("sign"), warning: ThemeWarning.invisible(on: path.member(line.0)))
            }
    }

    private static func path(of style: SeatStyle) -> JSONPath {
        colors.member("seat").member(style.rawValue)
    }
}

extension SelectionLook {
    fileprivate var invisibleParts: [(path: JSONPath, warning: ThemeWarning)] {
        let path = JSONPath.root.member("color").member("selection")
        return tick == fill ? [(path.member("tick"), .invisible(on: path.member("fill")))] : []
    }
}
