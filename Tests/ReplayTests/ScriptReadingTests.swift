import Halls
import StrictJSON
import TestSupport
import Testing

@testable import Replay

struct ScriptReadingTests {
    private func faults(_ text: String) -> [String] {
        do {
            _ = try Script.read(Array(text.utf8))
            return []
        } catch {
            return error.lines
        }
    }

    private func hallScript(steps: String) -> String {
        #"{"version": 1, "scene": {"hall": "h.json"}, "steps": \#(steps)}"#
    }

    private func patternScript(steps: String) -> String {
        #"{"version": 1, "scene": {"pattern": {"width": 320, "height": 320}}, "steps": \#(steps)}"#
    }

    @Test(arguments: [
        // An unknown step, with what was probably meant.
        (#"[{"tab": {"at": [1, 2]}}]"#, #"steps[0].tab: is not a known key; did you mean "tap"?"#),
        // A step with two names, and one without.
        (#"[{"wait": 1, "foreground": {}}]"#, "steps[0]: must have exactly one of tap, "),
        (#"[{}]"#, "steps[0]: must have exactly one of tap, "),
        ("[]", "steps: must not be empty"),
        (#"[{"tap": {}}]"#, "steps[0].tap: must have exactly one of seat, at"),
        (#"[{"tap": {"seat": "A", "at": [1, 2]}}]"#, "steps[0].tap: must have exactly one of seat, at"),
        (#"[{"tap": {"at": [1]}}]"#, "steps[0].tap.at: must be two numbers, such as [200, 300]"),
        // No number is infinite, and none is unbounded.
        (#"[{"wait": 1e308}]"#, "steps[0].wait: must be from 0.0 to 604800.0, not 1e+308"),
        (#"[{"wait": -1}]"#, "steps[0].wait: must be from 0.0 to 604800.0, not -1"),
        (
            #"[{"pan": {"from": [0, 0], "to": [1, 1], "duration": 3600}}]"#,
            "steps[0].pan.duration: must be from 0.0 to 60.0"
        ),
        // A pinch that begins with no distance has no factor.
        (
            #"[{"pinch": {"center": [1, 1], "spans": [0, 200]}}]"#,
            "steps[0].pinch.spans[0]: must begin with a span of 1 point"
        ),
        (#"[{"pinch": {"center": [1, 1], "spans": [80]}}]"#, "steps[0].pinch.spans: must have two points at least"),
        // Time running backwards, or standing still.
        (
            #"[{"path": {"points": [[1, 1], [2, 2]], "times": [0.1, 0.1]}}]"#,
            "steps[0].path.times[1]: must be later than the time before"
        ),
        (
            #"[{"path": {"points": [[1, 1], [2, 2]], "times": [0]}}]"#,
            "steps[0].path.times: must have one time for each of the 2 points"
        ),
        (#"[{"path": {"nodes": [0, 1]}}]"#, "steps[0]: needs a scene with a pattern"),
        (#"[{"answer": "wrong"}]"#, "steps[0]: needs a scene with a pattern"),
        (#"[{"expect": {"nodes": []}}]"#, "steps[0]: needs a scene with a pattern"),
        (#"[{"expect": {"zom": 1}}]"#, #"steps[0].expect.zom: is not a known key; did you mean "zoom"?"#),
        (#"[{"expect": {}}]"#, "steps[0].expect: must have exactly one of zoom"),
        (
            #"[{"lock": {"serverNow": "yesterday"}}]"#,
            #"steps[0].lock.serverNow: must be a time such as "2026-01-01T12:00:00Z""#
        ),
        (#"[{"push": {"seats": {"A": "gone"}}}]"#, "steps[0].push.seats.A: must be "),
        (
            #"[{"background": 1}, {"tap": {"at": [1, 1]}}]"#,
            "steps[1]: cannot happen while the page is in the background"
        ),
        (#"[{"lift": {}}]"#, "steps[0]: no finger was left down"),
        // A lift that leaves the finger down is none.
        (#"[{"lift": {"end": "down"}}]"#, #"steps[0].lift.end: must be "up", "hold" or "cancel""#),
        // Something of a hall, and something that only a pattern has.
        (#"[{"expect": {"zoom": 1, "nodes": []}}]"#, "steps[0]: needs a scene with a pattern"),
        (
            #"[{"pan": {"from": [1, 1], "to": [2, 2], "end": "down"}}, {"tap": {"at": [1, 1]}}]"#,
            "steps[1]: a finger was left down"
        ),
        (#"[{"snapshot": "a"}, {"snapshot": "A"}]"#, "steps[1]: is already the name of steps[0]"),
        (#"[{"snapshot": "../x"}]"#, "steps[0].snapshot: may have letters, digits"),
        (#"[{"resize": [0, 100]}]"#, "steps[0].resize[0]: must be from 1.0 to 4096.0, not 0"),
        (#"[{"recommend": {"count": 0}}]"#, "steps[0].recommend.count: must be from 1 to 1000, not 0"),
    ])
    func `a malformed step is refused with its place`(steps: String, message: String) {
        let lines = faults(hallScript(steps: steps))
        #expect(lines.contains { $0.hasPrefix(message) }, "\(lines)")
    }

    @Test(arguments: [
        (#"[{"path": {"nodes": [0, 9]}}]"#, "steps[0]: must be a node from 0 to 8"),
        (#"[{"path": {"nodes": [0, 1, 0]}}]"#, "steps[0].path.nodes[2]: appears more than once"),
        (#"[{"path": {"nodes": [-1]}}]"#, "steps[0].path.nodes[0]: must be from 0 to 80, not -1"),
        (#"[{"lock": {}}]"#, "steps[0]: needs a scene with a hall"),
        (#"[{"tap": {"seat": "A"}}]"#, "steps[0]: needs a scene with a hall"),
        (#"[{"answer": "maybe"}]"#, #"steps[0].answer: must be "accepted" or "wrong""#),
    ])
    func `a malformed step of a pattern is refused with its place`(steps: String, message: String) {
        let lines = faults(patternScript(steps: steps))
        #expect(lines.contains { $0.hasPrefix(message) }, "\(lines)")
    }

    @Test(arguments: [
        (#"{"scene": {"hall": "h"}, "steps": [{"wait": 1}]}"#, "version: is missing"),
        (#"{"version": 2, "scene": {"hall": "h"}, "steps": [{"wait": 1}]}"#, "version: must be 1, not 2"),
        (#"{"version": 1, "scene": {}, "steps": [{"wait": 1}]}"#, "scene: must have either hall or pattern"),
        (#"{"version": 1, "scene": {"hall": "h"}}"#, "(document): must have either steps or trace"),
        (
            #"{"version": 1, "scene": {"hall": "h"}, "hz": 0, "steps": [{"wait": 1}]}"#,
            "hz: must be from 1 to 1000, not 0"
        ),
        (#"{"version": 1, "scene": {"hall": "h"}, "gesture": {"tapSlop": NaN}, "steps": [{"wait": 1}]}"#, ""),
        (
            #"{"version": 1, "scene": {"pattern": {"width": 1e999, "height": 1}}, "steps": [{"wait": 1}]}"#, ""
        ),
        (
            #"{"version": 1, "scene": {"hall": "h"}, "trace": [{"t": 1, "id": 1, "phase": "began", "x": 0, "y": 0}, {"t": 0.5, "id": 1, "phase": "ended", "x": 0, "y": 0}]}"#,
            "trace[1].t: goes back in time"
        ),
        (
            #"{"version": 1, "scene": {"hall": "h"}, "trace": [{"t": 1, "id": 1, "phase": "moved", "x": 0, "y": 0}]}"#,
            "trace[0].phase: the finger is not down"
        ),
        (
            #"{"version": 1, "scene": {"hall": "h"}, "trace": [{"t": 1, "id": 1, "phase": "began", "x": 0, "y": 0}, {"t": 1, "id": 1, "phase": "began", "x": 0, "y": 0}]}"#,
            "trace[1].phase: began, and the finger is down already"
        ),
    ])
    func `a malformed script is refused`(text: String, message: String) {
        let lines = faults(text)
        #expect(lines.contains { $0.hasPrefix(message) }, "\(lines)")
    }

    @Test func `a million steps are too many`() {
        let steps = "[" + Array(repeating: "0", count: 1_000_000).joined(separator: ",") + "]"
        #expect(faults(hallScript(steps: steps)) == ["steps: has 1000000 elements; at most 10000 are allowed"])
    }

    @Test func `all faults come at once`() {
        #expect(faults(hallScript(steps: #"[{"wait": -1}, {"tap": {}}, {"jump": 1}]"#)).count == 3)
    }

    @Test func `seats that the hall does not have are found before anything is played`() throws {
        let script = try Script.read(
            Array(
                hallScript(
                    steps: #"""
                        [{"tap": {"seat": "0-0"}}, {"tap": {"seat": "Z"}}, {"push": {"seats": {"Y": "sold"}}},
                         {"expect": {"selected": ["0-0", "X"], "status": {"W": "sold"}}}]
                        """#
                ).utf8))
        #expect(
            try script.faults(in: smallHall()).lines == [
                "steps[1].tap.seat: the hall has no seat with this id",
                "steps[2].push.seats[\"Y\"]: the hall has no seat with this id",
                "steps[3].expect.selected[1]: the hall has no seat with this id",
                "steps[3].expect.status[\"W\"]: the hall has no seat with this id",
            ])
    }

    @Test(arguments: [
        // A seat that is scrolled out of sight.
        (
            #"[{"doubleTap": {"at": [187, 300]}}, {"doubleTap": {"at": [187, 300]}}, {"tap": {"seat": "0-0"}}]"#,
            "steps[2].tap.seat: lies outside the view at this moment"
        ),
        (#"[{"tap": {"at": [376, 10]}}]"#, "steps[0].tap.at: lies outside the view at this moment"),
        (
            #"[{"resize": [100, 100]}, {"pan": {"from": [187, 300], "to": [1, 1]}}]"#,
            "steps[1].pan.from: lies outside the view at this moment"
        ),
    ])
    func `a finger outside the view stops the replay with the step`(steps: String, message: String) throws {
        let hall = try largeHall()
        let error = #expect(throws: ReplayError.self) { try play("\"steps\": \(steps)", hall: hall) }
        #expect(error?.description == message)
    }

    @Test(arguments: [
        // A path for which no finger has the patience would be millions of samples.
        (#"{"path": {"nodes": [0, 2, 8], "speed": 1}}"#, "steps[0].path: lasts longer than 60 seconds at this speed"),
        (#"{"resize": [16, 400]}"#, "steps[0].resize: is too small for its nodes"),
    ])
    func `a step that no pattern has room or time for stops the replay`(step: String, message: String) throws {
        let error = #expect(throws: ReplayError.self) { try play("\"steps\": [\(step)]") }
        #expect(error?.description == message)
    }

    @Test func `too many samples stop the replay with the step`() throws {
        let pan = #"{"pan": {"from": [1, 1], "to": [2, 2], "duration": 60}}"#
        let steps = Array(repeating: pan, count: 17).joined(separator: ",")
        let error = #expect(throws: ReplayError.self) {
            try play(#""hz": 1000, "steps": [\#(steps)]"#, hall: try smallHall())
        }
        #expect(error?.description == "steps[16]: makes more than 1000000 touch samples in all")
    }

    @Test func `a failed expectation tells what was expected and what is`() throws {
        let played = try play(#""steps": [{"expect": {"zoom": 2, "selected": ["0-0"]}}]"#, hall: try smallHall())
        #expect(
            played.failures == [
                "steps[0].expect.zoom: expected 2, is 1.0", "steps[0].expect.selected: expected [\"0-0\"], is []",
            ])
    }

    @Test func `numbers may be off by a thousandth, ids stand in any order`() throws {
        let played = try play(
            #"""
            "steps": [{"tap": {"seat": "1-1"}}, {"wait": 0.4},
              {"expect": {"selected": ["1-2", "1-1"], "zoom": 1.0009}}, {"expect": {"zoom": 1.002}}]
            """#, hall: try smallHall())
        #expect(played.failures == ["steps[3].expect.zoom: expected 1.002, is 1.0"])
    }

    @Test func `a seat that is expected twice does not stand for another`() throws {
        let played = try play(
            #""steps": [{"tap": {"seat": "1-1"}}, {"wait": 0.4}, {"expect": {"selected": ["1-1", "1-1"]}}]"#,
            hall: try smallHall())
        #expect(played.failures == [#"steps[2].expect.selected: expected ["1-1", "1-1"], is ["1-1", "1-2"]"#])
    }
}
