import Geometry
import Halls
import StrictJSON

// Steps with fingers.
extension JSONField {
    private static let usualTap = 0.05
    private static let usualGap = 0.12

    func tap() -> Step.Action? {
        guard var object = object(keys: ["seat", "at", "duration"]) else { return nil }
        let target = object.target(of: self)
        let duration = object.value("duration", default: JSONField.usualTap) { $0.gestureTime() }
        guard let target, let duration else { return nil }
        return .tap(target, duration: duration)
    }

    func doubleTap() -> Step.Action? {
        guard var object = object(keys: ["seat", "at", "gap"]) else { return nil }
        let target = object.target(of: self)
        let gap = object.value("gap", default: JSONField.usualGap) { $0.gestureTime() }
        guard let target, let gap else { return nil }
        return .doubleTap(target, gap: gap)
    }

    func pan() -> Step.Action? {
        guard var object = object(keys: ["from", "to", "duration", "end"]) else { return nil }
        let from = object.required("from")?.point()
        let to = object.required("to")?.point()
        let duration = object.value("duration", default: 0.25) { $0.gestureTime() }
        let end = object.value("end", default: .up) { $0.choice(of: Step.TouchEnd.self) }
        guard let from, let to, let duration, let end else { return nil }
        return .pan(from: from, to: to, duration: duration, end: end)
    }

    func pinch() -> Step.Action? {
        guard var object = object(keys: ["center", "spans", "duration"]) else { return nil }
        let center = object.required("center")?.point()
        let spans = object.required("spans")?.spans()
        let duration = object.value("duration", default: 0.3) { $0.gestureTime() }
        guard let center, let spans, let duration else { return nil }
        return .pinch(center: center, spans: spans, duration: duration)
    }

    private func spans() -> [Double]? {
        guard let spans = elements(count: 1...1000, read: { $0.number(in: 0...10_000) }) else { return nil }
        let known = spans.compactMap { $0 }
        guard known.count == spans.count else { return nil }
        guard known.count > 1 else {
            faults.report(ScriptFault.tooFewPoints, at: path)
            return nil
        }
        if let zero = known.firstIndex(where: { $0 < 1 }) {
            faults.report(ScriptFault.zeroSpan, at: path.element(zero))
            return nil
        }
        return known
    }

    func route() -> Step.Action? {
        guard var object = object(keys: ["nodes", "speed", "points", "times", "end"]) else { return nil }
        let end = object.value("end", default: .up) { $0.choice(of: Step.TouchEnd.self) }
        let route = object.route(of: self)
        guard let end, let route else { return nil }
        return .path(route, end: end)
    }

    fileprivate func nodes() -> [Int]? {
        var known: [Int] = []
        let nodes = elements(count: 1...81) { field -> Int? in
            guard let node = field.integer(in: 0...80) else { return nil }
            if known.contains(node) { field.faults.report(ScriptFault.repeatedNode, at: field.path) }
            known.append(node)
            return node
        }
        return nodes?.count == known.count ? known : nil
    }

    fileprivate func routeTimes(count: Int) -> [Double]? {
        guard let times = elements(count: 1...10_000, read: { $0.number(in: 0...ScriptLimits.gesture) }) else {
            return nil
        }
        let known = times.compactMap { $0 }
        guard known.count == times.count else { return nil }
        guard known.count == count else {
            faults.report(ScriptFault.timesCount(points: count), at: path)
            return nil
        }
        if let late = known.indices.dropFirst().first(where: { known[$0] <= known[$0 - 1] }) {
            faults.report(ScriptFault.timesBackwards, at: path.element(late))
            return nil
        }
        return known
    }

    func lift() -> Step.Action? {
        guard var object = object(keys: ["end"]) else { return nil }
        return object.value("end", default: .up) { $0.choice(of: LiftEnd.self) }.map { .lift($0.touchEnd) }
    }

    fileprivate func gestureTime() -> Double? {
        number(in: 0...ScriptLimits.gesture)
    }

    func size() -> Size? {
        guard let sides = elements(count: 0...3, read: { $0.number(in: ScriptLimits.view) }) else { return nil }
        guard sides.count == 2 else {
            faults.report(ScriptFault.badPoint, at: path)
            return nil
        }
        guard let width = sides[0], let height = sides[1] else { return nil }
        return Size(width: width, height: height)
    }

    // Steps of the server and the system.

    func lock() -> Step.Action? {
        guard var object = object(keys: ["deadline", "serverNow"]) else { return nil }
        let deadline = object.value("deadline") { $0.instant() }
        let serverNow = object.value("serverNow") { $0.instant() }
        guard let deadline, let serverNow else { return nil }
        return .lock(deadline: deadline, serverNow: serverNow)
    }

    /// Reads `{"seats": {"A0502": "sold"}}`.
    func seatStatuses() -> [Step.SeatStatus]? {
        guard var object = object(keys: ["seats"]) else { return nil }
        guard let members = object.required("seats")?.map(count: 1...HallLimits.statuses.upperBound) else { return nil }
        let statuses = members.compactMap { name, field in
            field.choice(of: Seat.Status.self).map { Step.SeatStatus(seat: name, status: $0) }
        }
        return statuses.count == members.count ? statuses : nil
    }

    func recommend() -> Step.Action? {
        guard var object = object(keys: ["count", "type"]) else { return nil }
        let count = object.required("count")?.integer(in: 1...1000)
        let kind = object.value("type") { $0.choice(of: Seat.Kind.self) }
        guard let count, let kind else { return nil }
        return .recommend(count: count, kind: kind)
    }
}

extension ObjectReader {
    fileprivate mutating func target(of step: JSONField) -> Step.Target? {
        switch (optional("seat"), optional("at")) {
        case (let seat?, nil): return seat.text(length: HallLimits.idLength).map(Step.Target.seat)
        case (nil, let point?): return point.point().map(Step.Target.point)
        case (nil, nil) where isMisspelt("seat") || isMisspelt("at"): return nil
        default:
            step.faults.report(ScriptFault.oneOf(["seat", "at"]), at: step.path)
            return nil
        }
    }

    fileprivate mutating func route(of step: JSONField) -> Step.Route? {
        switch (optional("nodes"), optional("points")) {
        case (let nodes?, nil):
            let speed = value("speed", default: 900) { $0.number(in: 1...1_000_000) }
            let nodes = nodes.nodes()
            guard let nodes, let speed else { return nil }
            return .nodes(nodes, speed: speed)
        case (nil, let points?):
            guard let read = points.elements(count: 1...10_000, read: { $0.point() }) else { return nil }
            let known = read.compactMap { $0 }
            guard let times = required("times")?.routeTimes(count: read.count), known.count == read.count else {
                return nil
            }
            return .points(known, times: times)
        default:
            step.faults.report(ScriptFault.oneOf(["nodes", "points"]), at: step.path)
            return nil
        }
    }
}

/// How a lift ends a gesture: not by leaving the finger down.
private enum LiftEnd: String, CaseIterable {
    case up, hold, cancel

    var touchEnd: Step.TouchEnd {
        switch self {
        case .up: .up
        case .hold: .hold
        case .cancel: .cancel
        }
    }
}
