import Geometry
import Halls
import StrictJSON
import TestSupport
import Testing

@testable import Replay

struct TraceTests {
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

    @Test(arguments: [2, 7, 60, 1000])
    func `a pinch zooms by its spans at every sampling rate, and does nothing else`(rate: Int) throws {
        let played = try play(
            #""hz": \#(rate), "steps": [{"pinch": {"center": [187, 300], "spans": [100, 150], "duration": 0.31}}]"#,
            hall: largeHall())
        #expect(played.state["zoom"] == 1.5)
        #expect(played.events == ["pinchBegan", "pinchEnded", "end"])
    }

    @Test func `a pinch of no duration is one all the same`() throws {
        let played = try play(
            #""steps": [{"pinch": {"center": [187, 300], "spans": [100, 150], "duration": 0}}]"#, hall: largeHall())
        #expect(played.state["zoom"] == 1.5)
        #expect(played.samples.map(\.phase) == [.began, .began, .moved, .moved, .ended, .ended])
    }

    @Test func `fingers that the background takes away are cancelled in the trace, so that it can be read`() throws {
        let played = try play(
            #"""
            "steps": [{"pan": {"from": [200, 300], "to": [150, 300], "end": "down"}}, {"background": 10},
              {"foreground": {}}, {"tap": {"at": [100, 100]}}]
            """#, hall: largeHall())
        let text = played.samples.map { TouchTrace.line(of: $0) }.joined(separator: "\n")
        #expect(try TouchTrace.read(Array(text.utf8)).count == played.samples.count)
        let cancelled = played.samples.filter { $0.phase == .cancelled }
        #expect(cancelled == [TouchSample(time: 0.25, id: 1, phase: .cancelled, location: Point(x: 150, y: 300))])
    }

    @Test func `touches after weeks in the background can be read again`() throws {
        let played = try play(
            #"""
            "steps": [{"background": 604800}, {"background": 604800}, {"foreground": {}}, {"tap": {"at": [100, 100]}}]
            """#, hall: smallHall())
        let text = played.samples.map { TouchTrace.line(of: $0) }.joined(separator: "\n")
        #expect(try TouchTrace.read(Array(text.utf8)).map(\.time).first == 1_209_600)
    }

    @Test func `of very many fingers lifted at once only the last are seen`() throws {
        let touches = (0..<500).map { id in
            let place = #""t": 0, "id": \#(id), "x": \#(id), "y": 1"#
            return #"{\#(place), "phase": "began"}, {\#(place), "phase": "ended"}"#
        }
        let played = try play("\"trace\": [\(touches.joined(separator: ","))]", hall: smallHall(), frames: .rate(10))
        let marks = try #require(played.records.compactMap(\.frame).first).touches
        #expect(marks.map(\.location.x) == (480..<500).map(Double.init))
    }

    @Test(arguments: [0, 1e-300, 1e-9, 0.0004])
    func `a finger that moves in no time has no speed`(step: Double) throws {
        let played = try play(
            #"""
            "gesture": {"deceleration": 0.9999}, "trace": [{"t": 0, "id": 1, "phase": "began", "x": 100, "y": 100},
              {"t": 0, "id": 1, "phase": "moved", "x": 150, "y": 100},
              {"t": \#(step), "id": 1, "phase": "moved", "x": 100, "y": 400},
              {"t": \#(step), "id": 1, "phase": "ended", "x": 100000, "y": -100000}]
            """#, hall: largeHall())
        #expect(played.record("panEnded")?.details == [JSONMember("velocity", at: .zero)])
    }

    @Test(arguments: 0..<40)
    func `whatever fingers do, the page ends inside its limits`(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let lines = randomTouches(&random).map { TouchTrace.line(of: $0) }
        let text = #""gesture": {"deceleration": 0.99}, "trace": [\#(lines.joined(separator: ","))]"#
        let played = try play(text, hall: largeHall(), frames: seed.isMultiple(of: 2) ? .events : .rate(5))
        guard case .number(let zoom)? = played.state["zoom"], case .array(let offset)? = played.state["offset"] else {
            Issue.record("no zoom")
            return
        }
        #expect((0.3...1.8).contains(zoom))
        let isInside = offset.allSatisfy {
            if case .number(let side) = $0 { (-200...3000).contains(side) } else { false }
        }
        #expect(isInside, "\(offset)")
        #expect(played.records.map(\.time) == played.records.map(\.time).sorted())
        #expect(try play(text, hall: largeHall()).state == played.state)
    }

    /// Up to six fingers, inside the view and far outside, at times that often are equal; all are lifted at the end.
    private func randomTouches(_ random: inout SeededGenerator) -> [TouchSample] {
        var time = 0.0
        var down: Set<Int> = []
        func sample(_ id: Int, _ phase: TouchSample.Phase) -> TouchSample {
            let reach: Double = Int.random(in: 0..<3, using: &random) == 0 ? 100_000 : 400
            let place = Point(
                x: Double.random(in: -reach / 10...reach, using: &random),
                y: Double.random(in: -reach / 10...reach, using: &random))
            return TouchSample(time: time, id: id, phase: phase, location: place)
        }
        var samples = (0..<300).map { _ in
            time += [0, 0, 1e-6, 0.001, 0.016, 0.4, 3].randomElement(using: &random) ?? 0
            let id = Int.random(in: 0..<6, using: &random)
            guard down.contains(id) else {
                down.insert(id)
                return sample(id, .began)
            }
            let phase = [TouchSample.Phase.moved, .moved, .moved, .ended, .cancelled].randomElement(using: &random)
            if phase != .moved { down.remove(id) }
            return sample(id, phase ?? .moved)
        }
        samples += down.sorted().map { sample($0, .ended) }
        return samples
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
