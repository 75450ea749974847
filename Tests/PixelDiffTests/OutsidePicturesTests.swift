import FoundationEssentials
import PixelDiff
import Pixels
import TestSupport
import Testing

@Suite("Comparing the outside pictures", .enabled(if: SharedFolder.exists, SharedFolder.whyNot))
struct OutsidePicturesTests {
    private static func bitmap(_ name: String) throws -> Bitmap {
        let file = URL(filePath: "\(SharedFolder.path)/png/pixelmatch/\(name).png")
        return try Bitmap(png: Array(Data(contentsOf: file)))
    }

    @Test(
        "The number of unequal pixels is the known one",
        arguments: [
            ("1a", "1b", 12_933), ("2a", "2b", 31_695), ("3a", "3b", 583), ("4a", "4b", 69_117), ("5a", "5b", 256),
            ("6a", "6b", 4_900), ("7a", "7b", 7_575),
            ("8a", "5b", 32_896),  // white against transparent
        ])
    func knownCounts(expected: String, actual: String, count: Int) throws {
        let pair = (try Self.bitmap(expected), try Self.bitmap(actual))
        guard case .changed(let difference) = PixelComparison(expected: pair.0, actual: pair.1) else {
            Issue.record("not changed")
            return
        }
        #expect(difference.differingPixels == count)
    }
}
