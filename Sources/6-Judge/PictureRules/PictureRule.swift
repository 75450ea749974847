/// What a picture of a hall must fulfil, measured on its pixels.
public enum PictureRule: String, CaseIterable, Sendable {
    /// Every seat is seen in its place.
    case seats

    /// All gaps between neighbours in a row are equally wide.
    case horizontalGaps

    /// All gaps between rows are equally high.
    case verticalGaps

    /// The distance from the screen to the first row is one that the theme accepts.
    case screenDistance

    /// Statuses can be told apart at the smallest zoom.
    case statusesSmall

    /// Statuses can be told apart at zoom 1.
    case statusesFull

    /// What can be bought, and what is selected, stands out from what is around it by 3 : 1.
    case contrast

    /// Every outline is seen; no fill covers it.
    case outlines

    /// No text is cut off, and none touches a seat that it does not belong to.
    case labels

    /// The name that people read.
    public var title: String {
        switch self {
        case .seats: "seats drawn"
        case .horizontalGaps: "horizontal gaps"
        case .verticalGaps: "vertical gaps"
        case .screenDistance: "screen distance"
        case .statusesSmall: "statuses, smallest zoom"
        case .statusesFull: "statuses, full size"
        case .contrast: "contrast of 3 : 1"
        case .outlines: "outlines seen"
        case .labels: "labels"
        }
    }
}

/// What was measured for a rule, and what is wrong.
public struct RuleResult: Equatable, Sendable {
    /// The rule.
    public let rule: PictureRule

    /// What was measured, for people.
    public let summary: String

    /// What was measured, for programs.
    public let figures: [Figure]

    /// What is wrong, one by one; nothing when the rule is fulfilled.
    public let findings: [Finding]

    /// Whether the rule is fulfilled.
    public var passed: Bool { findings.isEmpty }
}

/// A measured number.
public struct Figure: Equatable, Sendable {
    /// What it is, such as "gap", in pixels, or "couple/vip", the score of a pair.
    public let name: String

    /// The pixels per point of the picture it was measured in, or `nil` when it is the worst of all.
    public var scale: Int?

    /// The kind of colour vision, or `nil`.
    public var vision: String?

    /// The number.
    public let value: Double
}

/// Something that is wrong in a picture.
public struct Finding: Equatable, Sendable {
    /// What is wrong and where, with the measured value and what it should be.
    public let message: String

    /// The pixels per point of the picture it was found in, or `nil` when every picture has it.
    public var scale: Int?

    /// The ids of the seats it concerns.
    public var seats: [String] = []

    /// The measured value, or `nil` when there is none.
    public var value: Double?

    /// The value it should have, or the smallest that is enough.
    public var expected: Double?
}

/// What one picture says about a rule.
struct RuleMeasurement {
    /// The measured value as people read it, without the scale, such as "4 px"; `nil` when there was nothing to measure.
    var text: String?
    var figures: [Figure] = []
    var findings: [Finding] = []
}

extension RuleResult {
    /// Puts together what pictures at several scales say about a rule.
    ///
    /// - Parameter nothing: What to say when there was nothing to measure in any of them.
    init(_ rule: PictureRule, _ measurements: [(scale: Int, measurement: RuleMeasurement)], nothing: String) {
        self.rule = rule
        figures = measurements.flatMap(\.measurement.figures)
        findings = measurements.flatMap(\.measurement.findings)
        let texts = measurements.compactMap { scale, measurement in measurement.text.map { (scale, $0) } }
        summary = texts.isEmpty ? nothing : RuleResult.joined(texts)
    }

    /// Returns texts with their scales; scales with the same text share it.
    private static func joined(_ texts: [(scale: Int, text: String)]) -> String {
        var groups: [(text: String, scales: [String])] = []
        for (scale, text) in texts {
            if groups.last?.text == text {
                groups[groups.count - 1].scales.append("\(scale)x")
            } else {
                groups.append((text, ["\(scale)x"]))
            }
        }
        return groups.map { "\($0.text) at \(listed($0.scales))" }.joined(separator: ", ")
    }
}

/// Returns "a", "a and b", or "a, b and c".
func listed(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
}

/// Returns a number with two decimals, cut rather than rounded, so that 2.999 does not look like 3.
func cut(_ value: Double) -> String {
    let hundredths = Int((abs(value) * 100 + 1e-6).rounded(.down))
    let decimals = "\(hundredths % 100)"
    let sign = value < 0 && hundredths > 0 ? "-" : ""
    return "\(sign)\(hundredths / 100).\(decimals.count < 2 ? "0" : "")\(decimals)"
}
