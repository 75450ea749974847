import Drawing
import Geometry
import Halls
import Scenes
import SeatGeometry
import TestSupport
import Testing

@testable import PictureRules

struct ContrastTests {
    private func contrast(_ rows: [String], _ theme: Theme, scale: Int = 1) throws -> RuleMeasurement {
        try measured(checkedScene(HallFixtures.drawn(rows), theme: theme), scale: scale).contrast()
    }

    @Test(arguments: [Theme.light, .dark, .hollow, .dashed], [1, 2, 3])
    func `what can be bought stands out`(theme: Theme, scale: Int) throws {
        let result = try contrast(["oxw", "[]o"], theme, scale: scale)
        #expect(result.findings == [])
        #expect(result.figures.map(\.name) == ["accessible", "available", "couple", "selected"])
    }

    /// 2.9953 and 3.0335 by the formula of WCAG 2; neither is rounded.
    @Test(arguments: [(0x959595, ["2.99"]), (0x949494, [])] as [(UInt32, [String])])
    func `an outline a trace too pale is found`(color: UInt32, ratios: [String]) throws {
        var theme = Theme.hollow
        theme.seats.available.outline = Color(color)
        let findings = try contrast(["ooxo"], theme).findings
        #expect(
            findings.map(\.message)
                == ratios.map { "available: \($0) : 1, #959595 beside #FFFFFF, at row 1, seat 1 (0-0) and 2 more" })
        #expect(findings.map(\.seats) == ratios.map { _ in ["0-0", "0-1", "0-3"] })
    }

    @Test func `a selection that does not stand out is found in every zone`() throws {
        var theme = Theme.light
        theme.selection.fill = Color(0xFF6A00)
        let result = try contrast(["oo"], theme)
        #expect(result.findings.map(\.message).first?.hasPrefix("selected: 2.87 : 1, #FF6A00 beside #FFFFFF") == true)
        #expect(result.findings.count == 1)
        let hall = try HallFixtures.named("small")
        let zones = try measured(checkedScene(hall, theme: theme)).contrast().findings
        #expect(zones.map { $0.message.prefix(40) }.contains("selected: 2.61 : 1, #FF6A00 beside #FFF3"))
    }

    @Test func `a seat without an outline counts by its fill`() throws {
        var theme = Theme.light
        theme.seats.available.outline = nil
        #expect(try contrast(["o"], theme).text == "1.00 : 1")
        theme.seats.available.fill = Color(0x000000)
        #expect(try contrast(["o"], theme).findings == [])
    }

    @Test func `one pale side is enough`() throws {
        let scene = try checkedScene(HallFixtures.drawn(["oo"]))
        let frame = scene.layout.seatFrames[0]
        var patch = Path()
        patch.addRectangle(Rect(x: frame.x, y: frame.y, width: frame.width, height: 2))
        let result = try measured(scene) { $0.seats.append(Batch("patch", patch, .fill(Color(0xCCCCCC)))) }.contrast()
        #expect(result.findings.map(\.seats) == [["0-0"]])
    }

    @Test func `where seats touch, the outer edges are measured`() throws {
        let hall = try HallFixtures.drawn(["ooo", "ooo", "ooo"], gapX: 0, gapY: 0)
        var theme = Theme.light
        theme.seats.available.outline = Color(0x959595)
        let findings = try measured(checkedScene(hall, theme: theme)).contrast().findings
        #expect(findings.first?.seats.count == 8)  // all but the one in the middle
    }

    @Test func `what is sold, held or not for sale need not stand out`() throws {
        var theme = Theme.light
        theme.seats.sold.fill = Color(0xFAFAFA)
        #expect(try contrast(["xlb"], theme).text == nil)
    }
}

struct StatusTests {
    private func result(_ hall: Hall, _ theme: Theme, zoom: Double = 0.5) throws -> RuleResult {
        try StatusMeasurement(hall: hall, theme: theme, zoom: zoom, scales: [1, 2]).result(.statusesSmall)
    }

    @Test func `the worst pair of every kind of vision is named`() throws {
        let result = try result(HallFixtures.named("large"), .light)
        #expect(result.passed)
        let visions = ["normal", "protan", "deutan", "tritan"]
        #expect(result.figures.prefix(4).map(\.vision) == visions)
        for vision in visions { #expect(result.summary.contains("\(vision) ")) }
        // The hall has no families, so its own worst pair is not theirs.
        #expect(result.figures.dropFirst(4).map(\.vision) == visions)
        #expect(
            result.figures.dropFirst(4).allSatisfy { $0.name.hasPrefix("present: ") && !$0.name.contains("family") })
    }

    @Test func `statuses that look alike are found, and whether the hall has both`() throws {
        var theme = Theme.light
        theme.seats.locked = theme.seats.sold
        let both = try result(HallFixtures.drawn(["xlo"]), theme).findings.map(\.message)
        #expect(both.contains("normal vision: sold/locked have 0.00 of the difference that is needed"))
        let one = try result(HallFixtures.drawn(["xo"]), theme).findings.map(\.message)
        let message =
            "tritan vision: sold/locked have 0.00 of the difference that is needed (not both in this hall now)"
        #expect(one.contains(message))
    }

    /// A red and a green that only protan and deutan eyes confuse.
    @Test func `colours that some cannot tell apart are found for them alone`() throws {
        var theme = Theme.light
        theme.seats.sold = theme.seats.locked
        theme.seats.sold.hatching = nil
        theme.seats.locked.hatching = nil
        theme.seats.sold.fill = Color(0xC0504D)
        theme.seats.locked.fill = Color(0x7A7A30)
        let findings = try result(HallFixtures.drawn(["xl"]), theme).findings.map(\.message)
        #expect(findings.contains { $0.hasPrefix("deutan vision: sold/locked") })
        #expect(!findings.contains { $0.hasPrefix("normal vision: sold/locked") })
    }
}
