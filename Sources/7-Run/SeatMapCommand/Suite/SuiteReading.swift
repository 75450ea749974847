import Geometry
import PatternLock
import PixelDiff
import Pixels
import Regression
import StrictJSON

/// What the values of a case consist of.
extension JSONField {
    func seatIDs() -> [String]? {
        elements(count: 1...1000) { $0.text(length: 1...128) }?.compactMap { $0 }
    }

    func motion() -> (seats: [String], time: Double)? {
        guard var object = object(keys: ["seats", "at"]) else { return nil }
        let seats = object.required("seats")?.seatIDs()
        let time = object.required("at")?.number(in: 0...3600)
        guard let seats, let time else { return nil }
        return (seats, time)
    }

    func replaySubject() -> ReplaySubject? {
        guard var object = object(keys: ["script", "snapshot", "touches"]) else { return nil }
        let script = object.required("script")?.text(length: 1...300)
        let snapshot = object.required("snapshot")?.text(length: 1...100)
        let touches = object.value("touches", default: false) { $0.bool() }
        guard let script, let snapshot, let touches else { return nil }
        return ReplaySubject(script: script, snapshot: snapshot, showsTouches: touches)
    }

    func backdrop() -> Backdrop? {
        guard let text = text(length: 1...20) else { return nil }
        if let backdrop = Backdrop(text) { return backdrop }
        faults.report(SuiteFault.badBackground, at: path)
        return nil
    }

    func view() -> (view: ViewRequest, showsMinimap: Bool)? {
        guard var object = object(keys: ["width", "height", "zoom", "center", "minimap"]) else { return nil }
        let width = object.required("width")?.number(in: 1...4096)
        let height = object.required("height")?.number(in: 1...4096)
        let zoom = object.value("zoom", default: ViewRequest.Zoom.initial) { $0.zoom() }
        let center = object.value("center") { $0.point() }
        let minimap = object.value("minimap", default: false) { $0.bool() }
        guard let width, let height, let zoom, let center, let minimap else { return nil }
        return (ViewRequest(size: Size(width: width, height: height), zoom: zoom, center: center), minimap)
    }

    private func zoom() -> ViewRequest.Zoom? {
        switch value {
        case "min": return .minimum
        case "fit": return .fit
        case .integer, .number: return number(in: 0.01...100).map(ViewRequest.Zoom.factor)
        default:
            faults.report(SuiteFault.badZoom, at: path)
            return nil
        }
    }

    func point() -> Point? {
        guard let numbers = elements(count: 0...2, read: { $0.number(in: -1e6...1e6) }) else { return nil }
        guard numbers.count == 2 else {
            faults.report(SuiteFault.badCenter, at: path)
            return nil
        }
        guard let x = numbers[0], let y = numbers[1] else { return nil }
        return Point(x: x, y: y)
    }

    /// Reads how a pattern lock is drawn; whether that can happen is known when it is.
    func patternRequest() -> PatternRequest? {
        guard var object = object(keys: ["nodes", "state", "width", "height", "finger", "passed", "hidden"]) else {
            return nil
        }
        let standard = PatternRequest()
        let pattern = object.value("nodes") { $0.pattern() }
        let state = object.value("state") { $0.choice(of: PatternState.self) }
        let width = object.value("width", default: Int(standard.size.width)) { $0.integer(in: PatternRequest.sides) }
        let height = object.value("height", default: Int(standard.size.height)) { $0.integer(in: PatternRequest.sides) }
        let finger = object.value("finger") { $0.point() }
        let passed = object.value("passed", default: []) { $0.nodes() }
        let hidden = object.value("hidden", default: false) { $0.bool() }
        guard let pattern, let state, let width, let height, let finger, let passed, let hidden else { return nil }
        return PatternRequest(
            size: Size(width: Double(width), height: Double(height)), pattern: pattern, state: state, passed: passed,
            finger: finger, isHidden: hidden)
    }

    private func pattern() -> Pattern? {
        guard let nodes = nodes() else { return nil }
        for (index, node) in nodes.enumerated() where nodes[..<index].contains(node) {
            faults.report(SuiteFault.repeatedNode(node), at: path)
            return nil
        }
        return try? Pattern(nodes: nodes)
    }

    private func nodes() -> [Int]? {
        elements(count: 1...9) { $0.integer(in: 0...8) }?.compactMap { $0 }
    }

    /// Reads how much a case may differ: a reason, and at least one limit.
    func caseTolerance() -> CaseTolerance? {
        let limits = ["levels", "maxPixels", "maxRatio", "window"]
        guard var object = object(keys: ["reason"] + limits) else { return nil }
        let reason = object.required("reason")?.sentence(length: 1...300)
        let levels = object.value("levels") { $0.integer(in: 1...254) }
        let maxPixels = object.value("maxPixels") { $0.integer(in: 1...PixelSize.maxArea) }
        let maxRatio = object.value("maxRatio") { $0.ratio() }
        let window = object.value("window") { $0.densityLimit() }
        if !limits.contains(where: { object.optional($0) != nil || object.isMisspelt($0) }) {
            faults.report(SuiteFault.emptyTolerance, at: path)
        }
        guard let reason, let levels, let maxPixels, let maxRatio, let window else { return nil }
        return CaseTolerance(
            reason: reason, rules: ComparisonRules(tolerance: levels ?? 0),
            gate: DifferenceGate(maxPixels: maxPixels, maxRatio: maxRatio, density: window))
    }

    /// Reads a part of a picture; all of it, or nothing, would be no limit.
    private func ratio() -> Double? {
        guard let ratio = number(in: 0...1) else { return nil }
        if ratio > 0, ratio < 1 { return ratio }
        faults.report(SuiteFault.badRatio, at: path)
        return nil
    }

    private func densityLimit() -> DensityLimit? {
        guard var object = object(keys: ["side", "maxPixels"]) else { return nil }
        let side = object.required("side")?.integer(in: 1...1000)
        let maxPixels = object.required("maxPixels")?.integer(in: 1...1_000_000)
        guard let side, let maxPixels else { return nil }
        return DensityLimit(side: side, maxPixels: maxPixels)
    }
}
