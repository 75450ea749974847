import Geometry
import Halls
import SeatGeometry
import SeatSelection
import StrictJSON

extension SeatPage {
    /// Does what a gesture means on this page.
    mutating func handle(_ gesture: Gesture, at time: Double) -> [PageEvent] {
        switch gesture {
        case .tapLifted(let point):
            // The seat is the one that was under the finger, also when the page changes before the tap counts.
            let canvas = scroll.viewport.canvasPoint(at: point)
            waitingTap = (canvas, unit(at: canvas))
            return []
        case .singleTap: return tap(at: time)
        case .doubleTap(let point): return doubleTap(at: point, time: time)
        case .longPress(let point): return [PageEvent("longPress", [JSONMember("at", at: point)])]
        case .panBegan, .panMoved, .panEnded: return pan(gesture, at: time)
        case .pinchBegan, .pinchMoved, .pinchEnded: return pinch(gesture, at: time)
        }
    }

    private mutating func tap(at time: Double) -> [PageEvent] {
        guard let (point, unit) = waitingTap else { return [] }
        waitingTap = nil
        let seats = unit.map { session.hall.units[$0].seats.map { session.hall.seats[$0].id } }
        let tap = PageEvent(
            "tap",
            [
                JSONMember("canvas", at: point),
                JSONMember("seats", seats.map { .array($0.map { .string($0) }) } ?? .null),
            ])
        return [tap] + (unit.map { told(session.tap($0), at: time) } ?? [])
    }

    /// Returns the unit under a canvas point; a gap, an aisle or a margin is under none.
    private func unit(at point: Point) -> Int? {
        switch hitRule {
        case .touch: layout.unit(touchedAt: point, zoom: scroll.viewport.zoom)
        case .strict: layout.seat(at: point).map { layout.hall.unitIndex(ofSeat: $0) }
        }
    }

    private mutating func doubleTap(at point: Point, time: Double) -> [PageEvent] {
        waitingTap = nil
        moving(at: time) { $0.doubleTap(at: point) }
        return [PageEvent("doubleTap", [JSONMember("at", at: point)])]
    }

    private mutating func pan(_ gesture: Gesture, at time: Double) -> [PageEvent] {
        switch gesture {
        case .panBegan(let point):
            transition = nil
            scroll.beginPan()
            return [PageEvent("panBegan", [JSONMember("at", at: point)])]
        case .panMoved(let distance):
            scroll.pan(by: distance)
            return []
        case .panEnded(let velocity):
            moving(at: time) { $0.endPan(velocity: velocity, at: time) }
            return [PageEvent("panEnded", [JSONMember("velocity", at: velocity)])]
        default: return []
        }
    }

    private mutating func pinch(_ gesture: Gesture, at time: Double) -> [PageEvent] {
        switch gesture {
        case .pinchBegan(let fingers):
            transition = nil
            scroll.beginPinch(fingers)
            return [PageEvent("pinchBegan", [JSONMember("center", at: fingers.center)])]
        case .pinchMoved(let fingers):
            scroll.pinch(fingers)
            return []
        case .pinchEnded:
            moving(at: time) { $0.endPinch() }
            return [PageEvent("pinchEnded")]
        default: return []
        }
    }

    /// Changes the viewport at once, and lets what is seen follow smoothly.
    private mutating func moving(at time: Double, _ change: (inout ScrollView) -> Void) {
        let seen = seenViewport(at: time)
        change(&scroll)
        if seen != scroll.viewport { transition = Transition(from: seen, start: time) }
    }

    /// Returns what is seen: the page's viewport, or what is on its way to it.
    func seenViewport(at time: Double) -> Viewport {
        transition?.viewport(to: scroll.viewport, at: time) ?? scroll.viewport
    }
}
