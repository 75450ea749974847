public import PixelDiff
import Pixels

/// How much a case may differ from its baseline, and why that is justified.
///
/// It is asked only where pixels differ; the exact figures are reported in any case.
public struct CaseTolerance: Equatable, Sendable {
    /// Why exact pixels cannot be asked for.
    public let reason: String

    /// Which pixels count as unequal.
    public let rules: ComparisonRules

    /// How many of them may be.
    public let gate: DifferenceGate

    /// Creates a tolerance.
    public init(reason: String, rules: ComparisonRules, gate: DifferenceGate) {
        self.reason = reason
        self.rules = rules
        self.gate = gate
    }

    /// Returns what it says of two pictures.
    func verdict(expected: PNGReading, actual: Bitmap) -> ToleranceVerdict {
        let comparison = PixelComparison(expected: expected, actual: actual, rules: rules)
        let checks = gate.verdict(on: comparison).checks
        let levels = rules.tolerance > 0 ? ["channels may differ by \(rules.tolerance) of 255 levels"] : []
        return ToleranceVerdict(
            reason: reason, limits: levels + checks.filter(\.holds).map(\.summary),
            excesses: checks.filter { !$0.holds }.map(\.summary))
    }
}

/// What the tolerance of a case says of a picture that is not equal to its baseline.
public struct ToleranceVerdict: Equatable, Sendable {
    /// Why the case has a tolerance.
    public let reason: String

    /// What it allows and the picture keeps to, one phrase for each limit.
    public let limits: [String]

    /// What goes beyond it, one phrase for each limit that is broken; none when the picture passes.
    public let excesses: [String]

    /// Creates a verdict.
    public init(reason: String, limits: [String], excesses: [String]) {
        self.reason = reason
        self.limits = limits
        self.excesses = excesses
    }

    /// Whether the picture passes.
    public var passed: Bool { excesses.isEmpty }
}
