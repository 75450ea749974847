import Drawing
import Testing
import TextShaping

@Suite(.enabled(if: TestFont.cjk.exists, TestFont.cjk.whyNot))
struct FallbackTests {
    @Test func `what no font has is a box, reported once, in the order of the text`() throws {
        let chain = try TestFont.cjk.chain()
        let line = try chain.shape("\u{10FFFF}5\u{E0FFF}\u{378}\u{10FFFF}", size: 20)
        // The second is a default-ignorable character: it needs no glyph.
        #expect(line.missing == ["\u{10FFFF}", "\u{378}"])
        let boxes = try chain.shape("\u{10FFFF}", size: 20).path.subpaths.count
        let digit = try chain.shape("5", size: 20).path.subpaths.count
        #expect(boxes > 0)
        #expect(line.path.subpaths.count == 3 * boxes + digit)
    }

    @Test(
        arguments: [
            ("ệ", "e\u{323}\u{302}"),  // composed from two marks
            ("é", "e\u{301}"),
            ("한", "\u{1112}\u{1161}\u{11AB}"),  // conjoining jamo
            ("ガ", "カ\u{3099}"),
        ])
    func `canonically equivalent texts are drawn alike, with whatever form the font has`(
        composed: String, decomposed: String
    ) throws {
        let chain = try TestFont.cjk.chain()
        let line = try chain.shape(decomposed, size: 20)
        #expect(line == (try chain.shape(composed, size: 20)))
        #expect(line.missing == [])
    }

    @Test(
        arguments: ["\u{FE0F}", "\u{200D}", "\u{200E}", "\u{200B}", "\u{AD}", "\u{2060}", "\u{E0100}"])
    func `characters without a shape of their own need no glyph`(ignorable: String) throws {
        let chain = try TestFont.cjk.chain()
        let line = try chain.shape("5\(ignorable)", size: 20)
        #expect(line == (try chain.shape("5", size: 20)))
    }

    @Test(.enabled(if: TestFont.thai.exists, TestFont.thai.whyNot))
    func `thai comes from a second font`() throws {
        let thai = try TestFont.thai.chain()
        let both = try TestFont.cjk.chain(before: .thai)
        #expect(try TestFont.cjk.chain().shape("ทางออก", size: 20).missing == ["ท", "า", "ง", "อ", "ก"])
        #expect(try both.shape("ทางออก", size: 20) == thai.shape("ทางออก", size: 20))
        let mixed = try both.shape("ก5", size: 20).width
        let digit = try TestFont.cjk.chain().shape("5", size: 20).width
        #expect(mixed == (try thai.shape("ก", size: 20).width + digit))
    }

    @Test(.enabled(if: TestFont.thai.exists, TestFont.thai.whyNot))
    func `the first font that has a character goes first`() throws {
        let cjkFirst = try TestFont.cjk.chain(before: .thai).shape("Row 5", size: 20)
        let thaiFirst = try TestFont.thai.chain(before: .cjk).shape("Row 5", size: 20)
        #expect(cjkFirst == (try TestFont.cjk.chain().shape("Row 5", size: 20)))
        #expect(thaiFirst == (try TestFont.thai.chain().shape("Row 5", size: 20)))
        #expect(cjkFirst != thaiFirst)
    }

    @Test(.enabled(if: TestFont.thai.exists, TestFont.thai.whyNot))
    func `thai vowels and tone marks stand over letters`() throws {
        let chain = try TestFont.thai.chain()
        let letter = try chain.shape("ก", size: 20)
        let marked = try chain.shape("กี่", size: 20)
        #expect(marked.width == letter.width)
        #expect(marked.path.subpaths.count > letter.path.subpaths.count)
    }

    @Test func `a mark that no font has leaves its letter to the font that has it`() throws {
        let chain = try TestFont.cjk.chain()
        let line = try chain.shape("5\u{1DC0}", size: 20)
        #expect(line.missing == ["5\u{1DC0}"])
        let digit = try chain.shape("5", size: 20).path
        #expect(Array(line.path.elements.prefix(digit.elements.count)) == digit.elements)
    }
}
