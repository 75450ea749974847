public import Halls

/// What one buyer does with a hall: selecting, holding seats for a while, and losing them.
///
/// Every change is a pure function of the session and the moment. It keeps three promises: never half a unit, never
/// more seats than the limit, never a seat that is not available as far as the page knows.
public struct BuyerSession: Equatable, Sendable {
    /// The hall with the statuses that the page knows.
    public private(set) var hall: Hall

    /// How many seats the buyer may select.
    public let limit: Int

    /// What the buyer has selected.
    public private(set) var selection = SelectedUnits.none

    /// The seats that the server holds for the buyer, or `nil`.
    public private(set) var lock: SeatLock?

    /// Whether the program is out of sight, so that nothing reaches the page.
    public private(set) var isInBackground = false

    /// Starts with nothing selected; without a limit the hall's own holds.
    public init(hall: Hall, limit: Int? = nil) {
        self.hall = hall
        self.limit = limit ?? hall.limit
    }

    /// Selects a unit or, when it is selected, gives it back.
    public mutating func tap(_ unit: Int) -> [BuyerEvent] {
        let wasSelected = selection.contains(unit)
        let result = selection.toggle(unit, in: hall, limit: limit)
        switch result {
        case .ok where wasSelected:
            endLockOfNothing()
            return [.deselected(units: [unit]), .haptic(.selection)]
        case .ok: return [.selected(units: [unit]), .haptic(.selection)]
        case .overLimit: return [.refused(units: [unit], result), .haptic(.warning), .notice(.overLimit(limit: limit))]
        case .rejected: return [.refused(units: [unit], result)]
        }
    }

    /// Selects several units, all or none of them, as when a recommendation is confirmed.
    public mutating func select(_ units: [Int]) -> [BuyerEvent] {
        let added = units.filter { !selection.contains($0) }
        switch selection.add(units, in: hall, limit: limit) {
        case nil, .ok: return added.isEmpty ? [] : [.selected(units: added), .haptic(.selection)]
        case .overLimit(let current, let limit):
            return [
                .refused(units: added, .overLimit(current: current, limit: limit)), .haptic(.warning),
                .notice(.overLimit(limit: limit)),
            ]
        case .rejected(let reason): return [.refused(units: added, .rejected(reason))]
        }
    }

    /// Takes statuses that the server pushed; a selected unit that is lost by them leaves the selection whole.
    public mutating func push(_ statuses: [Int: Seat.Status]) -> [BuyerEvent] {
        hall = hall.setting(statuses)
        return dropLostUnits()
    }

    /// Takes the server's answer that it holds the selected seats; without a selection there is nothing to hold.
    public mutating func hold(_ lock: SeatLock, at now: Double) -> [BuyerEvent] {
        guard !selection.indices.isEmpty else { return [] }
        self.lock = lock
        return [.locked] + checkDeadline(at: now)
    }

    /// Takes the server's answer that it does not hold the selected seats, with the seats that are gone.
    public mutating func refuseLock(_ statuses: [Int: Seat.Status]) -> [BuyerEvent] {
        lock = nil
        let lost = push(statuses)
        return [.lockRefused] + (lost.isEmpty ? [.haptic(.warning), .notice(.notHeld)] : lost)
    }

    /// Releases everything when the deadline is reached.
    public mutating func checkDeadline(at now: Double) -> [BuyerEvent] {
        guard let lock, lock.isExpired(at: now) else { return [] }
        return release()
    }

    /// Goes out of sight: the deadline runs on, nothing else does.
    public mutating func enterBackground() {
        isInBackground = true
    }

    /// Comes back with the statuses that the server has now.
    ///
    /// The page's own copy is not trusted: statuses are taken over whether or not the lock has expired. Held seats
    /// are all released when the time is over or one of them is gone. A second call for the same return does nothing,
    /// so that either of a system's two callbacks may come first.
    public mutating func enterForeground(_ current: Hall, at now: Double) -> [BuyerEvent] {
        guard isInBackground else { return [] }
        isInBackground = false
        hall = current
        let isLost = selection.indices.contains { hall.rejection(of: $0) != nil }
        guard let lock, lock.isExpired(at: now) || isLost else { return [.reloaded] + dropLostUnits() }
        return [.reloaded] + release()
    }

    private mutating func dropLostUnits() -> [BuyerEvent] {
        let lost = selection.removeLost(in: hall)
        guard !lost.isEmpty else { return [] }
        endLockOfNothing()
        return [.lost(units: lost), .haptic(.warning), .notice(.conflict(units: lost))]
    }

    private mutating func release() -> [BuyerEvent] {
        let units = selection.indices
        selection = .none
        lock = nil
        return [.released(units: units), .haptic(.warning), .notice(.released)]
    }

    /// Forgets a lock when nothing is selected any more, so that no countdown runs for nothing.
    private mutating func endLockOfNothing() {
        if selection.indices.isEmpty { lock = nil }
    }
}

/// Something that happened to a buyer's selection.
public enum BuyerEvent: Equatable, Sendable {
    /// Units were added.
    case selected(units: [Int])

    /// Units were given back by the buyer.
    case deselected(units: [Int])

    /// Units were asked for and not added.
    case refused(units: [Int], SelectionResult)

    /// Selected units went to somebody else.
    case lost(units: [Int])

    /// The server holds the selected seats.
    case locked

    /// The server does not hold the selected seats.
    case lockRefused

    /// The selection was cleared, because the held seats went back on sale.
    case released(units: [Int])

    /// The statuses were read again.
    case reloaded

    /// The device gives a short sign that can be felt.
    case haptic(Haptic)

    /// The page tells the buyer something.
    case notice(Notice)
}

/// A short sign that can be felt.
public enum Haptic: String, CaseIterable, Sendable {
    /// A selection changed.
    case selection

    /// Something was refused or lost.
    case warning
}

/// How long a page shows what a tap did, in seconds.
public enum FeedbackDuration {
    /// A unit shakes, because it would exceed the limit.
    public static let shake = 0.15

    /// A unit bounces, because it was selected.
    public static let bounce = 0.25
}
