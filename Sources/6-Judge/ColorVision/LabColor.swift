import Glibc

/// A colour in CIELAB under D65: equal distances look about equally different.
public struct LabColor: Equatable, Sendable {
    /// The lightness L*: 0 is black, 100 is white.
    public var lightness: Double

    /// From green (negative) to red.
    public var a: Double

    /// From blue (negative) to yellow.
    public var b: Double

    /// Creates a colour from its coordinates.
    public init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// Converts a colour of sRGB; its white is exactly (100, 0, 0).
    ///
    /// The matrix is that of IEC 61966-2-1, the white point the sum of its rows, the formula that of CIE 15.
    public init(_ color: LinearColor) {
        let x = 0.4124564 * color.red + 0.3575761 * color.green + 0.1804375 * color.blue
        let y = 0.2126729 * color.red + 0.7151522 * color.green + 0.0721750 * color.blue
        let z = 0.0193339 * color.red + 0.1191920 * color.green + 0.9503041 * color.blue
        let (fx, fy, fz) = (LabColor.root(x / 0.95047), LabColor.root(y), LabColor.root(z / 1.08883))
        self.init(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
    }

    /// The distance from grey.
    var chroma: Double { (a * a + b * b).squareRoot() }

    /// The cube root, and a straight line near black, where both meet with the same slope.
    private static func root(_ ratio: Double) -> Double {
        let limit = 6.0 / 29
        return ratio > limit * limit * limit ? cbrt(ratio) : ratio / (3 * limit * limit) + 4.0 / 29
    }
}
