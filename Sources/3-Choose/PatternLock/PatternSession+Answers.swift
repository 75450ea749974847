extension PatternSession {
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
}
