public import Geometry
public import Halls
import PatternLock
import SeatGeometry
public import SeatSelection
public import StrictJSON

/// What is done to a page, step by step, on a clock of its own.
public struct Script: Equatable, Sendable {
    /// What is on the page.
    public enum Scene: Equatable, Sendable {
        /// A hall document, by its path as the script gives it.
        case hall(path: String)

        /// A pattern lock.
        case pattern(PatternSetup)
    }

    /// What happens on the page.
    public enum Course: Equatable, Sendable {
        /// Steps, one after the other.
        case steps([Step])

        /// Touches as they were recorded.
        case trace([TouchSample])

        /// A file with recorded touches, by its path as the script gives it.
        case traceFile(path: String)
    }

    /// What is on the page.
    public let scene: Scene

    /// The size of the view, in points.
    public let view: Size

    /// Pixels per point in frames.
    public let scale: Int

    /// How many touch samples a screen reports in a second.
    public let rate: Int

    /// How many seats may be selected; the hall's own limit when it is `nil`.
    public let limit: Int?

    /// The wall clock at the start, in seconds since the beginning of 1970.
    public let start: Double

    /// The language of notices.
    public let language: Language

    /// Whether a seat is hit as by a finger, or only inside its rectangle.
    public let hitRule: SeatHitRule

    /// The numbers of gesture recognition.
    public let gesture: GestureSettings

    /// What happens.
    public let course: Course

    /// Reads a script strictly: it is accepted whole, or refused with all its faults.
    ///
    /// What depends on the hall, such as the ids of seats, is checked by `faults(in:)`.
    public static func read(_ bytes: [UInt8]) throws(DocumentError) -> Script {
        try readDocument(bytes, sizeLimit: ScriptLimits.fileSize) { $0.script() }.content
    }

    fileprivate static let keys = [
        "version", "scene", "viewport", "hz", "limit", "now", "lang", "hit", "gesture", "steps", "trace",
    ]

    /// Returns a fault for every seat that the script names and the hall does not have.
    public func faults(in hall: Hall) -> FaultList {
        guard case .steps(let steps) = course else { return FaultList([]) }
        let unknown = steps.flatMap(\.namedSeats).filter { hall.seatIndex(id: $0.id) == nil }
        return FaultList(unknown.map { Fault(path: $0.place, message: "\(ScriptFault.unknownSeat)") })
    }

    /// The names of its snapshots, in the order of its steps.
    public var snapshotNames: [String] {
        guard case .steps(let steps) = course else { return [] }
        return steps.compactMap { step in
            if case .snapshot(let name) = step.action { name } else { nil }
        }
    }
}

/// How a tap finds its seat.
public enum SeatHitRule: String, CaseIterable, Sendable {
    /// The nearest unit within a finger's reach.
    case touch

    /// The unit whose rectangle contains the point.
    case strict
}

/// What a pattern scene is made of, besides its size.
public struct PatternSetup: Equatable, Sendable {
    /// How many nodes a side has.
    public let order: Int

    /// Whether the trail stays hidden.
    public let isHidden: Bool

    /// Whether nodes answer in a square box at their centre instead of a circle.
    public let usesBox: Bool

    /// How many wrong patterns were entered before.
    public let failures: Int
}

/// How much a script may hold and last.
public enum ScriptLimits {
    /// The largest script or trace that is read, in bytes.
    public static let fileSize = 16 << 20

    /// The most steps.
    public static let steps = 10_000

    /// The most touch samples, recorded or made from steps.
    public static let samples = 1_000_000

    /// The longest wait or time in the background, in seconds: a week.
    public static let wait = 604_800.0

    /// The latest touch of a trace, in seconds: as late as steps can make it.
    public static let latest = Double(steps) * wait

    /// The longest single gesture, in seconds.
    public static let gesture = 60.0

    /// The sides of a view, in points.
    public static let view = 1.0...4096.0

    /// Coordinates of touches, in points.
    public static let coordinates = -100_000.0...100_000.0
}

extension JSONField {
    fileprivate func script() -> Script? {
        guard var object = document(keys: Script.keys) else { return nil }
        let version = object.required("version")?.integer(in: 1...1)
        let scene = object.required("scene")?.scene()
        let viewport = object.value("viewport") { $0.viewport() }
        let rate = object.value("hz", default: 60) { $0.integer(in: 1...1000) }
        let limit = object.value("limit") { $0.integer(in: 1...1000) }
        let start = object.value("now", default: 0) { $0.instant() }
        let language = object.value("lang", default: .chinese) { $0.choice(of: Language.self) }
        let hitRule = object.value("hit", default: .touch) { $0.choice(of: SeatHitRule.self) }
        let gesture = object.value("gesture", default: GestureSettings()) { $0.gestureSettings() }
        let course = object.course(of: self, scene: scene?.scene)
        guard version != nil, let scene, let viewport, let rate, let limit, let start, let language, let hitRule,
            let gesture, let course
        else { return nil }
        return Script(
            scene: scene.scene, view: scene.size ?? viewport?.size ?? Viewport.referenceSize,
            scale: viewport?.scale ?? 1, rate: rate, limit: limit, start: start, language: language, hitRule: hitRule,
            gesture: gesture, course: course)
    }

    private func scene() -> (scene: Script.Scene, size: Size?)? {
        guard var object = object(keys: ["hall", "pattern"]) else { return nil }
        switch (object.optional("hall"), object.optional("pattern")) {
        case (let hall?, nil): return hall.text(length: 1...1000).map { (.hall(path: $0), nil) }
        case (nil, let pattern?): return pattern.patternScene().map { (.pattern($0.setup), $0.size) }
        case (nil, nil) where object.isMisspelt("hall") || object.isMisspelt("pattern"): return nil
        default:
            faults.report(ScriptFault.oneScene, at: path)
            return nil
        }
    }

    private func patternScene() -> (setup: PatternSetup, size: Size)? {
        guard var object = object(keys: ["width", "height", "nodes", "hidden", "hit", "failures"]) else { return nil }
        let width = object.required("width")?.number(in: ScriptLimits.view)
        let height = object.required("height")?.number(in: ScriptLimits.view)
        let order = object.value("nodes", default: 3) { $0.integer(in: PatternLayout.orders) }
        let isHidden = object.value("hidden", default: false) { $0.bool() }
        let hit = object.value("hit", default: .circle) { $0.choice(of: NodeHit.self) }
        let failures = object.value("failures", default: 0) { $0.integer(in: 0...10_000) }
        guard let width, let height, let order, let isHidden, let hit, let failures else { return nil }
        return (
            PatternSetup(order: order, isHidden: isHidden, usesBox: hit == .box, failures: failures),
            Size(width: width, height: height)
        )
    }

    private func viewport() -> (size: Size?, scale: Int)? {
        guard var object = object(keys: ["width", "height", "scale"]) else { return nil }
        let width = object.value("width", default: Viewport.referenceSize.width) { $0.number(in: ScriptLimits.view) }
        let height = object.value("height", default: Viewport.referenceSize.height) { $0.number(in: ScriptLimits.view) }
        let scale = object.value("scale", default: 1) { $0.integer(in: 1...4) }
        guard let width, let height, let scale else { return nil }
        return (Size(width: width, height: height), scale)
    }

    private func gestureSettings() -> GestureSettings? {
        let keys = [
            "tapSlop", "panSlop", "doubleTapGap", "doubleTapDistance", "longPress", "deceleration", "rubberBand",
            "bouncesZoom",
        ]
        guard var object = object(keys: keys) else { return nil }
        let usual = GestureSettings()
        let tapSlop = object.value("tapSlop", default: usual.tapSlop) { $0.number(in: 0...100) }
        let panSlop = object.value("panSlop", default: usual.panSlop) { $0.number(in: 0...100) }
        let gap = object.value("doubleTapGap", default: usual.doubleTapGap) { $0.number(in: 0...10) }
        let distance = object.value("doubleTapDistance", default: usual.doubleTapDistance) { $0.number(in: 0...1000) }
        let longPress = object.value("longPress", default: usual.longPress) { $0.number(in: 0.01...60) }
        let deceleration = object.value("deceleration") { $0.number(in: 0.5...0.9999) }
        let rubberBand = object.value("rubberBand", default: usual.rubberBand) { $0.number(in: 0.01...10) }
        let bounces = object.value("bouncesZoom", default: usual.bouncesZoom) { $0.bool() }
        guard let tapSlop, let panSlop, let gap, let distance, let longPress, let deceleration, let rubberBand,
            let bounces
        else { return nil }
        var settings = usual
        settings.tapSlop = tapSlop
        settings.panSlop = panSlop
        settings.doubleTapGap = gap
        settings.doubleTapDistance = distance
        settings.longPress = longPress
        settings.deceleration = deceleration
        settings.rubberBand = rubberBand
        settings.bouncesZoom = bounces
        return settings
    }

    /// Reads a time such as `2026-01-01T12:00:00Z`.
    func instant() -> Double? {
        guard let text = text(length: 1...40) else { return nil }
        if let seconds = Instant.seconds(text) { return seconds }
        faults.report(ScriptFault.badInstant, at: path)
        return nil
    }

    /// Reads a point such as `[200, 300]`.
    func point() -> Point? {
        guard let numbers = elements(count: 0...3, read: { $0.number(in: ScriptLimits.coordinates) }) else {
            return nil
        }
        guard numbers.count == 2 else {
            faults.report(ScriptFault.badPoint, at: path)
            return nil
        }
        guard let x = numbers[0], let y = numbers[1] else { return nil }
        return Point(x: x, y: y)
    }
}

/// The area of a node that answers to a finger, as a script names it.
private enum NodeHit: String, CaseIterable {
    case circle
    case box
}

extension ObjectReader {
    fileprivate mutating func course(of script: JSONField, scene: Script.Scene?) -> Script.Course? {
        switch (optional("steps"), optional("trace")) {
        case (let steps?, nil): return steps.steps(scene: scene).map(Script.Course.steps)
        case (nil, let trace?):
            if case .string = trace.value {
                return trace.text(length: 1...1000).map { .traceFile(path: $0) }
            }
            return trace.trace().map(Script.Course.trace)
        case (nil, nil) where isMisspelt("steps") || isMisspelt("trace"): return nil
        default:
            script.faults.report(ScriptFault.stepsOrTrace, at: script.path)
            return nil
        }
    }
}

extension Step {
    /// The seats that the step names, each with its place in the document.
    fileprivate var namedSeats: [(id: String, place: String)] {
        switch action {
        case .tap(.seat(let id), _): [(id, "\(place).tap.seat")]
        case .doubleTap(.seat(let id), _): [(id, "\(place).doubleTap.seat")]
        case .push(let statuses): statuses.map { ($0.seat, "\(place).push.seats[\(quoted($0.seat))]") }
        case .lockRefused(let statuses): statuses.map { ($0.seat, "\(place).lockRefused.seats[\(quoted($0.seat))]") }
        case .expect(let expectations): expectations.flatMap { $0.namedSeats(in: "\(place).expect") }
        default: []
        }
    }
}

extension Step.Expectation {
    fileprivate func namedSeats(in place: String) -> [(id: String, place: String)] {
        switch value {
        case .array(let elements) where key == "selected" || key == "recommended":
            elements.enumerated().compactMap { index, element in
                guard case .string(let id) = element else { return nil }
                return (id, "\(place).\(key)[\(index)]")
            }
        case .object(let members) where key == "status":
            members.map { ($0.name, "\(place).status[\(quoted($0.name))]") }
        default: []
        }
    }
}
