public import Geometry
public import Halls
public import StrictJSON

/// One step of a script, and its place in the document.
public struct Step: Equatable, Sendable {
    /// What is done.
    public let action: Action

    /// Where the step stands, such as `steps[3]`.
    let place: String

    /// What a step can do.
    public enum Action: Equatable, Sendable {
        /// One finger touches and is lifted.
        case tap(Target, duration: Double)

        /// Two taps; the gap is the time from the lift of the first to the second.
        case doubleTap(Target, gap: Double)

        /// One finger moves along a straight line.
        case pan(from: Point, to: Point, duration: Double, end: TouchEnd)

        /// Two fingers move apart or together; the spans are passed at even times.
        case pinch(center: Point, spans: [Double], duration: Double)

        /// One finger moves along a line of points, each with a time from the start of the step.
        case path(Route, end: TouchEnd)

        /// A finger that was left down is lifted or taken away.
        case lift(TouchEnd)

        /// Time passes.
        case wait(Double)

        /// A picture is kept under a name.
        case snapshot(String)

        /// The state must be this, or the replay fails.
        case expect([Expectation])

        /// The server holds the selected seats; times are in seconds since the beginning of 1970.
        case lock(deadline: Double?, serverNow: Double?)

        /// The server does not hold the selected seats; these are their statuses now.
        case lockRefused([SeatStatus])

        /// The server tells statuses.
        case push([SeatStatus])

        /// The program goes out of sight, for some seconds at least.
        case background(Double)

        /// The program comes back.
        case foreground

        /// The view has another size.
        case resize(Size)

        /// A block of seats is recommended.
        case recommend(count: Int, kind: Seat.Kind?)

        /// The recommended block is selected.
        case confirm

        /// The caller answers to an entered pattern.
        case answer(isAccepted: Bool)

        /// Somebody sets the clock of the phone; nothing may come of it.
        case clock(Double)
    }

    /// What a tap aims at.
    public enum Target: Equatable, Sendable {
        /// The middle of a seat, wherever it is seen.
        case seat(String)

        /// A point of the view.
        case point(Point)
    }

    /// How a gesture ends.
    public enum TouchEnd: String, CaseIterable, Sendable {
        /// The finger is lifted in motion.
        case up

        /// The finger rests before it is lifted.
        case hold

        /// The system takes the touch away.
        case cancel

        /// The finger stays down for the next step.
        case down
    }

    /// Where a finger moves.
    public enum Route: Equatable, Sendable {
        /// Through nodes of a pattern, at a speed in points per second.
        case nodes([Int], speed: Double)

        /// Through points, each at a time.
        case points([Point], times: [Double])
    }

    /// A status of a seat.
    public struct SeatStatus: Equatable, Sendable {
        /// The id of the seat.
        public let seat: String

        /// Its status.
        public let status: Seat.Status
    }

    /// One thing of the state that must have a value.
    public struct Expectation: Equatable, Sendable {
        /// Which, as the state calls it.
        public let key: String

        /// The value.
        public let value: JSONValue
    }
}

extension JSONField {
    /// Reads all steps, and checks what depends on the steps before.
    func steps(scene: Script.Scene?) -> [Step]? {
        var order = StepOrder(scene: scene)
        let steps = elements(count: 1...ScriptLimits.steps) { field in
            field.step().map { step in
                order.check(step, in: field)
                return step
            }
        }
        let known = steps?.compactMap { $0 }
        return known?.count == steps?.count ? known : nil
    }

    private func step() -> Step? {
        let names = StepName.allCases.map(\.rawValue)
        guard var object = object(keys: names) else { return nil }
        guard case .object(let members) = value, members.count == 1, let member = members.first else {
            faults.report(ScriptFault.oneOf(names), at: path)
            return nil
        }
        guard let name = StepName(rawValue: member.name), let field = object.optional(member.name) else { return nil }
        return field.action(name).map { Step(action: $0, place: path.description) }
    }

    private func action(_ name: StepName) -> Step.Action? {
        switch name {
        case .tap: tap()
        case .doubleTap: doubleTap()
        case .pan: pan()
        case .pinch: pinch()
        case .path: route()
        case .lift: lift()
        case .wait: number(in: 0...ScriptLimits.wait).map(Step.Action.wait)
        case .snapshot: fileName().map(Step.Action.snapshot)
        case .expect: expectations().map(Step.Action.expect)
        case .lock: lock()
        case .lockRefused: seatStatuses().map(Step.Action.lockRefused)
        case .push: seatStatuses().map(Step.Action.push)
        case .background: number(in: 0...ScriptLimits.wait).map(Step.Action.background)
        case .foreground: object(keys: []).map { _ in .foreground }
        case .resize: size().map(Step.Action.resize)
        case .recommend: recommend()
        case .confirm: object(keys: []).map { _ in .confirm }
        case .answer: choice(of: AnswerName.self).map { .answer(isAccepted: $0 == .accepted) }
        case .clock: instant().map(Step.Action.clock)
        }
    }
}

/// What a step can be called.
private enum StepName: String, CaseIterable {
    case tap, doubleTap, pan, pinch, path, lift, wait, snapshot, expect, lock, lockRefused, push, background,
        foreground, resize, recommend, confirm, answer, clock
}

private enum AnswerName: String, CaseIterable {
    case accepted, wrong
}
