import Drawing
import SeatGeometry

extension Theme {
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
