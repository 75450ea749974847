import Drawing
import Geometry
import Testing
import TextShaping

@Suite(.enabled(if: TestFont.cjk.exists, TestFont.cjk.whyNot))
struct TextLineTests {
    private let chain: FontChain

    init() throws {
        chain = try TestFont.cjk.chain()
    }

    @Test(
        arguments: [
            ("", 0),
            ("号", 1),
            ("8", 0.555),
            ("8号厅", 2.555),
            (" ", 0.224),
            ("银幕 银幕", 4.224),
            ("한국", 1.84),
            ("\u{2026}", 1),
        ])
    func `the width is the sum of the advances, in ems`(text: String, ems: Double) throws {
        for size in [1.0, 14, 22.5] {
            let line = try chain.shape(text, size: size)
            #expect(abs(line.width - ems * size) < 1e-9)
            #expect(line.missing == [])
            #expect(!line.isShortened)
        }
    }

    @Test(arguments: ["8号厅", "Зал № 8", "관 5열", "gjpq"])
    func `the ink stands on the baseline, around it, and inside the line`(text: String) throws {
        let line = try chain.shape(text, size: 20)
        let bounds = try #require(line.inkBounds)
        #expect(bounds.x > -2 && bounds.maxX < line.width + 2)
        #expect(bounds.y < -10 && bounds.y > -20)
        #expect(bounds.maxY < 6)
        for subpath in line.path.subpaths {
            #expect(subpath.minY >= bounds.y && subpath.maxY <= bounds.maxY + 1e-9)
        }
    }

    @Test func `every contour is closed, and a glyph has as many as its parts`() throws {
        // The digit has two holes; each character of two boxes has four contours.
        for (text, count) in [("1", 1), ("8", 3), ("日", 3), ("吕", 4)] {
            let path = try chain.shape(text, size: 20).path
            #expect(path.subpaths.count == count, "\(text)")
            #expect(path.subpaths.allSatisfy { path.elements[$0.elements.upperBound - 1] == .close })
        }
    }

    @Test(arguments: [" ", "\u{3000}", "\u{A0}", "   "])
    func `spaces have a width and no outline`(text: String) throws {
        let line = try chain.shape(text, size: 20)
        #expect(line.width > 0)
        #expect(line.path.isEmpty)
        #expect(line.inkBounds == nil)
    }

    @Test func `pairs are kerned`() throws {
        let pair = try chain.shape("AV", size: 20).width
        #expect(try pair < chain.shape("A", size: 20).width + chain.shape("V", size: 20).width)
    }

    @Test func `a line is its characters one after the other`() throws {
        var path = try chain.shape("银", size: 20).path
        path.append(try chain.shape("幕", size: 20).path(at: Point(x: 20, y: 0)))
        #expect(try chain.shape("银幕", size: 20).path == path)
    }

    @Test func `twice the size is the same picture twice as large`() throws {
        let small = try chain.shape("8号厅 A", size: 16)
        let large = try chain.shape("8号厅 A", size: 32)
        #expect(large.width == 2 * small.width)
        #expect(large.path.elements == small.path.elements.map(\.doubled))
    }

    @Test func `the language picks the regional form of a character`() throws {
        let japanese = try TestFont.cjk.chain(language: "ja")
        #expect(try japanese.shape("骨", size: 20).path != chain.shape("骨", size: 20).path)
        #expect(try japanese.shape("一", size: 20).path == chain.shape("一", size: 20).path)
    }

    @Test(arguments: ["\n", "\r\n", "\t", "\u{2028}", "\u{85}"])
    func `line breaks and tabs are spaces`(separator: String) throws {
        #expect(try chain.shape("5\(separator)排", size: 20) == chain.shape("5 排", size: 20))
    }

    @Test(arguments: ["\u{0}", "\u{7}", "\u{1B}", "\u{7F}", "\u{9B}"])
    func `control characters are not drawn, and reported`(control: String) throws {
        let line = try chain.shape("5\(control)排\(control)", size: 20)
        let plain = try chain.shape("5排", size: 20)
        #expect(line.path == plain.path)
        #expect(line.width == plain.width)
        #expect(line.missing == [Character(control)])
    }

    @Test(arguments: [0, -1, 10_000.1, .infinity, .nan])
    func `a size outside the limits is refused`(size: Double) {
        #expect(throws: TextError.self) { try chain.shape("8", size: size) }
        #expect(throws: TextError.self) { try chain.fitted("8", size: size, width: 10) }
        #expect(throws: TextError.self) { try chain.stacked("8", size: size) }
    }

    @Test func `ten thousand characters are cut at the limit`() throws {
        let line = try chain.shape(String(repeating: "厅", count: 10_000), size: 10)
        #expect(line.isShortened)
        #expect(line.width == 10 * Double(FontChain.maxLength + 1))
        #expect(try !chain.shape(String(repeating: "厅", count: FontChain.maxLength), size: 10).isShortened)
    }

    @Test func `one character of ten thousand marks is left out`() throws {
        let line = try chain.shape("5e" + String(repeating: "\u{301}", count: 10_000), size: 10)
        #expect(line.path == (try chain.shape("5\u{2026}", size: 10).path))
        #expect(line.isShortened)
    }

    @Test func `several tasks shape the same at once`() async throws {
        let texts = (1...40).map { "\($0)排 银幕方向 Зал №\($0) 한국" }
        let expected = try texts.map { try chain.shape($0, size: 14) }
        let results = try await withThrowingTaskGroup(of: [TextLine].self) { group in
            for _ in 0..<8 {
                group.addTask { [chain] in try texts.map { try chain.shape($0, size: 14) } }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.count == 8)
        #expect(results.allSatisfy { $0 == expected })
        #expect(try TestFont.cjk.chain().shape(texts[0], size: 14) == expected[0])
    }
}

extension Path.Element {
    fileprivate var doubled: Path.Element {
        func double(_ point: Point) -> Point { Point(x: 2 * point.x, y: 2 * point.y) }
        return switch self {
        case .move(let point): .move(double(point))
        case .line(let point): .line(double(point))
        case .curve(let first, let second, let end): .curve(double(first), double(second), double(end))
        case .close: .close
        }
    }
}
