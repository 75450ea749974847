/// Which baselines a recording rewrites.
public enum RecordMode: String, CaseIterable, Sendable {
    /// All of them.
    case all

    /// Those that are not as they should be: changed, missing, unreadable; baselines of no picture are removed.
    case changed

    /// Those that are missing; nothing that exists is touched.
    case missing
}

/// What a recording does to one baseline.
public enum RecordAction: Equatable, Sendable {
    /// Leaves it as it is.
    case keep

    /// Writes the picture as it is drawn now.
    case write

    /// Removes a baseline that belongs to no picture.
    case remove
}

extension RecordMode {
    /// Returns what to do with a baseline of that outcome.
    public func action(for outcome: CaseOutcome) -> RecordAction {
        switch (self, outcome) {
        case (_, .notDrawn): .keep
        case (.missing, .missing): .write
        case (.missing, _): .keep
        case (_, .unexpected): .remove
        case (.changed, .pass), (.changed, .tolerated): .keep
        default: .write
        }
    }
}

extension RecordMode {
    /// Returns whether a recording leaves only baselines that are as drawn here, so that this environment is theirs.
    ///
    /// - Parameters:
    ///   - outcomes: What every baseline was like before.
    ///   - hasWritten: Whether a baseline was written or removed.
    public func recordsEnvironment(after outcomes: [CaseOutcome], hasWritten: Bool) -> Bool {
        guard hasWritten || self == .all else { return false }
        return outcomes.allSatisfy { outcome in
            if case .notDrawn = outcome { return true }
            return outcome.passed || action(for: outcome) != .keep
        }
    }
}
