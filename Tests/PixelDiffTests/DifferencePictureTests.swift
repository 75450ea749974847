import PixelDiff
import Pixels
import TestSupport
import Testing

struct DifferencePictureTests {
    @Test(
        arguments: 1...5 as ClosedRange<UInt64>)
    func `as many pixels are marked as are counted, and drawing changes no count`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let expected = try plain(61, 43).changed { _, _, color in
            color.red = UInt8.random(in: 0...255, using: &generator)
            color.alpha = UInt8.random(in: 0...255, using: &generator)
        }
        let actual = try expected.changed { _, _, color in
            if UInt8.random(in: 0...5, using: &generator) == 0 { color.blue ^= 1 }
        }
        let before = PixelComparison(expected: expected, actual: actual)
        let picture = try #require(Bitmap(showingDifferencesOf: expected, and: actual))
        guard case .changed(let difference) = before else {
            Issue.record("not changed")
            return
        }
        #expect(picture.size == expected.size)
        #expect(picture.count(of: DifferenceColor.unequal) == difference.differingPixels)
        #expect(PixelComparison(expected: expected, actual: actual) == before)
    }

    @Test func `a change of alpha alone is marked`() throws {
        let expected = try plain(2, 1, StraightColor(red: 9, green: 9, blue: 9, alpha: 200))
        let actual = try expected.changed { x, _, color in color.alpha = x == 0 ? 200 : 199 }
        let picture = try #require(Bitmap(showingDifferencesOf: expected, and: actual))
        #expect(picture[1, 0] == DifferenceColor.unequal)
        #expect(picture[0, 0] != DifferenceColor.unequal)
    }

    @Test func `what is equal turns pale grey on white`() throws {
        for (color, grey) in [
            (StraightColor.white, 255), (.black, 192), (.transparent, 255),
            (StraightColor(red: 255, green: 0, blue: 0), 211),  // red keeps its brightness, not its colour
        ] as [(StraightColor, UInt8)] {
            let bitmap = try plain(1, 1, color)
            let picture = try #require(Bitmap(showingDifferencesOf: bitmap, and: bitmap))
            #expect(picture[0, 0] == StraightColor(red: grey, green: grey, blue: grey))
        }
    }

    @Test func `pictures of two sizes are shown on a canvas that covers both`() throws {
        let picture = try #require(Bitmap(showingDifferencesOf: plain(3, 2), and: plain(2, 4, .black)))
        #expect(picture.size == PixelSize(width: 3, height: 4))
        #expect(picture.count(of: DifferenceColor.unequal) == 4)
        #expect(picture.count(of: DifferenceColor.onlyInOne) == 6)
        #expect(picture.count(of: .transparent) == 2)
        #expect(picture[2, 3] == .transparent)
    }

    @Test(
        arguments: DifferencePictureStyle.allCases)
    func `as many pixels are red as count, in every style, and the rest that differs is amber`(
        style: DifferencePictureStyle
    ) throws {
        var generator = SeededGenerator(seed: 5)
        let expected = try plain(70, 21, StraightColor(red: 40, green: 40, blue: 40))
        let actual = try expected.changed { _, _, color in
            if UInt8.random(in: 0...3, using: &generator) == 0 { color.blue += .random(in: 1...4, using: &generator) }
        }
        let rules = ComparisonRules(tolerance: 2, ignored: [PixelBox(x: 60, y: 0, width: 99, height: 99)])
        let comparison = PixelComparison(expected: expected, actual: actual, rules: rules)
        guard case .changed(let difference) = comparison else {
            Issue.record("not changed")
            return
        }
        let picture = try #require(Bitmap(showing: comparison, of: expected, and: actual, style: style))
        #expect(picture.count(of: DifferenceColor.unequal) == difference.differingPixels)
        #expect(picture.count(of: DifferenceColor.uncounted) == difference.uncounted.total)
        let offset = style == .side ? 70 + DifferencePictureStyle.gap : 0
        for y in 0..<21 {
            for x in 0..<70 where difference.mask[x, y] {
                #expect(picture[offset + x, y] == DifferenceColor.unequal)
            }
        }
    }

    @Test func `where nothing counts everything that differs is amber`() throws {
        let grey = try plain(3, 1, StraightColor(red: 9, green: 9, blue: 9))
        let actual = try grey.changed { x, _, color in color.red += x == 1 ? 1 : 0 }
        let comparison = PixelComparison(expected: grey, actual: actual, rules: ComparisonRules(tolerance: 1))
        let picture = try #require(Bitmap(showing: comparison, of: grey, and: actual, style: .mask))
        #expect([0, 1, 2].map { picture[$0, 0] } == [.transparent, DifferenceColor.uncounted, .transparent])
    }

    @Test func `side by side, the expected picture is on the left and the actual one on the right`() throws {
        let expected = try plain(2, 1, StraightColor(red: 1, green: 2, blue: 3, alpha: 4))
        let actual = try plain(3, 2, .black)
        let comparison = PixelComparison(expected: expected, actual: actual)
        let picture = try #require(Bitmap(showing: comparison, of: expected, and: actual, style: .side))
        let gap = DifferencePictureStyle.gap
        #expect(picture.size == PixelSize(width: 3 * 3 + 2 * gap, height: 2))
        #expect(picture[1, 0] == expected[1, 0])
        #expect(picture[2, 0] == .transparent)  // the expected picture is narrower
        #expect(picture[3, 1] == StraightColor(red: 128, green: 128, blue: 128))
        #expect(picture[3 + gap, 0] == DifferenceColor.unequal)
        #expect(picture[5 + gap, 0] == DifferenceColor.onlyInOne)
        #expect(picture[6 + 2 * gap, 0] == .black)
    }

    @Test func `a canvas over the limits does not exist`() throws {
        #expect(Bitmap(showingDifferencesOf: try plain(32_768, 1), and: try plain(1, 32_768)) == nil)
        // Each is within them, but not all three in a row.
        let wide = try plain(12_000, 1)
        #expect(Bitmap(showing: .identical, of: wide, and: wide, style: .side) == nil)
    }
}
