import Halls
import SeatSelection
import TestSupport
import Testing

struct RecommendationTests {
    // MARK: Faults of a common first attempt

    @Test func `seats on both sides of an aisle are not neighbours`() throws {
        let hall = try HallFixtures.drawn(["xo.ox"])
        #expect(try hall.recommended(2) == nil)
        // A list of seats without a place for the aisle would take 1 and 3.
        #expect(try HallFixtures.drawn(["oo.ooo"]).recommended(3) == ["0-3", "0-4", "0-5"])
    }

    @Test func `slides on when the first seats would split a couple`() throws {
        // Any three of the first four hold one and a half couples; further right is room for three single seats.
        #expect(try HallFixtures.drawn(["[][]xooo"]).recommended(3) == ["0-5", "0-6", "0-7"])
        #expect(try HallFixtures.drawn(["o[]"]).recommended(3) == ["0-0", "0-1", "0-2"])
    }

    @Test func `two seats are never two halves of different couples`() throws {
        // In the middle of the hall stand the right half of one couple and the left half of the next.
        #expect(try HallFixtures.drawn(["[][]"]).recommended(2) == ["0-0", "0-1"])
        #expect(try HallFixtures.drawn(["x[][]"]).recommended(2) == ["0-1", "0-2"])
    }

    @Test func `begins at the centre line, not at the left end`() throws {
        #expect(try HallFixtures.drawn(["ooooooooo"]).recommended(3) == ["0-3", "0-4", "0-5"])
        #expect(try HallFixtures.drawn(["oooooooo"]).recommended(2) == ["0-3", "0-4"])
    }

    // MARK: Whole units

    @Test(
        arguments: [
            ("o[]o", 1, ["0-0"]),  // half a couple is no seat for one
            ("[]", 1, nil),
            ("[][]", 3, nil),  // one and a half couples
            ("[][]", 4, ["0-0", "0-1", "0-2", "0-3"]),
            ("<>oo", 2, ["0-2", "0-3"]),  // the free half of a couple with a sold one
            ("<>o", 2, nil),
            ("o()o", 2, ["0-1", "0-2"]),  // a family unit
        ] as [(String, Int, [String]?)])
    func `sell units are given whole or not at all`(row: String, count: Int, seats: [String]?) throws {
        #expect(try HallFixtures.drawn([row]).recommended(count) == seats)
    }

    @Test(arguments: [
        ("oxo", 2), ("olo", 2), ("obo", 2),  // every status but available ends a run
        ("o.o", 2), ("ooo", 4), ("xx", 1),
    ])
    func `there is no recommendation where there are not so many side by side`(row: String, count: Int) throws {
        #expect(try HallFixtures.drawn([row]).recommended(count) == nil)
    }

    // MARK: Kinds

    @Test func `wheelchair and companion places are kept`() throws {
        #expect(try HallFixtures.drawn(["oowcoo"]).recommended(2) == ["0-0", "0-1"])
        #expect(try HallFixtures.drawn(["owco"]).recommended(2) == nil)
        #expect(try HallFixtures.drawn(["wc"]).recommended(1) == nil)
    }

    @Test(
        arguments: [
            (Seat.Kind.wheelchair, 1, ["0-4"]),
            (.companion, 1, ["0-5"]),
            (.wheelchair, 2, nil),  // a companion place is another kind
            (.vip, 2, ["0-2", "0-3"]),
            (.love, 2, ["0-7", "0-8"]),
            (.love, 1, nil),
            (.normal, 2, ["0-0", "0-1"]),
            (.normal, 3, nil),  // not with the VIP seats beside them
            (.family, 2, nil),
        ] as [(Seat.Kind, Int, [String]?)])
    func `a kind that is asked for is given and no other`(kind: Seat.Kind, count: Int, seats: [String]?) throws {
        #expect(try HallFixtures.drawn(["oovvwc.[]"]).recommended(count, kind: kind) == seats)
    }

    // MARK: Rows

    @Test(arguments: [
        (BestRow.middle, ["3-1", "3-2"]),  // the further back of the two in the middle
        (.row(0), ["0-1", "0-2"]), (.row(5), ["5-1", "5-2"]),
        (.row(-7), ["0-1", "0-2"]), (.row(.max), ["5-1", "5-2"]),  // outside the grid: the nearest row
        (.fraction(0), ["0-1", "0-2"]), (.fraction(1), ["5-1", "5-2"]),
        (.fraction(0.667), ["3-1", "3-2"]),  // 3.3
        (.fraction(0.7), ["4-1", "4-2"]),  // 3.5 is rounded to the back
        (.fraction(-.infinity), ["0-1", "0-2"]), (.fraction(1e300), ["5-1", "5-2"]), (.fraction(.nan), ["0-1", "0-2"]),
    ])
    func `the best row comes first`(bestRow: BestRow, seats: [String]) throws {
        let hall = try HallFixtures.drawn(Array(repeating: "xoox", count: 6))
        #expect(try hall.recommended(2, bestRow: bestRow) == seats)
    }

    @Test func `the middle is that of the rows that have seats`() throws {
        let hall = try HallFixtures.drawn(["oo", "oo", "oo", "..", "..", "..", ".."])
        #expect(BestRow.middle.row(in: hall) == 1)
        #expect(try hall.recommended(2) == ["1-0", "1-1"])
    }

    @Test func `rows are taken in order of their distance, of two the one further back`() throws {
        let rows = ["xoox", "oooo", "xxxx", "xoox", "oooo"]
        #expect(try HallFixtures.drawn(rows).recommended(2) == ["3-1", "3-2"])
        #expect(
            try HallFixtures.drawn(rows).recommended(4) == ["1-0", "1-1", "1-2", "1-3"])
        // An empty row is a step like any other.
        #expect(
            try HallFixtures.drawn(["oo", "..", "xx", "xx", "oo"]).recommended(2, bestRow: .row(1)) == ["0-0", "0-1"])
    }

    @Test func `a hall numbered from the back is searched from the screen as well`() throws {
        let hall = try HallFixtures.drawn(["oo", "oo", "oo", "oo"], flipped: true)
        // Document row 1 is the third from the screen.
        #expect(try hall.recommended(2) == ["1-0", "1-1"])
        let recommendation = try #require(try hall.recommendation(for: RecommendationRequest(count: 2)))
        #expect(recommendation.row == 2)
        #expect(recommendation.units.map { hall.units[$0].seats }.flatMap { $0 } == recommendation.seats)
    }

    // MARK: Single seats

    @Test(arguments: [
        ("ooooo", 2, ["0-0", "0-1"], false),  // nearer the middle 0-0 or 0-4 would be left alone
        ("oooooo", 2, ["0-2", "0-3"], false),  // two stay on either side
        ("ooooo", 3, ["0-0", "0-1", "0-2"], false),
        ("oooo", 3, ["0-0", "0-1", "0-2"], true),  // cannot be avoided: the left of two as good
        ("xoooxx", 2, ["0-2", "0-3"], true),  // cannot be avoided: the nearer to the centre line
        ("ooo", 1, ["0-0"], false),  // the middle would leave two
        ("oo[]", 2, ["0-0", "0-1"], false),  // two free seats stay, not a single one
        ("xooo[]x", 2, ["0-1", "0-2"], false),  // beside a free couple no seat is alone
        (".oo<>", 2, ["0-1", "0-2"], false),  // the free half of a couple cannot be bought, so it is not left alone
        ("xoow", 2, ["0-1", "0-2"], false),  // nor is a wheelchair place
        ("xooow.", 2, ["0-2", "0-3"], true),  // and it keeps no seat company
        ("xooxox", 2, ["0-1", "0-2"], false),  // a seat that was alone before
    ])
    func `a single free seat is not left alone where that can be avoided`(
        row: String, count: Int, seats: [String], leavesSeatAlone: Bool
    ) throws {
        let hall = try HallFixtures.drawn([row])
        let recommendation = try #require(try hall.recommendation(for: RecommendationRequest(count: count)))
        #expect(recommendation.seats.map { hall.seats[$0].id } == seats)
        #expect(recommendation.leavesSeatAlone == leavesSeatAlone)
    }

    @Test func `a seat beside the block that was alone before is not blamed on it`() throws {
        let hall = try HallFixtures.drawn(["owwo"])
        let request = RecommendationRequest(count: 2, kind: .wheelchair)
        #expect(try hall.recommendation(for: request)?.leavesSeatAlone == false)
    }

    @Test func `another row is taken where the best would leave a seat alone`() throws {
        let rows = ["xooox", "xooox", "xooxx", "xooox"]
        #expect(try HallFixtures.drawn(rows).recommended(2, bestRow: .row(0)) == ["2-1", "2-2"])
        #expect(try HallFixtures.drawn(Array(rows[..<2])).recommended(2, bestRow: .row(0)) == ["0-1", "0-2"])
    }

    // MARK: Requests

    @Test(arguments: [
        (0, nil, RecommendationRefusal.noSeats, "a recommendation needs at least one seat"),
        (.min, nil, .noSeats, "a recommendation needs at least one seat"),
        (5, nil, .overLimit(count: 5, limit: 4), "5 seats are asked for, the limit is 4"),
        (4, 3, .overLimit(count: 4, limit: 3), "4 seats are asked for, the limit is 3"),
    ])
    func `what nobody may buy is refused`(
        count: Int, limit: Int?, refusal: RecommendationRefusal, message: String
    ) throws {
        let hall = try HallFixtures.drawn(["oooooo"])
        let request = RecommendationRequest(count: count, limit: limit)
        let error = #expect(throws: RecommendationRefusal.self) { try hall.recommendation(for: request) }
        #expect(error == refusal && error?.description == message)
    }

    @Test func `a limit of its own goes before the hall's`() throws {
        let hall = try HallFixtures.drawn(["oooooo"])
        #expect(try hall.recommendation(for: RecommendationRequest(count: 6, limit: 6))?.seats == [0, 1, 2, 3, 4, 5])
        #expect(try hall.recommendation(for: RecommendationRequest(count: .max, limit: .max)) == nil)
    }
}

extension Hall {
    /// Returns the ids of the recommended seats.
    fileprivate func recommended(
        _ count: Int, kind: Seat.Kind? = nil, bestRow: BestRow = .middle
    ) throws -> [String]? {
        let request = RecommendationRequest(count: count, kind: kind, bestRow: bestRow)
        return try recommendation(for: request)?.seats.map { seats[$0].id }
    }
}
