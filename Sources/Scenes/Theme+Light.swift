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
        spacing: LayoutSpacing(),
        screen: ScreenLook(
            edge: Color(0x8492A6), top: Color(0xDCE1EA), bottom: Color(0xF4F6F9),
            edgeThickness: 0.06, rise: 0.16, lean: 0.6),
        shape: SeatShape(
            corners: CornerRadii(top: 0.24, bottom: 0.32), joinedCorners: CornerRadii(0.42),
            dash: 0.1, hatchPeriod: 0.2, hatchWidth: 0.045, hatchInset: 0.1),
        seats: SeatLooks(
            available: SeatLook(fill: .white, outline: Color(0x76839A), sign: Color(0x76839A)),
            couple: SeatLook(fill: Color(0xFFE3EC), outline: Color(0xD62F6B), sign: Color(0xD62F6B)),
            accessible: SeatLook(fill: Color(0xEAF2FF), outline: Color(0x1F66D1), sign: Color(0x1F66D1)),
            sold: SeatLook(fill: Color(0x474C55), sign: .white),
            locked: SeatLook(fill: Color(0xC9CFD8), hatching: Color(0x97A1B0), sign: .white),
            broken: SeatLook(
                fill: Color(0xE9EBEF), outline: Color(0x7E8797), isDashed: true, sign: Color(0x7E8797))),
        selection: SelectionLook(fill: Color(0xE85D00), tick: .white))
}
