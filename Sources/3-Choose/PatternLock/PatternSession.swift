public import Geometry

/// How long a lock refuses to be tried after wrong patterns.
public enum RetryDelay {
    /// The longest delay: a day.
    public static let longest = 86_400.0

    /// Returns the seconds to wait after a number of wrong patterns in a row, the last of them just now.
    ///
    /// After five 30 s once; from the tenth on 30 s each time, doubled with every ten from the thirtieth; from the
    /// 140th on a day.
    public static func seconds(afterFailures count: Int) -> Double {
        switch count {
        case ..<5, 6...9: 0
        case 5, 10...29: 30
        case 30...139: 30 * Double(1 << ((count - 30) / 10))
        default: longest
        }
    }
}

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

    /// Takes the caller's answer to the oldest pattern without one; ignored when there is none.
    ///
    /// An answer that comes after the next touch has begun counts all the same, and shows nothing. A wrong pattern may
    /// lock the lock for the time that `RetryDelay` gives, which ends a touch.
    public mutating func answer(_ answer: PatternAnswer, at time: Double) -> [PatternEvent] {
        let due = advance(to: time)
        guard unanswered > 0 else { return due }
        unanswered -= 1
        show(answer)
        switch answer {
        case .accepted:
            failures = 0
            return due + [.answered(answer)]
        case .wrong:
            failures += 1
            return due + [.answered(answer)] + lockOut()
        }
    }

    /// Drops what is entered or shown; nothing is reported, and no answer is waited for.
    public mutating func cancel() -> [PatternEvent] {
        unanswered = 0
        return clear()
    }

    /// Begins anew, as after a new pattern was set: without failures, a delay or anything shown.
    public mutating func reset() -> [PatternEvent] {
        let unlocked: [PatternEvent] = lockedOutUntil == nil ? [] : [.unlocked]
        failures = 0
        lockedOutUntil = nil
        return cancel() + unlocked
    }

    /// Moves the nodes to a new layout, and what is lit with them; a layout of another order drops it.
    ///
    /// A finger stays where it is in the view until the next sample.
    public mutating func resize(to layout: PatternLayout) -> [PatternEvent] {
        let isSame = layout.order == self.layout.order
        self.layout = layout
        return isSame ? [] : cancel()
    }

    /// Shows an answer with the pattern it is for, unless another has taken its place.
    private mutating func show(_ answer: PatternAnswer) {
        guard unanswered == 0, case .entered(let trace) = state else { return }
        switch answer {
        case .accepted: state = .accepted(trace)
        case .wrong: state = .wrong(trace, clearAt: now + PatternSession.wrongDuration)
        }
    }

    /// Starts the delay that the failures so far ask for.
    private mutating func lockOut() -> [PatternEvent] {
        let seconds = RetryDelay.seconds(afterFailures: failures)
        guard seconds > 0 else { return [] }
        lockedOutUntil = now + seconds
        var ended: [PatternEvent] = []
        if case .touching = state { ended = clear() }
        return ended + [.lockedOut(seconds: seconds)]
    }

    /// When `advance` has something to do next, or `nil` when it has nothing to wait for.
    public var nextTimer: Double? {
        [clearAt, lockedOutUntil].compactMap { $0 }.min()
    }

    /// Does what is due by a time: clears a wrong pattern 2 s after its answer, and ends a delay.
    public mutating func advance(to time: Double) -> [PatternEvent] {
        if time.isFinite { now = max(now, time) }
        var events: [PatternEvent] = []
        while let due = nextTimer, due <= now {
            events += due == clearAt ? clear() : unlock()
        }
        return events
    }

    /// Clears a wrong pattern for a timer that was set in a generation, unless a finger has come down since.
    public mutating func clearWrong(generation: Int) -> [PatternEvent] {
        guard generation == self.generation, clearAt != nil else { return [] }
        return clear()
    }

    private var clearAt: Double? {
        if case .wrong(_, let clearAt) = state { clearAt } else { nil }
    }

    private mutating func unlock() -> [PatternEvent] {
        lockedOutUntil = nil
        return [.unlocked]
    }

    /// What is seen at the latest time that came in.
    public var picture: PatternPicture {
        var picture = PatternPicture(layout: layout)
        picture.isHidden = isHidden
        picture.style = style
        picture.message = message
        guard !isHidden, let trace else { return picture }
        picture.taken = trace.taken
        if case .touching = state {
            picture.tail = tail(of: trace)
            picture.touched = layout.node(at: trace.finger).flatMap { trace.nodes.contains($0) ? $0 : nil }
        }
        return picture
    }

    private var style: PatternPicture.Style {
        switch state {
        case .idle, .touching, .tooShort, .entered: .normal
        case .accepted: .accepted
        case .wrong: .wrong
        }
    }

    private var message: PatternPicture.Message? {
        if let lockedOutUntil { return .lockedOut(remaining: max(0, lockedOutUntil - now)) }
        return state == .tooShort ? .tooShort(fewest: Pattern.fewestNodes) : nil
    }

    /// Returns the line to the finger: none before the first node, and none after the last free one.
    private func tail(of trace: PatternTrace) -> PatternPicture.Tail? {
        guard let last = trace.taken.last, trace.taken.count < layout.nodes.count else { return nil }
        let cells = layout.center(of: last.node).distance(to: trace.finger) / layout.cell
        return PatternPicture.Tail(end: trace.finger, alpha: min(1, max(0, (cells - 0.3) * 4)))
    }
}

extension Point {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
