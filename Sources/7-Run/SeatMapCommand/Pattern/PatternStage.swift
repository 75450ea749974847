import Geometry
import PatternLock

/// Brings a pattern lock into a state by what a finger does, so that nothing is drawn that cannot happen.
struct PatternStage {
    private let request: PatternRequest
    private let nodes: [Int]
    private let state: PatternState
    private var session: PatternSession
    private let layout: PatternLayout

    /// Where the seconds of a delay begin, so that a picture shows the whole delay.
    private static let start = 0.0

    init(_ request: PatternRequest) throws(PatternRefusal) {
        self.request = request
        nodes = request.pattern?.nodes ?? []
        state = request.state ?? (request.finger == nil ? PatternState(nodes: nodes.count) : .touching)
        layout = try PatternStage.layout(request.size)
        // A finger stays where it is when the view grows, so that the nodes move away from under it.
        let first = state == .resized ? try PatternStage.layout(request.size, part: 0.8) : layout
        let isLocked = state == .lockedOut
        let delay = isLocked && nodes.isEmpty ? RetryDelay.seconds(afterFailures: 5) : nil
        session = PatternSession(
            layout: first, isHidden: request.isHidden, failures: isLocked ? 4 : 0, lockedOutUntil: delay)
        try check()
    }

    /// Returns what is seen.
    func picture() throws(PatternRefusal) -> PatternPicture {
        var stage = self
        guard !nodes.isEmpty else { return session.picture }
        try stage.draw()
        stage.finish()
        return stage.session.picture
    }

    private static func layout(_ size: Size, part: Double = 1) throws(PatternRefusal) -> PatternLayout {
        let size = Size(width: (part * size.width).rounded(), height: (part * size.height).rounded())
        guard let layout = PatternLayout(size: size) else { throw .noRoom }
        return layout
    }

    private func check() throws(PatternRefusal) {
        guard state.nodeCounts.contains(where: { $0.contains(nodes.count) }) else { throw .nodeCount(state) }
        guard request.finger == nil || state == .touching else { throw .noFinger(state) }
        do throws(PatternFault) {
            try request.pattern?.checkReachable()
        } catch {
            throw .unreachable(error)
        }
    }

    /// Goes through the nodes with a finger, and refuses what it does not take as asked.
    private mutating func draw() throws(PatternRefusal) {
        var taken: [PatternTrace.Taken] = []
        for (index, point) in way.enumerated() {
            taken += touch(index == 0 ? .began : .moved, point)
        }
        let untouched = taken.filter(\.isAutomatic).map(\.node)
        if let other = request.passed.first(where: { !untouched.contains($0) }) { throw .cannotPass(other) }
        guard let finger = request.finger else { return }
        if let other = touch(.moved, finger).first { throw .fingerTakes(other.node) }
    }

    /// Does what leads from a finger on the last node to the state.
    private mutating func finish() {
        guard let last = way.last else { return }
        switch state {
        case .idle, .touching: break
        case .entered, .tooShort: _ = touch(.ended, last)
        case .accepted: lift(at: last, answer: .accepted)
        case .wrong, .lockedOut: lift(at: last, answer: .wrong)
        case .cleared:
            lift(at: last, answer: .wrong)
            _ = session.advance(to: PatternStage.start + PatternSession.wrongDuration)
        case .cancelled: _ = touch(.cancelled, last)
        case .resized: _ = session.resize(to: layout)
        }
    }

    private mutating func lift(at point: Point, answer: PatternAnswer) {
        _ = touch(.ended, point)
        _ = session.answer(answer, at: PatternStage.start)
    }

    /// Reports where the finger is, and returns what it takes.
    private mutating func touch(_ phase: TouchSample.Phase, _ point: Point) -> [PatternTrace.Taken] {
        let sample = TouchSample(time: PatternStage.start, id: 1, phase: phase, location: point)
        return session.handle(sample).compactMap { event in
            if case .took(let taken) = event { taken } else { nil }
        }
    }

    /// Where the finger goes: to the middle of each node, and in a bow around those that it passes beside.
    private var way: [Point] {
        nodes.indices.map { index in
            let center = session.layout.center(of: nodes[index])
            guard request.passed.contains(nodes[index]), index > 0, index + 1 < nodes.count else { return center }
            let before = session.layout.center(of: nodes[index - 1])
            let (dx, dy) = (center.x - before.x, center.y - before.y)
            let length = max(1, before.distance(to: center))
            let bow = session.layout.cell / 2
            return center.moved(x: -dy / length * bow, y: dx / length * bow)
        }
    }
}
