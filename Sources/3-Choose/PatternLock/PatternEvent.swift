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

/// Why something is not a pattern, or cannot be entered.
public enum PatternFault: Error, Equatable {
    /// There is no node.
    case empty

    /// A part of the text is not a number.
    case notNumber(String)

    /// A number is that of no node.
    case unknownNode(String, last: Int)

    /// A node comes a second time.
    case repeatedNode(Int)

    /// A free node lies between two nodes and would have been taken first.
    case skippedNode(Int, from: Int, to: Int)
}

extension PatternFault: CustomStringConvertible {
    /// The reason as a sentence fragment.
    public var description: String {
        switch self {
        case .empty: "a pattern has at least one node"
        case .notNumber(let text): "\"\(text)\" is not the number of a node"
        case .unknownNode(let text, let last): "there is no node \(text), the last is \(last)"
        case .repeatedNode(let node): "node \(node) comes twice"
        case .skippedNode(let node, let start, let end):
            "node \(node) lies between \(start) and \(end) and would be taken first"
        }
    }
}
