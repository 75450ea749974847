import Drawing
import SeatGeometry
import StrictJSON
import TestSupport
import Testing

@testable import Scenes

/// The built-in themes as documents.
private let builtIn = Theme.builtIn.map { $0.documentText() }

private func read(_ text: String) throws -> ThemeReading {
    try Theme.read(Array(text.utf8))
}

private func parsed(_ text: String) throws -> JSONValue {
    try JSONValue(parsing: Array(text.utf8))
}

@Suite struct ThemeDocumentTests {
    @Test(arguments: Theme.builtIn)
    func `a theme that is written and read is the same`(theme: Theme) throws {
        let reading = try read(theme.documentText())
        #expect(reading.theme == theme)
        #expect(reading.warnings.lines == [])
    }

    @Test func `every property of a theme is in the document`() throws {
        // Of two themes that differ everywhere, the document of one must give all of it over the other.
        var other = Theme.dark
        other.text = TextSizes(row: 0.5, seat: 0.4, screen: 0.6, legend: 15)
        other.spacing = LayoutSpacing(margin: 31, rowLabels: 1.5, screenDepth: 2, screenDistance: 1.5)
        other.screen = ScreenLook(
            edge: Color(0x010203), top: Color(0x040506), bottom: Color(0x070809), edgeThickness: 0.1, rise: 0.2, lean: 1
        )
        other.shape = SeatShape(
            corners: CornerRadii(top: 0.1, bottom: 0.2), joinedCorners: CornerRadii(top: 0.3, bottom: 0.35), dash: 0.2,
            hatchPeriod: 0.3, hatchWidth: 0.06, hatchInset: 0.2)
        other.seats.available.isDashed = true
        other.seats.sold.hatching = Color(0x112233)
        other.fonts = ["a.ttf", "b.otf#1"]
        let document = try parsed(other.documentText()).applying([.set("extends", "light")])
        #expect(try read(document.text()).theme == other)
    }

    @Test func `a theme that extends another gives what differs`() throws {
        let text = ##"{"name": "mine", "extends": "dark", "color": {"selection": {"fill": "#0F0"}}}"##
        var expected = Theme.dark
        expected.name = "mine"
        expected.selection.fill = Color(0x00FF00)
        #expect(try read(text).theme == expected)
    }

    @Test(arguments: [
        (Edit.set("color.zones[0].tint", "#FFFFFF"), "color.zones[0].tint: can be taken for seats"),
        (.set("color.seat.broken.outline", "#959BA5"), "color.seat.broken.outline: cannot be seen"),
    ])
    func `colours that hide something are warned of`(edit: Edit, warning: String) throws {
        let text = try parsed(Theme.light.documentText())
            .applying([.set("color.seat.broken.fill", "#959BA5"), .set("color.seat.available.fill", "#FFFFFF"), edit])
        let lines = try read(text.text()).warnings.lines
        #expect(lines.count == 1 && lines[0].hasPrefix(warning))
    }

    @Test func `all faults come at once, with their paths`() throws {
        let text =
            ##"{"name": "x", "extends": "light", "colour": {}, "color": {"ink": "red"}, "space": {"margin": 2}}"##
        let error = #expect(throws: DocumentError.self) { try read(text) }
        #expect(
            error?.lines.map { String($0.prefix { $0 != ":" }) } == ["colour", "color.ink", "space.margin"])
    }
}

@Suite struct ThemeSchemaTests {
    /// Every place of every key: its removal, a value of each type, and a key beside it that nobody knows.
    @Test func `the schema and the reader say the same of every key`() async throws {
        let values: [JSONValue] = [nil, true, -7, 0, 2, 0.3, 500, "text", "", "#12345", "#ABC", [], [:]]
        var documents = builtIn
        for sample in try [parsed(builtIn[0]), parsed(builtIn[0]).applying([.set("extends", "dark")])] {
            for path in sample.memberPaths() {
                let edits = [Edit.remove(path), .set(path + "x", 1)] + values.map { Edit.set(path, $0) }
                documents += edits.map { sample.applying([$0]).text() }
            }
        }
        // One document in each line.
        documents = try documents.map { try parsed($0).text() }
        let verdicts = try await schemaVerdicts("theme", documents)
        #expect(verdicts.contains(true) && verdicts.contains(false))
        for (document, isAccepted) in zip(documents, verdicts) {
            #expect(((try? read(document)) != nil) == isAccepted, "\(document)")
        }
    }

    @Test(arguments: [
        ##"{"extends": "light"}"##,  // no name
        ##"{"name": "x"}"##,  // neither whole nor extending
        ##"{"name": "x", "extends": "grey"}"##,  // no such theme
        ##"{"name": "x", "extends": "light", "line": {"dashed": ["sold", "sold"]}}"##,  // twice
        ##"{"name": "x", "extends": "light", "line": {"dashed": ["red"]}}"##,  // no such style
        ##"{"name": "x", "extends": "light", "fonts": []}"##,  // no fonts
        ##"{"name": "x\u0007", "extends": "light"}"##,  // a control character
        ##"{"name": "x", "extends": "light", "color": {"zones": [{"tint": "#FFF"}]}}"##,  // half a zone
        "[]", "null", "7",
    ])
    func `both refuse what is broken`(document: String) async throws {
        #expect((try? read(document)) == nil)
        #expect(try await schemaVerdicts("theme", [document]) == [false])
    }
}
