import Geometry
import Halls
import SeatSelection
import StrictJSON
import TestSupport
import Testing

@testable import Replay

struct SeatPageTests {
    private let rest = #"{"wait": 0.4}"#

    @Test func `a single tap waits until no second one can come, then selects`() throws {
        let played = try play(
            #"""
            "steps": [{"tap": {"seat": "0-1"}}, {"wait": 0.34}, {"expect": {"selected": []}},
                      {"wait": 0.02}, {"expect": {"selected": ["0-1"]}}]
            """#, hall: smallHall())
        #expect(played.failures.isEmpty)
        #expect(played.record("selected")?.time == 0.05 + 0.35)
    }

    @Test func `a double tap selects nothing`() throws {
        let played = try play(#""steps": [{"doubleTap": {"seat": "0-1", "gap": 0.2}}, {"wait": 1}]"#, hall: smallHall())
        #expect(played.events.contains("doubleTap"))
        #expect(!played.events.contains("selected"))
    }

    @Test func `two taps with a longer pause than a double tap's are two single taps`() throws {
        let played = try play(
            #""steps": [{"doubleTap": {"seat": "0-1", "gap": 0.36}}, {"wait": 1}]"#, hall: smallHall())
        #expect(played.events.filter { $0 == "tap" }.count == 2)
        #expect(played.state["selected"] == [])
    }

    @Test func `a quick tap elsewhere is no second tap: both count, the first at once`() throws {
        let hall = try smallHall()
        let played = try play(
            #""steps": [{"tap": {"seat": "0-0"}}, {"wait": 0.1}, {"tap": {"seat": "0-3"}}, {"wait": 0.4}]"#, hall: hall)
        #expect(played.state["selected"] == ["0-0", "0-3"])
    }

    @Test(arguments: [
        // Along a row over seats, and lifted on one.
        #"{"pan": {"from": [187, 300], "to": [227, 300]}}"#,
        // With a rest before the lift.
        #"{"pan": {"from": [187, 300], "to": [187, 340], "end": "hold"}}"#,
        // There and back: the finger is lifted where it came down.
        #"{"path": {"points": [[187, 300], [187, 330], [187, 300]], "times": [0, 0.1, 0.2]}}"#,
        // Taken away by the system.
        #"{"tap": {"seat": "0-1", "duration": 0.6}}"#,
    ])
    func `a pan or a long press never selects`(step: String) throws {
        let played = try play("\"steps\": [\(step), \(rest)]", hall: smallHall())
        #expect(played.state["selected"] == [])
        #expect(!played.events.contains("tap"))
    }

    @Test func `a touch that the system takes away selects nothing`() throws {
        let played = try play(
            #""steps": [{"path": {"points": [[187, 300], [188, 300]], "times": [0, 0.05], "end": "cancel"}}, {"wait": 1}]"#,
            hall: smallHall())
        #expect(!played.events.contains("tap"))
    }

    @Test func `a tap that waits counts when the second finger of a pinch comes instead of a second tap`() throws {
        let hall = try smallHall()
        let place = try #require(try play(#""steps": [{"tap": {"seat": "0-1"}}]"#, hall: hall).samples.first?.location)
        let samples = [
            (0.0, 1, "began"), (0.05, 1, "ended"), (0.1, 1, "began"), (0.12, 2, "began"), (0.2, 1, "ended"),
            (0.2, 2, "ended"),
        ].map { time, id, phase in
            #"{"t": \#(time), "id": \#(id), "phase": "\#(phase)", "x": \#(place.x), "y": \#(place.y)}"#
        }
        let played = try play("\"trace\": [\(samples.joined(separator: ","))]", hall: hall)
        #expect(played.state["selected"] == ["0-1"])
        #expect(played.record("tap")?.time == 0.12)
    }

    @Test func `a second tap may be lifted late when it began in time`() throws {
        let finger = #"{"path": {"points": [[187, 300], [187, 300]], "times": [0, 0.3]}}"#
        let played = try play(#""steps": [\#(finger), {"wait": 0.2}, \#(finger), {"wait": 1}]"#, hall: smallHall())
        #expect(played.events.filter { $0 != "end" } == ["doubleTap"])
    }

    @Test func `a second finger ends a pan and begins a pinch`() throws {
        let samples = [
            (0.0, 1, "began", 100), (0.1, 1, "moved", 140), (0.2, 2, "began", 240), (0.3, 2, "moved", 290),
            (0.4, 2, "ended", 290), (0.5, 1, "ended", 140),
        ].map { time, id, phase, x in #"{"t": \#(time), "id": \#(id), "phase": "\#(phase)", "x": \#(x), "y": 300}"# }
        let played = try play("\"trace\": [\(samples.joined(separator: ","))]", hall: largeHall())
        #expect(played.events == ["panBegan", "panEnded", "pinchBegan", "pinchEnded", "end"])
        #expect(played.state["zoom"] == 1.5)
    }

    @Test func `in the background nothing is released, however long; the return tells it`() throws {
        let played = try play(
            #"""
            "steps": [{"tap": {"seat": "0-0"}}, \#(rest), {"lock": {}}, {"background": 600}, {"wait": 600},
              {"expect": {"selected": ["0-0"], "lockRemaining": 0, "notice": null, "background": true}}, {"foreground": {}},
              {"expect": {"selected": [], "lockRemaining": null, "notice": "座位已释放，请重新选座", "background": false}}]
            """#, hall: smallHall())
        #expect(played.failures.isEmpty)
        #expect(played.record("released")?.time == played.record("foreground")?.time)
    }

    @Test func `the background takes a tap that waits and what the page said, and nothing of it comes back`() throws {
        let played = try play(
            #"""
            "limit": 1, "steps": [{"tap": {"seat": "1-1"}}, \#(rest), {"expect": {"notice": "最多可选 1 个座位"}},
              {"tap": {"seat": "0-0"}}, {"background": 0}, {"expect": {"notice": null}}, {"foreground": {}},
              {"expect": {"notice": null}}, {"tap": {"seat": "0-0"}}, \#(rest), {"expect": {"selected": ["0-0"]}}]
            """#, hall: smallHall())
        #expect(played.failures.isEmpty)
        #expect(played.events.filter { $0 == "tap" }.count == 2)
        #expect(!played.events.contains("doubleTap"))
    }

    @Test func `a refused lock takes what was lost, says so, and keeps the rest`() throws {
        let played = try play(
            #"""
            "lang": "en", "steps": [{"tap": {"seat": "0-0"}}, \#(rest), {"tap": {"seat": "1-1"}}, \#(rest),
              {"lockRefused": {"seats": {"1-2": "locked"}}},
              {"expect": {"selected": ["0-0"], "notice": "No longer available: row 2, seats 2 and 3",
                "status": {"1-2": "locked"}, "lockRemaining": null}}]
            """#, hall: smallHall())
        #expect(played.failures.isEmpty)
        #expect(played.record("lost")?.details.first?.value == ["1-1", "1-2"])
    }

    @Test func `a tap in a flipped hall hits the seat that is drawn there`() throws {
        let played = try play(
            #""steps": [{"tap": {"seat": "2-0"}}, \#(rest)]"#, hall: smallHall(["oooo", "oooo", "oooo"], flipped: true))
        #expect(played.state["selected"] == ["2-0"])
    }

    @Test func `zoomed and scrolled, a tap hits the seat under the finger`() throws {
        let hall = try largeHall()
        for seat in ["10-11", "12-12", "11-13"] {
            let played = try play(
                #"""
                "hit": "strict", "steps": [{"doubleTap": {"at": [187, 300]}}, {"wait": 0.5},
                  {"doubleTap": {"at": [190, 310]}}, {"wait": 0.5},
                  {"pan": {"from": [187, 300], "to": [160, 280], "end": "hold"}},
                  {"tap": {"seat": "\#(seat)"}}, \#(rest)]
                """#, hall: hall)
            #expect(played.state["selected"] == [.string(seat)])
            #expect(played.state["zoom"] != 1.0)
        }
    }

    @Test func `a strict tap in a gap selects nothing, a finger's the nearest seat`() throws {
        let hall = try smallHall()
        let probe = try play(#""steps": [{"tap": {"seat": "0-1"}}, \#(rest)]"#, hall: hall)
        let seat = try #require(probe.samples.first?.location)
        // Half a seat and half a gap to the right of its middle: 17 + 2.5 points.
        let gap = "[\(seat.x + 19), \(seat.y)]"
        let strict = try play(#""hit": "strict", "steps": [{"tap": {"at": \#(gap)}}, \#(rest)]"#, hall: hall)
        #expect(strict.state["selected"] == [])
        let touch = try play(#""steps": [{"tap": {"at": \#(gap)}}, \#(rest)]"#, hall: hall)
        #expect(touch.state["selected"] == ["0-1"])
    }

    @Test func `a couple is selected whole, and over the limit it shakes as one`() throws {
        let played = try play(
            #"""
            "limit": 3, "steps": [{"tap": {"seat": "0-0"}}, \#(rest), {"tap": {"seat": "0-3"}}, \#(rest),
              {"tap": {"seat": "1-2"}}, {"wait": 0.4}, {"snapshot": "shake"}]
            """#, hall: smallHall(), frames: .snapshots)
        #expect(played.record("overLimit")?.details.first?.value == ["1-1", "1-2"])
        #expect(played.state["selected"] == ["0-0", "0-3"])
        guard case .hall(let page)? = played.record("snapshot")?.frame?.content else {
            Issue.record("no frame")
            return
        }
        #expect(page.motions.map(\.kind) == [.shake])
        #expect(page.motions.first.map { page.hall.units[$0.units[0]].seats.count } == 2)
        #expect(page.notice == "最多可选 3 个座位")
    }

    @Test func `the seat under the finger is meant, also when the page changes before the tap counts`() throws {
        let played = try play(
            #""steps": [{"tap": {"seat": "0-3"}}, {"wait": 0.1}, {"resize": [150, 600]}, \#(rest)]"#, hall: smallHall())
        #expect(played.state["selected"] == ["0-3"])
    }

    @Test func `a pan ends with a new size, and the canvas does not glide on`() throws {
        let played = try play(
            #"""
            "gesture": {"deceleration": 0.998}, "steps": [
              {"pan": {"from": [200, 300], "to": [120, 300], "duration": 0.1, "end": "down"}}, {"resize": [300, 500]},
              {"snapshot": "turned"},
              {"path": {"points": [[120, 300], [20, 300]], "times": [0, 0.1]}}, {"wait": 2}]
            """#, hall: largeHall())
        #expect(played.state["offset"] == played.record("snapshot")?.state["offset"])
    }

    @Test(arguments: [("2-0", "sold"), ("2-1", "locked"), ("2-2", "broken"), ("2-3", "incompleteUnit")])
    func `a seat that is not available is rejected with the reason`(seat: String, reason: String) throws {
        let played = try play("\"steps\": [{\"tap\": {\"seat\": \"\(seat)\"}}, \(rest)]", hall: smallHall())
        #expect(played.record("rejected")?.details.last?.value == .string(reason))
        #expect(played.state["selected"] == [])
    }

    @Test func `a pushed status takes a selected couple away whole`() throws {
        let played = try play(
            #""steps": [{"tap": {"seat": "1-1"}}, \#(rest), {"push": {"seats": {"1-2": "sold"}}}, {"expect": {"notice": "第 2 排 2、3 座已被占用"}}]"#,
            hall: smallHall())
        #expect(played.record("lost")?.details.first?.value == ["1-1", "1-2"])
        #expect(played.state["selected"] == [])
        #expect(played.failures.isEmpty)
    }

    @Test func `statuses pushed in the background are known only after the return`() throws {
        let played = try play(
            #"""
            "steps": [{"tap": {"seat": "0-0"}}, \#(rest), {"background": 5}, {"push": {"seats": {"0-0": "sold"}}},
              {"expect": {"selected": ["0-0"], "status": {"0-0": "available"}}}, {"foreground": {}},
              {"expect": {"selected": [], "status": {"0-0": "sold"}}}]
            """#, hall: smallHall())
        #expect(played.failures.isEmpty)
        #expect(played.events.contains("reloaded"))
    }

    @Test func `the deadline runs in the background, on the server's clock`() throws {
        // The device is 100 s slow, so 800 s of its time are all that is left.
        let played = try play(
            #"""
            "now": "2026-01-01T12:00:00Z", "steps": [{"tap": {"seat": "0-0"}}, \#(rest),
              {"lock": {"deadline": "2026-01-01T12:15:00Z", "serverNow": "2026-01-01T12:01:40Z"}},
              {"expect": {"lockRemaining": 800}},
              {"background": 799}, {"foreground": {}}, {"expect": {"selected": ["0-0"], "lockRemaining": 1}},
              {"wait": 0.9}, {"expect": {"selected": ["0-0"]}}, {"wait": 0.2},
              {"expect": {"selected": [], "lockRemaining": null}}]
            """#, hall: smallHall())
        #expect(played.failures.isEmpty)
        #expect(played.events.filter { $0 == "released" }.count == 1)
    }

    @Test func `setting the phone's clock changes nothing`() throws {
        let steps = { (clock: String) in
            #"""
            "steps": [{"tap": {"seat": "0-0"}}, {"wait": 0.4}, {"lock": {}}, \#(clock) {"wait": 899},
              {"expect": {"lockRemaining": 1, "selected": ["0-0"]}}]
            """#
        }
        let plain = try play(steps(""), hall: smallHall())
        let changed = try play(steps(#"{"clock": "2031-01-01T00:00:00Z"},"#), hall: smallHall())
        #expect(plain.failures.isEmpty)
        #expect(changed.lines.filter { !$0.contains("\"clock\"") } == plain.lines)
    }

    @Test func `what is due at one time comes in a fixed order: a tap counts before the deadline releases it`() throws {
        let played = try play(
            #"""
            "now": "2026-01-01T12:00:00Z", "gesture": {"doubleTapGap": 0.5, "longPress": 1}, "steps": [
              {"tap": {"seat": "0-0", "duration": 0.25}}, {"wait": 0.75}, {"lock": {"deadline": "2026-01-01T12:00:02Z"}},
              {"wait": 0.25}, {"tap": {"seat": "0-3", "duration": 0.25}}, {"wait": 1}]
            """#, hall: smallHall())
        let atDeadline = played.records.filter { $0.time == 2 }
        #expect(atDeadline.map(\.event) == ["tap", "selected", "haptic", "released", "haptic", "notice"])
        #expect(atDeadline[3].details.first?.value == ["0-0", "0-3"])
    }

    @Test func `a second tap that begins just when the first one counts is a tap of its own`() throws {
        let gap = { (seconds: Double) in
            #"""
            "gesture": {"doubleTapGap": 0.5}, "steps": [{"wait": 0.2},
              {"path": {"points": [[187, 300]], "times": [0.05]}}, {"wait": \#(seconds)},
              {"path": {"points": [[187, 300]], "times": [0]}}, {"wait": 1}]
            """#
        }
        #expect(try play(gap(0.5), hall: smallHall()).events.filter { $0 == "tap" }.count == 2)
        #expect(try play(gap(0.49), hall: smallHall()).events.contains("doubleTap"))
    }

    @Test func `both callbacks of a return give one notice`() throws {
        let played = try play(
            #"""
            "steps": [{"tap": {"seat": "0-0"}}, \#(rest), {"lock": {}}, {"background": 901}, {"foreground": {}},
              {"foreground": {}}]
            """#, hall: smallHall())
        #expect(played.events.filter { $0 == "notice" }.count == 1)
        #expect(played.events.filter { $0 == "reloaded" }.count == 1)
    }

    @Test func `a recommended block breathes until it is confirmed`() throws {
        let played = try play(
            #"""
            "steps": [{"recommend": {"count": 2}}, {"wait": 0.5}, {"snapshot": "breathing"}, {"confirm": {}},
              {"wait": 0.1}, {"snapshot": "confirmed"}]
            """#, hall: smallHall(["oooooo", "oooooo", "oooooo"]), frames: .snapshots)
        let frames = played.records.compactMap(\.frame)
        guard case .hall(let before) = frames[0].content, case .hall(let after) = frames[1].content else {
            Issue.record("no frames")
            return
        }
        #expect(before.motions.map(\.kind) == [.breathe])
        #expect(before.selection == .none)
        #expect(after.motions.map(\.kind) == [.bounce])
        #expect(after.selection.seatIDs(in: after.hall) == ["1-2", "1-3"])
    }

    @Test func `a recommended block that somebody else buys is not recommended any more`() throws {
        let played = try play(
            #"""
            "steps": [{"recommend": {"count": 2}}, {"expect": {"recommended": ["1-2", "1-3"]}},
              {"push": {"seats": {"0-0": "sold"}}}, {"expect": {"recommended": ["1-2", "1-3"]}},
              {"push": {"seats": {"1-3": "sold"}}}, {"expect": {"recommended": []}}, {"confirm": {}}]
            """#, hall: smallHall(["oooooo", "oooooo", "oooooo"]))
        #expect(played.failures.isEmpty)
        #expect(played.events.contains("nothingToConfirm"))
    }

    @Test func `a recommendation that is over the limit together with the selection stays one`() throws {
        let played = try play(
            #"""
            "limit": 2, "steps": [{"tap": {"seat": "0-0"}}, \#(rest), {"recommend": {"count": 2}}, {"confirm": {}},
              {"expect": {"recommended": ["1-2", "1-3"], "selected": ["0-0"], "notice": "最多可选 2 个座位"}}]
            """#, hall: smallHall(["oooooo", "oooooo", "oooooo"]))
        #expect(played.failures.isEmpty)
    }

    @Test func `what is selected already is not recommended again`() throws {
        let played = try play(
            #"""
            "steps": [{"recommend": {"count": 2}}, {"confirm": {}}, {"recommend": {"count": 2}},
              {"expect": {"selected": ["0-2", "0-3"], "recommended": ["0-0", "0-1"]}}]
            """#, hall: smallHall(["oooooo"]))
        #expect(played.failures == [])
    }

    @Test func `what cannot be recommended is said and nothing is highlighted`() throws {
        let played = try play(
            #""steps": [{"recommend": {"count": 4}}, {"expect": {"recommended": [], "notice": "没有 4 个相连的空座"}}]"#,
            hall: smallHall(["oo.oo"]))
        #expect(played.failures.isEmpty)
    }

    @Test func `a notice goes by itself after two seconds`() throws {
        let played = try play(
            #""limit": 1, "steps": [{"tap": {"seat": "1-1"}}, {"wait": 2.3}, {"expect": {"notice": "最多可选 1 个座位"}}, {"wait": 0.1}, {"expect": {"notice": null}}]"#,
            hall: smallHall())
        #expect(played.failures.isEmpty)
    }
}
