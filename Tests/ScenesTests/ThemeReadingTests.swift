import Drawing
import StrictJSON
import TestSupport
import Testing

@testable import Scenes

struct ThemeReadingTests {
    @Test(arguments: validThemes) func `a valid theme is read`(document: ValidTheme) throws {
        #expect(try readTheme(document.text).warnings.lines == document.warnings)
    }

    @Test(arguments: brokenThemes) func `a broken theme is refused with all its faults`(document: BrokenTheme) {
        let error = #expect(throws: DocumentError.self) { try readTheme(document.text) }
        #expect(error?.lines == document.faults)
    }

    @Test(arguments: Theme.builtIn) func `a built-in theme that is written and read is the same`(theme: Theme) throws {
        let reading = try readTheme(theme.documentText())
        #expect(reading.theme == theme)
        #expect(reading.warnings.lines == [])
    }

    @Test func `built-in themes have the names that documents extend`() {
        #expect(Theme.builtIn.map(\.name) == BuiltInTheme.allCases.map(\.rawValue))
    }

    @Test func `a theme that extends another differs in what it gives`() throws {
        var expected = Theme.dark
        expected.name = "mine"
        expected.selection.fill = Color(0x00FF00)
        expected.minimap.panel = Color(red: 0, green: 0, blue: 0, alpha: 0x80)
        #expect(try readTheme(sampleChanges.text()).theme == expected)
    }

    @Test func `null hides a part that the extended theme draws, and its absence does not`() throws {
        let changes = sampleChanges.applying([.set("color.seat", ["broken": ["outline": nil]])])
        let look = try readTheme(changes.text()).theme.seats.broken
        #expect(look.outline == nil)
        #expect(look.fill != nil && look.fill == Theme.dark.seats.broken.fill)
    }

    /// What a whole document does not name comes from no theme: parts that are absent are not drawn.
    @Test func `a whole theme inherits nothing`() throws {
        let parts = ["fill", "outline", "hatching"]
        let edits = SeatStyle.allCases.flatMap { style in parts.map { Edit.remove("color.seat.\(style).\($0)") } }
        let theme = try readTheme(sampleTheme.applying(edits).text()).theme
        for style in SeatStyle.allCases {
            #expect(
                [theme.seats[style].fill, theme.seats[style].outline, theme.seats[style].hatching] == [nil, nil, nil])
        }
    }

    @Test func `text has one order and one line for each group of plain values`() {
        var theme = Theme.light
        theme.text = TextSizes(row: 0.5, seat: 0.4, screen: 1, legend: 12.5)
        theme.selection.tick = Color(red: 1, green: 2, blue: 171, alpha: 15)
        let lines = theme.documentText().split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.prefix(3) == ["{", "\"name\": \"light\",", "\"color\": {"])
        #expect(lines.contains("\"text\": { \"row\": 0.5, \"seat\": 0.4, \"screen\": 1.0, \"legend\": 12.5 },"))
        #expect(lines.contains { $0.hasSuffix("\"tick\": \"#0102AB0F\" },") })
        #expect(theme.documentText().hasSuffix("\n}\n"))
    }

    @Test func `a large file is not read`() {
        let bytes = [UInt8](repeating: UInt8(ascii: " "), count: ThemeLimits.fileSize + 1)
        #expect(throws: DocumentError.tooLarge(size: bytes.count, limit: ThemeLimits.fileSize)) {
            try Theme.read(bytes)
        }
    }

    @Test func `any bytes are answered by a theme or by faults`() {
        let sample = Array(sampleTheme.text(.pretty).utf8)
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<1_000 {
            var bytes = sample
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                bytes[index] = Array("0123456789-.e\"{}[],:\\#".utf8).randomElement(using: &generator) ?? 0
            }
            do throws(DocumentError) {
                _ = try Theme.read(bytes)
            } catch {
                #expect(!error.lines.isEmpty && error.lines.allSatisfy { !$0.contains("\n") })
            }
        }
    }
}
