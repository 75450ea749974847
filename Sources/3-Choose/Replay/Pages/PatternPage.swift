import Geometry
import PatternLock
import StrictJSON

/// The page with a pattern lock.
struct PatternPage: Page {
    private(set) var session: PatternSession
    private var isInBackground = false

    /// The numbers of nodes and where they are, for steps that name them.
    var layout: PatternLayout { session.layout }

    private let setup: PatternSetup

    /// Creates the page, or `nil` when no nodes fit its view.
    init?(setup: PatternSetup, view: Size) {
        guard let layout = PatternPage.layout(setup, view) else { return nil }
        self.setup = setup
        session = PatternSession(layout: layout, isHidden: setup.isHidden, failures: setup.failures)
    }

    static func layout(_ setup: PatternSetup, _ view: Size) -> PatternLayout? {
        PatternLayout(size: view, order: setup.order, hitRule: setup.usesBox ? .box(side: 30) : .circle)
    }

    /// Returns whether the nodes have room in a view.
    func fits(_ view: Size) -> Bool { PatternPage.layout(setup, view) != nil }

    var nextTimer: Double? { isInBackground ? nil : session.nextTimer }

    mutating func advance(to time: Double) -> [PageEvent] {
        isInBackground ? [] : session.advance(to: time).map(PageEvent.init)
    }

    mutating func handle(_ sample: TouchSample) -> [PageEvent] {
        isInBackground ? [] : session.handle(sample).map(PageEvent.init)
    }

    mutating func perform(_ action: Step.Action, at time: Double) -> [PageEvent]? {
        switch action {
        case .answer(let isAccepted):
            let events = session.answer(isAccepted ? .accepted : .wrong, at: time).map(PageEvent.init)
            return events.isEmpty ? [PageEvent("nothingToAnswer")] : events
        case .background:
            isInBackground = true
            return session.cancel().map(PageEvent.init) + [PageEvent("background")]
        case .foreground:
            isInBackground = false
            return [PageEvent("foreground")] + advance(to: time)
        case .resize(let size):
            guard let layout = PatternPage.layout(setup, size) else { return nil }
            return [PageEvent("resize", [JSONMember("size", [.number(size.width), .number(size.height)])])]
                + session.resize(to: layout).map(PageEvent.init)
        case .clock(let wall): return [PageEvent("clock", [JSONMember("wall", .number(wall))])]
        default: return nil
        }
    }

    func state(at time: Double) -> JSONValue {
        let picture = session.picture
        return [
            "nodes": .array(picture.taken.map { .integer($0.node) }),
            "state": .string(picture.style.rawValue),
            "lockedOutFor": .seconds(session.lockedOutUntil.map { max(0, $0 - time) }),
            "background": .bool(isInBackground),
        ]
    }

    func content(at time: Double) -> PageFrame.Content {
        var session = session
        if !isInBackground { _ = session.advance(to: time) }
        return .pattern(session.picture)
    }
}

extension PageEvent {
    /// Puts something that happened to a pattern lock into a line of output.
    init(_ event: PatternEvent) {
        switch event {
        case .began: self.init("began")
        case .took(let taken):
            self.init(
                "node", [JSONMember("node", .integer(taken.node)), JSONMember("filled", .bool(taken.isAutomatic))])
        case .lifted(.tooShort(let count)): self.init("tooShort", [JSONMember("count", .integer(count))])
        case .lifted(.entered(let pattern)):
            self.init("entered", [JSONMember("pattern", .string("\(pattern)"))])
        case .answered(let answer): self.init("answered", [JSONMember("answer", .string(answer.rawValue))])
        case .lockedOut(let seconds): self.init("lockedOut", [JSONMember("seconds", .number(seconds))])
        case .unlocked: self.init("unlocked")
        case .cleared: self.init("cleared")
        }
    }
}
