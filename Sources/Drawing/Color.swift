/// An sRGB colour of 8 bits a channel, not premultiplied.
public struct Color: Hashable, Sendable {
    /// White, opaque.
    public static let white = Color(0xFFFFFF)

    /// The red channel.
    public let red: UInt8

    /// The green channel.
    public let green: UInt8

    /// The blue channel.
    public let blue: UInt8

    /// The opacity: 0 is transparent, 255 is opaque.
    public let alpha: UInt8

    /// Creates a colour from its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates an opaque colour from a number written as in CSS, such as `0xFF6A00`; higher bits are ignored.
    public init(_ hex: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16),
            green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex))
    }

    /// Returns the colour with its opacity multiplied, 0 to 1, rounded to the nearest level.
    public func faded(to opacity: Double) -> Color {
        let level = Double(alpha) * min(max(opacity, 0), 1)
        return Color(red: red, green: green, blue: blue, alpha: UInt8(level.rounded()))
    }
}
