import PixelDiff
public import Pixels

/// What became of one picture of the suite.
public enum CaseOutcome: Equatable, Sendable {
    /// The picture equals its baseline.
    case pass

    /// Some pixels differ, and the tolerance of the case allows it.
    case tolerated(DifferenceFigures)

    /// Some pixels differ.
    case changed(DifferenceFigures)

    /// The picture has another size than its baseline.
    case sizeChanged(expected: PixelSize, actual: PixelSize)

    /// The picture has no baseline.
    case missing

    /// The baseline belongs to no picture of the suite.
    case unexpected

    /// The baseline is a Git LFS pointer: the picture itself was never fetched.
    case notFetched

    /// The baseline cannot be read.
    case unreadable(reason: String)

    /// The picture cannot be drawn.
    case notDrawn(reason: String)

    fileprivate init(_ comparison: PixelComparison) {
        switch comparison {
        case .identical, .tolerated: self = .pass
        case .changed(let difference): self = .changed(DifferenceFigures(difference))
        case .sizeChanged(let expected, let actual): self = .sizeChanged(expected: expected, actual: actual)
        }
    }

    /// Whether the picture is as it should be.
    public var passed: Bool {
        switch self {
        case .pass, .tolerated: true
        default: false
        }
    }

    /// Whether it passes only thanks to a tolerance.
    public var isTolerated: Bool {
        if case .tolerated = self { true } else { false }
    }

    /// What happened, as a sentence fragment for people.
    public var summary: String {
        switch self {
        case .pass:
            "equal to the baseline"
        case .tolerated(let figures), .changed(let figures): figures.summary
        case .sizeChanged(let expected, let actual):
            "\(actual.width) × \(actual.height) pixels instead of \(expected.width) × \(expected.height)"
        case .missing: "there is no baseline"
        case .unexpected: "the baseline belongs to no picture of the suite"
        case .notFetched: "the baseline is a Git LFS pointer; run `git lfs pull`"
        case .unreadable(let reason): "the baseline is unreadable: \(reason)"
        case .notDrawn(let reason): "cannot be drawn: \(reason)"
        }
    }

    /// The kinds of outcomes, as reports write them.
    public enum Kind: String, CaseIterable, Sendable {
        /// As it should be, also thanks to a tolerance.
        case pass

        /// Some pixels differ.
        case changed

        /// Another size than the baseline's.
        case sizeChanged

        /// No baseline.
        case missing

        /// A baseline of no picture.
        case unexpected

        /// A Git LFS pointer in place of a baseline.
        case notFetched

        /// A baseline that cannot be read.
        case unreadable

        /// A picture that cannot be drawn.
        case notDrawn
    }

    /// The kind of outcome; what a tolerance lets pass is a pass.
    public var kind: Kind {
        switch self {
        case .pass, .tolerated: .pass
        case .changed: .changed
        case .sizeChanged: .sizeChanged
        case .missing: .missing
        case .unexpected: .unexpected
        case .notFetched: .notFetched
        case .unreadable: .unreadable
        case .notDrawn: .notDrawn
        }
    }
}

/// A picture of the suite and what became of it.
public struct CaseResult: Equatable, Sendable {
    /// The file name of the baseline, such as `small@2x.png`.
    public let name: String

    /// What became of it.
    public let outcome: CaseOutcome

    /// What a difference in this picture would mean, as the suite says it.
    public let guards: String?

    /// What the tolerance of the case says, where it has one and pixels differ.
    public let tolerance: ToleranceVerdict?

    /// Creates a result.
    public init(name: String, outcome: CaseOutcome, guards: String? = nil, tolerance: ToleranceVerdict? = nil) {
        self.name = name
        self.outcome = outcome
        self.guards = guards
        self.tolerance = tolerance
    }

    /// Compares a picture with the bytes of its baseline, `nil` when there is none.
    ///
    /// Pixels are compared exactly, transparency as stored; where they differ, the tolerance is asked. Metadata of the
    /// file does not count.
    public init(
        name: String, baseline: [UInt8]?, actual: Bitmap, guards: String? = nil, tolerance: CaseTolerance? = nil
    ) {
        let (outcome, verdict) = CaseResult.compare(baseline, actual, tolerance)
        self.init(name: name, outcome: outcome, guards: guards, tolerance: verdict)
    }

    private static func compare(
        _ baseline: [UInt8]?, _ actual: Bitmap, _ tolerance: CaseTolerance?
    ) -> (CaseOutcome, ToleranceVerdict?) {
        guard let baseline else { return (.missing, nil) }
        let expected: PNGReading
        do throws(PNGError) {
            expected = try PNGReading(png: baseline)
        } catch .gitLFSPointer {
            return (.notFetched, nil)
        } catch {
            return (.unreadable(reason: "\(error)"), nil)
        }
        let outcome = CaseOutcome(PixelComparison(expected: expected, actual: actual))
        guard case .changed(let figures) = outcome, let tolerance else { return (outcome, nil) }
        let verdict = tolerance.verdict(expected: expected, actual: actual)
        return (verdict.passed ? .tolerated(figures) : outcome, verdict)
    }

    /// What happened and what the tolerance says of it, as a sentence fragment for people.
    public var message: String {
        guard let tolerance else { return outcome.summary }
        let verdict =
            tolerance.passed
            ? "tolerated, because \(tolerance.reason)"
            : "beyond the tolerance: \(tolerance.excesses.joined(separator: ", "))"
        return "\(outcome.summary); \(verdict)"
    }
}

extension DifferenceFigures {
    /// How much differs, where, and by how much.
    fileprivate var summary: String {
        "\(differingPixels) of \(pixels) pixels differ, by up to \(counted(maxChannelDelta, "level")), inside \(boundingBox.summary)"
    }
}
