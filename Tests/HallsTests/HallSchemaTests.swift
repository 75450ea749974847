import FoundationEssentials
import Halls
import StrictJSON
import TestSupport
import Testing

/// The schema in halls/schema and the decoder say the same, wherever a schema can say it.
struct HallSchemaTests {
    private func verdicts(_ documents: [String]) async throws -> [Bool] {
        try await schemaVerdicts("hall", documents)
    }

    private func isReadable(_ document: String) -> Bool {
        (try? Hall.read(Array(document.utf8))) != nil
    }

    @Test func `both refuse broken documents`() async throws {
        let halls = hallsWithBrokenValues + hallsWithBrokenRelations + hallsWithManyFaults
        for (hall, isAccepted) in zip(halls, try await verdicts(halls.map(\.text))) {
            #expect(isAccepted == (hall.beyondSchema != nil), "\(hall.name)")
        }
    }

    @Test func `both accept valid documents`() async throws {
        for (hall, isAccepted) in zip(validHalls, try await verdicts(validHalls.map(\.text))) {
            #expect(isAccepted, "\(hall.name)")
        }
    }

    @Test func `both accept the projects halls`() async throws {
        let folder = "\(projectFolder)/halls"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
        let documents = try names.sorted().map { name in
            let bytes = Array(try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
            #expect(try Hall.read(bytes).warnings.lines == [], "\(name)")
            return try JSONValue(parsing: bytes).text()
        }
        #expect(!documents.isEmpty)
        #expect(try await verdicts(documents).allSatisfy { $0 })
    }

    /// A document with every key, in which no value depends on another one.
    private static let independentValues = sampleDocument.applying([
        .set("aisles", [["text": "过道", "row": 0], ["text": "出口", "col": 0]]),
        .set("zones", [["id": "text", "name": "黄金区", "price": "59.00", "currency": "CNY"]]),
        .set("seats", [sampleDocument["seats"]?[0] ?? nil]), .set("seats[0].zone", nil),
    ])

    /// Every place of every key: its removal, a value of each type, and a key beside it that nobody knows.
    @Test func `both know the same keys and types`() async throws {
        let sample = Self.independentValues
        let paths = sample.memberPaths(below: "")
        let values: [JSONValue] = [nil, true, -7, 0, 2, 2.5, "text", "", [], [:]]
        let edits =
            paths.map(Edit.remove) + paths.flatMap { path in values.map { Edit.set(path, $0) } }
            + paths.map { Edit.set($0 + "x", 1) }
        let documents = edits.map { sample.applying([$0]).text() }
        for ((edit, document), isAccepted) in zip(zip(edits, documents), try await verdicts(documents)) {
            #expect(isReadable(document) == isAccepted, "\(edit)")
        }
    }

    /// The schema names no key that the decoder does not know.
    @Test func `the schema has no keys of its own`() throws {
        let file = URL(filePath: "\(projectFolder)/halls/schema/hall.schema.json")
        let schema = try JSONValue(parsing: Array(try Data(contentsOf: file)))
        let kinds: [(schema: JSONValue?, sample: JSONValue?)] = [
            (schema, sampleDocument), (schema["$defs"]?["grid"], sampleDocument["grid"]),
            (schema["$defs"]?["screen"], sampleDocument["screen"]),
            (schema["$defs"]?["aisle"], ["text": nil, "row": nil, "col": nil]),
            (schema["$defs"]?["zone"], sampleDocument["zones"]?[0]),
            (schema["$defs"]?["seat"], sampleDocument["seats"]?[0]),
        ]
        for kind in kinds {
            #expect(kind.schema?["properties"]?.names == kind.sample?.names)
            #expect(kind.schema?["additionalProperties"] == false)
        }
    }
}

extension JSONValue {
    /// The names of the members.
    fileprivate var names: [String] {
        guard case .object(let members) = self else { return [] }
        return members.map(\.name)
    }
}
