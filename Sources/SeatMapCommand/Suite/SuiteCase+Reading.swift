import Geometry
import Scenes
import SeatSelection
import StrictJSON

extension JSONField {
    /// The keys of a case, in their usual order.
    private static let caseKeys = [
        "name", "guards", "hall", "scales", "theme", "showing", "width", "labels", "legend", "lang", "centerLine",
        "bestRow", "select", "shake", "breathe", "background", "viewport",
    ]

    func suiteCase() -> SuiteCase? {
        guard var object = object(keys: JSONField.caseKeys) else { return nil }
        let name = object.required("name")?.fileName()
        let guards = object.required("guards")?.text(length: 1...300)
        let hall = object.required("hall")?.text(length: 1...300)
        let scales = object.value("scales", default: [1]) { field in
            field.elements(count: 1...4) { $0.integer(in: SharedOptions.scales) }?.compactMap { $0 }
        }
        let theme = object.value("theme", default: "light") { $0.text(length: 1...300) }
        let showing = object.value("showing") { $0.text(length: 1...300) }
        let request = object.pictureRequest()
        guard let name, let guards, let hall, let scales, let theme, let showing, let request else { return nil }
        return SuiteCase(
            name: name, hall: hall, guards: guards, scales: scales, theme: theme, showing: showing, request: request)
    }

    private func fileName() -> String? {
        guard let name = text(length: 1...100) else { return nil }
        let isSafe = name.utf8.allSatisfy { byte in
            (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
                || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || "._-".utf8.contains(byte)
        }
        if isSafe, !name.hasPrefix(".") { return name }
        faults.report(SuiteFault.unsafeName, at: path)
        return nil
    }

    fileprivate func seatIDs() -> [String]? {
        elements(count: 1...1000) { $0.text(length: 1...128) }?.compactMap { $0 }
    }

    fileprivate func motion() -> (seats: [String], time: Double)? {
        guard var object = object(keys: ["seats", "at"]) else { return nil }
        let seats = object.required("seats")?.seatIDs()
        let time = object.required("at")?.number(in: 0...3600)
        guard let seats, let time else { return nil }
        return (seats, time)
    }

    fileprivate func backdrop() -> Backdrop? {
        guard let text = text(length: 1...20) else { return nil }
        if let backdrop = Backdrop(text) { return backdrop }
        faults.report(SuiteFault.badBackground, at: path)
        return nil
    }

    fileprivate func view() -> (view: ViewRequest, showsMinimap: Bool)? {
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

    private func point() -> Point? {
        guard let numbers = elements(count: 2...2, read: { $0.number(in: -1e6...1e6) }), numbers.count == 2,
            let x = numbers[0], let y = numbers[1]
        else { return nil }
        return Point(x: x, y: y)
    }
}

extension ObjectReader {
    fileprivate mutating func pictureRequest() -> PictureRequest? {
        let options = sceneOptions()
        let width = value("width") { $0.integer(in: SharedOptions.widths) }
        let bestRow = value("bestRow", default: false) { $0.bool() }
        let selected = value("select", default: []) { $0.seatIDs() }
        let shake = value("shake") { $0.motion() }
        let breathe = value("breathe") { $0.motion() }
        let backdrop = value("background", default: Backdrop.theme) { $0.backdrop() }
        let view = value("viewport") { $0.view() }
        guard let options, let width, let bestRow, let selected, let shake, let breathe, let backdrop, let view else {
            return nil
        }
        var request = PictureRequest()
        request.options = options
        request.options.showsMinimap = view?.showsMinimap ?? false
        request.width = width
        request.showsBestRow = bestRow
        request.selected = selected
        if let shake { request.motion = .shake(shake.seats, at: shake.time) }
        if let breathe { request.motion = .breathe(breathe.seats, at: breathe.time) }
        request.backdrop = backdrop
        request.view = view?.view
        return request
    }

    private mutating func sceneOptions() -> SceneOptions? {
        let labels = value("labels", default: .rows) { $0.choice(of: SceneOptions.Labels.self) }
        let legend = value("legend", default: .none) { $0.choice(of: LegendName.self) }
        let language = value("lang", default: .chinese) { $0.choice(of: Language.self) }
        let centerLine = value("centerLine", default: false) { $0.bool() }
        guard let labels, let legend, let language, let centerLine else { return nil }
        var options = SceneOptions()
        options.labels = labels
        options.legend = legend.legend
        options.language = language
        options.showsCenterLine = centerLine
        return options
    }
}

/// The legend as a suite file names it.
private enum LegendName: String, CaseIterable {
    case none
    case names
    case counts

    var legend: SceneOptions.Legend {
        switch self {
        case .none: .none
        case .names: .names
        case .counts: .counts
        }
    }
}
