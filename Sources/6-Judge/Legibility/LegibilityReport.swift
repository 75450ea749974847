public import ColorVision
import Drawing
public import Halls
import PatternLock
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

/// A contrast that a theme must have (WCAG 2, success criteria 1.4.3 and 1.4.11).
public struct ContrastCheck: Equatable, Sendable {
    /// What stands on what, such as "available outline on backdrop".
    public let name: String

    /// The contrast, never rounded.
    public let ratio: Double

    /// What it must reach: 3 for shapes that can be acted on, 4.5 for texts.
    public let needed: Double

    /// Whether it suffices.
    public var passes: Bool { ratio >= needed }

    /// Returns the contrasts of a theme: what is active against what it stands on, and texts.
    public static func checks(of theme: Theme) -> [ContrastCheck] {
        let grounds =
            [("backdrop", theme.backdrop)] + theme.zones.enumerated().map { ("zone \($0 + 1)", $1.tint) }
        let outlines = [SeatStyle.available, .couple, .accessible].compactMap { style in
            theme.seats[style].outline.map { ("\(style) outline", $0) }
        }
        let shapes = outlines + [("selection", theme.selection.fill)]
        let active = shapes.flatMap { shape in
            grounds.map { ContrastCheck(shape.0, shape.1, on: $0.0, $0.1, needed: 3) }
        }
        return active + [
            ContrastCheck("tick", theme.selection.tick, on: "selection", theme.selection.fill, needed: 3),
            ContrastCheck("ink", theme.ink, on: "backdrop", theme.backdrop, needed: 4.5),
            ContrastCheck("quiet ink", theme.quietInk, on: "backdrop", theme.backdrop, needed: 4.5),
        ]
    }

    init(_ name: String, _ color: Color, on ground: String, _ under: Color, needed: Double) {
        self.name = "\(name) on \(ground)"
        self.needed = needed
        ratio = LinearColor(color).contrast(with: LinearColor(under))
    }

    /// Returns the contrasts of a theme's pattern lock: nodes and trails on the backdrop, signs on nodes, words.
    public static func patternChecks(of theme: Theme) -> [ContrastCheck] {
        let look = theme.pattern
        let trails = PatternPicture.Style.allCases.map { ("\($0) trail", look[$0]) }
        let lines = ([("idle node", look.idle)] + trails).map {
            ContrastCheck($0.0, $0.1, on: "backdrop", theme.backdrop, needed: 3)
        }
        let signs = [PatternPicture.Style.accepted, .wrong].map {
            ContrastCheck("sign", look.sign, on: "\($0) node", look[$0], needed: 3)
        }
        return lines + signs + [ContrastCheck("ink", theme.ink, on: "pattern panel", look.panel, needed: 4.5)]
    }
}

extension LinearColor {
    fileprivate init(_ color: Color) {
        self.init(sRGB: color.red, color.green, color.blue)
    }
}
