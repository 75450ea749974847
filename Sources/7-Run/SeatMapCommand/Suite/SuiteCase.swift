import Halls
import Scenes
import SeatSelection
import StrictJSON

/// What could be read of one case of a suite.
struct SuiteCaseReading {
    /// The name, which is known even when something else is wrong with the case.
    let name: String?

    let suiteCase: SuiteCase?

    /// What every case can have, and the things it can be about.
    private static let keys = [
        "name", "guards", "scales", "theme", "lang", "background", "tolerance", "hall", "pattern", "replay",
    ]

    init(_ field: JSONField) {
        var object = field.object(keys: SuiteCaseReading.keys + SuiteCase.HallSubject.keys)
        name = object?.required("name")?.fileName()
        suiteCase = object?.suiteCase(name: name)
    }
}

extension JSONField {
    /// Reads scales, each once: two would be one file.
    fileprivate func scales() -> [Int]? {
        var scales: [Int] = []
        _ = elements(count: 1...4) { field in
            guard let scale = field.integer(in: SharedOptions.scales) else { return }
            if scales.contains(scale) { field.faults.report(SuiteFault.repeatedScale, at: field.path) }
            scales.append(scale)
        }
        return scales
    }

    /// Reads a number of seats; without a moment the breath is seen best.
    fileprivate func recommendation() -> PictureRequest.MotionRequest? {
        guard var object = object(keys: ["count", "at"]) else { return nil }
        let count = object.required("count")?.integer(in: HallLimits.limit)
        let time = object.value("at", default: Motion.breathDuration / 2) { $0.number(in: 0...3600) }
        guard let count, let time else { return nil }
        return .recommend(count: count, at: time)
    }
}

extension ObjectReader {
    fileprivate mutating func suiteCase(name: String?) -> SuiteCase? {
        let guards = required("guards")?.sentence(length: 1...300)
        let scales = value("scales", default: [1]) { $0.scales() }
        let theme = value("theme", default: "light") { $0.text(length: 1...300) }
        let tolerance = value("tolerance") { $0.caseTolerance() }
        let subject = subject()
        guard let name, let guards, let scales, let theme, let tolerance, let subject else { return nil }
        return SuiteCase(
            name: name, guards: guards, scales: scales, theme: theme, subject: subject, tolerance: tolerance)
    }

    /// Reads what is drawn: a pattern lock or a replay when there is one, otherwise a hall, which must be there.
    private mutating func subject() -> SuiteCase.Subject? {
        if let pattern = optional("pattern") { return patternSubject(pattern) }
        if let replay = optional("replay") { return replaySubject(replay) }
        return hallSubject().map(SuiteCase.Subject.hall)
    }

    /// Reports keys that belong to another subject.
    private mutating func refuse(_ keys: [String], of subject: String) {
        for key in keys {
            guard let field = optional(key) else { continue }
            field.faults.report(SuiteFault.notOf(subject), at: field.path)
        }
    }

    private mutating func replaySubject(_ replay: JSONField) -> SuiteCase.Subject? {
        refuse(["hall", "lang", "background"] + SuiteCase.HallSubject.keys, of: "replay")
        return replay.replaySubject().map(SuiteCase.Subject.replay)
    }

    private mutating func patternSubject(_ pattern: JSONField) -> SuiteCase.Subject? {
        refuse(["hall", "replay"] + SuiteCase.HallSubject.keys, of: "pattern")
        let language = value("lang", default: .chinese) { $0.choice(of: Language.self) }
        let backdrop = value("background", default: Backdrop.theme) { $0.backdrop() }
        guard var request = pattern.patternRequest(), let language, let backdrop else { return nil }
        request.language = language
        request.backdrop = backdrop
        return .pattern(request)
    }

    private mutating func hallSubject() -> SuiteCase.HallSubject? {
        let hall = isMisspelt("pattern") || isMisspelt("replay") ? nil : required("hall")?.text(length: 1...300)
        let showing = value("showing") { $0.text(length: 1...300) }
        let request = pictureRequest()
        guard let hall, let showing, let request else { return nil }
        return SuiteCase.HallSubject(hall: hall, showing: showing, request: request)
    }

    private mutating func pictureRequest() -> PictureRequest? {
        let options = sceneOptions()
        let width = value("width") { $0.integer(in: SharedOptions.widths) }
        let bestRow = value("bestRow", default: false) { $0.bool() }
        let selected = value("select", default: []) { $0.seatIDs() }
        let motion = motion()
        let backdrop = value("background", default: Backdrop.theme) { $0.backdrop() }
        let view = value("viewport") { $0.view() }
        guard let options, let width, let bestRow, let selected, let motion, let backdrop, let view else { return nil }
        var request = PictureRequest()
        request.options = options
        request.options.showsMinimap = view?.showsMinimap ?? false
        request.width = width
        request.showsBestRow = bestRow
        request.selected = selected
        request.motion = motion
        request.backdrop = backdrop
        request.view = view?.view
        return request
    }

    private mutating func sceneOptions() -> SceneOptions? {
        let labels = value("labels", default: .rows) { $0.choice(of: SceneOptions.Labels.self) }
        let legend = legend()
        let language = value("lang", default: .chinese) { $0.choice(of: Language.self) }
        let centerLine = value("centerLine", default: false) { $0.bool() }
        guard let labels, let legend, let language, let centerLine else { return nil }
        var options = SceneOptions()
        options.labels = labels
        options.legend = legend
        options.language = language
        options.showsCenterLine = centerLine
        return options
    }

    private mutating func legend() -> SceneOptions.Legend? {
        guard let field = optional("legend") else { return SceneOptions.Legend.none }
        guard let name = field.choice(of: LegendName.self) else { return nil }
        if name != .none, optional("viewport") != nil {
            field.faults.report(SuiteFault.legendInView, at: field.path)
        }
        return name.legend
    }

    /// Reads what moves: one thing at most.
    mutating func motion() -> PictureRequest.MotionRequest? {
        let shake = value("shake") { $0.motion() }
        let breathe = value("breathe") { $0.motion() }
        let recommend = value("recommend") { $0.recommendation() }
        reportSecondMotion()
        guard let shake, let breathe, let recommend else { return nil }
        if let shake { return .shake(shake.seats, at: shake.time) }
        if let breathe { return .breathe(breathe.seats, at: breathe.time) }
        return recommend ?? PictureRequest.MotionRequest.none
    }

    private mutating func reportSecondMotion() {
        var first: String?
        for name in ["shake", "breathe", "recommend"] {
            guard let field = optional(name) else { continue }
            if let first { field.faults.report(SuiteFault.twoMotions(first: first), at: field.path) }
            first = first ?? name
        }
    }
}

extension SuiteCase.HallSubject {
    /// What only the case of a hall can have.
    fileprivate static let keys = [
        "showing", "width", "labels", "legend", "centerLine", "bestRow", "select", "shake", "breathe", "recommend",
        "viewport",
    ]
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
