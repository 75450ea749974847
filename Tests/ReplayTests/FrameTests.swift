import SeatGeometry
import Testing

@testable import Replay

struct FrameTests {
    private let script = #"""
        "steps": [{"wait": 0.5}, {"doubleTap": {"at": [187, 300]}}, {"wait": 0.5}, {"snapshot": "s"},
          {"background": 901}, {"foreground": {}}, {"wait": 0.5}]
        """#

    @Test func `without a request there are no pictures, with snapshots those`() throws {
        #expect(try play(script, hall: largeHall()).records.allSatisfy { $0.frame == nil })
        let snapshots = try play(script, hall: largeHall(), frames: .snapshots).records.filter { $0.frame != nil }
        #expect(snapshots.map(\.snapshot) == ["s"])
    }

    @Test func `after each event there is one picture`() throws {
        let played = try play(script, hall: largeHall(), frames: .events)
        #expect(played.records.allSatisfy { $0.frame != nil })
        #expect(played.events == ["doubleTap", "snapshot", "background", "foreground", "reloaded", "end"])
    }

    @Test func `so many a second are at even times, and none of them while the page is away`() throws {
        let played = try play(script, hall: largeHall(), frames: .rate(10))
        let times = played.records.filter { $0.event == "frame" && $0.frame?.secondsInBackground == nil }.map(\.time)
        #expect(times.prefix(4).elementsEqual([0, 0.1, 0.2, 0.3]))
        #expect(!times.contains { $0 > 1.3 && $0 < 902 })
        let away = played.records.compactMap(\.frame?.secondsInBackground)
        #expect(away.first == 0 && away.last == 901)
    }

    @Test func `a double tap is seen as a way, and answered at once`() throws {
        let played = try play(script, hall: largeHall(), frames: .rate(60))
        let zooms = played.records.compactMap { record -> Double? in
            guard case .hall(let page)? = record.frame?.content, record.time < 1.3 else { return nil }
            return page.viewport.zoom
        }
        let ends = (first: try #require(zooms.first), last: try #require(zooms.last))
        #expect(ends.first == 1 && ends.last < 1)
        #expect(zooms == zooms.sorted(by: >))
        #expect(Set(zooms).count > 10)
    }

    @Test func `pictures are the same whatever else is asked for`() throws {
        let rate = try play(script, hall: largeHall(), frames: .rate(30))
        let snapshots = try play(script, hall: largeHall(), frames: .snapshots)
        #expect(rate.record("snapshot")?.frame == snapshots.record("snapshot")?.frame)
        #expect(rate.state == snapshots.state)
    }

    @Test func `too many pictures are refused`() throws {
        let error = #expect(throws: ReplayError.self) {
            try play(#""steps": [{"wait": 1000}]"#, hall: smallHall(), frames: .rate(60))
        }
        #expect(error?.description == "(script): makes more than 20000 pictures")
    }
}
