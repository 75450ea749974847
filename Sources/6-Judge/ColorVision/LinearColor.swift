import Glibc

/// A colour in linear light with the primaries of sRGB: 0 is black, 1 is full.
///
/// Light adds up in this form, so means and simulations are computed in it, never on the encoded bytes.
public struct LinearColor: Equatable, Sendable {
    /// The red light, 0 to 1.
    public var red: Double

    /// The green light, 0 to 1.
    public var green: Double

    /// The blue light, 0 to 1.
    public var blue: Double

    /// Creates a colour from its light, without clamping.
    public init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Decodes a colour from its sRGB bytes.
    public init(sRGB red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.init(
            red: LinearColor.decoded[Int(red)], green: LinearColor.decoded[Int(green)],
            blue: LinearColor.decoded[Int(blue)])
    }

    /// The sRGB bytes, clamped and rounded to the nearest.
    public var sRGB: (red: UInt8, green: UInt8, blue: UInt8) {
        (LinearColor.encode(red), LinearColor.encode(green), LinearColor.encode(blue))
    }

    /// The colour with each channel moved into 0 to 1.
    var clamped: LinearColor {
        LinearColor(red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1))
    }

    /// The light of every byte, by IEC 61966-2-1.
    private static let decoded: [Double] = (0...255).map { byte in
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encode(_ light: Double) -> UInt8 {
        let light = min(max(light, 0), 1)
        let value = light <= 0.003_130_8 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
        return UInt8((255 * value).rounded())
    }

    /// The relative luminance by WCAG 2.x: 0 is black, 1 is white.
    public var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    /// Returns the contrast ratio by WCAG 2.x, from 1 to 21, whichever of the two is lighter.
    ///
    /// It is never rounded: 2.999 fails where 3 is asked.
    public func contrast(with other: LinearColor) -> Double {
        let flare = 0.05
        return (max(luminance, other.luminance) + flare) / (min(luminance, other.luminance) + flare)
    }
}

/// The mean of colours, gathered one after the other.
public struct LinearMean: Sendable {
    private var sum = LinearColor(red: 0, green: 0, blue: 0)

    /// How many colours were added.
    public private(set) var count = 0

    /// Starts without a colour.
    public init() {}

    /// Adds a colour.
    public mutating func add(_ color: LinearColor) {
        sum.red += color.red
        sum.green += color.green
        sum.blue += color.blue
        count += 1
    }

    /// The mean, or `nil` before the first colour.
    public var color: LinearColor? {
        guard count > 0 else { return nil }
        let share = 1 / Double(count)
        return LinearColor(red: sum.red * share, green: sum.green * share, blue: sum.blue * share)
    }
}
