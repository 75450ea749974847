import Geometry
import PatternLock
import TestSupport
import Testing

struct PatternTraceTests {
    @Test(arguments: [
        ([0, 2], [0, 1, 2]),  // a row takes its middle first
        ([8, 0], [8, 4, 0]),  // a diagonal too, in travel order
        ([1, 0, 2], [1, 0, 2]),  // what is taken is passed over
        ([0, 5, 6], [0, 5, 6]),  // knight's moves take nothing on the way
        ([0, 1, 0, 1, 4], [0, 1, 4]),  // never twice
        ([4, 0, 8, 2, 6], [4, 0, 8, 5, 2, 6]),  // 8 to 2 takes 5; 0 to 8 and 2 to 6 pass 4, which is taken
    ])
    func `a finger that goes from node to node takes these`(way: [Int], nodes: [Int]) throws {
        let layout = try Traces.layout()
        #expect(Traces.nodes(Traces.samples(through: way.map(layout.center)), in: layout) == nodes)
    }

    @Test func `a node that was passed around is taken first and marked`() throws {
        let layout = try Traces.layout()
        var trace = PatternTrace(at: layout.center(of: 0), in: layout)
        trace.move(to: layout.center(of: 1).moved(y: 49), in: layout)
        #expect(trace.nodes == [0])
        let taken = trace.move(to: layout.center(of: 2), in: layout)
        #expect(taken == [PatternTrace.Taken(node: 1, isAutomatic: true), PatternTrace.Taken(node: 2)])
    }

    @Test func `several free nodes on the way are taken in travel order on larger squares`() throws {
        let layout = try Traces.layout(side: 420, order: 4)
        var trace = PatternTrace(at: layout.center(of: 12), in: layout)
        // Around the corner, outside all nodes.
        for (node, x, y) in [(12, 0, 0.6), (15, 0.6, 0.6), (3, 0.6, 0)] {
            trace.move(to: layout.center(of: node).moved(x: x * layout.cell, y: y * layout.cell), in: layout)
        }
        trace.move(to: layout.center(of: 3), in: layout)
        #expect(trace.nodes == [12, 9, 6, 3])
        #expect(trace.taken.map(\.isAutomatic) == [false, true, true, false])
    }

    /// Only the points that the screen reports are tested in the sample: at 60 Hz they are 40 points apart at 2400 points
    /// a second and 60 at 3600, so a quarter and half of all straight swipes miss the box of 30 points in the middle.
    @Test(arguments: [(2_400.0, 0.25), (3_600, 0.5)])
    func `fault of the sample: fast swipes miss nodes`(speed: Double, missed: Double) throws {
        let layout = try Traces.layout(hitRule: .box(side: 30))
        var misses = 0
        for shift in 0..<120 {
            let way = [Point(x: -120 + Double(shift), y: 160), Point(x: 440, y: 160)]
            let samples = Traces.samples(through: way, speed: speed)
            if !samples.contains(where: { layout.node(at: $0.location) == 4 }) { misses += 1 }
            #expect(Traces.nodes(samples, in: layout) == [3, 4, 5])
        }
        #expect(abs(Double(misses) / 120 - missed) < 0.03)
    }

    @Test(arguments: [20_000.0, 1e6])
    func `a swipe of two samples takes what lies between them`(speed: Double) throws {
        let layout = try Traces.layout()
        let way = [Point(x: 0, y: 160), Point(x: 320, y: 160)]
        #expect(Traces.nodes(Traces.samples(through: way, speed: speed), in: layout) == [3, 4, 5])
    }

    @Test func `every pattern of four nodes can be entered from middle to middle`() throws {
        let layout = try Traces.layout()
        var count = 0
        for code in 0..<6_561 {
            let nodes = [code / 729, code / 81 % 9, code / 9 % 9, code % 9]
            guard let pattern = try? Pattern(nodes: nodes), (try? pattern.checkReachable()) != nil else { continue }
            var trace = PatternTrace(at: layout.center(of: nodes[0]), in: layout)
            for node in nodes.dropFirst() { trace.move(to: layout.center(of: node), in: layout) }
            #expect(trace.nodes == nodes)
            count += 1
        }
        #expect(count == 1_624)
    }
}

/// What holds for any way of a finger; seeds are stated, so a failure can be repeated.
struct PatternTracePropertyTests {
    static let speeds = [150.0, 900, 6_000]

    @Test(arguments: [HitRule.circle, .box(side: 30)])
    func `the sampling rate changes nothing`(rule: HitRule) throws {
        var random = SeededGenerator(seed: 60)
        let layout = try Traces.layout(hitRule: rule)
        for round in 0..<300 {
            let corners = Traces.randomCorners(&random, in: layout)
            let speed = Self.speeds[round % 3]
            let found = [30.0, 60, 120, 240].map { hz in
                Traces.nodes(Traces.samples(through: corners, speed: speed, hz: hz), in: layout)
            }
            #expect(Set(found).count == 1, "round \(round)")
        }
    }

    @Test(arguments: [
        [2, 1, 0, 5, 4, 3, 8, 7, 6],  // mirrored left to right
        [6, 7, 8, 3, 4, 5, 0, 1, 2],  // mirrored top to bottom
        [0, 3, 6, 1, 4, 7, 2, 5, 8],  // mirrored along the diagonal
        [2, 5, 8, 1, 4, 7, 0, 3, 6],  // turned by a quarter
        [8, 7, 6, 5, 4, 3, 2, 1, 0],  // turned by a half
    ])
    func `a mirrored or turned way takes the mirrored or turned nodes`(image: [Int]) throws {
        var random = SeededGenerator(seed: 9)
        let layout = try Traces.layout()
        for round in 0..<200 {
            let corners = Traces.randomCorners(&random, in: layout)
            let nodes = Traces.nodes(Traces.samples(through: corners), in: layout)
            let moved = corners.map { mapped($0, by: image, in: layout) }
            #expect(Traces.nodes(Traces.samples(through: moved), in: layout) == nodes.map { image[$0] }, "\(round)")
        }
    }

    @Test func `a way gives the same after any other way`() throws {
        var random = SeededGenerator(seed: 7)
        let layout = try Traces.layout()
        let ends = TouchSample.Phase.allCases.filter { $0 == .ended || $0 == .cancelled }
        for round in 0..<200 {
            let first = Traces.samples(
                through: Traces.randomCorners(&random, in: layout), end: ends[round % 2])
            let start = (first.last?.time ?? 0) + Double.random(in: 0...3, using: &random)
            let second = Traces.samples(through: Traces.randomCorners(&random, in: layout), from: start)
            var used = PatternSession(layout: layout)
            for sample in first { _ = used.handle(sample) }
            if round % 3 == 0 { _ = used.answer(.wrong, at: start - 0.1) }
            _ = used.handle(second[0])
            var fresh = PatternSession(layout: layout)
            _ = fresh.handle(second[0])
            #expect(used.picture == fresh.picture)
            for sample in second.dropFirst() { #expect(used.handle(sample) == fresh.handle(sample), "\(round)") }
            #expect(used.picture == fresh.picture)
        }
    }

    @Test func `no way takes a node twice or passes over a free one`() throws {
        var random = SeededGenerator(seed: 3)
        for order in [2, 3, 4, 6] {
            let layout = try Traces.layout(side: 90 * Double(order), order: order)
            for _ in 0..<100 {
                let corners = Traces.randomCorners(&random, in: layout)
                let nodes = Traces.nodes(Traces.samples(through: corners, speed: 4_000), in: layout)
                guard !nodes.isEmpty else { continue }
                try Pattern(nodes: nodes, order: order).checkReachable()
            }
        }
    }

    /// Maps a point as the nodes are mapped: by where the corner and its two neighbours go.
    private func mapped(_ point: Point, by image: [Int], in layout: PatternLayout) -> Point {
        let origin = layout.center(of: 4)
        let (right, down) = (layout.center(of: image[5]), layout.center(of: image[7]))
        let (dx, dy) = ((point.x - origin.x) / layout.cell, (point.y - origin.y) / layout.cell)
        return origin.moved(
            x: dx * (right.x - origin.x) + dy * (down.x - origin.x),
            y: dx * (right.y - origin.y) + dy * (down.y - origin.y))
    }
}
