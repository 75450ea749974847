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
