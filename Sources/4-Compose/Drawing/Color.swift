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

    /// Returns a mix of two colours, channel by channel: part 0 is this one, part 1 the other.
    public func mixed(with other: Color, part: Double) -> Color {
        func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
            UInt8((Double(from) + (Double(to) - Double(from)) * min(max(part, 0), 1)).rounded())
        }
        return Color(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }

    /// Returns the colour with its opacity multiplied, 0 to 1, rounded to the nearest level.
    public func faded(to opacity: Double) -> Color {
        let level = Double(alpha) * min(max(opacity, 0), 1)
        return Color(red: red, green: green, blue: blue, alpha: UInt8(level.rounded()))
    }

    /// Reads a colour as `#RGB`, `#RRGGBB` or `#RRGGBBAA` in hexadecimal, or gives `nil`.
    public init?(css text: String) {
        guard text.hasPrefix("#"), text.dropFirst().utf8.allSatisfy(Color.isHexadecimal) else { return nil }
        let digits = text.dropFirst()
        let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard [6, 8].contains(long.count), let number = UInt32(long, radix: 16) else { return nil }
        let color = Color(long.count == 8 ? number >> 8 : number)
        let alpha = long.count == 8 ? UInt8(truncatingIfNeeded: number) : 255
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        "0123456789abcdefABCDEF".utf8.contains(byte)
    }

    /// The colour as text that `init(css:)` reads: `#RRGGBB`, or `#RRGGBBAA` when it is not opaque.
    public var css: String {
        let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return "#" + channels.map(Color.hexadecimal).joined()
    }

    private static func hexadecimal(_ level: UInt8) -> String {
        let digits = String(level, radix: 16, uppercase: true)
        return level < 16 ? "0" + digits : digits
    }
}
