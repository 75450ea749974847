public import PixelDiff
public import Pixels

/// What became of one picture of the suite.
public enum CaseOutcome: Equatable, Sendable {
    /// The picture equals its baseline.
    case pass

    /// Some pixels differ.
    case changed(Difference)

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
}

/// A picture of the suite and what became of it.
public struct CaseResult: Equatable, Sendable {
    /// The file name of the baseline, such as `small@2x.png`.
    public let name: String

    /// What became of it.
    public let outcome: CaseOutcome

    /// Creates a result.
    public init(name: String, outcome: CaseOutcome) {
        self.name = name
        self.outcome = outcome
    }

    /// Compares a picture with the bytes of its baseline, `nil` when there is none.
    ///
    /// Pixels are compared exactly, transparency as stored. Metadata of the file does not count.
    public init(name: String, baseline: [UInt8]?, actual: Bitmap) {
        self.init(name: name, outcome: CaseOutcome(baseline: baseline, actual: actual))
    }
}

extension CaseOutcome {
    init(baseline: [UInt8]?, actual: Bitmap) {
        guard let baseline else {
            self = .missing
            return
        }
        do throws(PNGError) {
            self.init(PixelComparison(expected: try Bitmap(png: baseline), actual: actual))
        } catch .gitLFSPointer {
            self = .notFetched
        } catch {
            self = .unreadable(reason: "\(error)")
        }
    }

    private init(_ comparison: PixelComparison) {
        switch comparison {
        case .identical, .tolerated: self = .pass
        case .changed(let difference): self = .changed(difference)
        case .sizeChanged(let expected, let actual): self = .sizeChanged(expected: expected, actual: actual)
        }
    }

    /// Whether the picture is as it should be.
    public var passed: Bool { self == .pass }

    /// The name of the kind of outcome, as reports write it.
    public var kind: String {
        switch self {
        case .pass: "pass"
        case .changed: "changed"
        case .sizeChanged: "sizeChanged"
        case .missing: "missing"
        case .unexpected: "unexpected"
        case .notFetched: "notFetched"
        case .unreadable: "unreadable"
        case .notDrawn: "notDrawn"
        }
    }

    /// What happened, as a sentence fragment for people.
    public var summary: String {
        switch self {
        case .pass:
            "equal to the baseline"
        case .changed(let difference):
            "\(difference.differingPixels) of \(difference.size.area) pixels differ, by up to "
                + "\(difference.maxChannelDelta) levels, inside \(difference.boundingBox.summary)"
        case .sizeChanged(let expected, let actual):
            "\(actual.width) × \(actual.height) pixels instead of \(expected.width) × \(expected.height)"
        case .missing: "there is no baseline"
        case .unexpected: "the baseline belongs to no picture of the suite"
        case .notFetched: "the baseline is a Git LFS pointer; run `git lfs pull`"
        case .unreadable(let reason): "the baseline is unreadable: \(reason)"
        case .notDrawn(let reason): "cannot be drawn: \(reason)"
        }
    }
}

extension PixelBox {
    /// The place and the size, for people.
    fileprivate var summary: String { "\(width) × \(height) at (\(x), \(y))" }
}
