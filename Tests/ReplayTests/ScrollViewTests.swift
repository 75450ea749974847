import Geometry
import SeatGeometry
import StrictJSON
import Testing

@testable import Replay

struct ScrollViewTests {
    private let view = Size(width: 300, height: 600)

    private func scroll(
        _ content: Size = Size(width: 900, height: 1200), _ change: (inout GestureSettings) -> Void = { _ in }
    ) -> ScrollView {
        var settings = GestureSettings()
        change(&settings)
        return ScrollView(content: content, view: view, settings: settings)
    }

    @Test func `content opens in its middle at zoom 1`() {
        #expect(scroll().viewport == Viewport(size: view, zoom: 1, offset: Point(x: 300, y: 300)))
    }

    @Test func `content smaller than the view is centred and cannot be panned`() {
        var scroll = scroll(Size(width: 200, height: 400))
        #expect(scroll.viewport.offset == Point(x: -50, y: -100))
        scroll.beginPan()
        scroll.pan(by: Point(x: 80, y: 80))
        #expect(scroll.viewport.offset == Point(x: -50, y: -100))
    }

    @Test func `zoom limits follow the content and the view`() {
        let limits = scroll().limits
        #expect(limits.minimum == 1.0 / 3)
        #expect(limits.maximum == 1.8)
    }

    @Test func `a double tap goes out when zoomed in, else in around the point`() {
        var scroll = scroll()
        scroll.doubleTap(at: Point(x: 150, y: 300))
        #expect(scroll.viewport.zoom == 1.0 / 3)
        let tapped = scroll.viewport.canvasPoint(at: Point(x: 160, y: 310))
        scroll.doubleTap(at: Point(x: 160, y: 310))
        // 2.6 is more than the limit allows; the centre stays the tapped point.
        #expect(scroll.viewport.zoom == 1.8)
        let middle = scroll.viewport.canvasPoint(at: Point(x: 150, y: 300))
        #expect(abs(middle.x - tapped.x) < 1e-9 && abs(middle.y - tapped.y) < 1e-9)
    }

    @Test(arguments: [(1.009, 1.8), (1.011, 1.0 / 3)])
    func `a hundredth above the smallest zoom is not zoomed in yet`(factor: Double, zoom: Double) {
        var scroll = scroll()
        scroll.viewport = Viewport(size: view, zoom: scroll.limits.minimum * factor, offset: .zero)
        scroll.doubleTap(at: Point(x: 150, y: 300))
        #expect(scroll.viewport.zoom == zoom)
    }

    @Test func `a pan beyond the edge resists and returns`() {
        var scroll = scroll()
        scroll.beginPan()
        scroll.pan(by: Point(x: 400, y: 0))
        // 100 points beyond the edge of a view of 300: (1 − 1 / (100 × 0.55 / 300 + 1)) × 300.
        #expect(abs(scroll.viewport.offset.x + (1 - 1 / (100 * 0.55 / 300 + 1)) * 300) < 1e-9)
        scroll.endPan(velocity: .zero, at: 0)
        #expect(scroll.viewport.offset.x == 0)
    }

    @Test func `a pinch keeps the canvas point between the fingers`() {
        var scroll = scroll()
        let center = Point(x: 100, y: 200)
        let before = scroll.viewport.canvasPoint(at: center)
        scroll.beginPinch(Pinch(center.moved(x: -50), center.moved(x: 50)))
        scroll.pinch(Pinch(center.moved(x: -75), center.moved(x: 75)))
        let after = scroll.viewport.canvasPoint(at: center)
        #expect(scroll.viewport.zoom == 1.5)
        #expect(abs(after.x - before.x) < 1e-9 && abs(after.y - before.y) < 1e-9)
    }

    @Test(arguments: [0.01, 100.0])
    func `a pinch past a limit overshoots and returns`(factor: Double) {
        var scroll = scroll()
        let limits = scroll.limits
        let center = Point(x: 150, y: 300)
        scroll.beginPinch(Pinch(center.moved(x: -50), center.moved(x: 50)))
        scroll.pinch(Pinch(center.moved(x: -50 * factor), center.moved(x: 50 * factor)))
        #expect(scroll.viewport.zoom > limits.maximum || scroll.viewport.zoom < limits.minimum)
        #expect(scroll.viewport.zoom < limits.maximum * 2 && scroll.viewport.zoom > limits.minimum / 2)
        scroll.endPinch()
        #expect(scroll.viewport.zoom == (factor > 1 ? limits.maximum : limits.minimum))
    }

    @Test func `without bouncing a pinch stops at the limit`() {
        var scroll = scroll { $0.bouncesZoom = false }
        let center = Point(x: 150, y: 300)
        scroll.beginPinch(Pinch(center.moved(x: -10), center.moved(x: 10)))
        scroll.pinch(Pinch(center.moved(x: -140), center.moved(x: 140)))
        #expect(scroll.viewport.zoom == 1.8)
    }

    @Test func `two fingers on one spot are no infinite zoom`() {
        var scroll = scroll()
        let spot = Point(x: 150, y: 300)
        scroll.beginPinch(Pinch(spot, spot))
        scroll.pinch(Pinch(spot.moved(x: -100), spot.moved(x: 100)))
        scroll.endPinch()
        #expect(scroll.viewport.zoom == 1.8)
        #expect(scroll.viewport.offset.x.isFinite)
    }

    @Test func `a lifted pan stops at once unless a deceleration is given`() {
        var still = scroll()
        still.beginPan()
        still.endPan(velocity: Point(x: 0, y: -1000), at: 1)
        #expect(still.restsAt == nil)
        var gliding = scroll { $0.deceleration = 0.998 }
        gliding.beginPan()
        gliding.endPan(velocity: Point(x: 0, y: -200), at: 1)
        gliding.advance(to: 100)
        // The whole way of a speed v in points per millisecond is v / (1 − 0.998), less what is left below 10 pt/s.
        #expect(abs(gliding.viewport.offset.y - (300 + 95)) < 1)
        #expect(gliding.restsAt == nil)
    }

    @Test func `where a canvas glides does not depend on how often it is asked`() throws {
        let glide = try #require(Glide(from: .zero, velocity: Point(x: 500, y: -250), rate: 0.998, at: 0))
        var scroll = scroll { $0.deceleration = 0.998 }
        scroll.beginPan()
        scroll.endPan(velocity: Point(x: -250, y: 100), at: 0)
        var often = scroll
        for step in 0...1000 { often.advance(to: Double(step) / 500) }
        scroll.advance(to: 2)
        #expect(often.viewport == scroll.viewport)
        #expect(glide.offset(at: glide.end) == glide.offset(at: glide.end + 5))
    }

    @Test func `a touch holds a canvas that glides`() {
        var scroll = scroll { $0.deceleration = 0.998 }
        scroll.beginPan()
        scroll.endPan(velocity: Point(x: 0, y: -500), at: 0)
        var untouched = scroll
        untouched.advance(to: 0.1)
        scroll.touch(at: 0.1)
        let held = scroll.viewport
        #expect(held == untouched.viewport && held.offset.y > 300)
        scroll.advance(to: 5)
        #expect(scroll.viewport == held)
    }

    @Test func `a new size keeps the middle and clamps again`() {
        var scroll = scroll()
        scroll.doubleTap(at: Point(x: 150, y: 300))
        scroll.resize(content: Size(width: 900, height: 1200), view: Size(width: 600, height: 300))
        #expect(scroll.viewport.zoom == 1.0 / 3)
        scroll.resize(content: Size(width: 100, height: 100), view: Size(width: 600, height: 300))
        #expect(scroll.viewport.offset == Point(x: -250, y: -100))
        #expect(scroll.viewport.zoom == 1)
    }

    @Test(arguments: [("up", true), ("cancel", false), ("hold", false)])
    func `only a pan that is lifted in motion glides`(end: String, glides: Bool) throws {
        let pan = #"{"pan": {"from": [200, 300], "to": [120, 300], "duration": 0.1, "end": "\#(end)"}}"#
        let played = try play(
            #""gesture": {"deceleration": 0.998}, "steps": [\#(pan), {"snapshot": "end"}, {"wait": 3}]"#,
            hall: largeHall())
        #expect(played.events.contains("rest") == glides)
        #expect((played.state["offset"] != played.record("snapshot")?.state["offset"]) == glides)
    }

    @Test(arguments: [30, 60, 120, 240])
    func `a pan ends at the same place however often it is sampled`(rate: Int) throws {
        let played = try play(
            #""hz": \#(rate), "steps": [{"pan": {"from": [200, 300], "to": [100, 220], "duration": 0.21, "end": "hold"}}]"#,
            hall: try largeHall())
        let reference = try play(
            #""hz": 60, "steps": [{"pan": {"from": [200, 300], "to": [100, 220], "duration": 0.21, "end": "hold"}}]"#,
            hall: try largeHall())
        #expect(played.state["offset"] == reference.state["offset"])
    }
}
