/// A kind of colour vision.
public enum Vision: String, CaseIterable, Sendable {
    /// All three kinds of cones.
    case normal

    /// Without cones for long waves (protanopia): one man in a hundred.
    case protan

    /// Without cones for medium waves (deuteranopia): one man in a hundred; weakened in five more.
    case deutan

    /// Without cones for short waves (tritanopia): one person in ten thousand.
    case tritan

    /// How it changes colours.
    ///
    /// Protan and deutan by Machado, Oliveira and Fernandes (2009) with severity 1; tritan, which their model fits
    /// badly, by the two half planes of Brettel, Viénot and Mollon (1997).
    package var model: VisionModel {
        switch self {
        case .normal: .unchanged
        case .protan: .protan
        case .deutan: .deutan
        case .tritan: .tritan
        }
    }

    /// Returns the colour that looks to everybody as the given one looks with this vision, clamped to 0 to 1.
    public func simulate(_ color: LinearColor) -> LinearColor {
        switch model {
        case .unchanged:
            color.clamped
        case .map(let matrix):
            matrix.apply(to: color).clamped
        case .halves(let plane, let first, let second):
            (ColorMatrix.product(plane, color) >= 0 ? first : second).apply(to: color).clamped
        }
    }
}

/// How a kind of colour vision changes colours in linear light, before they are clamped to 0 to 1.
package enum VisionModel: Sendable {
    /// Nothing changes.
    case unchanged

    /// Every colour goes through one map.
    case map(ColorMatrix)

    /// A plane through black and white parts the colours: those with a product of at least 0 go through the first map.
    case halves(plane: ColorMatrix.Row, ColorMatrix, ColorMatrix)

    /// Machado, Oliveira and Fernandes 2009, protanomaly of severity 1.
    static let protan = VisionModel.map(
        ColorMatrix(
            red: (0.152286, 1.052583, -0.204868), green: (0.114503, 0.786281, 0.099216),
            blue: (-0.003882, -0.048116, 1.051998)))

    /// Machado, Oliveira and Fernandes 2009, deuteranomaly of severity 1.
    static let deutan = VisionModel.map(
        ColorMatrix(
            red: (0.367322, 0.860646, -0.227968), green: (0.280085, 0.672501, 0.047413),
            blue: (-0.011820, 0.042940, 0.968881)))

    /// Brettel, Viénot and Mollon 1997.
    static let tritan = VisionModel.halves(
        plane: (0.03901, -0.02788, -0.01113),
        ColorMatrix(
            red: (1.01277, 0.13548, -0.14826), green: (-0.01243, 0.86812, 0.14431), blue: (0.07589, 0.80500, 0.11911)),
        ColorMatrix(
            red: (0.93678, 0.18979, -0.12657), green: (0.06154, 0.81526, 0.12320), blue: (-0.37562, 1.12767, 0.24796)))
}

/// A linear map of colours: each row gives a channel.
package struct ColorMatrix: Sendable {
    /// The weights of red, green and blue.
    package typealias Row = (red: Double, green: Double, blue: Double)

    /// The row that gives red.
    package let red: Row

    /// The row that gives green.
    package let green: Row

    /// The row that gives blue.
    package let blue: Row

    func apply(to color: LinearColor) -> LinearColor {
        LinearColor(
            red: ColorMatrix.product(red, color), green: ColorMatrix.product(green, color),
            blue: ColorMatrix.product(blue, color))
    }

    /// Returns the sum of a colour's channels, each with its weight.
    static func product(_ row: Row, _ color: LinearColor) -> Double {
        row.red * color.red + row.green * color.green + row.blue * color.blue
    }
}
