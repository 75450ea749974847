import StrictJSON

/// Checks what a step needs of its scene and of the steps before it.
struct StepOrder {
    /// The scene, or `nil` when it could not be read.
    let scene: Script.Scene?

    private var isInBackground = false
    private var isFingerDown = false
    private var snapshots: [String: String] = [:]

    init(scene: Script.Scene?) {
        self.scene = scene
    }

    mutating func check(_ step: Step, in field: JSONField) {
        func report(_ fault: ScriptFault) { field.faults.report(fault, at: field.path) }
        if let fault = sceneFault(step.action) { report(fault) }
        if isInBackground, step.action.needsForeground { report(.inBackground) }
        if let fault = fingerFault(step.action) { report(fault) }
        if case .snapshot(let name) = step.action {
            if let place = snapshots[name.lowercased()] { report(.repeatedName(of: place)) }
            snapshots[name.lowercased()] = step.place
        }
        follow(step.action)
    }

    private mutating func follow(_ action: Step.Action) {
        switch action {
        case .background: (isInBackground, isFingerDown) = (true, false)
        case .foreground: isInBackground = false
        case .pan(_, _, _, let end), .path(_, let end): isFingerDown = end == .down
        case .lift: isFingerDown = false
        default: break
        }
    }

    private func sceneFault(_ action: Step.Action) -> ScriptFault? {
        guard let scene else { return nil }
        let hasHall = if case .hall = scene { true } else { false }
        guard let needsHall = action.needs.first(where: { $0 != hasHall }) else { return nodeFault(action, in: scene) }
        return needsHall ? .needsHall : .needsPattern
    }

    private func nodeFault(_ action: Step.Action, in scene: Script.Scene) -> ScriptFault? {
        guard case .pattern(let setup) = scene, case .path(.nodes(let nodes, _), _) = action else { return nil }
        let count = setup.order * setup.order
        return nodes.contains { $0 >= count } ? .noSuchNode(count: count) : nil
    }

    private func fingerFault(_ action: Step.Action) -> ScriptFault? {
        switch action {
        case .lift: isFingerDown ? nil : .noFingerDown
        case .tap, .doubleTap, .pinch, .pan: isFingerDown ? .fingerIsDown : nil
        default: nil
        }
    }
}

extension Step.Action {
    /// Whether only a page in sight can have it.
    fileprivate var needsForeground: Bool {
        switch self {
        case .wait, .snapshot, .expect, .push, .background, .foreground, .clock: false
        default: true
        }
    }

    /// What it needs of the scene: true for a hall, false for a pattern; an expectation may name things of both.
    fileprivate var needs: [Bool] {
        switch self {
        case .tap(.seat, _), .doubleTap(.seat, _), .lock, .lockRefused, .push, .recommend, .confirm: [true]
        case .path(.nodes, _), .answer: [false]
        case .expect(let expectations): expectations.compactMap { ExpectedKey(rawValue: $0.key)?.needsHall }
        default: []
        }
    }
}
