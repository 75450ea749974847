extension PatternSession {
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
}
