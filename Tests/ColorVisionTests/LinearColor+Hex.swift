import ColorVision

extension LinearColor {
    /// Creates a colour from a number written as in CSS.
    init(_ hex: UInt32) {
        self.init(
            sRGB: UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8),
            UInt8(truncatingIfNeeded: hex))
    }

    /// The sRGB bytes as a number written as in CSS.
    var hex: UInt32 {
        UInt32(sRGB.red) << 16 | UInt32(sRGB.green) << 8 | UInt32(sRGB.blue)
    }
}
