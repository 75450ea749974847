import Geometry
import PatternLock
import TestSupport
import Testing

/// What holds after anything that can happen to a lock, in any order.
struct PatternInvariantTests {
    /// One thing that can happen.
    private enum Happening {
        case touch(TouchSample)
        case answer(PatternAnswer, at: Double)
        case advance(to: Double)
        case resize(PatternLayout)
        case cancel
        case reset
    }

    private func random(at time: Double, _ random: inout SeededGenerator) throws -> Happening {
        switch Int.random(in: 0..<200, using: &random) {
        case 0..<30: return .answer(Int.random(in: 0..<20, using: &random) == 0 ? .accepted : .wrong, at: time)
        case 30..<34: return .advance(to: time + Double.random(in: -5...40, using: &random))
        case 34..<38: return .resize(try Traces.layout(side: Double.random(in: 60...500, using: &random)))
        case 38: return .cancel
        case 39: return Int.random(in: 0..<20, using: &random) == 0 ? .reset : .cancel
        default:
            let place = Point(
                x: Double.random(in: 0...320, using: &random), y: Double.random(in: 0...320, using: &random))
            return .touch(
                TouchSample(
                    time: time, id: Int.random(in: 1...2, using: &random), phase: phase(&random), location: place))
        }
    }

    private func phase(_ random: inout SeededGenerator) -> TouchSample.Phase {
        switch Int.random(in: 0..<24, using: &random) {
        case 0..<6: .began
        case 6..<8: .ended
        case 8: .cancelled
        default: .moved
        }
    }

    private func apply(_ happening: Happening, to session: inout PatternSession) -> [PatternEvent] {
        switch happening {
        case .touch(let sample): session.handle(sample)
        case .answer(let answer, let time): session.answer(answer, at: time)
        case .advance(let time): session.advance(to: time)
        case .resize(let layout): session.resize(to: layout)
        case .cancel: session.cancel()
        case .reset: session.reset()
        }
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `anything in any order keeps the rules, and does the same again`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var shown = PatternSession(layout: try Traces.layout())
        var again = shown
        var hidden = PatternSession(layout: shown.layout, isHidden: true)
        var time = 0.0
        var locks = 0
        for step in 0..<4_000 {
            time += Double.random(in: 0...0.6, using: &generator)
            let happening = try random(at: time, &generator)
            let failures = shown.failures
            let wasLocked = shown.lockedOutUntil != nil
            let events = apply(happening, to: &shown)
            #expect(apply(happening, to: &again) == events && again == shown)
            #expect(apply(happening, to: &hidden) == events)
            #expect(hidden.picture.taken.isEmpty && hidden.picture.tail == nil)
            try check(shown, "seed \(seed), step \(step)")
            // Nothing is taken by a lock that was locked out and still is.
            if wasLocked, shown.lockedOutUntil != nil { #expect(!events.contains(.began)) }
            #expect(shown.failures <= failures + 1)
            locks += events.contains { if case .lockedOut = $0 { true } else { false } } ? 1 : 0
        }
        #expect(locks > 0 && shown.generation > 100)
    }

    private func check(_ session: PatternSession, _ place: Comment) throws {
        let picture = session.picture
        let nodes = picture.taken.map(\.node)
        if !nodes.isEmpty { try Pattern(nodes: nodes).checkReachable() }
        #expect(picture.style == .normal || nodes.count >= Pattern.fewestNodes, place)
        #expect(picture.tail == nil || (1...8).contains(nodes.count), place)
        #expect(picture.touched.map(nodes.contains) ?? true, place)
        if case .lockedOut(let remaining) = picture.message {
            #expect(remaining > 0 && remaining <= RetryDelay.longest && picture.tail == nil, place)
        }
        if picture.style == .wrong { #expect(session.nextTimer != nil, place) }
    }
}
