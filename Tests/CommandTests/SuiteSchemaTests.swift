import FoundationEssentials
import StrictJSON
import TestSupport
import Testing

@testable import SeatMapCommand

/// The schema of suite files and their reader say the same.
@Suite("The schema of suites")
struct SuiteSchemaTests {
    /// A suite that uses every key.
    private static let sample: JSONValue = [
        "version": 1,
        "cases": [
            [
                "name": "a", "guards": "it", "hall": "h", "scales": [1, 2], "theme": "dark", "showing": "s.json",
                "width": 320, "labels": "seats", "legend": "counts", "lang": "en", "centerLine": true, "bestRow": true,
                "select": ["a"], "shake": ["seats": ["a"], "at": 0.1], "breathe": ["seats": ["a"], "at": 1],
                "background": "#FFF",
                "viewport": ["width": 375, "height": 600, "zoom": 1.5, "center": [1, 2], "minimap": true],
            ]
        ],
    ]

    private func isReadable(_ document: String) -> Bool {
        (try? SuiteDocument.read(Array(document.utf8))) != nil
    }

    @Test func `accepts the project's suite`() async throws {
        let bytes = Array(try Data(contentsOf: URL(filePath: "\(projectFolder)/baselines/suite.json")))
        #expect(isReadable(String(decoding: bytes, as: UTF8.self)))
        #expect(try await schemaVerdicts("suite", [try JSONValue(parsing: bytes).text()]) == [true])
    }

    /// Every place of every key: its removal, a value of each type, and a key beside it that nobody knows.
    @Test func `agrees with the reader on every key`() async throws {
        let values: [JSONValue] = [
            nil, true, -7, 0, 1, 2, 2.5, 5000, "text", "", "min", "#12", "#123", "../x", [], [:],
        ]
        var documents = [Self.sample.text()]
        for path in Self.sample.memberPaths() {
            let edits = [Edit.remove(path), .set(path + "x", 1)] + values.map { Edit.set(path, $0) }
            documents += edits.map { Self.sample.applying([$0]).text() }
        }
        let verdicts = try await schemaVerdicts("suite", documents)
        #expect(verdicts[0] && verdicts.contains(false))
        for (document, isAccepted) in zip(documents, verdicts) {
            #expect(isReadable(document) == isAccepted, "\(document)")
        }
    }
}
