import PixelDiff
import Pixels

/// What came of comparing two files, for people and for programs.
struct ComparisonReport: Sendable {
    let expected: PictureFacts
    let actual: PictureFacts
    let comparison: PixelComparison
    let verdict: GateVerdict
    let rules: ComparisonRules

    /// Where the picture of the difference was written, if it was.
    let picturePath: String?

    /// What else there is to say, such as what is odd about a file.
    let notes: [String]

    /// The name of the outcome in JSON.
    var outcome: String {
        switch comparison {
        case .identical: "identical"
        case .tolerated: "tolerated"
        case .changed: "changed"
        case .sizeChanged: "sizeChanged"
        }
    }

    var difference: Difference? {
        if case .changed(let difference) = comparison { difference } else { nil }
    }

    /// The pixels that differ and do not count; `nil` where pixels were not compared.
    var uncounted: UncountedPixels? {
        switch comparison {
        case .identical: UncountedPixels()
        case .tolerated(let pixels): pixels
        case .changed(let difference): difference.uncounted
        case .sizeChanged: nil
        }
    }
}
