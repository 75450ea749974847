import Geometry
import PatternLock
import TestSupport
import Testing

/// Layouts and the ways of fingers that the tests share.
enum Traces {
    /// The layout of a square view with nodes of 74 points and margins of 24: 98 points from node to node.
    static func layout(side: Double = 320, order: Int = 3, hitRule: HitRule = .circle) throws -> PatternLayout {
        try #require(PatternLayout(size: Size(width: side, height: side), order: order, hitRule: hitRule))
    }

    /// Returns the samples of a finger that goes straight from corner to corner: one at each corner, and one at each
    /// multiple of `1 / hz` between.
    static func samples(
        through corners: [Point], speed: Double = 900, hz: Double = 60, id: Int = 1, end: TouchSample.Phase = .ended,
        from start: Double = 0
    ) -> [TouchSample] {
        guard let first = corners.first else { return [] }
        var samples = [TouchSample(time: start, id: id, phase: .began, location: first)]
        var time = start
        for (from, to) in zip(corners, corners.dropFirst()) {
            let duration = distance(from, to) / speed
            var tick = (((time - start) * hz).rounded(.down) + 1) / hz + start
            while tick < time + duration {
                let part = (tick - time) / duration
                let point = Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
                samples.append(TouchSample(time: tick, id: id, phase: .moved, location: point))
                tick += 1 / hz
            }
            time += duration
            samples.append(TouchSample(time: time, id: id, phase: .moved, location: to))
        }
        samples.append(TouchSample(time: time, id: id, phase: end, location: corners[corners.count - 1]))
        return samples
    }

    /// Returns the nodes that a finger takes on its way.
    static func nodes(_ samples: [TouchSample], in layout: PatternLayout) -> [Int] {
        var session = PatternSession(layout: layout)
        let events = samples.flatMap { session.handle($0) }
        return events.compactMap { event in
            if case .took(let taken) = event { taken.node } else { nil }
        }
    }

    /// Returns corners anywhere in the view, a little outside too.
    static func randomCorners(_ random: inout SeededGenerator, in layout: PatternLayout) -> [Point] {
        (0..<Int.random(in: 2...9, using: &random)).map { _ in
            Point(
                x: Double.random(in: -20...layout.size.width + 20, using: &random),
                y: Double.random(in: -20...layout.size.height + 20, using: &random))
        }
    }

    private static func distance(_ start: Point, _ end: Point) -> Double {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        return (dx * dx + dy * dy).squareRoot()
    }
}

/// A finger on a pattern lock, for tests that name what it does.
struct Finger {
    var session: PatternSession
    var time = 0.0

    init(_ session: PatternSession) {
        self.session = session
    }

    mutating func touch(_ phase: TouchSample.Phase, _ point: Point, id: Int = 1) -> [PatternEvent] {
        session.handle(TouchSample(time: time, id: id, phase: phase, location: point))
    }

    mutating func touch(_ phase: TouchSample.Phase, node: Int, id: Int = 1) -> [PatternEvent] {
        touch(phase, session.layout.center(of: node), id: id)
    }

    /// Goes through the middles of nodes and lifts.
    @discardableResult
    mutating func draw(_ nodes: [Int], end: TouchSample.Phase = .ended) -> [PatternEvent] {
        guard let first = nodes.first, let last = nodes.last else { return [] }
        let moves = nodes.dropFirst().reduce(touch(.began, node: first)) { $0 + touch(.moved, node: $1) }
        return moves + touch(end, node: last)
    }

    /// Draws a pattern and answers it.
    @discardableResult
    mutating func draw(_ nodes: [Int], answer: PatternAnswer) -> [PatternEvent] {
        draw(nodes) + session.answer(answer, at: time)
    }
}
