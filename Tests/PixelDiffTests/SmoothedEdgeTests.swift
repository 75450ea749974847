import PixelDiff
import Pixels
import TestSupport
import Testing

/// Pictures of one pixel that differs in the middle, drawn with `#` black, `+` grey, `.` white.
struct SmoothedEdgeTests {
    private static let ignore = ComparisonRules(antiAliasing: .ignore)

    private static func picture(_ rows: [String]) throws -> Bitmap {
        let shades: [Character: UInt8] = ["#": 0, "+": 128, "-": 200]
        return try plain(rows[0].count, rows.count).changed { x, y, color in
            let row = rows[y]
            let shade = shades[row[row.index(row.startIndex, offsetBy: x)]] ?? 255
            color = StraightColor(red: shade, green: shade, blue: shade)
        }
    }

    private static func isSmoothed(_ expected: [String], _ actual: [String]) throws -> Bool {
        let comparison = PixelComparison(
            expected: try picture(expected), actual: try picture(actual), rules: ignore)
        switch comparison {
        case .tolerated(let pixels): return pixels.antiAliased == pixels.total
        case .identical, .changed, .sizeChanged: return false
        }
    }

    static let smoothed: [([String], [String])] = [
        // A diagonal edge whose step is softened in one picture.
        (
            [".....", ".....", "..###", ".####", "#####"],
            [".....", ".....", "..+##", ".####", "#####"]
        ),
        // In both, by other amounts.
        (
            [".....", ".....", "..+##", ".####", "#####"],
            [".....", ".....", "..-##", ".####", "#####"]
        ),
    ]

    @Test(arguments: smoothed)
    func `the softened step of an edge is ignored, whichever picture has it`(expected: [String], actual: [String])
        throws
    {
        #expect(try Self.isSmoothed(expected, actual))
        #expect(try Self.isSmoothed(actual, expected))
    }

    static let others: [([String], [String])] = [
        // A dot on a plain area: nothing is darker than it.
        (
            [".....", ".....", ".....", ".....", "....."],
            [".....", ".....", "..#..", ".....", "....."]
        ),
        // A grey dot on a plain area is no edge either.
        (
            [".....", ".....", ".....", ".....", "....."],
            [".....", ".....", "..+..", ".....", "....."]
        ),
        // A line of one shade: more than two neighbours are as bright as the pixel.
        (
            ["###", "###", "..."],
            ["###", "+++", "..."]
        ),
        // Dark and bright neighbours that stand alone, so the slope ends in no area.
        (
            ["+-+-+", "-+-+-", "+#.-+", "-+-+-", "+-+-+"],
            ["+-+-+", "-+-+-", "+#+-+", "-+-+-", "+-+-+"]
        ),
    ]

    @Test(arguments: others)
    func `dots, lines and noise count`(expected: [String], actual: [String]) throws {
        #expect(try !Self.isSmoothed(expected, actual))
        #expect(try !Self.isSmoothed(actual, expected))
    }

    @Test func `a picture of one pixel has no neighbours and no edges`() throws {
        #expect(try !Self.isSmoothed(["#"], ["."]))
        #expect(try !Self.isSmoothed(["#."], ["+."]))
        #expect(try !Self.isSmoothed(["#", "."], ["+", "."]))
    }

    @Test func `they are told apart in the exact metric too, and counted by default`() throws {
        let (expected, actual) = Self.smoothed[0]
        let comparison = PixelComparison(
            expected: try Self.picture(expected), actual: try Self.picture(actual))
        guard case .changed(let difference) = comparison else {
            Issue.record("not changed")
            return
        }
        #expect(difference.differingPixels == 1)
        #expect(difference.uncounted.total == 0)
    }
}
