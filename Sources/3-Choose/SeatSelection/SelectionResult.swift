/// What asking for a sell unit did to a selection.
public enum SelectionResult: Equatable, Sendable {
    /// The unit was added, or removed when it was selected before.
    case ok(unit: Int)

    /// With the unit there would be more seats than one buyer may select; nothing was added.
    ///
    /// `current` counts the seats that are selected, not the units.
    case overLimit(current: Int, limit: Int)

    /// The unit cannot be bought.
    case rejected(Rejection)
}

/// Why a sell unit cannot be bought.
public enum Rejection: String, CaseIterable, Sendable {
    /// All its seats are taken, and the worst of them is sold.
    case sold

    /// All its seats are held by another buyer.
    case locked

    /// All its seats are taken, and the worst of them is out of service or not for sale.
    case broken

    /// Some of its seats are free and others are not, and it is sold whole.
    case incompleteUnit
}
