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
