import FoundationEssentials
import PixelDiff
import Pixels
import TestSupport
import Testing

@Suite(.enabled(if: SharedFolder.exists, SharedFolder.whyNot))
struct OutsidePicturesTests {
    private static func bitmap(_ name: String) throws -> Bitmap {
        let file = URL(filePath: "\(SharedFolder.path)/png/pixelmatch/\(name).png")
        return try Bitmap(png: Array(Data(contentsOf: file)))
    }

    /// The number of pixels that count, or `nil` when the size has changed.
    private static func count(_ expected: String, _ actual: String, _ rules: ComparisonRules) throws -> Int? {
        switch PixelComparison(expected: try bitmap(expected), actual: try bitmap(actual), rules: rules) {
        case .identical, .tolerated: 0
        case .changed(let difference): difference.differingPixels
        case .sizeChanged: nil
        }
    }

    @Test(
        arguments: [
            ("1a", "1b", 12_933), ("2a", "2b", 31_695), ("3a", "3b", 583), ("4a", "4b", 69_117), ("5a", "5b", 256),
            ("6a", "6b", 4_900), ("7a", "7b", 7_575),
            ("8a", "5b", 32_896),  // white against transparent
        ])
    func `the number of unequal pixels is the known one`(expected: String, actual: String, count: Int) throws {
        #expect(try Self.count(expected, actual, ComparisonRules()) == count)
        #expect(try Self.count(actual, expected, ComparisonRules()) == count)
    }

    @Test(
        arguments: [
            ("1a", "1b", 0.05, 143), ("1a", "1b", 0.1, 106), ("2a", "2b", 0.05, 12_437), ("3a", "3b", 0.05, 212),
            ("4a", "4b", 0.05, 36_049),
            ("5a", "5b", 0.05, 0),  // only smoothed edges
            ("6a", "6b", 0.05, 51), ("7a", "7b", 0.1, 2_448),
            ("8a", "5b", 0.05, 0),  // on white, transparent is white
        ])
    func `the number of pixels that look different, without smoothed edges, is the known one`(
        expected: String, actual: String, threshold: Double, count: Int
    ) throws {
        let rules = ComparisonRules(metric: .yiq(threshold: threshold))
        #expect(try Self.count(expected, actual, rules) == count)
        #expect(try Self.count(actual, expected, rules) == count)
    }
}
