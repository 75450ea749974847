import Geometry
import Halls
import StrictJSON
import TestSupport
import Testing

@testable import Replay

@Suite struct TraceTests {
    private let steps = #"""
        "steps": [{"tap": {"seat": "12-12"}}, {"wait": 0.4}, {"doubleTap": {"at": [187, 300]}},
          {"pan": {"from": [200, 300], "to": [120, 310], "duration": 0.25}},
          {"pinch": {"center": [187, 300], "spans": [80, 200], "duration": 0.3}},
          {"path": {"points": [[60, 60], [300, 62]], "times": [0, 0.05], "end": "cancel"}}]
        """#

    @Test func `recorded touches do what the steps did that made them`() throws {
        let hall = try largeHall()
        let original = try play(steps, hall: hall)
        let lines = original.samples.map { TouchTrace.line(of: $0) }.joined(separator: "\n")
        let trace = try TouchTrace.read(Array("\(lines)\n\n".utf8))
        #expect(trace.count == original.samples.count)
        let script = try Script.read(
            Array(#"{"version": 1, "scene": {"hall": "h"}, "trace": "recorded.ndjson"}"#.utf8))
        let replayed = try play(script, hall: hall, trace: trace)
        #expect(replayed.state["selected"] == original.state["selected"])
        #expect(replayed.events == original.events)
    }

    @Test func `touches inside a script do the same`() throws {
        let hall = try largeHall()
        let original = try play(steps, hall: hall)
        let lines = original.samples.map { TouchTrace.line(of: $0) }.joined(separator: ",")
        #expect(try play("\"trace\": [\(lines)]", hall: hall).events == original.events)
    }

    @Test func `steps become samples at whole ticks and at every corner`() throws {
        let played = try play(
            #""hz": 10, "steps": [{"path": {"points": [[10, 10], [30, 10], [30, 20]], "times": [0.05, 0.25, 0.32]}}]"#,
            hall: smallHall())
        #expect(played.samples.map(\.time) == [0.05, 0.1, 0.2, 0.25, 0.3, 0.32])
        #expect(played.samples.map(\.phase) == [.began, .moved, .moved, .moved, .moved, .ended])
        #expect(played.samples[1].location == Point(x: 15, y: 10))
        #expect(TouchTrace.line(of: played.samples[0]) == #"{"t":0.05,"id":1,"phase":"began","x":10.0,"y":10.0}"#)
    }

    @Test func `both fingers of a pinch report at the same times`() throws {
        let played = try play(
            #""steps": [{"pinch": {"center": [187, 300], "spans": [80, 200], "duration": 0.1}}]"#, hall: smallHall())
        let first = played.samples.filter { $0.id == 1 }
        let second = played.samples.filter { $0.id == 2 }
        #expect(first.map(\.time) == second.map(\.time))
        #expect(zip(first, second).allSatisfy { $0.location.x + $1.location.x == 374 })
    }

    @Test(arguments: [
        ("{\"t\":0}\n", "line 1: id: is missing"),
        (#"{"t":0,"id":1,"phase":"began","x":0,"y":0}"# + "\nx", "line 2: "),
        (
            #"{"t":1,"id":1,"phase":"began","x":0,"y":0}"# + "\n" + #"{"t":0,"id":1,"phase":"ended","x":0,"y":0}"#,
            "line 2: t: goes back in time"
        ),
    ])
    func `a line that cannot be read is named by its number`(text: String, message: String) {
        let error = #expect(throws: DocumentError.self) { try TouchTrace.read(Array(text.utf8)) }
        #expect(error?.lines.contains { $0.hasPrefix(message) } == true, "\(String(describing: error))")
    }

    @Test(arguments: 0..<60)
    func `random scripts keep every promise, and give the same output twice`(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let hall = try HallFixtures.drawn(["oo[]xo", "o[]<>o", "wcl()b", "oooooo"])
        let limit = Int.random(in: 1...5, using: &random)
        let steps = randomSteps(&random, seats: hall.seats.map(\.id))
        let text = #""limit": \#(limit), "steps": [\#(steps.joined(separator: ","))]"#
        let played = try play(text, hall: hall)
        for record in played.records {
            guard case .array(let selected)? = record.state["selected"] else {
                Issue.record("no selection")
                return
            }
            #expect(selected.count <= limit)
            for couple in [["0-2", "0-3"], ["1-1", "1-2"], ["2-3", "2-4"]] {
                let inside = couple.filter { selected.contains(.string($0)) }.count
                #expect(inside == 0 || inside == 2, "half a unit after \(record.event)")
            }
        }
        #expect(try play(text, hall: hall).lines == played.lines)
    }

    private func randomSteps(_ random: inout SeededGenerator, seats: [String]) -> [String] {
        var isAway = false
        return (0..<40).map { _ in
            let seat = seats.randomElement(using: &random) ?? "0-0"
            let x = Int.random(in: 40...340, using: &random)
            let y = Int.random(in: 40...560, using: &random)
            if isAway, Bool.random(using: &random) {
                isAway = false
                return #"{"foreground": {}}"#
            }
            if isAway { return #"{"push": {"seats": {"\#(seat)": "sold"}}}"# }
            switch Int.random(in: 0..<12, using: &random) {
            case 0:
                isAway = true
                return #"{"background": \#(Int.random(in: 0...1000, using: &random))}"#
            case 1: return #"{"push": {"seats": {"\#(seat)": "locked"}}}"#
            case 2: return #"{"lock": {}}"#
            case 3: return #"{"lockRefused": {"seats": {"\#(seat)": "sold"}}}"#
            case 4: return #"{"recommend": {"count": \#(Int.random(in: 1...3, using: &random))}}"#
            case 5: return #"{"confirm": {}}"#
            case 6: return #"{"wait": \#(Double(Int.random(in: 0...9, using: &random)) / 10)}"#
            case 7: return #"{"doubleTap": {"at": [\#(x), \#(y)]}}"#
            default: return #"{"tap": {"at": [\#(x), \#(y)]}}"#
            }
        }
    }
}
