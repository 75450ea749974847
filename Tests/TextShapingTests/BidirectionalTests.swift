import Drawing
import Geometry
import Testing
import TextShaping

struct BidirectionalTests {
    private let size = 20.0

    /// The outlines of texts side by side.
    private func row(_ texts: [String], in chain: FontChain) throws -> Path {
        var path = Path()
        var width = 0.0
        for text in texts {
            let line = try chain.shape(text, size: size)
            path.append(line.path(at: Point(x: width, y: 0)))
            width += line.width
        }
        return path
    }

    /// Whether two paths have the same elements, give or take an error of rounding.
    private func isClose(_ one: Path, _ other: Path) -> Bool {
        one.elements.count == other.elements.count
            && zip(one.subpaths, other.subpaths).allSatisfy {
                abs($0.minY - $1.minY) < 1e-9 && $0.elements == $1.elements
            }
            && zip(one.starts, other.starts).allSatisfy { abs($0.x - $1.x) < 1e-9 && abs($0.y - $1.y) < 1e-9 }
    }

    @Test(
        .enabled(if: TestFont.hebrew.exists, TestFont.hebrew.whyNot),
        arguments: [
            ("אב", ["ב", "א"]),
            ("שורה 5", ["5", " ", "ה", "ר", "ו", "ש"]),
            ("שורה 12", ["12", " ", "ה", "ר", "ו", "ש"]),
            ("12 אב", ["ב", "א", " ", "12"]),  // the first letter decides, not the number before it
            ("A אב 1", ["A", " ", "1", " ", "ב", "א"]),  // a number after Hebrew belongs to it
            ("אב A 1", ["A 1", " ", "ב", "א"]),  // and one after Latin to Latin
            ("(א)", ["(", "א", ")"]),  // brackets are mirrored
            ("א, ב.", [".", "ב", " ", ",", "א"]),
            ("\u{200F}1 2", ["2", " ", "1"]),  // a mark sets the direction
            ("\u{2067}אב\u{2069}", ["ב", "א"]),  // isolated
            ("\u{202E}AB\u{202C}", ["B", "A"]),  // overridden
        ])
    func `hebrew runs from right to left, numbers in it from left to right`(text: String, glyphs: [String]) throws {
        let chain = try TestFont.hebrew.chain()
        let line = try chain.shape(text, size: size)
        #expect(isClose(line.path, try row(glyphs, in: chain)))
        #expect(line.missing == [])
    }

    @Test(.enabled(if: TestFont.hebrew.exists, TestFont.hebrew.whyNot))
    func `digits of another font keep their place`() throws {
        guard TestFont.cjk.exists else { return }
        let chain = try TestFont.cjk.chain(before: .hebrew)
        #expect(
            isClose(try chain.shape("אב 12 号", size: size).path, try row(["号", " ", "12", " ", "ב", "א"], in: chain)))
    }

    @Test(.enabled(if: TestFont.arabic.exists, TestFont.arabic.whyNot))
    func `arabic letters join`() throws {
        let chain = try TestFont.arabic.chain()
        let joined = try chain.shape("بب", size: size)
        #expect(try joined.path != row(["ب", "ب"], in: chain))
        #expect(try joined.width < 2 * chain.shape("ب", size: size).width)
        // Kept apart by a character that forbids joining, they are two isolated ones.
        #expect(isClose(try chain.shape("ب\u{200C}ب", size: size).path, try row(["ب", "ب"], in: chain)))
    }

    @Test(.enabled(if: TestFont.arabic.exists, TestFont.arabic.whyNot))
    func `arabic digits run from left to right`() throws {
        let chain = try TestFont.arabic.chain()
        #expect(isClose(try chain.shape("صف ١٢", size: size).path, try row(["١", "٢", " ", "صف"], in: chain)))
    }

    @Test(
        .enabled(if: TestFont.hebrew.exists, TestFont.hebrew.whyNot))
    func `the ellipsis ends a text where it is read, and the beginning keeps the direction of the whole`() throws {
        let chain = try TestFont.hebrew.chain()
        let width = try chain.shape("12\u{2026}", size: size).width
        let line = try chain.fitted("12 שורה", size: size, width: width)
        #expect(line.isShortened)
        #expect(isClose(line.path, try row(["\u{2026}", "12"], in: chain)))
    }
}

extension Path {
    /// The points at which the sub-paths start.
    fileprivate var starts: [Point] {
        elements.compactMap { element in
            if case .move(let point) = element { point } else { nil }
        }
    }
}
