import Geometry
import Halls
import Replay
import StrictJSON
import TestSupport

/// What a replay told, for tests to look into.
struct Played {
    var records: [ReplayRecord] = []
    var samples: [TouchSample] = []

    /// The names of the events, in order.
    var events: [String] { records.map(\.event) }

    /// The lines of output.
    var lines: [String] { records.map { $0.line(frameFile: nil) } }

    /// The state at the end.
    var state: JSONValue { records.last?.state ?? .null }

    /// What was not as expected.
    var failures: [String] { records.flatMap(\.failureLines) }

    func record(_ event: String) -> ReplayRecord? { records.first { $0.event == event } }
}

/// Plays a script given as the text of its members after the scene.
func play(
    _ members: String, hall: Hall? = nil, pattern: String = "", frames: FrameRequest = .none
) throws -> Played {
    let scene = hall == nil ? #"{"pattern": {"width": 320, "height": 320\#(pattern)}}"# : #"{"hall": "x.json"}"#
    return try play(
        try Script.read(Array(#"{"version": 1, "scene": \#(scene), \#(members)}"#.utf8)), hall: hall, frames: frames)
}

func play(_ script: Script, hall: Hall?, trace: [TouchSample] = [], frames: FrameRequest = .none) throws -> Played {
    let box = Box()
    try Replayer.play(script, trace: trace, hall: hall, frames: frames) {
        box.played.samples.append($0)
    } visit: {
        box.played.records.append($0)
    }
    return box.played
}

private final class Box {
    var played = Played()
}

/// A hall that fits a view of 375 × 600 points at zoom 1, so that every seat can be tapped at once.
func smallHall(_ rows: [String] = ["oooo", "o[]o", "xlb<>"], flipped: Bool = false) throws -> Hall {
    try HallFixtures.drawn(rows, flipped: flipped)
}

/// A hall that is larger than the view in both directions at zoom 1.
func largeHall() throws -> Hall {
    try HallFixtures.drawn(Array(repeating: String(repeating: "o", count: 24), count: 24))
}
