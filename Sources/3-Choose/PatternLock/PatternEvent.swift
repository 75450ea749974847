/// What happens to a pattern lock.
public enum PatternEvent: Equatable, Sendable {
    /// A finger came down that is followed from now on.
    case began

    /// The finger took a node.
    case took(PatternTrace.Taken)

    /// The finger was lifted.
    case lifted(PatternOutcome)

    /// The caller's answer to a pattern arrived.
    case answered(PatternAnswer)

    /// No touch is taken for a number of seconds.
    case lockedOut(seconds: Double)

    /// Touches are taken again.
    case unlocked

    /// What was shown is shown no longer.
    case cleared
}

/// What a finger has entered.
public enum PatternOutcome: Equatable, Sendable {
    /// Fewer than four nodes, none when the finger came near none.
    case tooShort(count: Int)

    /// A pattern, which the caller answers.
    case entered(Pattern)
}

/// What the caller says about a pattern.
public enum PatternAnswer: String, CaseIterable, Sendable {
    /// It is the right one.
    case accepted

    /// It is another one.
    case wrong
}
