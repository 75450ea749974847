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

    /// Returns the colour that looks to everybody as the given one looks with this vision, clamped to 0 to 1.
    ///
    /// Protan and deutan by Machado, Oliveira and Fernandes (2009) with severity 1; tritan, which their model fits
    /// badly, by the two half planes of Brettel, Viénot and Mollon (1997).
    public func simulate(_ color: LinearColor) -> LinearColor {
        switch self {
        case .normal: color.clamped
        case .protan: Matrix.protan.apply(to: color).clamped
        case .deutan: Matrix.deutan.apply(to: color).clamped
        case .tritan: Matrix.tritan(for: color).apply(to: color).clamped
        }
    }
}

/// A linear map of colours: each row gives a channel.
private struct Matrix {
    typealias Row = (Double, Double, Double)

    let red: Row
    let green: Row
    let blue: Row

    func apply(to color: LinearColor) -> LinearColor {
        LinearColor(
            red: Matrix.product(red, color), green: Matrix.product(green, color), blue: Matrix.product(blue, color))
    }

    static func product(_ row: Row, _ color: LinearColor) -> Double {
        row.0 * color.red + row.1 * color.green + row.2 * color.blue
    }
}

extension Matrix {
    /// Machado 2009, protanomaly of severity 1.
    static let protan = Matrix(
        red: (0.152286, 1.052583, -0.204868), green: (0.114503, 0.786281, 0.099216),
        blue: (-0.003882, -0.048116, 1.051998))

    /// Machado 2009, deuteranomaly of severity 1.
    static let deutan = Matrix(
        red: (0.367322, 0.860646, -0.227968), green: (0.280085, 0.672501, 0.047413),
        blue: (-0.011820, 0.042940, 0.968881))

    /// Brettel 1997: the side of the plane through black, white and the confusion axis decides.
    static func tritan(for color: LinearColor) -> Matrix {
        product((0.03901, -0.02788, -0.01113), color) >= 0 ? warmTritan : coolTritan
    }

    private static let warmTritan = Matrix(
        red: (1.01277, 0.13548, -0.14826), green: (-0.01243, 0.86812, 0.14431), blue: (0.07589, 0.80500, 0.11911))

    private static let coolTritan = Matrix(
        red: (0.93678, 0.18979, -0.12657), green: (0.06154, 0.81526, 0.12320), blue: (-0.37562, 1.12767, 0.24796))
}
