import Geometry
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
}
