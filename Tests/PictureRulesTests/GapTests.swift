import Drawing
import Halls
import Scenes
import TestSupport
import Testing

@testable import PictureRules

struct GapTests {
    private static let themes: [Theme] = [.light, .dark, .hollow, .dashed]

    /// Everything that can stand beside each other: statuses, couples, families, signs, aisles, missing seats.
    private static let rows = ["oox.lbw", "[]()xo.", ".......", "o<>o.cv", "oo.oooo"]

    @Test(arguments: themes, [1, 2, 3])
    func `gaps are found on pixels whatever seats look like`(theme: Theme, scale: Int) throws {
        let picture = try measured(checkedScene(HallFixtures.drawn(Self.rows), theme: theme), scale: scale)
        let horizontal = picture.horizontalGaps()
        let vertical = picture.verticalGaps()
        // 0.15 and 0.2 of 34 points, rounded.
        #expect(horizontal.figures.map(\.value) == [Double(5 * scale)] && horizontal.findings == [])
        #expect(vertical.figures.map(\.value) == [Double(7 * scale)] && vertical.findings == [])
        #expect(picture.seats().findings == [] && picture.seats().text == "24 seen")
    }

    /// Halls whose gaps are not those of the document's defaults: the numbers come from the picture.
    @Test(arguments: [(0.0, 0.0, 0, 0), (0.02, 0.05, 1, 2), (0.3, 0.15, 10, 5), (4, 3.99, 136, 136)])
    func `gaps have the width of the document`(gapX: Double, gapY: Double, x: Int, y: Int) throws {
        let hall = try HallFixtures.drawn(["oxo[]", "ooxoo"], gapX: gapX, gapY: gapY)
        for scale in [1, 3] {
            let picture = try measured(checkedScene(hall), scale: scale)
            #expect(picture.horizontalGaps().text == "\(x * scale) px" && picture.horizontalGaps().findings == [])
            #expect(picture.verticalGaps().text == "\(y * scale) px" && picture.verticalGaps().findings == [])
        }
    }

    @Test func `a seat beside its place is named with both neighbours and both gaps`() throws {
        let seats = DisplacedSeats(rows: ["ooo", "ooo"], cells: [(0, 1)], theme: .light)
        let picture = try seats.measured(scale: 1, by: (2, 0))
        let findings = picture.horizontalGaps().findings
        #expect(
            findings.map(\.message) == [
                "row 1, seats 1 and 2 (0-0, 0-1): 7 px between them instead of 5",
                "row 1, seats 2 and 3 (0-1, 0-2): 3 px between them instead of 5",
            ])
        #expect(findings.map(\.value) == [7, 3] && findings.map(\.expected) == [5, 5])
        #expect(findings.map(\.seats) == [["0-0", "0-1"], ["0-1", "0-2"]])
        #expect(picture.verticalGaps().findings == [])
    }

    @Test func `a seat too low is named with its neighbours before and behind`() throws {
        let seats = DisplacedSeats(rows: ["ooo", "ooo", "ooo"], cells: [(1, 1)], theme: .dark)
        let picture = try seats.measured(scale: 2, by: (0, 1))
        #expect(picture.horizontalGaps().findings == [])
        #expect(
            picture.verticalGaps().findings.map(\.message) == [
                "row 1, seat 2 (0-1) and row 2, seat 2 (1-1): 16 px between them instead of 14",
                "row 2, seat 2 (1-1) and row 3, seat 2 (2-1): 12 px between them instead of 14",
            ])
    }

    @Test func `a block that is not where its columns are is found across the aisle`() throws {
        let seats = DisplacedSeats(rows: ["oo.oo"], cells: [(0, 3), (0, 4)], theme: .light)
        let findings = try seats.measured(scale: 1, by: (-1, 0)).horizontalGaps().findings
        #expect(
            findings.map(\.message) == ["row 1, seats 2 and 4 (0-1, 0-3): 43 px between them instead of 44"])
    }

    @Test func `a row that is not where its number is is found across the aisle`() throws {
        let seats = DisplacedSeats(rows: ["oo", "oo", "..", "oo"], cells: [(3, 0), (3, 1)], theme: .light)
        #expect(try seats.measured(scale: 3, by: (0, 1)).verticalGaps().findings.map(\.value) == [147, 147])
    }

    @Test func `a seat that is not drawn is named, and no gap is blamed on it`() throws {
        let seats = DisplacedSeats(rows: ["oxo", "[]o"], cells: [(0, 1)], theme: .light)
        let picture = try seats.measured(scale: 1, by: nil)
        #expect(picture.seats().findings.map(\.message) == ["row 1, seat 2 (0-1): nothing is drawn"])
        #expect(picture.horizontalGaps().findings == [] && picture.verticalGaps().findings == [])
    }

    /// The middle of the hall has no seat, and one is drawn there all the same.
    @Test func `a seat that is drawn where none is is found`() throws {
        let more = try checkedScene(HallFixtures.drawn(["ooo", "ooo"])).displayList(scale: 2, backdrop: nil)
        let picture = try measured(checkedScene(HallFixtures.drawn(["o.o", "ooo"])), scale: 2) { $0.seats = more.seats }
        // One pitch of 39 points to the right of the first seat.
        let place = try measured(checkedScene(HallFixtures.drawn(["o.o", "ooo"])), scale: 2).places[0]
        let frame = try #require(place)
        #expect(
            picture.seats().findings.map(\.message) == [
                "something is drawn where no seat is: 68 × 68 px at (\(frame.left + 78), \(frame.top))"
            ])
    }

    @Test func `seats of a style that draws nothing are missed by no rule of place`() throws {
        var theme = Theme.light
        theme.seats.sold.fill = nil
        let picture = try measured(checkedScene(HallFixtures.drawn(["oxxo"]), theme: theme))
        #expect(picture.seats().findings == [] && picture.seats().text == "2 seen")
        #expect(picture.horizontalGaps().text == nil)
    }

    /// One unit of a random hall, a single pixel off on one axis, is found unless it stands alone.
    @Test(arguments: themes)
    func `one pixel is enough`(theme: Theme) throws {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<12 {
            let rows = (0..<3).map { _ in String((0..<6).map { _ in "ooxlbw.".randomElement(using: &random) ?? "o" }) }
            let cell = (row: 1, column: Int.random(in: 1...4, using: &random))
            guard Array(rows[1])[cell.column] != "." else { continue }
            let scale = Int.random(in: 1...3, using: &random)
            let seats = DisplacedSeats(rows: rows, cells: [cell], theme: theme)
            let step = (Bool.random(using: &random) ? 1 : -1) / Double(scale)
            let still = try seats.measured(scale: scale, by: (0, 0))
            let aside = try seats.measured(scale: scale, by: (step, 0))
            let below = try seats.measured(scale: scale, by: (0, step))
            let id = "1-\(cell.column)"
            #expect(still.horizontalGaps().findings + still.verticalGaps().findings == [], "\(rows)")
            #expect(aside.verticalGaps().findings == [] && below.horizontalGaps().findings == [])
            expect(aside.horizontalGaps(), nameOnly: id, ifFoundIn: still.horizontalGaps(), "\(rows) \(cell)")
            expect(below.verticalGaps(), nameOnly: id, ifFoundIn: still.verticalGaps(), "\(rows) \(cell)")
        }
    }

    private func expect(
        _ measurement: RuleMeasurement, nameOnly id: String, ifFoundIn still: RuleMeasurement, _ comment: Comment
    ) {
        let isNamed = measurement.findings.allSatisfy { $0.seats.contains(id) }
        #expect(isNamed, comment)
        #expect(measurement.text != still.text || !measurement.findings.isEmpty || still.text == nil, comment)
    }
}
