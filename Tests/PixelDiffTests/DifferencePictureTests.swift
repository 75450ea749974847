import PixelDiff
import Pixels
import TestSupport
import Testing

@Suite("Difference pictures")
struct DifferencePictureTests {
    @Test(
        "As many pixels are marked as are counted, and drawing changes no count",
        arguments: 1...5 as ClosedRange<UInt64>)
    func marksWhatIsCounted(seed: UInt64) throws {
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

    @Test("A change of alpha alone is marked")
    func alphaOnly() throws {
        let expected = try plain(2, 1, StraightColor(red: 9, green: 9, blue: 9, alpha: 200))
        let actual = try expected.changed { x, _, color in color.alpha = x == 0 ? 200 : 199 }
        let picture = try #require(Bitmap(showingDifferencesOf: expected, and: actual))
        #expect(picture[1, 0] == DifferenceColor.unequal)
        #expect(picture[0, 0] != DifferenceColor.unequal)
    }

    @Test("What is equal turns pale grey on white")
    func faded() throws {
        for (color, grey) in [
            (StraightColor.white, 255), (.black, 192), (.transparent, 255),
            (StraightColor(red: 255, green: 0, blue: 0), 211),  // red keeps its brightness, not its colour
        ] as [(StraightColor, UInt8)] {
            let bitmap = try plain(1, 1, color)
            let picture = try #require(Bitmap(showingDifferencesOf: bitmap, and: bitmap))
            #expect(picture[0, 0] == StraightColor(red: grey, green: grey, blue: grey))
        }
    }

    @Test("Pictures of two sizes are shown on a canvas that covers both")
    func union() throws {
        let picture = try #require(Bitmap(showingDifferencesOf: plain(3, 2), and: plain(2, 4, .black)))
        #expect(picture.size == PixelSize(width: 3, height: 4))
        #expect(picture.count(of: DifferenceColor.unequal) == 4)
        #expect(picture.count(of: DifferenceColor.onlyInOne) == 6)
        #expect(picture.count(of: .transparent) == 2)
        #expect(picture[2, 3] == .transparent)
    }

    @Test("A canvas over the limits does not exist")
    func tooLarge() throws {
        #expect(Bitmap(showingDifferencesOf: try plain(32_768, 1), and: try plain(1, 32_768)) == nil)
    }
}
