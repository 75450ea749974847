import Drawing
import SeatGeometry

/// A theme that is always there, by the name that documents and commands call it.
enum BuiltInTheme: String, CaseIterable {
    case light
    case dark

    var theme: Theme {
        switch self {
        case .light: .light
        case .dark: .dark
        }
    }
}

extension Theme {
    /// The themes that are always there: light and dark.
    public static var builtIn: [Theme] { BuiltInTheme.allCases.map(\.theme) }

    /// Dark on white.
    ///
    /// Free seats are hollow and come first; the other statuses differ in lightness as well as in hatching, dashes and
    /// signs, so that they can be told apart small and without colour.
    public static let light = Theme(
        name: "light",
        backdrop: .white,
        ink: Color(0x2B3038),
        quietInk: Color(0x6B7686),
        text: .standard,
        spacing: LayoutSpacing(),
        screen: ScreenLook(
            edge: Color(0x8492A6), top: Color(0xDCE1EA), bottom: Color(0xF6F8FA),
            edgeThickness: 0.06, rise: 0.16, lean: 0.6),
        shape: .standard,
        seats: SeatLooks(
            available: SeatLook(
                fill: .white, outline: Color(0x6F7C92), sign: Color(0x6B7A98), label: Color(0x5B6679)),
            couple: SeatLook(
                fill: Color(0xFACBCF), outline: Color(0xC42450), sign: Color(0xAF0F3E), label: Color(0x8A0F33)),
            accessible: SeatLook(
                fill: Color(0xD3E1FF), outline: Color(0x1D5FC8), sign: Color(0x1558D6), label: Color(0x174A9C)),
            sold: SeatLook(fill: Color(0x43474E), sign: .white, label: Color(0xA9B0BA)),
            locked: SeatLook(
                fill: Color(0xACB1BC), hatching: Color(0x6F7A8E), sign: .white, label: Color(0x1C2027)),
            broken: SeatLook(
                fill: Color(0x7F8691), outline: Color(0x16191D), isDashed: true, sign: Color(0x16191D),
                label: Color(0x2E343D))),
        selection: SelectionLook(fill: Color(0xE25800), tick: .white),
        recommendation: Color(0xE25800),
        zones: [
            ZoneLook(tint: Color(0xFFF3DC), outline: Color(0xE3B04B)),
            ZoneLook(tint: Color(0xF1ECFB), outline: Color(0xB59FDB)),
            ZoneLook(tint: Color(0xEDF5EF), outline: Color(0x9CC3A6)),
            ZoneLook(tint: Color(0xE9F4F8), outline: Color(0x8FBFD0)),
        ],
        minimap: MinimapLook(panel: Color(0xF1F3F6), frame: Color(0xE25800)),
        pattern: PatternLook(
            idle: Color(0x8492A6), normal: Color(0x1D5FC8), accepted: Color(0x1A7F4B), wrong: Color(0xC8203A),
            sign: .white, panel: Color(0xE9EDF3)),
        fonts: Theme.standardFonts)

    /// The fonts that the scripts install: Latin, Greek, Cyrillic, Chinese, Japanese and Korean in one collection.
    static let standardFonts = ["/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc#2"]

    /// Light on near black.
    ///
    /// Free seats are the darkest, with bright outlines, so that they come first; what is sold recedes.
    public static let dark = Theme(
        name: "dark",
        backdrop: Color(0x14171C),
        ink: Color(0xF1F3F6),
        quietInk: Color(0x9AA4B2),
        text: .standard,
        spacing: LayoutSpacing(),
        screen: ScreenLook(
            edge: Color(0x9AA7BA), top: Color(0x39414D), bottom: Color(0x1B1F26),
            edgeThickness: 0.06, rise: 0.16, lean: 0.6),
        shape: .standard,
        seats: SeatLooks(
            available: SeatLook(
                fill: Color(0x030407), outline: Color(0xB4BECD), sign: Color(0x5D6375), label: Color(0xC9D1DC)),
            couple: SeatLook(
                fill: Color(0xDF9CB6), outline: Color(0xFFC6DA), sign: Color(0x5A1030), label: Color(0x3D0A20)),
            accessible: SeatLook(
                fill: Color(0x3C96D4), outline: Color(0x8CCBFA), sign: Color(0x042E60), label: Color(0x041E42)),
            sold: SeatLook(fill: Color(0x323C4C), sign: .white, label: Color(0x949EAC)),
            locked: SeatLook(
                fill: Color(0x576678), hatching: Color(0x3F4859), sign: .white, label: Color(0xF1F3F6)),
            broken: SeatLook(
                fill: Color(0x80848F), outline: Color(0x1E232B), isDashed: true, sign: Color(0x1E232B),
                label: Color(0x2B2E33))),
        selection: SelectionLook(fill: Color(0xFF8A00), tick: Color(0x1E1206)),
        recommendation: Color(0xFF8A00),
        zones: [
            ZoneLook(tint: Color(0x2E2617), outline: Color(0x8A6A2A)),
            ZoneLook(tint: Color(0x25212F), outline: Color(0x6B5A91)),
            ZoneLook(tint: Color(0x1A2620), outline: Color(0x4C7259)),
            ZoneLook(tint: Color(0x18252B), outline: Color(0x45707F)),
        ],
        minimap: MinimapLook(panel: Color(0x22272F), frame: Color(0xFF8A00)),
        pattern: PatternLook(
            idle: Color(0x6B7686), normal: Color(0x5AA9F5), accepted: Color(0x46C98B), wrong: Color(0xFF7A85),
            sign: Color(0x14171C), panel: Color(0x2B313B)),
        fonts: Theme.standardFonts)
}

extension SeatShape {
    /// The form of seats in the built-in themes.
    static let standard = SeatShape(
        corners: CornerRadii(top: 0.24, bottom: 0.32), joinedCorners: CornerRadii(0.42),
        dash: 0.13, hatchPeriod: 0.2, hatchWidth: 0.045, hatchInset: 0.1)
}

extension TextSizes {
    /// The sizes of texts in the built-in themes.
    static let standard = TextSizes(row: 0.38, seat: 0.32, screen: 0.42, legend: 13)
}
