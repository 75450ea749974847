import Drawing
import SeatGeometry

extension Theme {
    /// Light on near black.
    ///
    /// Free seats are the darkest, with bright outlines; statuses become lighter the less they concern the buyer.
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
                fill: Color(0x14171C), outline: Color(0xA9B4C4), sign: Color(0xA9B4C4), label: Color(0xC9D1DC)),
            couple: SeatLook(
                fill: Color(0x7A3556), outline: Color(0xFF7FAE), sign: Color(0xFFA3C4), label: Color(0xFFD3E2)),
            accessible: SeatLook(
                fill: Color(0x1F4E96), outline: Color(0x82B4FF), sign: Color(0xA8CCFF), label: Color(0xD3E4FF)),
            sold: SeatLook(fill: Color(0x8D95A1), sign: .white, label: Color(0x343A44)),
            locked: SeatLook(
                fill: Color(0x3A4049), hatching: Color(0x59616D), sign: .white, label: Color(0xC9D1DC)),
            broken: SeatLook(
                fill: Color(0x5F6671), outline: Color(0xC3CAD4), isDashed: true, sign: Color(0xC3CAD4),
                label: Color(0xC3CAD4))),
        selection: SelectionLook(fill: Color(0xFF9A3C), tick: Color(0x1E1206)),
        recommendation: Color(0xFF9A3C),
        zones: [
            ZoneLook(tint: Color(0x2E2617), outline: Color(0x8A6A2A)),
            ZoneLook(tint: Color(0x25212F), outline: Color(0x6B5A91)),
            ZoneLook(tint: Color(0x1A2620), outline: Color(0x4C7259)),
            ZoneLook(tint: Color(0x18252B), outline: Color(0x45707F)),
        ],
        minimap: MinimapLook(panel: Color(0x22272F), frame: Color(0xFF9A3C)),
        fonts: Theme.standardFonts)
}
