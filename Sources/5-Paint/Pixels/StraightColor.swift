/// A colour of 8 bits a channel whose red, green and blue are not multiplied by alpha, as PNG stores it.
public struct StraightColor: Hashable, Sendable {
    /// The red channel, 0 to 255.
    public var red: UInt8

    /// The green channel, 0 to 255.
    public var green: UInt8

    /// The blue channel, 0 to 255.
    public var blue: UInt8

    /// The opacity: 0 is transparent, 255 opaque.
    public var alpha: UInt8

    /// Creates a colour, opaque unless said otherwise.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Transparent black: all channels zero.
    public static let transparent = StraightColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension StraightColor {
    /// Creates a colour from the four bytes of a pixel in memory order, the first byte in the low bits.
    init(pixel: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: pixel), green: UInt8(truncatingIfNeeded: pixel >> 8),
            blue: UInt8(truncatingIfNeeded: pixel >> 16), alpha: UInt8(truncatingIfNeeded: pixel >> 24))
    }

    /// The four bytes of the pixel in memory order, the first byte in the low bits.
    var pixel: UInt32 {
        UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
    }
}
