public import Geometry

/// A pattern lock in use: takes what a screen reports, and tells what happens and what is seen.
///
/// Times come in with every call, in seconds from any start, and never run backwards here: a call with an earlier time
/// counts as at the latest one. Nothing is stored of a pattern after it has been cleared.
public struct PatternSession: Equatable, Sendable {
    /// How long a wrong pattern is shown, in seconds.
    public static let wrongDuration = 2.0

    /// Where the nodes are.
    public internal(set) var layout: PatternLayout

    /// Whether nothing of a pattern is shown; what it does is the same.
    public var isHidden: Bool

    /// How many wrong patterns came in a row.
    public internal(set) var failures: Int

    /// When touches are taken again, or `nil` when they are taken now.
    public internal(set) var lockedOutUntil: Double?

    /// Counts the touches that were followed: a timer that was set for one does nothing to the next.
    public internal(set) var generation = 0

    /// What is on the screen.
    var state = State.idle

    /// How many patterns the caller has not answered yet.
    var unanswered = 0

    /// The latest time that came in.
    var now = 0.0

    /// What is on the screen.
    enum State: Equatable {
        case idle
        case touching(id: Int, PatternTrace)
        case tooShort
        case entered(PatternTrace)
        case accepted(PatternTrace)
        case wrong(PatternTrace, clearAt: Double)
    }

    /// Creates a lock that nobody touches; failures and a delay that were kept from an earlier one go on.
    public init(layout: PatternLayout, isHidden: Bool = false, failures: Int = 0, lockedOutUntil: Double? = nil) {
        self.layout = layout
        self.isHidden = isHidden
        self.failures = max(0, failures)
        self.lockedOutUntil = lockedOutUntil
    }

    /// Takes what a screen reports, after whatever was due before it.
    ///
    /// One finger is followed from `began` on, others are ignored; none is while the lock is locked out. A location
    /// that is not finite counts as the last one.
    public mutating func handle(_ sample: TouchSample) -> [PatternEvent] {
        let due = advance(to: sample.time)
        if sample.phase == .began { return due + begin(sample) }
        guard case .touching(sample.id, var trace) = state else { return due }
        if sample.phase == .cancelled { return due + clear() }
        let point = sample.location.isFinite ? sample.location : trace.finger
        let taken = trace.move(to: point, in: layout).map(PatternEvent.took)
        state = .touching(id: sample.id, trace)
        return due + taken + (sample.phase == .ended ? lift(trace) : [])
    }

    /// Follows a finger from here on, unless another is followed; what was shown goes away.
    private mutating func begin(_ sample: TouchSample) -> [PatternEvent] {
        guard lockedOutUntil == nil, sample.location.isFinite else { return [] }
        if case .touching(let id, _) = state, id != sample.id { return [] }
        let cleared = clear()
        let trace = PatternTrace(at: sample.location, in: layout)
        state = .touching(id: sample.id, trace)
        generation += 1
        return cleared + [.began] + trace.taken.map(PatternEvent.took)
    }

    /// Ends a touch: what is too short is gone at once, a pattern stays until it is answered.
    private mutating func lift(_ trace: PatternTrace) -> [PatternEvent] {
        guard trace.taken.count >= Pattern.fewestNodes, let pattern = Pattern(trace, order: layout.order) else {
            state = .tooShort
            return [.lifted(.tooShort(count: trace.taken.count)), .cleared]
        }
        state = .entered(trace)
        unanswered += 1
        return [.lifted(.entered(pattern))]
    }

    /// Shows nothing any more.
    mutating func clear() -> [PatternEvent] {
        let isShown = trace != nil
        state = .idle
        return isShown ? [.cleared] : []
    }

    /// What is shown of a touch.
    var trace: PatternTrace? {
        switch state {
        case .idle, .tooShort: nil
        case .touching(_, let trace), .entered(let trace), .accepted(let trace), .wrong(let trace, _): trace
        }
    }
}

extension Point {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
