import Drawing
import Geometry
import Halls
import Scenes
import SeatGeometry
import TestSupport
import Testing

@testable import PictureRules

struct ScreenDistanceTests {
    private func distance(_ rows: [String], theme: Theme = .light, screen: Double? = 3) throws -> RuleMeasurement {
        try measured(checkedScene(HallFixtures.drawn(rows, screen: screen), theme: theme)).screenDistance()
    }

    /// 0.9 of a pitch of 41 points are 37.
    @Test(arguments: [
        ["oo", "oo"], ["oo"],  // one row has no pitch of its own
        ["..", "oo", "oo"],  // the distance is that of the grid, whose first row may be empty
        ["o.", "..", ".o"],
    ])
    func `is measured to the first row of the grid`(rows: [String]) throws {
        let result = try distance(rows)
        let value = try #require(result.figures.first?.value)
        #expect(abs(value - 37.0 / 41) < 0.006 && result.text == "0.90" && result.findings == [])
    }

    @Test(arguments: [
        (0.3, 0.5, 2.0, "stands 0.29 row pitches from the screen; the theme accepts 0.50 to 2.00"),
        (2.2, 0.5, 2, "stands 2.19 row pitches from the screen; the theme accepts 0.50 to 2.00"),
        (0.9, 1, 1.5, "stands 0.90 row pitches from the screen; the theme accepts 1.00 to 1.50"),
        (0.9, 0.9, 0.9, nil),  // a layout on whole points is at most half a point off
        (0, 0, 0, nil),
    ])
    func `is compared with the theme's range`(
        distance: Double, least: Double, most: Double, message: String?
    ) throws {
        var theme = Theme.light
        theme.spacing.screenDistance = distance
        theme.screenDistances = ScreenDistances(least: least, most: most)
        let findings = try self.distance(["oo", "oo"], theme: theme).findings
        #expect(findings.map(\.message) == (message.map { ["the first row \($0)"] } ?? []))
    }

    @Test func `is that of the picture, not of the theme`() throws {
        let scene = try checkedScene(HallFixtures.drawn(["oo", "oo"]))
        let picture = try measured(scene, scale: 2) { list in
            list.background = list.background.map { $0.transformed(scale: 1, x: 0, y: -60) }
        }
        #expect(try picture.screenDistance().text == "2.36")
        #expect(try picture.screenDistance().findings.count == 1)
    }

    @Test func `a hall without a screen has none`() throws {
        let result = try distance(["oo"], screen: nil)
        #expect(result.text == nil && result.findings == [])
    }
}

struct OutlineTests {
    private static let rows = ["oow", "[]b", "lxo"]

    @Test(arguments: [Theme.light, .dark, .dashed], [1, 2, 3])
    func `every outline is seen whole`(theme: Theme, scale: Int) throws {
        let result = try measured(checkedScene(HallFixtures.drawn(Self.rows), theme: theme), scale: scale).outlines()
        #expect(result.text == "100 %" && result.findings == [])
    }

    @Test func `fills painted after the outlines cover them, and every style is named`() throws {
        let scene = try checkedScene(HallFixtures.drawn(Self.rows))
        let picture = try measured(scene, scale: 2) { list in
            list.seats =
                list.seats.filter { $0.name.hasSuffix(".outline") }
                + list.seats.filter { !$0.name.hasSuffix(".outline") }
        }
        let result = try picture.outlines()
        // In the corners, where fills are soft, the outlines shine through.
        #expect(result.findings.allSatisfy { ($0.value ?? 1) < 0.3 })
        #expect(result.findings.map(\.seats) == [["0-0", "0-1", "2-2"], ["1-0", "1-1"], ["0-2"], ["1-2"]])
        let message = "% of the outline is seen at row 1, seat 1 (0-0) and 2 more"
        #expect(result.findings.first?.message.hasSuffix(message) == true)
    }

    @Test func `something over one side of one seat is found`() throws {
        let scene = try checkedScene(HallFixtures.drawn(["ooo"]))
        let frame = scene.layout.seatFrames[1]
        var patch = Path()
        patch.addRectangle(Rect(x: frame.x, y: frame.y, width: 3, height: frame.height))
        let result = try measured(scene) { $0.seats.append(Batch("patch", patch, .fill(.white))) }.outlines()
        #expect(result.findings.map(\.seats) == [["0-1"]])
        #expect((0.6..<0.9).contains(result.findings.first?.value ?? 0))
    }

    @Test func `an outline that is not drawn at all, and one that looks like the fill, are not seen`() throws {
        let scene = try checkedScene(HallFixtures.drawn(["oo"]))
        let without = try measured(scene) { $0.seats.removeAll { $0.name == "available.outline" } }
        #expect(try without.outlines().text == "0 %")
        var theme = Theme.light
        theme.seats.broken.outline = Color(0x7F8692)
        let alike = try measured(checkedScene(HallFixtures.drawn(["bo"]), theme: theme)).outlines()
        #expect(alike.findings.map(\.seats) == [["0-0"]])
    }
}
