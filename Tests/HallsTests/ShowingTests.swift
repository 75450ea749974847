import Halls
import StrictJSON
import TestSupport
import Testing

struct ShowingTests {
    private func read(_ text: String) throws(DocumentError) -> Showing {
        try Showing.read(Array(text.utf8))
    }

    private func sampleHall() throws -> Hall {
        try Hall.read(Array(sampleDocument.text().utf8)).hall
    }

    @Test func `statuses replace those of the hall`() throws {
        let hall = try sampleHall()
        let showing = try read(#"{"hallId": "H1", "status": {"s0": "sold", "s5": "available"}}"#)
        let applied = try hall.applying(showing)
        #expect(applied.seats[0].status == .sold)
        #expect(applied.seats[5].status == .available)
        #expect(applied.seats[1...4] == hall.seats[1...4])
        #expect(applied.units == hall.units)
    }

    @Test func `an empty showing changes nothing`() throws {
        let hall = try sampleHall()
        #expect(try hall.applying(read(#"{"hallId": "H1", "status": {}}"#)) == hall)
    }

    @Test(arguments: [
        (#"{"status": {}}"#, ["hallId: is missing"]),
        (#"{"hallId": "H1"}"#, ["status: is missing"]),
        (#"{"hallId": "H1", "status": []}"#, ["status: must be an object, not an array"]),
        (#"{"hallId": "H1", "status": {}, "note": ""}"#, ["note: is not a known key"]),
        (
            #"{"hallId": "H1", "status": {"s0": "soled", "s1": 1, "s 2": null}}"#,
            [
                "status.s0: must be \"available\", \"sold\", \"locked\" or \"broken\", not \"soled\"; "
                    + "did you mean \"sold\"?",
                "status.s1: must be a string, not a number",
                "status[\"s 2\"]: must be a string, not null",
            ]
        ),
        (#"{"hallId": "H1", "status": {"s0": "sold", "s0": "sold"}}"#, ["status.s0: appears more than once"]),
    ])
    func `broken showings are refused`(text: String, faults: [String]) {
        let error = #expect(throws: DocumentError.self) { try read(text) }
        #expect(error?.lines == faults)
    }

    @Test func `an editors schema is ignored`() throws {
        let showing = try read(#"{"$schema": "showing.schema.json", "hallId": "H1", "status": {"s0": "sold"}}"#)
        #expect(showing.entries.count == 1)
    }

    /// The schema and the reader agree on every key, on values of all types, and on keys that nobody knows.
    @Test func `the schema says the same`() async throws {
        let sample: JSONValue = [
            "$schema": "showing.schema.json", "hallId": "H1", "status": ["s0": "sold", "s5": "available"],
        ]
        let values: [JSONValue] = [nil, true, 7, 2.5, "text", "text\n", "", "locked", [], [:]]
        let edits = sample.memberPaths().flatMap { path in
            [Edit.remove(path), .set(path + "x", 1)] + values.map { .set(path, $0) }
        }
        let documents = [sample.text()] + edits.map { sample.applying([$0]).text() }
        let verdicts = try await schemaVerdicts("showing", documents)
        #expect(verdicts[0] && verdicts.contains(false))
        for (document, isAccepted) in zip(documents, verdicts) {
            #expect(((try? read(document)) != nil) == isAccepted, "\(document)")
        }
    }

    @Test func `unknown seats are faults`() throws {
        let showing = try read(#"{"hallId": "H1", "status": {"x1": "sold", "s0": "sold", "x2": "sold"}}"#)
        let error = #expect(throws: DocumentError.self) { try sampleHall().applying(showing) }
        #expect(error?.lines == ["status.x1: is not a seat of this hall", "status.x2: is not a seat of this hall"])
    }

    /// The seats of another hall are all unknown; only the cause is told.
    @Test func `another halls showing is one fault`() throws {
        let showing = try read(#"{"hallId": "H2", "status": {"x1": "sold"}}"#)
        let error = #expect(throws: DocumentError.self) { try sampleHall().applying(showing) }
        #expect(error?.lines == ["hallId: \"H2\" is another hall; this one is \"H1\""])
    }
}
