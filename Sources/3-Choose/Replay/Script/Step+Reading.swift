import Geometry
import Halls
import StrictJSON

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
