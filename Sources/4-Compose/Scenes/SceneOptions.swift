public import SeatSelection

/// What a picture of a hall shows besides its seats.
public struct SceneOptions: Equatable, Sendable {
    /// Which labels are written.
    public enum Labels: String, CaseIterable, Sendable {
        /// None.
        case none

        /// The row at both ends of each row.
        case rows

        /// The rows, and the number on every seat.
        case seats
    }

    /// The legend.
    public enum Legend: Equatable, Sendable {
        /// None.
        case none

        /// The statuses, kinds and zones that are present.
        case names

        /// The same, each with its number of seats.
        case counts
    }

    /// Labels of rows and seats.
    public var labels: Labels = .rows

    /// The legend.
    public var legend: Legend = .none

    /// The language of texts that are not the document's.
    public var language: Language = .chinese

    /// Whether a line marks the middle of the hall.
    public var showsCenterLine = false

    /// The resolved row that is marked as the best, or `nil`.
    public var bestRow: Int?

    /// Whether a small map shows which part of the hall is seen; only in a view of a part.
    public var showsMinimap = false

    /// What moves; each unit in one way at most.
    public var motions: [Motion] = []

    /// Creates the options of an ordinary picture: row labels, nothing else.
    public init() {}
}
