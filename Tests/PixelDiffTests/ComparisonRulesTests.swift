import PixelDiff
import Pixels
import TestSupport
import Testing

struct ComparisonRulesTests {
    /// The number of pixels that count.
    private func count(_ expected: Bitmap, _ actual: Bitmap, _ rules: ComparisonRules) throws -> Int {
        switch PixelComparison(expected: expected, actual: actual, rules: rules) {
        case .identical, .tolerated: 0
        case .changed(let difference): difference.differingPixels
        case .sizeChanged: try #require(nil as Int?)
        }
    }

    private static let visible = ComparisonRules(metric: .yiq(threshold: ColorMetric.usualThreshold))

    @Test func `a removed pale rule is found by default, and not by what can be seen`() throws {
        let expected = try plain(400, 400).changed { _, y, color in
            if y == 200 { color = StraightColor(red: 240, green: 240, blue: 240) }
        }
        #expect(try count(expected, plain(400, 400), ComparisonRules()) == 400)
        #expect(try count(expected, plain(400, 400), Self.visible) == 0)
    }

    @Test func `a green tint of 12 levels is found by default, and not by what can be seen`() throws {
        let grey = try plain(400, 400, StraightColor(red: 200, green: 200, blue: 200))
        let tinted = try grey.changed { _, _, color in color.green += 12 }
        #expect(try count(grey, tinted, ComparisonRules()) == 160_000)
        #expect(try count(grey, tinted, Self.visible) == 0)
    }

    @Test func `a change of alpha counts where exact, and where it can be seen on white`() throws {
        let black = try plain(2, 2, .black)
        let clear = try plain(2, 2, StraightColor(red: 0, green: 0, blue: 0, alpha: 0))
        #expect(try count(black, clear, ComparisonRules()) == 4)
        #expect(try count(black, clear, Self.visible) == 4)
        let white = try plain(2, 2)
        let clearWhite = try plain(2, 2, StraightColor(red: 255, green: 255, blue: 255, alpha: 0))
        #expect(try count(white, clearWhite, ComparisonRules()) == 4)
        #expect(try count(white, clearWhite, Self.visible) == 0)
    }

    @Test func `black and white are as far apart as the threshold 1 says`() throws {
        let pair = (try plain(1, 1, .black), try plain(1, 1))
        #expect(try count(pair.0, pair.1, ComparisonRules(metric: .yiq(threshold: 0.96))) == 1)
        #expect(try count(pair.0, pair.1, ComparisonRules(metric: .yiq(threshold: 1))) == 0)
    }

    static let steps: [(StraightColor, Double, Double)] = [
        (StraightColor(red: 130, green: 130, blue: 130), 0.113, 0.114),  // brightness alone: 30 √(0.5053 / 35215)
        (StraightColor(red: 140, green: 100, blue: 100), 0.085, 0.086),  // red is seen well
        (StraightColor(red: 100, green: 100, blue: 140), 0.050, 0.051),  // blue is not
        (StraightColor(red: 100, green: 100, blue: 100, alpha: 150), 0.241, 0.242),  // on white: 63.8 levels lighter
    ]

    @Test(arguments: steps)
    func `how far colours are apart decides at which threshold they count`(
        color: StraightColor, counting: Double, allowing: Double
    ) throws {
        let pair = (try plain(1, 1, StraightColor(red: 100, green: 100, blue: 100)), try plain(1, 1, color))
        #expect(try count(pair.0, pair.1, ComparisonRules(metric: .yiq(threshold: counting))) == 1)
        #expect(try count(pair.0, pair.1, ComparisonRules(metric: .yiq(threshold: allowing))) == 0)
    }

    @Test(
        arguments: [
            (0, 1), (4, 1),  // one level short
            (5, 0),  // the difference itself
            (255, 0),
        ])
    func `a tolerance allows so many levels in each channel, and not one more`(levels: Int, expected: Int) throws {
        // Three channels differ by 5: they are looked at one by one, not added.
        let grey = try plain(1, 1, StraightColor(red: 100, green: 100, blue: 100))
        let other = try plain(1, 1, StraightColor(red: 105, green: 95, blue: 100, alpha: 250))
        #expect(try count(grey, other, ComparisonRules(tolerance: levels)) == expected)
    }

    @Test func `what is within the tolerance, the threshold or a rectangle is counted by its first reason`() throws {
        let expected = try plain(4, 1, StraightColor(red: 100, green: 100, blue: 100))
        let actual = try expected.changed { x, _, color in color.red += [9, 1, 9, 120][x] }
        let rules = ComparisonRules(
            metric: .yiq(threshold: 0.1), tolerance: 1, ignored: [PixelBox(x: 0, y: 0, width: 1, height: 1)])
        guard case .changed(let found) = PixelComparison(expected: expected, actual: actual, rules: rules) else {
            Issue.record("not changed")
            return
        }
        #expect(
            found.uncounted.summary == "1 inside ignored rectangles, 1 within the tolerance, 1 within the threshold")
        #expect(found.uncounted.total == 3)
        #expect(found.differingPixels == 1)
        #expect(found.maxChannelDelta == 120)
    }

    @Test func `pictures that differ only where it does not count are tolerated, not identical`() throws {
        let grey = try plain(3, 2, StraightColor(red: 100, green: 100, blue: 100))
        let other = try grey.changed { x, _, color in color.blue += x == 2 ? 1 : 0 }
        let comparison = PixelComparison(expected: grey, actual: other, rules: ComparisonRules(tolerance: 1))
        guard case .tolerated(let pixels) = comparison else {
            Issue.record("not tolerated")
            return
        }
        #expect(pixels.withinTolerance == 2)
        #expect(comparison.passed)
        #expect(PixelComparison(expected: grey, actual: grey, rules: ComparisonRules(tolerance: 1)) == .identical)
    }

    static let boxes: [([PixelBox], Int)] = [
        ([PixelBox(x: 0, y: 0, width: 4, height: 3)], 0),  // all of it
        ([PixelBox(x: 1, y: 1, width: 1, height: 1)], 11),  // half-open: one pixel
        ([PixelBox(x: 3, y: 2, width: 100, height: 100)], 11),  // clipped
        ([PixelBox(x: 3, y: 2, width: .max, height: .max)], 11),  // its end is no number
        ([PixelBox(x: 4, y: 0, width: 1, height: 3)], 12),  // just outside on the right
        ([PixelBox(x: 0, y: 3, width: 4, height: 1)], 12),  // just below
        ([PixelBox(x: 0, y: 0, width: 2, height: 3), PixelBox(x: 1, y: 0, width: 2, height: 2)], 4),  // they overlap
        ([PixelBox(x: 2, y: 0, width: 1, height: 1), PixelBox(x: 0, y: 0, width: 1, height: 1)], 10),  // in any order
    ]

    @Test(arguments: boxes)
    func `rectangles leave out the pixels inside`(boxes: [PixelBox], expected: Int) throws {
        #expect(try count(plain(4, 3), plain(4, 3, .black), ComparisonRules(ignored: boxes)) == expected)
    }

    @Test func `smoothed edges are ignored where the metric is a perceptual one, unless told otherwise`() {
        #expect(ComparisonRules().antiAliasing == .count)
        #expect(Self.visible.antiAliasing == .ignore)
        #expect(ComparisonRules(antiAliasing: .ignore).antiAliasing == .ignore)
        #expect(ComparisonRules(metric: .yiq(threshold: 0.1), antiAliasing: .count).antiAliasing == .count)
    }

    @Test func `rules are named in words`() {
        #expect(ComparisonRules().summary == "exact metric, anti-aliased pixels count")
        #expect(
            ComparisonRules(metric: .yiq(threshold: 0.05), tolerance: 2).summary
                == "yiq metric with threshold 0.05, anti-aliased pixels are ignored, tolerance 2 of 255 levels")
    }
}
