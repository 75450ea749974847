import Geometry
import Halls
import SeatGeometry
import SeatSelection
import StrictJSON

/// The page on which a buyer chooses seats.
struct SeatPage: Page {
    /// How long a notice stays, in seconds.
    static let noticeDuration = 2.0

    let start: Double
    let language: Language
    let hitRule: SeatHitRule
    let spacing: LayoutSpacing

    var session: BuyerSession
    /// The statuses that the server has, whether or not the page has heard of them.
    var server: Hall
    var layout: HallLayout
    var scroll: ScrollView
    var recognizer: GestureRecognizer

    /// The canvas point of a tap that waits to count, and the unit there.
    var waitingTap: (point: Point, unit: Int?)?
    var notice: (notice: Notice, end: Double)?
    var motions: [RunningMotion] = []
    var transition: Transition?

    struct RunningMotion {
        let kind: PageMotion.Kind
        let units: [Int]
        let start: Double

        func isOver(at time: Double) -> Bool {
            switch kind {
            case .shake: time >= start + FeedbackDuration.shake
            case .bounce: time >= start + FeedbackDuration.bounce
            case .breathe: false
            }
        }
    }

    init(script: Script, hall: Hall, spacing: LayoutSpacing) {
        start = script.start
        language = script.language
        hitRule = script.hitRule
        self.spacing = spacing
        session = BuyerSession(hall: hall, limit: script.limit)
        server = hall
        layout = HallLayout(hall: hall, fitting: Int(script.view.width), spacing: spacing)
        scroll = ScrollView(content: layout.contentSize, view: script.view, settings: script.gesture)
        recognizer = GestureRecognizer(script.gesture)
    }

    /// The reading of a clock that nobody can set.
    func now(_ time: Double) -> Double { start + time }

    var nextTimer: Double? {
        guard !session.isInBackground else { return nil }
        return [recognizer.nextTimer, scroll.restsAt, notice?.end, deadlineTimer].compactMap { $0 }.min()
    }

    private var deadlineTimer: Double? { session.lock.map { $0.localDeadline - start } }

    mutating func advance(to time: Double) -> [PageEvent] {
        guard !session.isInBackground else { return [] }
        let events = advanceScroll(to: time)
        motions.removeAll { $0.isOver(at: time) }
        if transition?.isOver(at: time) == true { transition = nil }
        return events + recognizer.advance(to: time).flatMap { handle($0, at: time) } + checkDeadline(at: time)
            + endNotice(at: time)
    }

    private mutating func advanceScroll(to time: Double) -> [PageEvent] {
        let rest = scroll.restsAt
        scroll.advance(to: time)
        return rest != nil && scroll.restsAt == nil ? [PageEvent("rest")] : []
    }

    private mutating func checkDeadline(at time: Double) -> [PageEvent] {
        guard let lock = session.lock, let timer = deadlineTimer else { return [] }
        // The sum of the start and the timer may be rounded to just before the deadline.
        let now = timer <= time ? max(now(time), lock.localDeadline) : now(time)
        return told(session.checkDeadline(at: now), at: time)
    }

    private mutating func endNotice(at time: Double) -> [PageEvent] {
        guard let end = notice?.end, end <= time else { return [] }
        notice = nil
        return [PageEvent("noticeEnded")]
    }

    mutating func handle(_ sample: TouchSample) -> [PageEvent] {
        guard !session.isInBackground else { return [] }
        if sample.phase == .began { scroll.touch(at: sample.time) }
        return recognizer.handle(sample).flatMap { handle($0, at: sample.time) }
    }

    /// Does what the buyer's session tells: shows notices and motions, and puts events into words.
    mutating func told(_ events: [BuyerEvent], at time: Double) -> [PageEvent] {
        let told = events.map { event in
            show(event, at: time)
            return PageEvent(event, hall: session.hall, language: language)
        }
        if !recommended.allSatisfy({ session.hall.rejection(of: $0) == nil }) { endRecommendation() }
        return told
    }

    private mutating func show(_ event: BuyerEvent, at time: Double) {
        switch event {
        case .selected(let units):
            endRecommendation()
            motions.append(RunningMotion(kind: .bounce, units: units, start: time))
        case .deselected(let units), .lost(let units), .released(let units):
            motions.removeAll { $0.kind == .bounce && !$0.units.filter(units.contains).isEmpty }
        case .refused(let units, .overLimit):
            motions.removeAll { $0.kind == .shake }
            motions.append(RunningMotion(kind: .shake, units: units, start: time))
        case .notice(let notice): self.notice = (notice, time + SeatPage.noticeDuration)
        default: break
        }
    }

    /// The units that are offered: those that breathe.
    var recommended: [Int] { motions.first { $0.kind == .breathe }?.units ?? [] }

    mutating func endRecommendation() {
        motions.removeAll { $0.kind == .breathe }
    }

    func state(at time: Double) -> JSONValue {
        [
            "zoom": .number(scroll.viewport.zoom.roundedForOutput),
            "offset": .point(scroll.viewport.offset),
            "selected": .array(session.selection.seatIDs(in: session.hall).map { .string($0) }),
            "recommended": .array(ids(of: recommended).map { .string($0) }),
            "lockRemaining": .seconds(session.lock?.remaining(at: now(time))),
            "notice": noticeText.map { .string($0) } ?? .null,
            "background": .bool(session.isInBackground),
        ]
    }

    private var noticeText: String? {
        notice?.notice.text(in: language, hall: session.hall)
    }

    /// Returns the statuses that the page shows of some seats.
    func statuses(of ids: [String]) -> JSONValue {
        .object(
            ids.compactMap { id in
                session.hall.seatIndex(id: id).map { JSONMember(id, .string(session.hall.seats[$0].status.rawValue)) }
            })
    }

    func content(at time: Double) -> PageFrame.Content {
        .hall(
            HallFrame(
                hall: session.hall, viewport: seenViewport(at: time), fittedWidth: Int(scroll.viewport.size.width),
                selection: session.selection,
                motions: motions.filter { !$0.isOver(at: time) }.map {
                    PageMotion(kind: $0.kind, units: $0.units, elapsed: time - $0.start)
                },
                notice: noticeText, lockSeconds: session.lock.map { Int($0.remaining(at: now(time)).rounded(.up)) }))
    }
}

extension PageEvent {
    /// Puts something that happened to a selection into a line of output.
    init(_ event: BuyerEvent, hall: Hall, language: Language) {
        func ids(_ units: [Int]) -> JSONMember {
            JSONMember("seats", ids: units.flatMap { hall.units[$0].seats.map { hall.seats[$0].id } })
        }
        switch event {
        case .selected(let units): self.init("selected", [ids(units)])
        case .deselected(let units): self.init("deselected", [ids(units)])
        case .lost(let units): self.init("lost", [ids(units)])
        case .released(let units): self.init("released", [ids(units)])
        case .refused(let units, .overLimit(let current, let limit)):
            self.init(
                "overLimit",
                [ids(units), JSONMember("current", .integer(current)), JSONMember("limit", .integer(limit))])
        case .refused(let units, .rejected(let reason)):
            self.init("rejected", [ids(units), JSONMember("reason", .string(reason.rawValue))])
        case .refused(let units, .ok): self.init("rejected", [ids(units)])
        case .locked: self.init("locked")
        case .lockRefused: self.init("lockRefused")
        case .reloaded: self.init("reloaded")
        case .haptic(let haptic): self.init("haptic", [JSONMember("kind", .string(haptic.rawValue))])
        case .notice(let notice):
            self.init("notice", [JSONMember("text", .string(notice.text(in: language, hall: hall)))])
        }
    }
}
