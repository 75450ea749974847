import FoundationEssentials
import StrictJSON
import TestSupport
import Testing

@testable import Replay

/// The schema of scripts and their reader say the same.
struct ScriptSchemaTests {
    /// A script of a hall that uses every key and every step but those that only a pattern has.
    private static let hall: JSONValue = [
        "$schema": "schema/script.schema.json", "version": 1, "scene": ["hall": "h.json"],
        "viewport": ["width": 375, "height": 600, "scale": 2], "hz": 60, "limit": 4, "now": "2026-01-01T12:00:00Z",
        "lang": "en", "hit": "strict",
        "gesture": [
            "tapSlop": 10, "panSlop": 10, "doubleTapGap": 0.35, "doubleTapDistance": 45, "longPress": 0.5,
            "deceleration": 0.998, "rubberBand": 0.55, "bouncesZoom": true,
        ],
        "steps": [
            ["tap": ["seat": "a", "duration": 0.1]], ["tap": ["at": [1, 2]]],
            ["doubleTap": ["at": [1, 2], "gap": 0.1]],
            ["doubleTap": ["seat": "a"]], ["pan": ["from": [1, 2], "to": [3, 4], "duration": 1, "end": "hold"]],
            ["pinch": ["center": [1, 2], "spans": [80, 200], "duration": 1]],
            ["path": ["points": [[1, 2], [3, 4]], "times": [0, 1], "end": "down"]], ["lift": ["end": "cancel"]],
            ["wait": 1], ["snapshot": "a"],
            [
                "expect": [
                    "zoom": 1, "offset": [0, 0], "selected": ["a"], "recommended": [], "lockRemaining": nil,
                    "notice": "text", "background": false, "status": ["a": "sold"],
                ]
            ],
            ["lock": ["deadline": "2026-01-01T12:15:00Z", "serverNow": "2026-01-01T12:00:00.5Z"]],
            ["lockRefused": ["seats": ["a": "sold"]]], ["push": ["seats": ["a": "locked"]]],
            ["recommend": ["count": 2, "type": "love"]], ["confirm": [:]], ["clock": "2031-01-01T00:00:00Z"],
            ["resize": [600, 375]], ["background": 1], ["foreground": [:]],
        ],
    ]

    private static let pattern: JSONValue = [
        "version": 1,
        "scene": ["pattern": ["width": 320, "height": 320, "nodes": 3, "hidden": true, "hit": "box", "failures": 4]],
        "steps": [
            ["path": ["nodes": [0, 1, 2], "speed": 900, "end": "up"]], ["answer": "wrong"],
            ["expect": ["nodes": [0, 1], "state": "wrong", "lockedOutFor": 30]],
        ],
    ]

    private static let recorded: JSONValue = [
        "version": 1, "scene": ["hall": "h.json"],
        "trace": [
            ["t": 0, "id": 1, "phase": "began", "x": 1, "y": 2], ["t": 1, "id": 1, "phase": "ended", "x": 1, "y": 2],
        ],
    ]

    private static let samples = [hall, pattern, recorded]

    /// Faults that lie between values, which a schema does not see.
    private static let relations = [
        ScriptFault.needsHall, .needsPattern, .inBackground, .noFingerDown, .fingerIsDown, .timeBackwards, .isDown,
        .isNotDown, .timesBackwards, .timesCount(points: 1), .timesCount(points: 2), .noSuchNode(count: 4),
        .noSuchNode(count: 9),
    ].map(\.description)

    private enum Verdict {
        case accepted, refused, refusedForRelations
    }

    private func verdict(_ document: JSONValue) -> Verdict {
        do {
            _ = try Script.read(Array(document.text().utf8))
            return .accepted
        } catch {
            let isRelation = error.lines.allSatisfy { line in Self.relations.contains { line.hasSuffix($0) } }
            return isRelation ? .refusedForRelations : .refused
        }
    }

    @Test func `accepts the project's scripts`() async throws {
        let folder = "\(projectFolder)/halls/scripts"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(names.count > 4)
        let documents = try names.map { name in
            try JSONValue(parsing: Array(try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))))
        }
        #expect(documents.allSatisfy { verdict($0) == .accepted })
        #expect(try await schemaVerdicts("script", documents.map { $0.text() }).allSatisfy { $0 })
    }

    /// Every place of every key: its removal, a value of each type, and a key beside it that nobody knows.
    @Test func `agrees with the reader on every key`() async throws {
        let values: [JSONValue] = [
            nil, true, -7, 0, 1, 2.5, 5000, 1e7, "text", "text\n", "", "../x", "2026-02-01T00:00:00Z", [], [:], [1],
        ]
        var documents = Self.samples
        for sample in Self.samples {
            for path in sample.memberPaths() {
                let edits = [Edit.remove(path), .set(path + "x", 1)] + values.map { Edit.set(path, $0) }
                documents += edits.map { sample.applying([$0]) }
            }
        }
        let accepted = try await schemaVerdicts("script", documents.map { $0.text() })
        #expect(accepted.prefix(3).allSatisfy { $0 } && accepted.contains(false))
        for (document, isAccepted) in zip(documents, accepted) {
            switch verdict(document) {
            case .accepted: #expect(isAccepted, "\(document.text())")
            case .refused: #expect(!isAccepted, "\(document.text())")
            case .refusedForRelations: break
            }
        }
    }
}
