import Glibc

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
