public import ColorVision
public import Halls
public import Scenes

/// Whether the statuses of a theme can be told apart at a zoom, by people with each kind of colour vision.
public struct LegibilityReport: Equatable, Sendable {
    /// The part of observers who must notice a difference (Stone, Szafir and Setlur 2014).
    public static let noticedBy = 0.8

    /// The smallest CIEDE2000 difference between two samples.
    public static let smallestDifference = 10.0

    /// The smallest part of pixels that makes a cue without colour.
    public static let smallestCue = 0.1

    /// All pairs for each kind of vision.
    public let pairs: [Pair]

    /// Two samples as they are seen with a kind of vision.
    public struct Pair: Equatable, Sendable {
        /// The kind of vision.
        public let vision: Vision

        /// One sample.
        public let first: LegibilitySample

        /// The other.
        public let second: LegibilitySample

        /// The largest difference on an axis of CIELAB over what is noticeable at the size of a seat; 1 suffices.
        public let noticeable: Double

        /// The CIEDE2000 difference.
        public let difference: Double

        /// Whether signs, hatching or dashes tell them apart where colour does not; only where seats have full size.
        public let hasCue: Bool

        /// How far above the thresholds the colours are; 1 suffices.
        public var score: Double { min(noticeable, difference / LegibilityReport.smallestDifference) }

        /// Whether they can be told apart.
        public var passes: Bool { score >= 1 || hasCue }
    }

    /// Renders the samples of a theme and compares every pair.
    ///
    /// - Parameters:
    ///   - sizes: The grid whose seats and gaps the samples have; square seats without one.
    ///   - zoom: View points per canvas point. At 1 and above, cues without colour count.
    ///   - scale: Pixels per view point.
    public init(theme: Theme, sizes: Grid = Grid(rows: 1, columns: 1), zoom: Double, scale: Int) throws {
        let picture = try SamplePicture(theme: theme, sizes: sizes, zoom: zoom, scale: scale)
        let threshold = NoticeableDifference(
            part: LegibilityReport.noticedBy, size: VisualAngle(points: picture.seatSide))
        var pairs: [Pair] = []
        for vision in Vision.allCases {
            let seen = LegibilitySample.allCases.map { ($0, LabColor(vision.simulate(picture.mean(of: $0)))) }
            for (index, (first, color)) in seen.enumerated() {
                for (second, other) in seen[(index + 1)...] where !first.sharesStyle(with: second) {
                    let cue = zoom >= 1 ? picture.greyDifference(first, second) : 0
                    pairs.append(
                        Pair(
                            vision: vision, first: first, second: second, noticeable: threshold.ratio(color, other),
                            difference: color.difference(to: other), hasCue: cue >= LegibilityReport.smallestCue))
                }
            }
        }
        self.pairs = pairs
    }

    /// The pairs that cannot be told apart.
    public var failures: [Pair] { pairs.filter { !$0.passes } }

    /// Returns the pair that is hardest to tell apart by colour with a kind of vision.
    public func worst(for vision: Vision) -> Pair? {
        pairs.filter { $0.vision == vision }.min { $0.score < $1.score }
    }
}
