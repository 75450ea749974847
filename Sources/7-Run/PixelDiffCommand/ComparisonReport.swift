import PixelDiff
import Pixels
import StrictJSON

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

    /// The answer as JSON; figures that the outcome does not have are null.
    ///
    /// Fields may be added, never renamed or given another meaning.
    var members: [JSONMember] {
        let figures: JSONValue = [
            "outcome": .string(outcome),
            "passed": .bool(verdict.passed),
            "differingPixels": figure(\.differingPixels),
            "ratio": ratio,
            "maxChannelDelta": figure(\.maxChannelDelta),
            "boundingBox": difference.map { $0.boundingBox.json } ?? nil,
            "clusters": .array(difference?.clusters.map(\.json) ?? []),
            "clusterCount": .integer(difference?.clusterCount ?? 0),
            "uncounted": uncounted.map(\.json) ?? nil,
            "limits": .array(verdict.checks.map(\.json)),
            "expected": expected.json,
            "actual": actual.json,
            "picture": picturePath.map(JSONValue.string) ?? nil,
        ]
        guard case .object(let members) = figures else { return [] }
        return members
    }

    /// Pictures of different sizes have no count; those in which nothing counts have zero.
    private func figure(_ path: KeyPath<Difference, Int>) -> JSONValue {
        switch comparison {
        case .identical, .tolerated: 0
        case .changed(let difference): .integer(difference[keyPath: path])
        case .sizeChanged: nil
        }
    }

    private var ratio: JSONValue {
        switch comparison {
        case .identical, .tolerated: 0.0
        case .changed(let difference): .number(difference.ratio)
        case .sizeChanged: nil
        }
    }
}

extension LimitCheck {
    fileprivate var allowsNothing: Bool {
        if case .pixels(_, 0) = self { true } else { false }
    }

    fileprivate var json: JSONValue {
        switch self {
        case .pixels(let found, let limit):
            ["limit": "maxPixels", "allowed": .integer(limit), "found": .integer(found), "holds": .bool(holds)]
        case .ratio(let found, let area, let limit):
            [
                "limit": "maxRatio", "allowed": .number(limit), "found": .number(Double(found) / Double(area)),
                "holds": .bool(holds),
            ]
        case .density(let found, let limit):
            [
                "limit": "window", "allowed": .integer(limit.maxPixels), "found": .integer(found?.pixels ?? 0),
                "holds": .bool(holds), "side": .integer(limit.side), "box": found.map { $0.box.json } ?? nil,
            ]
        }
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

    /// The rules as an object; the threshold is null where there is none.
    var json: JSONValue {
        [
            "metric": .string(metric.name),
            "threshold": metric.threshold.map(JSONValue.number) ?? nil,
            "antiAliasing": .string(antiAliasing.rawValue),
            "tolerance": .integer(tolerance),
            "ignored": .array(ignored.map(\.json)),
        ]
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

extension PixelBox {
    fileprivate var json: JSONValue {
        [.integer(x), .integer(y), .integer(width), .integer(height)]
    }
}

extension DifferenceCluster {
    fileprivate var json: JSONValue { ["pixels": .integer(pixels), "box": box.json] }
}

extension PictureFacts {
    fileprivate var json: JSONValue {
        ["path": .string(path), "width": .integer(size.width), "height": .integer(size.height)]
    }
}

extension UncountedPixels {
    fileprivate var json: JSONValue {
        [
            "insideIgnored": .integer(insideIgnored), "withinTolerance": .integer(withinTolerance),
            "withinThreshold": .integer(withinThreshold), "antiAliased": .integer(antiAliased),
        ]
    }
}

extension ColorMetric {
    fileprivate var threshold: Double? {
        if case .yiq(let threshold) = self { threshold } else { nil }
    }
}
