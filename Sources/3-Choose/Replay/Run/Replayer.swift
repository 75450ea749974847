public import Geometry
public import Halls
public import SeatGeometry
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
}

// The clock.
extension Replayer {
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
}

// Records.
extension Replayer {
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
}
