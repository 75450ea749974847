import Geometry
import Halls
import SeatGeometry
import SeatSelection
import StrictJSON

extension SeatPage {
    mutating func perform(_ action: Step.Action, at time: Double) -> [PageEvent]? {
        switch action {
        case .lock(let deadline, let serverNow):
            let lock = SeatLock(
                token: "replay", deadline: deadline, serverNow: serverNow ?? now(time), now: now(time))
            let events = told(session.hold(lock, at: now(time)), at: time)
            return events.isEmpty ? [PageEvent("nothingToLock")] : events
        case .lockRefused(let statuses):
            return told(session.refuseLock(taken(statuses)), at: time)
        case .push(let statuses):
            let taken = taken(statuses)
            let event = PageEvent("push", [JSONMember("seats", ids: statuses.map(\.seat))])
            guard !session.isInBackground else { return [event] }
            return [event] + told(session.push(taken), at: time)
        case .background: return enterBackground()
        case .foreground: return enterForeground(at: time)
        case .resize(let size): return resize(size)
        case .recommend(let count, let kind): return recommend(count, kind, at: time)
        case .confirm: return confirm(at: time)
        case .clock(let wall): return [PageEvent("clock", [JSONMember("wall", .number(wall))])]
        default: return nil
        }
    }

    /// Takes over statuses at the server, and returns them by the indices of their seats.
    private mutating func taken(_ statuses: [Step.SeatStatus]) -> [Int: Seat.Status] {
        let known = statuses.compactMap { item in server.seatIndex(id: item.seat).map { ($0, item.status) } }
        let taken = Dictionary(known) { _, last in last }
        server = server.setting(taken)
        return taken
    }

    /// Goes out of sight: fingers are gone, and so is what was moving or said.
    private mutating func enterBackground() -> [PageEvent] {
        let ended = recognizer.cancelAll().flatMap { handle($0, at: 0) }
        waitingTap = nil
        notice = nil
        transition = nil
        motions.removeAll { $0.kind != .breathe }
        session.enterBackground()
        return ended + [PageEvent("background")]
    }

    private mutating func enterForeground(at time: Double) -> [PageEvent] {
        let isReturn = session.isInBackground
        let events = told(session.enterForeground(server, at: now(time)), at: time)
        return isReturn ? [PageEvent("foreground")] + events : [PageEvent("foregroundAgain")]
    }

    private mutating func resize(_ size: Size) -> [PageEvent] {
        layout = HallLayout(hall: session.hall, fitting: Int(size.width), spacing: spacing)
        scroll.resize(content: layout.contentSize, view: size)
        transition = nil
        return [PageEvent("resize", [JSONMember("size", [.number(size.width), .number(size.height)])])]
    }

    private mutating func recommend(_ count: Int, _ kind: Seat.Kind?, at time: Double) -> [PageEvent] {
        endRecommendation()
        let request = RecommendationRequest(count: count, kind: kind, limit: session.limit)
        // What the buyer has already is not offered again.
        let taken = session.selection.indices.flatMap { session.hall.units[$0].seats }
        let rest = session.hall.setting(Dictionary(uniqueKeysWithValues: taken.map { ($0, .sold) }))
        guard let found = try? rest.recommendation(for: request) else {
            let notice: Notice =
                count > session.limit ? .overLimit(limit: session.limit) : .nothingToRecommend(count: count)
            return [PageEvent("nothingToRecommend")] + told([.notice(notice)], at: time)
        }
        motions.append(RunningMotion(kind: .breathe, units: Array(found.units), start: time))
        return [PageEvent("recommended", [JSONMember("seats", ids: ids(of: recommended))])]
    }

    private mutating func confirm(at time: Double) -> [PageEvent] {
        guard !recommended.isEmpty else { return [PageEvent("nothingToConfirm")] }
        return [PageEvent("confirm")] + told(session.select(recommended), at: time)
    }

    func ids(of units: [Int]) -> [String] {
        units.flatMap { session.hall.units[$0].seats.map { session.hall.seats[$0].id } }
    }

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
