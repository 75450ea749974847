import FoundationEssentials
import StrictJSON
import TestSupport
import Testing

@testable import Scenes

/// The schema in halls/schema and the reader say the same, wherever a schema can say it.
struct ThemeSchemaTests {
    @Test func `both refuse broken themes`() async throws {
        for (theme, isAccepted) in zip(brokenThemes, try await schemaVerdicts("theme", brokenThemes.map(\.text))) {
            #expect(isAccepted == (theme.beyondSchema != nil), "\(theme.name)")
        }
    }

    @Test func `both accept valid themes`() async throws {
        for (theme, isAccepted) in zip(validThemes, try await schemaVerdicts("theme", validThemes.map(\.text))) {
            #expect(isAccepted, "\(theme.name)")
        }
    }

    /// Every place of every key, in a whole theme and in changes: its removal, values of all types, and a key beside it
    /// that nobody knows.
    @Test(arguments: [[], [Edit.set("extends", "dark"), .set("$schema", "theme.schema.json")]])
    func `both say the same of every key`(edits: [Edit]) async throws {
        let sample = sampleTheme.applying(edits)
        let paths = sample.memberPaths()
        let values: [JSONValue] = [nil, true, -7, 0, 2, 0.3, 500, "text", "", "#12345", "#ABC", [], [:]]
        let edits =
            paths.map(Edit.remove) + paths.map { Edit.set($0 + "x", 1) }
            + paths.flatMap { path in values.map { Edit.set(path, $0) } }
        let documents = edits.map { sample.applying([$0]).text() }
        for ((edit, document), isAccepted) in zip(zip(edits, documents), try await schemaVerdicts("theme", documents)) {
            #expect(((try? readTheme(document)) != nil) == isAccepted, "\(edit)")
        }
    }

    /// Both ends of every range belong to it, and nothing beyond them.
    @Test func `ranges are the same`() async throws {
        let numbers: [JSONValue] = [
            -0.001, 0.0, 0.009, 0.01, 0.049, 0.05, 0.099, 0.1, 0.24, 0.25, 0.4, 0.401, 0.5, 0.501, 1, 1.001, 2, 2.001,
            4,
            4.001, 5.999, 6, 7, 8, 48, 48.001, 200, 201,
        ]
        let paths = sampleTheme.memberPaths().filter { !$0.hasPrefix("color") }
        let documents = paths.flatMap { path in numbers.map { sampleTheme.applying([.set(path, $0)]).text() } }
        for (document, isAccepted) in zip(documents, try await schemaVerdicts("theme", documents)) {
            #expect(((try? readTheme(document)) != nil) == isAccepted, "\(document)")
        }
    }

    /// The schema names the keys that the reader knows, in the same order, and no others.
    @Test func `both know the same keys`() throws {
        let file = URL(filePath: "\(projectFolder)/halls/schema/theme.schema.json")
        let schema = try JSONValue(parsing: Array(try Data(contentsOf: file)))
        // Every part drawn, so that every key is there.
        let look: JSONValue = ["fill": "#123", "outline": "#456", "hatching": "#789", "sign": "#ABC", "label": "#DEF"]
        let edits = SeatStyle.allCases.map { Edit.set("color.seat.\($0)", look) }
        let text = try readTheme(sampleTheme.applying(edits).text()).theme.documentText()
        let known = try JSONValue(parsing: Array(text.utf8)).keyPaths()
        #expect(schema.keyPaths(ofSchema: schema).filter { !["extends", "$schema"].contains($0) } == known)
    }
}

extension JSONValue {
    /// The paths of all members, with one element for each list.
    fileprivate func keyPaths() -> [String] {
        memberPaths().filter { path in
            !path.contains("[") || path.contains("[0]")
        }.map { $0.replacing("[0]", with: "[]") }
    }

    /// The paths of all keys that a schema describes.
    fileprivate func keyPaths(ofSchema root: JSONValue, below path: String = "") -> [String] {
        if case .string(let reference)? = self["$ref"], let target = root.definition(reference) {
            return target.keyPaths(ofSchema: root, below: path)
        }
        if let items = self["items"] { return items.keyPaths(ofSchema: root, below: path + "[]") }
        guard case .object(let members)? = self["properties"] else { return [] }
        return members.flatMap { member in
            let inner = path.isEmpty ? member.name : "\(path).\(member.name)"
            return [inner] + member.value.keyPaths(ofSchema: root, below: inner)
        }
    }

    /// Returns what a reference such as `#/$defs/color` names.
    private func definition(_ reference: String) -> JSONValue? {
        self["$defs"]?[String(reference.dropFirst("#/$defs/".count))]
    }
}
