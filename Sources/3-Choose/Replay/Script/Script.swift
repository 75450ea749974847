public import Geometry
public import SeatSelection

/// What is done to a page, step by step, on a clock of its own.
public struct Script: Equatable, Sendable {
    /// What is on the page.
    public enum Scene: Equatable, Sendable {
        /// A hall document, by its path as the script gives it.
        case hall(path: String)

        /// A pattern lock.
        case pattern(PatternSetup)
    }

    /// What happens on the page.
    public enum Course: Equatable, Sendable {
        /// Steps, one after the other.
        case steps([Step])

        /// Touches as they were recorded.
        case trace([TouchSample])

        /// A file with recorded touches, by its path as the script gives it.
        case traceFile(path: String)
    }

    /// What is on the page.
    public let scene: Scene

    /// The size of the view, in points.
    public let view: Size

    /// Pixels per point in frames.
    public let scale: Int

    /// How many touch samples a screen reports in a second.
    public let rate: Int

    /// How many seats may be selected; the hall's own limit when it is `nil`.
    public let limit: Int?

    /// The wall clock at the start, in seconds since the beginning of 1970.
    public let start: Double

    /// The language of notices.
    public let language: Language

    /// Whether a seat is hit as by a finger, or only inside its rectangle.
    public let hitRule: SeatHitRule

    /// The numbers of gesture recognition.
    public let gesture: GestureSettings

    /// What happens.
    public let course: Course
}

/// How a tap finds its seat.
public enum SeatHitRule: String, CaseIterable, Sendable {
    /// The nearest unit within a finger's reach.
    case touch

    /// The unit whose rectangle contains the point.
    case strict
}

/// What a pattern scene is made of, besides its size.
public struct PatternSetup: Equatable, Sendable {
    /// How many nodes a side has.
    public let order: Int

    /// Whether the trail stays hidden.
    public let isHidden: Bool

    /// Whether nodes answer in a square box at their centre instead of a circle.
    public let usesBox: Bool

    /// How many wrong patterns were entered before.
    public let failures: Int
}

/// How much a script may hold and last.
public enum ScriptLimits {
    /// The largest script or trace that is read, in bytes.
    public static let fileSize = 16 << 20

    /// The most steps.
    public static let steps = 10_000

    /// The most touch samples, recorded or made from steps.
    public static let samples = 1_000_000

    /// The longest wait or time in the background, in seconds: a week.
    public static let wait = 604_800.0

    /// The latest touch of a trace, in seconds: as late as steps can make it.
    public static let latest = Double(steps) * wait

    /// The longest single gesture, in seconds.
    public static let gesture = 60.0

    /// The sides of a view, in points.
    public static let view = 1.0...4096.0

    /// Coordinates of touches, in points.
    public static let coordinates = -100_000.0...100_000.0
}
