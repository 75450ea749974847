import PixelDiff
import Pixels
import StrictJSON

/// The answer of the command, for people and for programs.
struct ComparisonReport {
    let pair: PicturePair
    let comparison: PixelComparison

    /// Where the picture of the difference was written, if it was.
    let picturePath: String?

    /// The name of the outcome in JSON.
    private var outcome: String {
        switch comparison {
        case .identical: "identical"
        case .tolerated: "tolerated"
        case .changed: "changed"
        case .sizeChanged: "sizeChanged"
        }
    }

    private var difference: Difference? {
        if case .changed(let difference) = comparison { difference } else { nil }
    }
}

// MARK: - For people

extension ComparisonReport {
    /// The most clusters that are listed for people; programs get all that were kept.
    private static let listedClusters = 10

    /// The verdict on the first line, figures on the lines below.
    var text: String {
        let lines: [String]
        switch comparison {
        case .identical: lines = ["identical: \(pair.expected.bitmap.size.text)"]
        case .tolerated(let pixels): lines = ["tolerated: \(pixels.summary)"]
        case .changed(let difference): lines = changedLines(difference)
        case .sizeChanged(let expected, let actual):
            lines = ["size changed: expected \(expected.text), actual \(actual.text)"]
        }
        return (lines + (picturePath.map { ["picture: \($0)"] } ?? [])).joined(separator: "\n")
    }

    private func changedLines(_ difference: Difference) -> [String] {
        let share = percentage(difference.differingPixels, of: difference.size.area)
        let listed = difference.clusters.prefix(ComparisonReport.listedClusters)
        let rest = difference.clusterCount - listed.count
        return [
            "changed: \(difference.differingPixels) of \(difference.size.area) pixels differ (\(share))",
            "largest channel difference: \(difference.maxChannelDelta) of 255",
            "bounding box: \(difference.boundingBox.text)",
            "clusters: \(difference.clusterCount)",
        ] + listed.map { "  \($0.pixels) px in \($0.box.text)" } + (rest > 0 ? ["  and \(rest) more"] : [])
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
    fileprivate var text: String { "\(width) × \(height) px at \(x), \(y)" }
}

// MARK: - For programs

extension ComparisonReport {
    /// The answer as JSON; figures that the outcome does not have are null.
    var json: JSONValue {
        [
            "outcome": .string(outcome),
            "passed": .bool(comparison.passed),
            "differingPixels": figure(\.differingPixels),
            "ratio": ratio,
            "maxChannelDelta": figure(\.maxChannelDelta),
            "boundingBox": difference.map { $0.boundingBox.json } ?? nil,
            "clusters": .array(difference?.clusters.map(\.json) ?? []),
            "clusterCount": .integer(difference?.clusterCount ?? 0),
            "expected": pair.expected.json,
            "actual": pair.actual.json,
            "picture": picturePath.map(JSONValue.string) ?? nil,
        ]
    }

    /// Pictures of different sizes have no count; identical ones have zero.
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

extension PixelBox {
    fileprivate var json: JSONValue {
        [.integer(x), .integer(y), .integer(width), .integer(height)]
    }
}

extension DifferenceCluster {
    fileprivate var json: JSONValue { ["pixels": .integer(pixels), "box": box.json] }
}

extension PicturePair.Picture {
    fileprivate var json: JSONValue {
        ["path": .string(path), "width": .integer(bitmap.size.width), "height": .integer(bitmap.size.height)]
    }
}
