import Geometry
import Halls
import Scenes
import SeatGeometry
import StrictJSON
import TestSupport
import Testing

@testable import PictureRules

struct PictureReportTests {
    private func report(_ hall: Hall, _ theme: Theme, scales: [Int] = [1, 2]) throws -> PictureReport {
        try PictureReport(
            hall: hall, theme: theme, fonts: themeFonts, view: Viewport.referenceSize, scales: scales)
    }

    @Test(arguments: Theme.builtIn, HallFixtures.names)
    func `the project's halls fulfil every rule`(theme: Theme, name: String) throws {
        let report = try report(HallFixtures.named(name), theme, scales: [1, 2, 3])
        for result in report.results { #expect(result.passed, "\(name) \(theme.name): \(result.findings)") }
        #expect(report.results.map(\.rule) == PictureRule.allCases && report.passed)
        let gap = try #require(["small": 4, "medium": 5, "large": 5][name])
        #expect(report.results[1].summary == "\(gap) px at 1x, \(2 * gap) px at 2x, \(3 * gap) px at 3x")
    }

    @Test func `what many pictures say alike is said once`() throws {
        let report = try report(HallFixtures.drawn(["oo", "oo"]), .light, scales: [1, 3, 4])
        #expect(report.results[3].summary == "0.90 at 1x, 3x and 4x")
        #expect(
            try self.report(HallFixtures.drawn(["o"], screen: nil), .light).results[1].summary
                == "no seats side by side")
    }

    @Test func `the answer for a program has every number`() throws {
        var theme = Theme.light
        theme.seats.available.outline = nil
        let report = try report(HallFixtures.drawn(["o"]), theme)
        let json = try #require(report.results.first { $0.rule == .contrast }).json
        #expect(json["rule"] == "contrast" && json["passed"] == false)
        #expect(json["figures"]?[0] == ["name": "available", "scale": 1, "value": 1.0])
        #expect(json["findings"]?[1]?["seats"] == ["0-0"] && json["findings"]?[1]?["scale"] == 2)
        #expect(json["findings"]?[1]?["expected"] == 3.0)
        #expect(!report.passed)
    }

    @Test(arguments: [
        (2.999, "2.99"), (3, "3.00"), (0.29, "0.29"), (0.05, "0.05"), (12.5, "12.50"), (0, "0.00"), (-0.308, "-0.30"),
        (-0.001, "0.00"),
    ])
    func `numbers are cut, not rounded`(value: Double, text: String) {
        #expect(cut(value) == text)
    }

    @Test(arguments: [([5, 5, 7], 5), ([7, 5], 5), ([], nil), ([3, 9, 9], 9)] as [([Int], Int?)])
    func `the most frequent number, of several the smallest`(numbers: [Int], expected: Int?) {
        #expect(mostFrequent(numbers) == expected)
    }
}
