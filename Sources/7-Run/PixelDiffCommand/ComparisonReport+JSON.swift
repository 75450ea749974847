import PixelDiff
import Pixels
import StrictJSON

extension ComparisonReport {
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

extension LimitCheck {
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

extension ColorMetric {
    fileprivate var threshold: Double? {
        if case .yiq(let threshold) = self { threshold } else { nil }
    }
}
