import Drawing
import SeatGeometry

/// The form of a theme document: the groups and keys below `name` and `extends`, in their usual order.
///
/// A new property of a theme is one line here and one in halls/schema/theme.schema.json; a test misses both.
extension Theme {
    static let keys: [ThemeKey<Theme>] = [
        .group("color", \.self, colors),
        .group("corner", \.shape, corners),
        .group("line", \.self, lines),
        .group("screen", \.self, screenLengths),
        .group("text", \.text, texts),
        .group("space", \.spacing, spaces),
        .texts("fonts", \.fonts, count: ThemeLimits.fonts, length: ThemeLimits.fontLength),
    ]

    private static let colors: [ThemeKey<Theme>] = [
        .color("backdrop", \.backdrop),
        .color("ink", \.ink),
        .color("quietInk", \.quietInk),
        .group(
            "screen", \.screen,
            [.color("edge", \.edge), .color("top", \.top), .color("bottom", \.bottom)]),
        .group("seat", \.seats, SeatStyle.allCases.map { .group($0.rawValue, $0.look, seatColors) }),
        .group("selection", \.selection, [.color("fill", \.fill), .color("tick", \.tick)]),
        .color("recommendation", \.recommendation),
        .list(
            "zones", \.zones, count: ThemeLimits.zones,
            of: [.color("tint", \.tint), .color("outline", \.outline)],
            from: ZoneLook(tint: .white, outline: .white)),
        .group("minimap", \.minimap, [.color("panel", \.panel), .color("frame", \.frame)]),
        .group("pattern", \.pattern, patternColors),
    ]

    private static let patternColors: [ThemeKey<PatternLook>] = [
        .color("idle", \.idle),
        .color("normal", \.normal),
        .color("accepted", \.accepted),
        .color("wrong", \.wrong),
        .color("sign", \.sign),
        .color("panel", \.panel),
    ]

    private static let seatColors: [ThemeKey<SeatLook>] = [
        .optionalColor("fill", \.fill),
        .optionalColor("outline", \.outline),
        .optionalColor("hatching", \.hatching),
        .color("sign", \.sign),
        .color("label", \.label),
    ]

    private static let corners: [ThemeKey<SeatShape>] = [
        .group("seat", \.corners, radii),
        .group("joined", \.joinedCorners, radii),
    ]

    private static let radii: [ThemeKey<CornerRadii>] = [
        .number("top", \.top, in: ThemeLimits.cornerRadius),
        .number("bottom", \.bottom, in: ThemeLimits.cornerRadius),
    ]

    private static let lines: [ThemeKey<Theme>] = [
        .number("dash", \.shape.dash, in: ThemeLimits.dash),
        .styles("dashed", \.seats.dashed),
        .group("hatch", \.shape, hatching),
    ]

    private static let hatching: [ThemeKey<SeatShape>] = [
        .number("period", \.hatchPeriod, in: ThemeLimits.hatchPeriod),
        .number("width", \.hatchWidth, in: ThemeLimits.hatchWidth),
        .number("inset", \.hatchInset, in: ThemeLimits.hatchInset),
    ]

    private static let screenLengths: [ThemeKey<Theme>] = [
        .number("depth", \.spacing.screenDepth, in: ThemeLimits.screenDepth),
        .number("distance", \.spacing.screenDistance, in: ThemeLimits.screenDistance),
        .number("minDistance", \.screenDistances.least, in: ThemeLimits.screenDistance),
        .number("maxDistance", \.screenDistances.most, in: ThemeLimits.screenDistance),
        .number("edge", \.screen.edgeThickness, in: ThemeLimits.edgeThickness),
        .number("rise", \.screen.rise, in: ThemeLimits.screenRise),
        .number("lean", \.screen.lean, in: ThemeLimits.screenLean),
    ]

    private static let texts: [ThemeKey<TextSizes>] = [
        .number("row", \.row, in: ThemeLimits.seatText),
        .number("seat", \.seat, in: ThemeLimits.seatText),
        .number("screen", \.screen, in: ThemeLimits.screenText),
        .number("legend", \.legend, in: ThemeLimits.legendText),
    ]

    private static let spaces: [ThemeKey<LayoutSpacing>] = [
        .integer("margin", \.margin, in: ThemeLimits.margin),
        .number("rowLabels", \.rowLabels, in: ThemeLimits.rowLabels),
    ]
}

extension SeatStyle {
    /// The place of the style's look.
    fileprivate var look: any WritableKeyPath<SeatLooks, SeatLook> & Sendable {
        switch self {
        case .available: \.available
        case .couple: \.couple
        case .accessible: \.accessible
        case .sold: \.sold
        case .locked: \.locked
        case .broken: \.broken
        }
    }
}

extension SeatLooks {
    /// The styles with dashed outlines.
    fileprivate var dashed: [SeatStyle] {
        get { SeatStyle.allCases.filter { self[$0].isDashed } }
        set {
            for style in SeatStyle.allCases { self[keyPath: style.look].isDashed = newValue.contains(style) }
        }
    }
}
