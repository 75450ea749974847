import Drawing
import Geometry
import Testing
import TextShaping

@Suite(.enabled(if: TestFont.cjk.exists, TestFont.cjk.whyNot))
struct TextColumnTests {
    private let chain: FontChain

    init() throws {
        chain = try TestFont.cjk.chain()
    }

    @Test(arguments: ["过道", "EXIT 12", "출구"])
    func `characters stand one under another, in the middle`(text: String) throws {
        let column = try chain.stacked(text, size: 20)
        #expect(column.height == 22 * Double(text.count))
        let bounds = try #require(column.inkBounds)
        #expect(abs(bounds.center.x) < 2)
        #expect(bounds.width <= column.width)
        #expect(bounds.y >= 0 && bounds.maxY <= column.height)
        // No sub-path reaches from one cell into another.
        for subpath in column.path.subpaths {
            #expect(Int(subpath.minY / 22) == Int(subpath.maxY / 22))
        }
    }

    @Test func `a column of one character is that character, upright`() throws {
        let line = try chain.shape("号", size: 20)
        let baseline = 11 + chain.metrics.digitCenter * 20
        #expect(try chain.stacked("号", size: 20).path == line.path(at: Point(x: -10, y: baseline)))
    }

    @Test func `digits stand in the middle of their cell`() throws {
        let bounds = try #require(try chain.stacked("8", size: 20).inkBounds)
        #expect(abs(bounds.center.y - 11) < 0.1)
    }

    @Test func `the column is placed by the middle of its top`() throws {
        let column = try chain.stacked("过", size: 20)
        let first = try #require(column.path.subpaths.first)
        let moved = try #require(column.path(at: Point(x: 5, y: 7)).subpaths.first)
        #expect(moved.minY == first.minY + 7)
    }

    @Test func `missing and control characters are reported once`() throws {
        let column = try chain.stacked("\u{10FFFF}\u{7}出\u{10FFFF}", size: 20)
        #expect(column.missing == ["\u{10FFFF}", "\u{7}"])
        #expect(column.height == 66)
    }

    @Test func `an empty text is an empty column, a long one is cut`() throws {
        let empty = try chain.stacked("", size: 20)
        #expect(empty.height == 0 && empty.width == 0 && empty.path.isEmpty && empty.inkBounds == nil)
        let long = try chain.stacked(String(repeating: "道", count: 10_000), size: 10)
        #expect(long.isShortened)
        #expect(long.height == 11 * Double(FontChain.maxLength + 1))
    }
}
