import Drawing
import SeatGeometry

extension Theme {
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
                fill: Color(0x050506), outline: Color(0xA9B4C4), sign: Color(0x8C95A3), label: Color(0xC9D1DC)),
            couple: SeatLook(
                fill: Color(0xC2A4AF), outline: Color(0xFF7FAE), sign: Color(0x9E1C4B), label: Color(0x5E1431)),
            accessible: SeatLook(
                fill: Color(0x3A96D2), outline: Color(0x82B4FF), sign: Color(0x034189), label: Color(0x06264D)),
            sold: SeatLook(fill: Color(0x37404C), sign: .white, label: Color(0x949EAC)),
            locked: SeatLook(
                fill: Color(0x5B687D), hatching: Color(0x434B5C), sign: .white, label: Color(0xE3E8EE)),
            broken: SeatLook(
                fill: Color(0x7D8691), outline: Color(0xC3CAD4), isDashed: true, sign: Color(0x2B2E33),
                label: Color(0x2B2E33))),
        selection: SelectionLook(fill: Color(0xFF8E00), tick: Color(0x1E1206)),
        recommendation: Color(0xFF8E00),
        zones: [
            ZoneLook(tint: Color(0x2E2617), outline: Color(0x8A6A2A)),
            ZoneLook(tint: Color(0x25212F), outline: Color(0x6B5A91)),
            ZoneLook(tint: Color(0x1A2620), outline: Color(0x4C7259)),
            ZoneLook(tint: Color(0x18252B), outline: Color(0x45707F)),
        ],
        minimap: MinimapLook(panel: Color(0x22272F), frame: Color(0xFF8E00)),
        fonts: Theme.standardFonts)
}
