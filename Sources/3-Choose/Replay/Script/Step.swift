public import Geometry
public import Halls
public import StrictJSON

/// One step of a script, and its place in the document.
public struct Step: Equatable, Sendable {
    /// What is done.
    public let action: Action

    /// Where the step stands, such as `steps[3]`.
    let place: String

    /// What a step can do.
    public enum Action: Equatable, Sendable {
        /// One finger touches and is lifted.
        case tap(Target, duration: Double)

        /// Two taps; the gap is the time from the lift of the first to the second.
        case doubleTap(Target, gap: Double)

        /// One finger moves along a straight line.
        case pan(from: Point, to: Point, duration: Double, end: TouchEnd)

        /// Two fingers move apart or together; the spans are passed at even times.
        case pinch(center: Point, spans: [Double], duration: Double)

        /// One finger moves along a line of points, each with a time from the start of the step.
        case path(Route, end: TouchEnd)

        /// A finger that was left down is lifted or taken away.
        case lift(TouchEnd)

        /// Time passes.
        case wait(Double)

        /// A picture is kept under a name.
        case snapshot(String)

        /// The state must be this, or the replay fails.
        case expect([Expectation])

        /// The server holds the selected seats; times are in seconds since the beginning of 1970.
        case lock(deadline: Double?, serverNow: Double?)

        /// The server does not hold the selected seats; these are their statuses now.
        case lockRefused([SeatStatus])

        /// The server tells statuses.
        case push([SeatStatus])

        /// The program goes out of sight, for some seconds at least.
        case background(Double)

        /// The program comes back.
        case foreground

        /// The view has another size.
        case resize(Size)

        /// A block of seats is recommended.
        case recommend(count: Int, kind: Seat.Kind?)

        /// The recommended block is selected.
        case confirm

        /// The caller answers to an entered pattern.
        case answer(isAccepted: Bool)

        /// Somebody sets the clock of the phone; nothing may come of it.
        case clock(Double)
    }

    /// What a tap aims at.
    public enum Target: Equatable, Sendable {
        /// The middle of a seat, wherever it is seen.
        case seat(String)

        /// A point of the view.
        case point(Point)
    }

    /// How a gesture ends.
    public enum TouchEnd: String, CaseIterable, Sendable {
        /// The finger is lifted in motion.
        case up

        /// The finger rests before it is lifted.
        case hold

        /// The system takes the touch away.
        case cancel

        /// The finger stays down for the next step.
        case down
    }

    /// Where a finger moves.
    public enum Route: Equatable, Sendable {
        /// Through nodes of a pattern, at a speed in points per second.
        case nodes([Int], speed: Double)

        /// Through points, each at a time.
        case points([Point], times: [Double])
    }

    /// A status of a seat.
    public struct SeatStatus: Equatable, Sendable {
        /// The id of the seat.
        public let seat: String

        /// Its status.
        public let status: Seat.Status
    }

    /// One thing of the state that must have a value.
    public struct Expectation: Equatable, Sendable {
        /// Which, as the state calls it.
        public let key: String

        /// The value.
        public let value: JSONValue
    }
}
