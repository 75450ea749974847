public import Geometry
public import Halls
import PatternLock
public import SeatGeometry
import SeatSelection
import StrictJSON

/// Plays a script on a page without a phone, on a clock of its own.
///
/// Nothing sleeps and nothing reads a clock: the same script gives the same records. Timers fire in the order of their
/// times, and before a touch at the same time; pictures that are due show the page after both.
public struct Replayer {
    let script: Script
    var page: any Page
    let frames: FrameRequest

    /// Seconds since the start.
    var time = 0.0
    var view: Size
    var fingers: [Int: Point] = [:]
    var lifted: [(place: Point, time: Double)] = []
    var backgroundSince: Double?
    var sampleCount = 0

    /// The number of the next picture that is due, and of all that were.
    private var nextTick = 0
    private var frameCount = 0

    /// What is done with each record and each touch sample.
    let visit: (ReplayRecord) throws -> Void
    let record: (TouchSample) throws -> Void

    private init(
        _ script: Script, page: any Page, frames: FrameRequest, record: @escaping (TouchSample) throws -> Void,
        visit: @escaping (ReplayRecord) throws -> Void
    ) {
        self.script = script
        self.page = page
        self.frames = frames
        self.record = record
        self.visit = visit
        view = script.view
    }

    /// Plays a script to its end.
    ///
    /// - Parameters:
    ///   - trace: The recorded touches when the script names a file of them.
    ///   - hall: The hall when the script names one.
    ///   - spacing: The room around the seats, as the theme has it that the frames are drawn with.
    ///   - frames: Which pictures are wanted.
    ///   - record: What is done with each touch sample; together they are the trace of the script.
    ///   - visit: What is done with each record.
    /// - Throws: `ReplayError` when the script cannot go on, and what `record` and `visit` throw.
    public static func play(
        _ script: Script, trace: [TouchSample] = [], hall: Hall? = nil, spacing: LayoutSpacing = LayoutSpacing(),
        frames: FrameRequest = .none, record: @escaping (TouchSample) throws -> Void = { _ in },
        visit: @escaping (ReplayRecord) throws -> Void
    ) throws {
        var replayer = Replayer(
            script, page: try page(script, hall, spacing), frames: frames, record: record, visit: visit)
        switch script.course {
        case .steps(let steps): for step in steps { try replayer.play(step) }
        case .trace(let samples): try replayer.play(samples, place: "trace")
        case .traceFile: try replayer.play(trace, place: "trace")
        }
        try replayer.finish()
    }

    private static func page(_ script: Script, _ hall: Hall?, _ spacing: LayoutSpacing) throws -> any Page {
        switch script.scene {
        case .hall:
            guard let hall else { throw ReplayError("scene.hall", "is not given") }
            return SeatPage(script: script, hall: hall, spacing: spacing)
        case .pattern(let setup):
            guard let page = PatternPage(setup: setup, view: script.view) else {
                throw ReplayError("scene.pattern", .tooSmall)
            }
            return page
        }
    }

    // The clock.

    /// Lets time pass: timers fire and pictures are taken, each in its turn.
    mutating func advance(to target: Double) throws {
        while true {
            let timer = page.nextTimer.map { max($0, time) }
            let tick = nextTickTime
            guard let due = [timer, tick].compactMap({ $0 }).min(), due < target || timer == due && due <= target else {
                break
            }
            time = due
            try tell(page.advance(to: due))
            if let tick, tick <= due, timer ?? .infinity > due { try takeDuePicture() }
        }
        time = max(time, target)
        try tell(page.advance(to: time))
    }

    /// When the next picture is due, or `nil`.
    private var nextTickTime: Double? {
        guard case .rate(let rate) = frames, backgroundSince == nil else { return nil }
        return Double(nextTick) / Double(rate)
    }

    private mutating func takeDuePicture() throws {
        nextTick += 1
        try tell(PageEvent("frame"), wantsFrame: true)
    }

    /// Leaves out the pictures that were due while the page was out of sight.
    mutating func skipTicks() {
        guard case .rate(let rate) = frames else { return }
        nextTick = max(nextTick, Int((time * Double(rate)).rounded(.up)))
    }

    /// Lets everything that waits happen, and takes a last picture.
    mutating func finish() throws {
        var timers = 0
        while let timer = page.nextTimer, timer < time + 10, timers < 1000 {
            timers += 1
            try advance(to: max(timer, time))
        }
        if case .rate = frames, backgroundSince == nil { try advance(to: time + 0.5) }
        try tell(PageEvent("end"), wantsFrame: frames == .events)
    }

    // Records.

    mutating func tell(_ events: [PageEvent]) throws {
        for event in events { try tell(event, wantsFrame: frames == .events) }
    }

    mutating func tell(
        _ event: PageEvent, wantsFrame: Bool, snapshot: String? = nil, isFailure: Bool = false
    ) throws {
        if wantsFrame { frameCount += 1 }
        guard frameCount <= FrameRequest.most else {
            throw ReplayError("(script)", "makes more than \(FrameRequest.most) pictures")
        }
        try visit(
            ReplayRecord(
                time: time, event: event.name, details: event.details, state: page.state(at: time),
                frame: wantsFrame ? frame : nil, snapshot: snapshot, isFailure: isFailure))
    }

    /// Fingers that are down, and those that were just lifted.
    private var touchMarks: [TouchMark] {
        let down = fingers.sorted { $0.key < $1.key }.map { TouchMark(location: $0.value, strength: 1) }
        let fading = lifted.map { finger in
            TouchMark(location: finger.place, strength: 1 - (time - finger.time) / TouchMark.fading)
        }
        return down + fading.filter { $0.strength > 0 }
    }

    private var frame: PageFrame {
        PageFrame(
            content: page.content(at: time), view: view, language: script.language, touches: touchMarks,
            secondsInBackground: backgroundSince.map { time - $0 })
    }

    /// How long a tap of two takes, in seconds.
    private static let shortTap = 0.05

    /// Plays one step from the present moment to its end.
    mutating func play(_ step: Step) throws {
        switch step.action {
        case .wait(let seconds): try advance(to: time + seconds)
        case .snapshot(let name):
            try advance(to: time)
            let event = PageEvent("snapshot", [JSONMember("name", .string(name))])
            try tell(event, wantsFrame: frames != .none, snapshot: name)
        case .expect(let expectations): try check(expectations, step)
        case .background(let seconds): try goAway(for: seconds, step)
        case .foreground: try comeBack(step)
        case .resize(let size):
            if let page = page as? PatternPage, !page.fits(size) {
                throw ReplayError("\(step.place).resize", .tooSmall)
            }
            view = size
            try perform(step)
        case .lock, .lockRefused, .push, .recommend, .confirm, .answer, .clock: try perform(step)
        case .tap, .doubleTap, .pan, .pinch, .path, .lift: try play(try samples(of: step), place: step.place)
        }
    }

    private mutating func perform(_ step: Step) throws {
        try advance(to: time)
        guard let events = page.perform(step.action, at: time) else {
            throw ReplayError(step.place, "is not possible on this page")
        }
        try tell(events)
    }

    /// Goes out of sight; only the deadline of held seats runs on.
    private mutating func goAway(for seconds: Double, _ step: Step) throws {
        try perform(step)
        try recordLostFingers()
        backgroundSince = backgroundSince ?? time
        if case .rate = frames { try tell(PageEvent("frame"), wantsFrame: true) }
        time += seconds
        if case .rate = frames { try tell(PageEvent("frame"), wantsFrame: true) }
    }

    /// Takes the fingers away that are down, as the system does; the page has been told with the step itself.
    private mutating func recordLostFingers() throws {
        for (id, place) in fingers.sorted(by: { $0.key < $1.key }) {
            try record(TouchSample(time: time, id: id, phase: .cancelled, location: place))
        }
        (fingers, lifted) = ([:], [])
    }

    private mutating func comeBack(_ step: Step) throws {
        backgroundSince = nil
        skipTicks()
        guard let events = page.perform(step.action, at: time) else { return }
        try tell(events)
    }

    private mutating func check(_ expectations: [Step.Expectation], _ step: Step) throws {
        try advance(to: time)
        let failures = expectations.compactMap { expectation -> JSONValue? in
            let state = state(for: expectation)
            guard !expectation.isMet(by: state) else { return nil }
            return [
                "path": .string("\(step.place).expect.\(expectation.key)"), "expected": expectation.value,
                "actual": state[expectation.key] ?? .null,
            ]
        }
        let event = PageEvent(
            "expect", [JSONMember("passed", .bool(failures.isEmpty)), JSONMember("failures", .array(failures))])
        try tell(event, wantsFrame: frames == .events, isFailure: !failures.isEmpty)
    }

    /// Returns the state, with the statuses of the seats that are asked for.
    private func state(for expectation: Step.Expectation) -> JSONValue {
        guard expectation.key == "status", let page = page as? SeatPage, case .object(let members) = expectation.value
        else { return page.state(at: time) }
        return ["status": page.statuses(of: members.map(\.name))]
    }

    // Touches.

    /// Plays samples, each at its time.
    mutating func play(_ samples: [TouchSample], place: String) throws {
        sampleCount += samples.count
        guard sampleCount <= ScriptLimits.samples else { throw ReplayError(place, .tooManySamples) }
        for sample in samples {
            try advance(to: sample.time)
            try record(sample)
            follow(sample)
            try tell(page.handle(sample))
        }
    }

    /// Keeps where fingers are, and for a while where they were lifted.
    private mutating func follow(_ sample: TouchSample) {
        let isDown = sample.phase == .began || sample.phase == .moved
        fingers[sample.id] = isDown ? sample.location : nil
        lifted.removeAll { $0.time < sample.time - TouchMark.fading }
        if !isDown { lifted = lifted.suffix(TouchMark.mostFading - 1) + [(sample.location, sample.time)] }
    }

    /// Returns what a screen would report of a step that begins now.
    private func samples(of step: Step) throws -> [TouchSample] {
        let lowering = StepLowering(rate: script.rate, time: time, fingerDown: fingers[StepLowering.finger])
        switch step.action {
        case .tap(let target, let duration):
            return lowering.tap(at: try place(of: target, "\(step.place).tap"), duration: duration)
        case .doubleTap(let target, let gap):
            let place = try place(of: target, "\(step.place).doubleTap")
            return lowering.doubleTap(at: place, gap: gap, duration: Replayer.shortTap)
        case .pan(let from, let to, let duration, let end):
            try checkInside(from, "\(step.place).pan.from")
            return lowering.pan(from: from, to: to, duration: duration, end: end)
        case .pinch(let center, let spans, let duration):
            try checkInside(center, "\(step.place).pinch.center")
            return lowering.pinch(center: center, spans: spans, duration: duration)
        case .path(let route, let end): return try path(route, end, lowering, step)
        case .lift(let end):
            guard let place = fingers[StepLowering.finger] else { throw ReplayError(step.place, .noFingerDown) }
            return lowering.lift(place, end: end)
        default: return []
        }
    }

    private func path(
        _ route: Step.Route, _ end: Step.TouchEnd, _ lowering: StepLowering, _ step: Step
    ) throws -> [TouchSample] {
        switch route {
        case .points(let points, let times):
            if lowering.fingerDown == nil { try checkInside(points[0], "\(step.place).path.points[0]") }
            return lowering.path(points, times: times, end: end)
        case .nodes(let nodes, let speed):
            guard let layout = (page as? PatternPage)?.layout else { throw ReplayError(step.place, .needsPattern) }
            let points = nodes.map { layout.center(of: $0) }
            var times = [(lowering.fingerDown ?? points[0]).distance(to: points[0]) / speed]
            for (from, to) in zip(points, points.dropFirst()) {
                times.append((times.last ?? 0) + from.distance(to: to) / speed)
            }
            guard times.allSatisfy({ $0 <= ScriptLimits.gesture }) else {
                throw ReplayError("\(step.place).path", .tooLong)
            }
            return lowering.path(points, times: times, end: end)
        }
    }

    private func place(of target: Step.Target, _ path: String) throws -> Point {
        switch target {
        case .point(let point):
            try checkInside(point, "\(path).at")
            return point
        case .seat(let id):
            guard let page = page as? SeatPage, let point = page.viewPoint(ofSeat: id) else {
                throw ReplayError("\(path).seat", .unknownSeat)
            }
            try checkInside(point, "\(path).seat")
            return point
        }
    }

    /// A finger comes down inside the view or not at all.
    private func checkInside(_ point: Point, _ path: String) throws {
        let view = Rect(x: 0, y: 0, width: view.width, height: view.height)
        guard view.contains(point) else { throw ReplayError(path, .outsideView) }
    }
}

extension SeatPage {
    /// Returns where the middle of a seat is in the view, or `nil` when the hall has no such seat.
    func viewPoint(ofSeat id: String) -> Point? {
        session.hall.seatIndex(id: id).map { scroll.viewport.viewPoint(of: layout.seatFrames[$0].center) }
    }
}
