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

    /// Returns the colour difference ΔE00 by CIEDE2000: 1 is just seen between large neighbouring fields.
    ///
    /// Sharma, Wu and Dalal (2005), "The CIEDE2000 Color-Difference Formula", equations 2 to 22, with the weights
    /// kL, kC and kH 1. It does not depend on the order of the colours.
    public func difference(to other: LabColor) -> Double {
        let stretch = LabColor.stretch(chroma: (chroma + other.chroma) / 2)
        let first = HueColor(self, stretch: stretch)
        let second = HueColor(other, stretch: stretch)
        let mean = HueColor(meanOf: first, second)
        let lightness = (second.lightness - first.lightness) / mean.lightnessWeight
        let chroma = (second.chroma - first.chroma) / mean.chromaWeight
        let hue = first.hueDifference(to: second) / mean.hueWeight
        let square = lightness * lightness + chroma * chroma + hue * hue + mean.rotation * chroma * hue
        return max(0, square).squareRoot()
    }

    /// Returns how much the a axis is stretched near grey (equations 4 and 5).
    private static func stretch(chroma: Double) -> Double {
        1 + 0.5 * (1 - saturation(chroma))
    }
}

/// Returns `√(C⁷ / (C⁷ + 25⁷))`, which grows from 0 at grey to 1.
private func saturation(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return (power / (power + 6_103_515_625)).squareRoot()
}

/// A colour as lightness, chroma and hue in degrees, 0 to 360.
private struct HueColor {
    let lightness: Double
    let chroma: Double
    let hue: Double

    /// Equations 5 to 7; the hue of grey is 0.
    init(_ color: LabColor, stretch: Double) {
        let a = stretch * color.a
        lightness = color.lightness
        chroma = (a * a + color.b * color.b).squareRoot()
        let angle = atan2(color.b, a) * 180 / .pi
        hue = angle < 0 ? angle + 360 : angle
    }

    /// Equations 12 to 14: the hue in the middle of the shorter way round; that of the other when one is grey.
    init(meanOf first: HueColor, _ second: HueColor) {
        lightness = (first.lightness + second.lightness) / 2
        chroma = (first.chroma + second.chroma) / 2
        let sum = first.hue + second.hue
        if first.chroma * second.chroma == 0 {
            hue = sum
        } else if abs(first.hue - second.hue) <= 180 {
            hue = sum / 2
        } else {
            hue = sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
        }
    }

    /// Equations 10 and 11: the length of the chord between two hues.
    func hueDifference(to other: HueColor) -> Double {
        guard chroma * other.chroma > 0 else { return 0 }
        var angle = other.hue - hue
        if angle > 180 { angle -= 360 }
        if angle < -180 { angle += 360 }
        return 2 * (chroma * other.chroma).squareRoot() * sine(angle / 2)
    }

    // What the mean of two colours says about how differences near it are seen.

    /// Equation 18.
    var lightnessWeight: Double {
        let offset = (lightness - 50) * (lightness - 50)
        return 1 + 0.015 * offset / (20 + offset).squareRoot()
    }

    /// Equation 19.
    var chromaWeight: Double { 1 + 0.045 * chroma }

    /// Equations 15 and 20.
    var hueWeight: Double {
        let waves =
            1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
            - 0.20 * cosine(4 * hue - 63)
        return 1 + 0.015 * chroma * waves
    }

    /// Equations 16, 17 and 21: chroma and hue depend on each other near blue.
    var rotation: Double {
        let distance = (hue - 275) / 25
        return -2 * saturation(chroma) * sine(60 * exp(-distance * distance))
    }
}

private func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }

private func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }

/// How large something is seen, as the angle it fills.
public struct VisualAngle: Equatable, Sendable {
    /// The angle in degrees.
    public let degrees: Double

    /// Creates an angle.
    public init(degrees: Double) {
        self.degrees = degrees
    }

    /// Creates the angle of a length on a phone in the hand: 163 points per inch at a distance of 30 cm.
    public init(points: Double) {
        let centimetres = points / 163 * 2.54
        degrees = 2 * atan(centimetres / 2 / 30) * 180 / .pi
    }
}

/// The smallest difference on each axis of CIELAB that a part of the viewers notices; it grows as things get smaller.
///
/// Stone, Szafir and Setlur (2014), "An Engineering Model for Color Difference as a Function of Size": on every axis
/// `ND(p, s) = p × (A + B / s)`.
public struct NoticeableDifference: Equatable, Sendable {
    /// The difference of lightness.
    public let lightness: Double

    /// The difference on the axis from green to red.
    public let a: Double

    /// The difference on the axis from blue to yellow.
    public let b: Double

    /// Creates the differences.
    ///
    /// - Parameters:
    ///   - part: The part of the viewers who notice it, such as 0.8.
    ///   - size: How large the coloured things are seen: their smaller side.
    public init(part: Double, size: VisualAngle) {
        lightness = part * (10.16 + 1.50 / size.degrees)
        a = part * (10.68 + 3.08 / size.degrees)
        b = part * (10.70 + 5.74 / size.degrees)
    }

    /// Returns by how much two colours exceed it, on the axis on which they do most: 1 is just noticed.
    public func ratio(_ first: LabColor, _ second: LabColor) -> Double {
        max(
            abs(first.lightness - second.lightness) / lightness, abs(first.a - second.a) / a,
            abs(first.b - second.b) / b)
    }
}
