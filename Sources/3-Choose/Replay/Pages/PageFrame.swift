public import Geometry
public import Halls
public import PatternLock
public import SeatGeometry
public import SeatSelection

/// What a page shows at one moment: everything that is needed to draw it.
public struct PageFrame: Equatable, Sendable {
    /// What is on the page.
    public enum Content: Equatable, Sendable {
        /// A part of a hall.
        case hall(HallFrame)

        /// A pattern lock.
        case pattern(PatternPicture)
    }

    /// What is on the page.
    public let content: Content

    /// The size of the view, in points.
    public let view: Size

    /// The language of the page.
    public let language: Language

    /// Where fingers are, and were just lifted.
    public let touches: [TouchMark]

    /// How long the program has been out of sight, in seconds; `nil` when it is in sight.
    public let secondsInBackground: Double?
}

/// A finger on a page, for those who watch.
public struct TouchMark: Equatable, Sendable {
    /// How long a finger is seen after it was lifted, in seconds: a tap is shorter than the time between two pictures.
    static let fading = 0.3

    /// The most lifted fingers that are seen at a time: more than two hands have.
    static let mostFading = 20

    /// Where it is, or was lifted, in view points.
    public let location: Point

    /// How clearly it is seen: 1 while it is down, less and less after it was lifted.
    public let strength: Double
}

/// A hall as its page shows it.
public struct HallFrame: Equatable, Sendable {
    /// The hall, with the statuses that the page knows.
    public let hall: Hall

    /// The part that is seen; on its way when the page zooms or returns inside its edges.
    public let viewport: Viewport

    /// The width in points that the seats were fitted to.
    public let fittedWidth: Int

    /// What is selected.
    public let selection: SelectedUnits

    /// What moves.
    public let motions: [PageMotion]

    /// What the page says at its top, or `nil`.
    public let notice: String?

    /// The whole seconds for which the seats are still held, the started one included, or `nil`.
    public let lockSeconds: Int?
}

/// Something that moves on a page.
public struct PageMotion: Equatable, Sendable {
    /// How it moves.
    public enum Kind: Equatable, Sendable {
        /// Sideways, because something was refused.
        case shake

        /// Once, larger and back, because it was selected.
        case bounce

        /// In and out, because it is recommended.
        case breathe
    }

    /// How it moves.
    public let kind: Kind

    /// The units, by their indices.
    public let units: [Int]

    /// The seconds since it began.
    public let elapsed: Double
}
