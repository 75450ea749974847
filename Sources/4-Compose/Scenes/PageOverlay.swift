public import Drawing
public import Geometry
public import SeatSelection
public import TextShaping

/// What lies over a page in a replay: fingers, and a veil while the program is out of sight.
public struct PageOverlay: Equatable, Sendable {
    /// A finger, in points of the picture, and how clearly it is seen: up to 1.
    public struct Finger: Equatable, Sendable {
        var place: Point
        var strength: Double

        /// Creates a finger.
        public init(at place: Point, strength: Double = 1) {
            self.place = place
            self.strength = strength
        }
    }

    /// Where fingers are.
    public var fingers: [Finger]

    /// How long the program has been out of sight, in seconds; `nil` when it is in sight.
    public var secondsInBackground: Double?

    /// The language of the page.
    public var language: Language

    /// Creates what lies over a page.
    public init(fingers: [Finger] = [], secondsInBackground: Double? = nil, language: Language = .chinese) {
        self.fingers = fingers
        self.secondsInBackground = secondsInBackground
        self.language = language
    }

    /// The radius of the mark of a finger, in points: about what it covers.
    static let fingerRadius = 20.0

    /// Returns the marks in points of a picture.
    public func batches(size: Size, theme: Theme, fonts: FontChain?) throws(TextError) -> [Batch] {
        try veil(size, theme, fonts) + fingerMarks(theme)
    }

    private func fingerMarks(_ theme: Theme) -> [Batch] {
        fingers.flatMap { finger in
            var mark = Path()
            mark.addCircle(center: finger.place, radius: PageOverlay.fingerRadius)
            var rim = Path()
            rim.addCircle(center: finger.place, radius: PageOverlay.fingerRadius - 1)
            // A light line around a dark one is seen on every seat.
            let halo = Stroke(theme.backdrop.faded(to: 0.85 * finger.strength), width: 5)
            let line = Stroke(theme.ink.faded(to: 0.85 * finger.strength), width: 2)
            return [
                Batch("finger.halo", rim, .stroke(halo)),
                Batch("finger.fill", mark, .fill(theme.ink.faded(to: 0.22 * finger.strength))),
                Batch("finger.rim", rim, .stroke(line)),
            ]
        }
    }

    private func veil(_ size: Size, _ theme: Theme, _ fonts: FontChain?) throws(TextError) -> [Batch] {
        guard let seconds = secondsInBackground else { return [] }
        var cover = Path()
        cover.addRectangle(Rect(x: 0, y: 0, width: size.width, height: size.height))
        let veil = Batch("veil", cover, .fill(theme.backdrop.faded(to: 0.86)))
        guard let fonts else { return [veil] }
        let middle = Point(x: (size.width / 2).rounded(), y: (size.height / 2).rounded())
        let width = min(180, size.width)
        var card = Path()
        card.addRoundedRectangle(
            Rect(x: middle.x - width / 2, y: middle.y - 56, width: width, height: 112), radii: CornerRadii(18))
        let words = try fonts.fitted(language.inBackground, size: 15, width: width - 16)
        let time = try fonts.fitted(PageHeader.clockText(Int(seconds)), size: 34, width: width - 16)
        return [
            veil, Batch("veil.card", card, .fill(theme.minimap.panel)),
            Batch(
                "veil.words", words.path(centeredAt: middle.moved(y: -24), size: 15, fonts: fonts),
                .fill(theme.quietInk)),
            Batch("veil.time", time.path(centeredAt: middle.moved(y: 14), size: 34, fonts: fonts), .fill(theme.ink)),
        ]
    }
}

extension Language {
    fileprivate var inBackground: String {
        switch self {
        case .chinese: "在后台"
        case .english: "In the background"
        }
    }
}

extension Batch {
    /// Returns a batch that was resolved in view points as canvas points, so that it keeps its place and size in the
    /// view at every zoom.
    public func inView(of raster: Raster) -> Batch {
        transformed(
            scale: Double(raster.scale) / raster.pixelsPerPoint, x: raster.origin.x / raster.pixelsPerPoint,
            y: raster.origin.y / raster.pixelsPerPoint)
    }
}
