import Geometry
import PatternLock
import SeatSelection
import StrictJSON
import Testing

@testable import Replay

struct PatternPageTests {
    @Test func `a finger through nodes enters a pattern, and the caller answers`() throws {
        let played = try play(
            #"""
            "steps": [{"path": {"nodes": [0, 1, 2, 5], "speed": 900}}, {"expect": {"nodes": [0, 1, 2, 5]}},
              {"answer": "accepted"}, {"expect": {"state": "accepted"}}]
            """#)
        #expect(played.failures.isEmpty)
        #expect(played.record("entered")?.details.first?.value == "0-1-2-5")
    }

    @Test func `a wrong pattern goes after two seconds, unless a finger comes first`() throws {
        let enter = #"{"path": {"nodes": [0, 1, 2, 5]}}, {"answer": "wrong"}"#
        let plain = try play(
            #""steps": [\#(enter), {"wait": 1.9}, {"expect": {"state": "wrong"}}, {"wait": 0.2}, {"expect": {"nodes": []}}]"#
        )
        #expect(plain.failures.isEmpty)
        let again = try play(
            #"""
            "steps": [\#(enter), {"wait": 1.9}, {"path": {"nodes": [6, 7, 8], "end": "down"}}, {"wait": 5},
              {"expect": {"nodes": [6, 7, 8], "state": "normal"}}]
            """#)
        #expect(again.failures.isEmpty)
    }

    @Test(arguments: [30, 60, 120, 240])
    func `a fast swipe takes the same nodes at every sampling rate`(rate: Int) throws {
        let played = try play(#""hz": \#(rate), "steps": [{"path": {"nodes": [0, 2, 8, 6], "speed": 4800}}]"#)
        #expect(played.record("entered")?.details.first?.value == "0-1-2-5-8-7-6")
    }

    @Test func `a touch that is taken away is not reported`() throws {
        let played = try play(#""steps": [{"path": {"nodes": [0, 1, 2, 5], "end": "cancel"}}]"#)
        #expect(!played.events.contains("entered"))
        #expect(played.state["nodes"] == [])
    }

    @Test func `the view can change while a finger is down`() throws {
        let played = try play(
            #"""
            "steps": [{"path": {"nodes": [0, 1], "end": "down"}}, {"resize": [400, 300]},
              {"path": {"nodes": [2, 5], "end": "up"}}, {"answer": "accepted"}]
            """#)
        #expect(played.record("entered")?.details.first?.value == "0-1-2-5")
    }

    @Test func `five failures lock the lock for half a minute`() throws {
        let played = try play(
            #"""
            "steps": [{"path": {"nodes": [0, 1, 2, 5]}}, {"answer": "wrong"}, {"expect": {"lockedOutFor": 30}},
              {"wait": 2.1}, {"path": {"nodes": [0, 1, 2, 5]}}, {"expect": {"nodes": []}}, {"wait": 30},
              {"path": {"nodes": [0, 1, 2, 5], "end": "down"}}, {"expect": {"nodes": [0, 1, 2, 5], "lockedOutFor": null}}]
            """#, pattern: #", "failures": 4"#)
        #expect(played.failures == [])
    }

    @Test func `a delay runs in the background, and its end is told on return`() throws {
        let played = try play(
            #"""
            "steps": [{"path": {"nodes": [0, 1, 2, 5]}}, {"answer": "wrong"}, {"background": 10}, {"wait": 50},
              {"expect": {"nodes": [], "lockedOutFor": 0}}, {"foreground": {}}, {"expect": {"lockedOutFor": null}}]
            """#, pattern: #", "failures": 4"#)
        #expect(played.failures == [])
        #expect(played.record("unlocked")?.time == played.record("foreground")?.time)
    }

    @Test func `the background takes a finger away, and nothing is reported`() throws {
        let played = try play(
            #"""
            "steps": [{"path": {"nodes": [0, 1, 2, 5], "end": "down"}}, {"background": 1}, {"expect": {"nodes": []}},
              {"foreground": {}}, {"path": {"nodes": [6, 7, 8], "end": "down"}}, {"expect": {"nodes": [6, 7, 8]}}]
            """#)
        #expect(played.failures == [])
        #expect(!played.events.contains("entered"))
    }

    @Test func `hidden, the same pattern is entered and nothing is shown`() throws {
        let played = try play(
            #""steps": [{"path": {"nodes": [0, 1, 2, 5]}}, {"snapshot": "hidden"}]"#, pattern: #", "hidden": true"#,
            frames: .snapshots)
        #expect(played.record("entered")?.details.first?.value == "0-1-2-5")
        guard case .pattern(let picture)? = played.record("snapshot")?.frame?.content else {
            Issue.record("no frame")
            return
        }
        #expect(picture.taken.isEmpty)
    }

    @Test func `words are in the script's language, and an answer to nothing is told`() throws {
        let played = try play(
            #""lang": "en", "steps": [{"answer": "wrong"}, {"snapshot": "a"}]"#, frames: .snapshots)
        #expect(played.events.first == "nothingToAnswer")
        #expect(played.record("snapshot")?.frame?.language == .english)
    }
}
