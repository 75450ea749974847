/// How a line is drawn.
public struct Stroke: Hashable, Sendable {
    /// The ends of open lines and dashes, and the corners.
    public enum Ends: Hashable, Sendable {
        /// Ends at the last point, with pointed corners.
        case flat

        /// Half a circle beyond the last point, and round corners.
        case round
    }

    /// The colour.
    public var color: Color

    /// The width in canvas points.
    public var width: Double

    /// The lengths of dashes and the spaces between them in canvas points; empty for a solid line.
    ///
    /// The pattern starts again with every sub-path.
    public var dashes: [Double]

    /// The ends and corners.
    public var ends: Ends

    /// Creates a stroke.
    public init(_ color: Color, width: Double, dashes: [Double] = [], ends: Ends = .flat) {
        self.color = color
        self.width = width
        self.dashes = dashes
        self.ends = ends
    }
}

/// One path, painted once: however many seats it holds, it costs one fill or one stroke.
public struct Batch: Equatable, Sendable {
    /// Whether the inside or the line is painted.
    public enum Ink: Equatable, Sendable {
        /// Paints the inside with one colour, by the non-zero winding rule.
        ///
        /// There are no gradients: Cairo rounds them differently from band to band.
        case fill(Color)

        /// Paints along the path.
        case stroke(Stroke)
    }

    /// What it shows, such as "sold.fill": for tests, reports and the reader of a display list.
    public let name: String

    /// Where.
    public let path: Path

    /// How.
    public let ink: Ink

    /// Creates a batch.
    public init(_ name: String, _ path: Path, _ ink: Ink) {
        self.name = name
        self.path = path
        self.ink = ink
    }

    /// Returns the batch scaled, then moved: lines and dashes grow with it.
    public func transformed(scale: Double, x: Double, y: Double) -> Batch {
        let path = path.transformed(scale: scale, x: x, y: y)
        guard case .stroke(var stroke) = ink else { return Batch(name, path, ink) }
        stroke.width *= scale
        stroke.dashes = stroke.dashes.map { $0 * scale }
        return Batch(name, path, .stroke(stroke))
    }
}

/// Everything that is painted, in order, with all decisions taken.
///
/// Three layers: the background changes with the hall, the seats with their statuses, the highlight with the
/// selection. A canvas paints them one after the other and decides nothing.
public struct DisplayList: Equatable, Sendable {
    /// How canvas points become pixels.
    public var raster: Raster

    /// The colour under everything, or `nil` for a transparent picture.
    public var backdrop: Color?

    /// The screen and the decoration.
    public var background: [Batch]

    /// The seats by style.
    public var seats: [Batch]

    /// The selection and what moves.
    public var highlight: [Batch]

    /// What lies over everything and does not belong to the hall: the legend, the small map.
    public var overlay: [Batch]

    /// Where a canvas that paints bands had best cut, in canvas points from the top: in the middle of gaps.
    public var cuts: [Double]

    /// Creates a display list.
    public init(
        raster: Raster, backdrop: Color?, background: [Batch] = [], seats: [Batch] = [], highlight: [Batch] = [],
        overlay: [Batch] = [], cuts: [Double] = []
    ) {
        self.raster = raster
        self.backdrop = backdrop
        self.background = background
        self.seats = seats
        self.highlight = highlight
        self.overlay = overlay
        self.cuts = cuts
    }

    /// All batches in painting order.
    public var batches: [Batch] { background + seats + highlight + overlay }
}
