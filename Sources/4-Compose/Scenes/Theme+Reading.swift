import Drawing
import SeatGeometry
public import StrictJSON

/// A theme, and what is unusual about its document.
public struct ThemeReading: Equatable, Sendable {
    /// The theme.
    public let theme: Theme

    /// What is allowed and yet probably a mistake.
    public let warnings: FaultList
}

extension Theme {
    /// Reads a theme document strictly: it is accepted whole, or refused with all its faults.
    ///
    /// A document that extends a built-in theme gives what differs from it; any other gives everything. The limits are
    /// those of `ThemeLimits`.
    public static func read(_ bytes: [UInt8]) throws(DocumentError) -> ThemeReading {
        let (theme, warnings) = try readDocument(bytes, sizeLimit: ThemeLimits.fileSize) { $0.theme() }
        return ThemeReading(theme: theme, warnings: warnings)
    }

    // The form of a theme document: the groups and keys below `name` and `extends`, in their usual order.
    //
    // A new property of a theme is one line here and one in halls/schema/theme.schema.json; a test misses both.

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

    /// Returns the theme as a whole document: reading it gives the same theme.
    ///
    /// Keys have one order; seat parts that are not drawn are left out.
    public func documentText() -> String {
        let members = [JSONMember("name", .string(name))] + [JSONMember](Theme.keys, of: self)
        return JSONValue.object(members).text(.pretty) + "\n"
    }
}

extension JSONField {
    fileprivate func theme() -> Theme? {
        guard var object = document(keys: ["name", "extends"] + Theme.keys.map(\.name)) else { return nil }
        let name = object.required("name")?.text(length: ThemeLimits.nameLength)
        let base = object.optional("extends")
        // Where the base was meant but cannot be read, nothing is known to be missing.
        let isWhole = base == nil && !object.isMisspelt("extends")
        // Of a whole document every part is replaced.
        var theme = base?.choice(of: BuiltInTheme.self)?.theme ?? .light
        object.read(Theme.keys, into: &theme, isWhole ? .whole : .changes)

        guard faults.count == 0, let name else { return nil }
        theme.name = name
        for (path, warning) in theme.warnings { faults.warn(warning, at: path) }
        return theme
    }
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

/// What can be wrong with a theme document beyond the form of single values.
enum ThemeFault {
    case notColor(String)
    case repeatedStyle(String)
}

/// What is allowed in a theme document and yet probably a mistake.
enum ThemeWarning {
    case invisible(on: JSONPath)
    case tintOfSeats(JSONPath)
    case forbiddenDistance(ScreenDistances)
}

extension ThemeFault: CustomStringConvertible {
    var description: String {
        switch self {
        case .notColor(let text): "must be a colour as #RGB, #RRGGBB or #RRGGBBAA, not \(quoted(text))"
        case .repeatedStyle(let name): "\(quoted(name)) is already in the list"
        }
    }
}

extension ThemeWarning: CustomStringConvertible {
    var description: String {
        switch self {
        case .invisible(let ground): "cannot be seen: it has the colour of \(ground)"
        case .tintOfSeats(let fill): "can be taken for seats: it has the colour of \(fill)"
        case .forbiddenDistance(let allowed):
            "is not between the theme's own minDistance and maxDistance, \(allowed.least) and \(allowed.most)"
        }
    }
}
