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
            dash: 0.13, hatchPeriod: 0.2, hatchWidth: 0.045, hatchInset: 0.1),
        seats: SeatLooks(
            available: SeatLook(fill: .white, outline: Color(0x6F7C92), sign: Color(0x6F7C92)),
            couple: SeatLook(fill: Color(0xFFDDE7), outline: Color(0xD42A66), sign: Color(0xD42A66)),
            accessible: SeatLook(fill: Color(0xCFDFFF), outline: Color(0x1D5FC8), sign: Color(0x1D5FC8)),
            sold: SeatLook(fill: Color(0x40454D), sign: .white),
            locked: SeatLook(fill: Color(0xB6BCC6), hatching: Color(0x838C9A), sign: .white),
            broken: SeatLook(
                fill: Color(0x959BA5), outline: Color(0x2E343D), isDashed: true, sign: Color(0x2E343D))),
        selection: SelectionLook(fill: Color(0xDC5F00), tick: .white))
}
