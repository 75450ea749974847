import StrictJSON
import TestSupport
import Testing

@testable import PixelDiffCommand

/// The schema of files of ignored rectangles and their reader say the same.
struct IgnoreFileSchemaTests {
    private static let sample: JSONValue = [
        "version": 1,
        "ignore": [
            ["rect": [0, 0, 1, 1], "reason": "a clock"], ["rect": [7, 8, 90, 2_147_483_647], "reason": "钟"],
        ],
    ]

    private func isReadable(_ document: String) -> Bool {
        (try? IgnoreFile.boxes(in: Array(document.utf8))) != nil
    }

    @Test func `it agrees with the reader on every key and on every kind of rectangle`() async throws {
        let values: [JSONValue] = [
            nil, true, -1, 0, 1, 2.5, 2_147_483_648, "text", "text\n", "", " ", [], [:], [1, 2, 3], [0, 0, 1, 1],
            [0, 0, 0, 1],
            [0, -1, 1, 1], [0, 0, 1, -1], [0, 0, 1, 1, 1], [0, 0, 1, 1.5], [0, 0, 1.0, 1], [0, 0, "1", 1],
        ]
        var documents = [Self.sample.text(), #"{"version": 1, "ignore": []}"#]
        for path in Self.sample.memberPaths() {
            let edits = [Edit.remove(path), .set(path + "x", 1)] + values.map { Edit.set(path, $0) }
            documents += edits.map { Self.sample.applying([$0]).text() }
        }
        let verdicts = try await schemaVerdicts("ignore", documents)
        #expect(verdicts[0] && verdicts[1] && verdicts.contains(false))
        for (document, isAccepted) in zip(documents, verdicts) {
            #expect(isReadable(document) == isAccepted, "\(document)")
        }
    }
}
