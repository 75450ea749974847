public import Halls

/// What a buyer asks for: some seats side by side.
public struct RecommendationRequest: Equatable, Sendable {
    /// How many seats.
    public var count: Int

    /// The kind that every one of them must have, or `nil` for any but wheelchair and companion places.
    public var kind: Seat.Kind?

    /// The row that is preferred.
    public var bestRow: BestRow

    /// How many seats may be asked for, or `nil` for the hall's own limit.
    public var limit: Int?

    /// Creates a request.
    public init(count: Int, kind: Seat.Kind? = nil, bestRow: BestRow = .middle, limit: Int? = nil) {
        self.count = count
        self.kind = kind
        self.bestRow = bestRow
        self.limit = limit
    }
}

/// Why a request for a recommendation is refused without looking for seats.
public enum RecommendationRefusal: Error, Equatable {
    /// Less than one seat is asked for.
    case noSeats

    /// More seats are asked for than one buyer may select.
    case overLimit(count: Int, limit: Int)
}

extension RecommendationRefusal: CustomStringConvertible {
    /// The reason as a sentence fragment.
    public var description: String {
        switch self {
        case .noSeats: "a recommendation needs at least one seat"
        case .overLimit(let count, let limit): "\(count) seats are asked for, the limit is \(limit)"
        }
    }
}
