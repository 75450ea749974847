/// One check of a report.
public struct JUnitCase: Equatable, Sendable {
    /// What was checked, unique within its class.
    public let name: String

    /// What the check belongs to; readers group by it, and by the parts before its dots.
    public let className: String

    /// What became of it.
    public let outcome: JUnitOutcome

    /// Lines that stand beside the outcome without being one.
    public let notes: [String]

    /// Creates a case.
    public init(name: String, className: String, outcome: JUnitOutcome, notes: [String] = []) {
        self.name = name
        self.className = className
        self.outcome = outcome
        self.notes = notes
    }
}

/// What became of a check.
public enum JUnitOutcome: Equatable, Sendable {
    /// It holds.
    case passed

    /// It does not hold; the message is one line, the details may be many.
    case failed(kind: String, message: String, details: String)

    /// It could not be made.
    case error(kind: String, message: String)

    /// It was left out.
    case skipped(message: String)
}
