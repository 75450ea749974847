import PixelDiff
import Pixels

extension ComparisonReport {
    /// The most clusters that are listed for people; programs get all that were kept.
    private static let listedClusters = 10

    /// The verdict on the first line, figures on the lines below.
    var text: String {
        (["\(headline)"] + details + (picturePath.map { ["picture: \($0)"] } ?? [])).joined(separator: "\n")
    }

    /// What happened, in one line.
    var headline: String {
        switch comparison {
        case .identical: "identical: \(expected.size.text)"
        case .tolerated(let pixels) where pixels.total == 1: "tolerated: the only unequal pixel does not count"
        case .tolerated(let pixels): "tolerated: none of \(pixels.total) unequal pixels counts"
        case .changed(let difference):
            "changed: \(difference.differingPixels) of \(difference.size.area) pixels differ "
                + "(\(percentage(difference.differingPixels, of: difference.size.area)))"
        case .sizeChanged(let expected, let actual):
            "size changed: expected \(expected.text), actual \(actual.text)"
        }
    }

    /// What happened and which limits do not hold, in one line with the name of the pair.
    ///
    /// That no pixel may differ is not said again.
    func line(name: String) -> String {
        let parts = headline.split(separator: ":", maxSplits: 1).map(String.init)
        let figures =
            difference.map { [", up to \(levels($0)), inside \($0.boundingBox.summary)"] } ?? []
        let limits = verdict.failures.filter { !$0.allowsNothing }.map { "; \($0.summary)" }
        let passes = difference != nil && verdict.passed ? ", within the limits" : ""
        return "\(parts[0])\(passes): \(name):\(parts[1])" + (figures + limits).joined()
    }

    /// The figures, the rules and the gate, one a line.
    var details: [String] {
        switch comparison {
        case .identical, .sizeChanged: []
        case .tolerated: rulesAndGate
        case .changed(let difference): figures(difference) + rulesAndGate
        }
    }

    private func figures(_ difference: Difference) -> [String] {
        let listed = difference.clusters.prefix(ComparisonReport.listedClusters)
        let rest = difference.clusterCount - listed.count
        return [
            "largest channel difference: \(levels(difference))", "bounding box: \(difference.boundingBox.summary)",
            "clusters: \(difference.clusterCount)",
        ] + listed.map { "  \($0.pixels) px in \($0.box.summary)" } + (rest > 0 ? ["  and \(rest) more"] : [])
    }

    private func levels(_ difference: Difference) -> String {
        "\(difference.maxChannelDelta > 0 ? "\(difference.maxChannelDelta)" : "less than 1") of 255"
    }

    private var rulesAndGate: [String] {
        let uncounted = uncounted.map(\.summary) ?? ""
        return (uncounted.isEmpty ? [] : ["not counted: \(uncounted)"])
            + ["rules: \(rules.text)", "gate: \(verdict.passed ? "passed" : "failed")"]
            + verdict.checks.map { "  \($0.summary)" }
    }
}

extension LimitCheck {
    fileprivate var allowsNothing: Bool {
        if case .pixels(_, 0) = self { true } else { false }
    }
}

extension ComparisonRules {
    /// The rules in words, with the number of rectangles.
    var text: String {
        switch ignored.count {
        case 0: summary
        case 1: "\(summary), 1 rectangle ignored"
        default: "\(summary), \(ignored.count) rectangles ignored"
        }
    }
}

/// Returns a share in percent with four digits after the point; a share that would round to nothing says so.
private func percentage(_ part: Int, of whole: Int) -> String {
    let millionths = (part * 2_000_000 + whole) / (whole * 2)
    guard millionths > 0 else { return "less than 0.0001 %" }
    let digits = String(millionths % 10_000)
    return "\(millionths / 10_000).\(String(repeating: "0", count: 4 - digits.count))\(digits) %"
}

extension PixelSize {
    fileprivate var text: String { "\(width) × \(height) px" }
}
