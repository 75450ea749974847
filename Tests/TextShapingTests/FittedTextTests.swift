import Drawing
import TestSupport
import Testing
import TextShaping

@Suite(.enabled(if: TestFont.cjk.exists, TestFont.cjk.whyNot))
struct FittedTextTests {
    private let chain: FontChain

    init() throws {
        chain = try TestFont.cjk.chain()
    }

    /// Characters of every kind: wide and narrow, kerned, combining, right to left, missing, invisible, control.
    private static let alphabet: [String] =
        ["一", "厅", "银", "A", "V", "i", "W", "5", " ", "\u{3000}", "한", "Ж", "א", "ب", "ก", "e\u{301}", "\u{301}"]
        + [
            "\u{1F600}", "\u{10FFFF}", "\u{200D}", "\u{200F}", "\u{202E}", "\u{2067}", "\n", "\u{7}", "(", "]",
            "\u{2026}",
        ]

    private static func text(length: Int, seed: UInt64) -> String {
        var generator = SeededGenerator(seed: seed)
        return (0..<length).compactMap { _ in alphabet.randomElement(using: &generator) }.joined()
    }

    @Test(arguments: 0..<20)
    func `the line is never wider than its room, whatever the text`(seed: UInt64) throws {
        let text = Self.text(length: Int(seed), seed: seed)
        let whole = try chain.shape(text, size: 10)
        for width in 0...Int(whole.width + 2) {
            let line = try chain.fitted(text, size: 10, width: Double(width))
            #expect(line.width <= Double(width))
            if whole.width <= Double(width) {
                #expect(line == whole)
            } else {
                #expect(line.isShortened)
            }
        }
    }

    @Test(
        arguments: [
            (80, "一二三四五六七八", false),
            (79.9, "一二三四五六\u{2026}", true),
            (50, "一二三四\u{2026}", true),
            (29.9, "一\u{2026}", true),
            (10, "\u{2026}", true),
            (9.9, "", true),  // not even the ellipsis
            (0, "", true),
            (-1, "", true),
            (.nan, "", true),
            (.infinity, "一二三四五六七八", false),
        ])
    func `as much is kept as has room with the ellipsis`(width: Double, shown: String, isShortened: Bool) throws {
        let line = try chain.fitted("一二三四五六七八", size: 10, width: width)
        let expected = try chain.shape(shown, size: 10)
        #expect(line.path == expected.path)
        #expect(line.width == expected.width)
        #expect(line.isShortened == isShortened)
    }

    @Test func `no space is left before the ellipsis`() throws {
        let line = try chain.fitted("一   二三", size: 10, width: 29)
        #expect(line.path == (try chain.shape("一\u{2026}", size: 10).path))
    }

    @Test func `a grapheme cluster is kept whole or not at all`() throws {
        let cluster = "\u{1112}\u{1161}\u{11AB}"
        let line = try chain.fitted(cluster + cluster + cluster, size: 10, width: 25)
        #expect(line.path == (try chain.shape("한\u{2026}", size: 10).path))
    }

    @Test func `what is missing is reported for the part that is shown`() throws {
        let line = try chain.fitted("一\u{10FFFF}二三\u{1F600}", size: 10, width: 40)
        #expect(line.missing == ["\u{10FFFF}"])
    }

    @Test func `an empty text has room everywhere`() throws {
        #expect(try !chain.fitted("", size: 10, width: -1).isShortened)
        #expect(try chain.fitted("", size: 10, width: 0).path.isEmpty)
    }

    @Test func `ten thousand characters are bounded`() throws {
        let line = try chain.fitted(String(repeating: "A very long 标签 ", count: 1_000), size: 10, width: 200)
        #expect(line.isShortened)
        #expect((180...200).contains(line.width))
    }
}
