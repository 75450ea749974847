/// Seats that the server holds for a buyer until a deadline.
///
/// All times are in seconds. The server's are on its own clock; `now` is on a clock of this device that nobody can
/// set, so changing the device's time of day changes nothing. What remains is computed from the deadline each time it
/// is asked for and never counted down, so that a pause of the program cannot make it wrong.
public struct SeatLock: Equatable, Sendable {
    /// How long a server holds seats unless it says otherwise, in seconds.
    public static let usualDuration = 900.0

    /// What the server knows the lock by.
    public let token: String

    /// When the lock ends, on the server's clock.
    public let deadline: Double

    /// The server's clock minus this device's, taken once when the lock was made.
    public let offset: Double

    /// Creates a lock from the server's answer.
    ///
    /// - Parameters:
    ///   - deadline: When the lock ends, on the server's clock; `usualDuration` after `serverNow` when it is `nil`.
    ///   - serverNow: What the server's clock showed when it answered.
    ///   - now: What this device's clock showed at that moment.
    public init(token: String, deadline: Double? = nil, serverNow: Double, now: Double) {
        self.token = token
        self.deadline = deadline ?? serverNow + SeatLock.usualDuration
        offset = serverNow - now
    }

    /// Returns the seconds that remain: never negative, 0 from the deadline on.
    public func remaining(at now: Double) -> Double {
        max(0, localDeadline - now)
    }

    /// Returns whether the deadline is reached.
    public func isExpired(at now: Double) -> Bool {
        remaining(at: now) <= 0
    }

    /// The moment on this device's clock at which nothing remains.
    public var localDeadline: Double { deadline - offset }
}
