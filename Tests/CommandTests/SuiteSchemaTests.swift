import FoundationEssentials
import StrictJSON
import TestSupport
import Testing

@testable import SeatMapCommand

/// The schema of suite files and their reader say the same.
struct SuiteSchemaTests {
    /// A suite that uses every key; what excludes each other is in different cases.
    private static let sample: JSONValue = [
        "$schema": "../halls/schema/suite.schema.json", "version": 1,
        "cases": [
            [
                "name": "a", "guards": "it", "hall": "h", "scales": [1, 2], "theme": "dark", "showing": "s.json",
                "width": 320, "labels": "seats", "legend": "none", "lang": "en", "centerLine": true, "bestRow": true,
                "select": ["a"], "shake": ["seats": ["a"], "at": 0.1], "background": "#FFF",
                "viewport": ["width": 375, "height": 600, "zoom": 1.5, "center": [1, 2], "minimap": true],
            ],
            [
                "name": "b", "guards": "it", "hall": "h", "legend": "counts",
                "breathe": ["seats": ["a"], "at": 1],
                "tolerance": [
                    "reason": "it", "levels": 2, "maxPixels": 5, "maxRatio": 0.5,
                    "window": ["side": 2, "maxPixels": 2],
                ],
            ],
            [
                "name": "c", "guards": "it", "scales": [3], "theme": "dark", "lang": "en", "background": "#FFF",
                "pattern": [
                    "nodes": [0, 1, 2], "state": "touching", "width": 240, "height": 300, "finger": [1, 2],
                    "passed": [1], "hidden": false,
                ],
            ],
            [
                "name": "d", "guards": "it", "scales": [1],
                "replay": ["script": "s.json", "snapshot": "a", "touches": true],
            ],
            ["name": "e", "guards": "it", "hall": "h", "recommend": ["count": 2, "at": 1]],
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
            nil, true, -7, 0, 1, 2, 2.5, 5000, "text", "text\n", "", "min", "#12", "#123", "#123\n", "../x", [], [:],
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

    /// Values that are right by themselves and do not go together, or stand for a group of values.
    @Test(arguments: [
        (Edit.set("cases[0].legend", "names"), false), (.set("cases[0].breathe", ["seats": ["a"], "at": 1]), false),
        (.set("cases[1].shake", ["seats": ["a"], "at": 1]), false),
        (.set("cases[1].viewport", ["width": 1, "height": 1]), false), (.remove("cases[1].legend"), true),
        (.set("cases[0].scales", [1, 2, 1]), false), (.set("cases[0].scales", [4, 3, 2, 1]), true),
        (.set("cases[0].viewport.center", [1]), false), (.set("cases[0].viewport.center", [1, 2, 3]), false),
        (.set("cases[0].viewport.zoom", "fit"), true), (.set("cases[0].viewport.zoom", 0), false),
        (.set("cases[0].background", "transparent"), true), (.set("cases[0].background", "red"), false),
        (.set("cases[0].name", ".a"), false), (.set("cases[0].name", "a@2x"), false),
        (.set("cases[0].name", "ü"), false),
        (.set("cases[0].select", ["a", "\u{7F}"]), false), (.set("cases[0].shake.at", 3601), false),
        (.set("version", 2), false),
        (.set("cases[0].recommend", ["count": 1]), false), (.set("cases[1].recommend", ["count": 1]), false),
        (.set("cases[2].recommend", ["count": 1]), false), (.set("cases[3].recommend", ["count": 1]), false),
        (.remove("cases[4].recommend.at"), true),
        (.set("cases[4].recommend.count", 0), false), (.set("cases[4].recommend.count", 1001), false),
        (.set("cases[4].recommend.at", 3601), false),
        (.remove("cases[2].pattern"), false), (.set("cases[2].hall", "h"), false),
        (.set("cases[0].pattern", [:]), false), (.set("cases[2].pattern", [:]), true),
        (.set("cases[2].width", 320), false), (.set("cases[2].viewport", ["width": 9, "height": 9]), false),
        (.set("cases[2].shake", ["seats": ["a"], "at": 0]), false), (.set("cases[2].labels", "none"), false),
        (.set("cases[3].hall", "h"), false), (.set("cases[3].lang", "en"), false),
        (.set("cases[3].background", "#FFF"), false), (.set("cases[3].pattern", [:]), false),
        (.set("cases[3].replay", ["script": "s.json", "snapshot": "a"]), true), (.remove("cases[3].replay"), false),
        (.set("cases[2].pattern.nodes", [0, 9]), false), (.set("cases[2].pattern.nodes", [0, 1, 0]), false),
        (.set("cases[2].pattern.nodes", [0, 1, 1.0]), false), (.set("cases[2].pattern.nodes", [0, -1]), false),
        (.set("cases[2].pattern.nodes", [0, 1, 2, 3, 4, 5, 6, 7, 8]), true),
        (.set("cases[2].pattern.state", "lockedOut"), true), (.set("cases[2].pattern.state", "locked"), false),
        (.set("cases[2].pattern.width", 47), false), (.set("cases[2].pattern.height", 4097), false),
        (.set("cases[2].pattern.width", 48), true), (.set("cases[2].pattern.height", 4096), true),
        (.set("cases[2].pattern.finger", [1]), false), (.set("cases[2].pattern.passed", [9]), false),
        (.set("cases[1].tolerance.reason", "  "), false), (.set("cases[0].guards", "\u{3000}"), false),
        (.set("cases[1].tolerance", ["reason": "it"]), false), (.set("cases[1].tolerance.maxRatio", 1), false),
        (.set("cases[1].tolerance", ["reason": "it", "levels": 254]), true),
        (.set("cases[1].tolerance", ["reason": "it", "maxRatio": 0.99]), true),
        (.set("cases[1].tolerance", ["reason": "it", "window": ["side": 1000, "maxPixels": 1]]), true),
    ])
    func `agrees with the reader on what goes together`(edit: Edit, isValid: Bool) async throws {
        let document = Self.sample.applying([edit]).text()
        #expect(isReadable(document) == isValid)
        #expect(try await schemaVerdicts("suite", [document]) == [isValid])
    }

    @Test func `has no keys of its own`() throws {
        let file = URL(filePath: "\(projectFolder)/halls/schema/suite.schema.json")
        let schema = try JSONValue(parsing: Array(try Data(contentsOf: file)))
        let keys = schema["$defs"]?["case"]?["properties"]
        let all = (0...4).flatMap { (Self.sample["cases"]?[$0] ?? .null).names }
        #expect(Set(keys?.names ?? []) == Set(all))
        let pattern = schema["$defs"]?["pattern"]
        #expect(pattern?["properties"]?.names == Self.sample["cases"]?[2]?["pattern"]?.names)
        #expect(pattern?["additionalProperties"] == false)
        #expect(keys?["replay"]?["properties"]?.names == Self.sample["cases"]?[3]?["replay"]?.names)
        for (name, index) in [("shake", 0), ("breathe", 1), ("viewport", 0), ("tolerance", 1), ("recommend", 4)] {
            let sample = Self.sample["cases"]?[index]?[name]
            #expect(keys?[name]?["properties"]?.names == sample?.names)
            #expect(keys?[name]?["additionalProperties"] == false)
        }
    }
}

extension JSONValue {
    /// The names of the members.
    var names: [String] {
        guard case .object(let members) = self else { return [] }
        return members.map(\.name)
    }
}
