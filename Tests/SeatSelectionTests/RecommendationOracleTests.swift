import Halls
import SeatSelection
import TestSupport
import Testing

struct RecommendationOracleTests {
    /// Ten lots of 250 halls, each asked for up to six seats of any kind or of one kind.
    ///
    /// Yields after each hall, because other tests wait for a thread.
    @Test(arguments: 1...10)
    func `recommends what trying every block finds best`(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        var answers = 0
        for _ in 0..<250 {
            await Task.yield()
            let hall = try RandomHall.make(using: &random)
            let oracle = RecommendationOracle(hall)
            for count in 1...6 {
                let kind = Bool.random(using: &random) ? nil : Seat.Kind.allCases.randomElement(using: &random)
                let row = Int.random(in: -2..<hall.grid.rows, using: &random)
                let request = RecommendationRequest(count: count, kind: kind, bestRow: row < 0 ? .middle : .row(row))
                let answer = try hall.recommendation(for: request)
                let expected = oracle.seats(count: count, kind: kind, bestRow: row < 0 ? nil : row)
                #expect(answer?.seats ?? [] == expected, "\(RandomHall.text(of: hall)) \(request)")
                answers += expected.isEmpty ? 0 : 1
            }
        }
        // Neither nearly always something nor nearly always nothing.
        #expect((300...1200).contains(answers))
    }

    @Test(arguments: HallFixtures.names, [nil] + Seat.Kind.allCases)
    func `recommends the same in the project's halls`(name: String, kind: Seat.Kind?) throws {
        let hall = try HallFixtures.named(name)
        let oracle = RecommendationOracle(hall)
        for count in 1...hall.limit {
            let answer = try hall.recommendation(for: RecommendationRequest(count: count, kind: kind))
            #expect(answer?.seats ?? [] == oracle.seats(count: count, kind: kind, bestRow: nil))
        }
    }
}

/// Small halls with everything that can stand in a row.
private enum RandomHall {
    /// What stands side by side: kinds of one unit, or nothing.
    private static let pieces: [[Seat.Kind]] = [
        [], [.normal], [.normal], [.normal], [.normal], [.vip], [.wheelchair], [.companion], [.love, .love],
        [.love, .love], [.family, .family], [.family, .family, .family], [.wheelchair, .companion], [.normal, .normal],
    ]

    static func make(using random: inout SeededGenerator) throws -> Hall {
        let (rows, columns) = (Int.random(in: 1...5, using: &random), Int.random(in: 1...12, using: &random))
        let freeShare = Double.random(in: 0.3...1, using: &random)
        var seats: [Seat] = []
        for row in 0..<rows {
            var column = 0
            while column < columns {
                let piece = pieces.randomElement(using: &random) ?? []
                if column + piece.count <= columns {
                    seats += unit(piece, row: row, column: column, freeShare: freeShare, using: &random)
                }
                column += max(1, piece.count)
            }
        }
        if seats.isEmpty { seats = [Seat(id: "0-0", row: 0, column: 0)] }
        let grid = Grid(rows: rows, columns: columns, isFlipped: .random(using: &random))
        let shuffled = seats.shuffled(using: &random)
        return try HallDraft(id: "T", grid: grid, screen: nil, limit: 6, seats: shuffled).checked().hall
    }

    private static func unit(
        _ kinds: [Seat.Kind], row: Int, column: Int, freeShare: Double, using random: inout SeededGenerator
    ) -> [Seat] {
        kinds.enumerated().map { offset, kind in
            let isFree = Double.random(in: 0..<1, using: &random) < freeShare
            let status = isFree ? Seat.Status.available : Seat.Status.allCases.randomElement(using: &random)
            return Seat(
                id: "\(row)-\(column + offset)", row: row, column: column + offset, kind: kind,
                status: status ?? .sold, group: kinds.count > 1 ? "g\(row)-\(column)" : nil)
        }
    }

    /// What a failure prints: the seats by place, with kind, status and group.
    static func text(of hall: Hall) -> String {
        let seats = hall.seats.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
            .map { "\($0.id) \($0.kind) \($0.status) \($0.group ?? "")" }
        return "\(hall.grid.rows) × \(hall.grid.columns)\(hall.grid.isFlipped ? " flipped" : ""): \(seats)"
    }
}
