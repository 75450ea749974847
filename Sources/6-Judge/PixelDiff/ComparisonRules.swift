/// Which pixels of two pictures count as unequal.
///
/// Rules say what is a difference, a `DifferenceGate` says how much of it is too much. Whatever the rules leave out is
/// counted apart, as `UncountedPixels`.
public struct ComparisonRules: Equatable, Sendable {
    /// When the colours of two pixels are unequal.
    public let metric: ColorMetric

    /// What becomes of unequal pixels that look like a smoothed edge.
    public let antiAliasing: AntiAliasing

    /// How far each channel of a pixel may differ, in levels of 255; 0 allows nothing.
    public let tolerance: Int

    /// Where nothing is compared; what lies outside the picture has no effect.
    public let ignored: [PixelBox]

    /// Creates rules; without arguments every stored channel of every pixel counts.
    ///
    /// - Parameters:
    ///   - antiAliasing: What is usual for the metric when `nil`.
    ///   - tolerance: Taken as 0 when negative.
    public init(
        metric: ColorMetric = .exact, antiAliasing: AntiAliasing? = nil, tolerance: Int = 0, ignored: [PixelBox] = []
    ) {
        self.metric = metric
        self.antiAliasing = antiAliasing ?? metric.usualAntiAliasing
        self.tolerance = max(0, tolerance)
        self.ignored = ignored
    }

    /// The rules without the rectangles, in words: "exact metric, anti-aliased pixels count".
    public var summary: String {
        let edges = antiAliasing == .count ? "anti-aliased pixels count" : "anti-aliased pixels are ignored"
        let levels = tolerance > 0 ? ", tolerance \(tolerance) of 255 levels" : ""
        return "\(metric.summary), \(edges)\(levels)"
    }
}

/// When the colours of two pixels are unequal.
public enum ColorMetric: Equatable, Sendable {
    /// When any of the four stored channels differs, alpha too.
    case exact

    /// When they look different on white: by more than a threshold from 0 to 1 in brightness and hue.
    ///
    /// A change of alpha that makes no difference on white is none.
    case yiq(threshold: Double)

    /// The threshold that is usual for `yiq`.
    public static let usualThreshold = 0.1

    /// The name without the threshold.
    public var name: String {
        switch self {
        case .exact: "exact"
        case .yiq: "yiq"
        }
    }

    /// What `ComparisonRules` does with anti-aliased pixels unless told otherwise: it counts them only where exact.
    public var usualAntiAliasing: AntiAliasing { self == .exact ? .count : .ignore }

    fileprivate var summary: String {
        switch self {
        case .exact: "exact metric"
        case .yiq(let threshold): "yiq metric with threshold \(threshold)"
        }
    }
}

/// What becomes of unequal pixels that look like a smoothed edge in one of the pictures.
public enum AntiAliasing: String, CaseIterable, Sendable {
    /// They count like any other.
    case count

    /// They do not count.
    case ignore
}

/// The columns of one row that lie inside ignored rectangles, asked from left to right.
struct IgnoredColumns {
    /// Sorted, with gaps between them.
    private var ranges: ArraySlice<Range<Int>>

    init(_ boxes: [PixelBox], row: Int) {
        let columns = boxes.filter { $0.y <= row && row - $0.y < $0.height }
            .map { $0.x..<$0.x.addingClamped($0.width) }
            .sorted { $0.lowerBound < $1.lowerBound }
        ranges = columns.reduce(into: []) { joined, range in
            if let last = joined.last, last.upperBound >= range.lowerBound {
                joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
    }

    /// Whether a column is inside; it must not lie left of one that was asked for before.
    mutating func contains(_ x: Int) -> Bool {
        while let first = ranges.first, first.upperBound <= x { ranges.removeFirst() }
        return ranges.first?.contains(x) ?? false
    }
}

extension Int {
    /// Returns a sum, or the largest number where that is larger.
    fileprivate func addingClamped(_ other: Int) -> Int {
        let (sum, isOver) = addingReportingOverflow(other)
        return isOver ? .max : sum
    }
}
