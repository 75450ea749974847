import PatternLock

/// A state of a pattern lock that can be drawn.
enum PatternState: String, CaseIterable, Sendable {
    /// Nobody touches it.
    case idle

    /// A finger is on its way; it has taken the nodes.
    case touching

    /// The finger was lifted, and the pattern waits for its answer.
    case entered

    /// The right pattern.
    case accepted

    /// A wrong pattern.
    case wrong

    /// A pattern of too few nodes was entered, and is gone.
    case tooShort

    /// A wrong pattern was shown for its time, and is gone.
    case cleared

    /// The system took the touch away.
    case cancelled

    /// The view grew while the finger was down.
    case resized

    /// No touch is taken for a while, because too many patterns were wrong.
    case lockedOut

    /// The state that is meant when none is named.
    init(nodes count: Int) {
        self = count == 0 ? .idle : count < Pattern.fewestNodes ? .touching : .entered
    }

    /// The numbers of nodes that a pattern in this state has.
    var nodeCounts: [ClosedRange<Int>] {
        let whole = Pattern.fewestNodes...9
        return switch self {
        case .idle: [0...0]
        case .touching, .cancelled, .resized: [1...9]
        case .entered, .accepted, .wrong, .cleared: [whole]
        case .tooShort: [1...Pattern.fewestNodes - 1]
        case .lockedOut: [0...0, whole]
        }
    }
}
