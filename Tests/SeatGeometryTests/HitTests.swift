import Geometry
import Halls
import SeatGeometry
import TestSupport
import Testing

struct HitTests {
    @Test(arguments: HallFixtures.names, [22, 31, 34])
    func `a strict hit is the one seat whose rectangle contains the point`(name: String, seatSize: Int) throws {
        let layout = HallLayout(hall: try HallFixtures.named(name), seatSize: seatSize)
        var random = SeededGenerator(seed: 11)
        var hits = 0
        for _ in 0..<2000 {
            let point = layout.randomPoint(using: &random)
            let containing = layout.seatFrames.indices.filter { layout.seatFrames[$0].contains(point) }
            #expect(containing.count <= 1)
            #expect(layout.seat(at: point) == containing.first)
            hits += containing.count
        }
        #expect(hits > 200)
    }

    @Test(arguments: HallFixtures.names)
    func `zoom and offset do not move a hit`(name: String) throws {
        let layout = HallLayout(hall: try HallFixtures.named(name), seatSize: 34)
        var random = SeededGenerator(seed: 12)
        for _ in 0..<2000 {
            let point = layout.randomPoint(using: &random)
            let viewport = Viewport(
                size: Viewport.referenceSize, content: layout.contentSize, zoom: .random(in: 0.1...3, using: &random),
                center: layout.randomPoint(using: &random))
            let canvasPoint = viewport.canvasPoint(at: viewport.viewPoint(of: point))
            // A point within rounding of an edge may fall on either side of it.
            guard layout.distanceToEdge(from: point) > 1e-9 else { continue }
            #expect(layout.seat(at: canvasPoint) == layout.seat(at: point))
        }
    }

    @Test(arguments: HallFixtures.names, [0.3, 1, 1.37, 2.5])
    func `through zoom and offset, what is hit contains the point and nothing else does`(
        name: String, zoom: Double
    ) throws {
        let layout = HallLayout(hall: try HallFixtures.named(name), seatSize: 30)
        var random = SeededGenerator(seed: 14)
        let offset = layout.randomPoint(using: &random)
        let viewport = Viewport(size: Viewport.referenceSize, zoom: zoom, offset: offset)
        var hits = 0
        for _ in 0..<1000 {
            let seen = viewport.viewPoint(of: layout.randomPoint(using: &random))
            let point = Point(x: (seen.x + offset.x) / zoom, y: (seen.y + offset.y) / zoom)
            #expect(viewport.canvasPoint(at: seen) == point)
            let containing = layout.seatFrames.indices.filter { layout.seatFrames[$0].contains(point) }
            #expect(containing.count <= 1 && layout.seat(at: point) == containing.first)
            let touched = layout.unit(touchedAt: point, zoom: zoom)
            #expect(touched.map { layout.touchArea(ofUnit: $0, zoom: zoom).contains(point) } != false)
            #expect(containing.isEmpty || touched == layout.hall.unitIndex(ofSeat: containing[0]))
            hits += containing.count
        }
        #expect(hits > 100)
    }

    @Test(arguments: HallFixtures.names)
    func `every corner of every seat is hit half-open`(name: String) throws {
        let layout = HallLayout(hall: try HallFixtures.named(name), seatSize: 34)
        for (index, frame) in layout.seatFrames.enumerated() {
            #expect(layout.seat(at: Point(x: frame.x, y: frame.y)) == index)
            #expect(layout.seat(at: Point(x: frame.maxX.nextDown, y: frame.maxY.nextDown)) == index)
            #expect(layout.seat(at: Point(x: frame.maxX, y: frame.y)) == nil)
            #expect(layout.seat(at: Point(x: frame.x, y: frame.maxY)) == nil)
        }
    }

    @Test(arguments: [
        Point(x: -1e300, y: 0),  // far outside, beyond what fits an Int
        Point(x: .infinity, y: 50), Point(x: .nan, y: .nan), Point(x: 0, y: 1e18),
    ])
    func `points that are nowhere hit nothing`(point: Point) throws {
        let layout = HallLayout(hall: try HallFixtures.named("small"), seatSize: 34)
        #expect(layout.seat(at: point) == nil)
        #expect(layout.unit(touchedAt: point, zoom: 1) == nil)
    }

    @Test(arguments: [false, true])
    func `a hall numbered from the back is hit where it is drawn`(flipped: Bool) throws {
        let layout = HallLayout(hall: try HallFixtures.drawn(["o..", ".o.", "..o"], flipped: flipped), seatSize: 34)
        for (index, frame) in layout.seatFrames.enumerated() {
            #expect(layout.seat(at: frame.center) == index)
        }
        let top = try #require(layout.seat(at: layout.cell(row: 0, column: flipped ? 2 : 0).center))
        #expect(layout.hall.seats[top].rowLabel == (flipped ? "3" : "1"))
    }

    @Test(arguments: HallFixtures.names)
    func `a touch means the nearest unit whose grown area contains the point`(name: String) throws {
        let layout = HallLayout(hall: try HallFixtures.named(name), seatSize: 26)
        var random = SeededGenerator(seed: 13)
        for _ in 0..<1500 {
            let zoom = Double.random(in: 0.15...2.5, using: &random)
            let point = layout.randomPoint(using: &random)
            let candidates = layout.unitFrames.indices.filter {
                layout.touchArea(ofUnit: $0, zoom: zoom).contains(point)
            }
            let nearest = candidates.min {
                let (left, right) = (layout.unitFrames[$0], layout.unitFrames[$1])
                return (left.distance(to: point), left.y, left.x) < (right.distance(to: point), right.y, right.x)
            }
            #expect(layout.unit(touchedAt: point, zoom: zoom) == nearest)
            if let seat = layout.seat(at: point) {
                #expect(layout.unit(touchedAt: point, zoom: zoom) == layout.hall.unitIndex(ofSeat: seat))
            }
        }
    }

    @Test(arguments: [
        (34, 1.0, 5.0),  // 34 pt grow to 44
        (28, 1.0, 8.0),  // 28 pt are the smallest that reach 44
        (22, 1.0, 8.0),  // no more than 8 points a side
        (34, 0.5, 8.0),  // 17 points on the screen
        (34, 2.0, 0.0),  // large enough already
    ])
    func `an area grows towards 44 points, by at most 8 a side`(seatSize: Int, zoom: Double, growth: Double) throws {
        let layout = HallLayout(hall: try HallFixtures.drawn(["o"]), seatSize: seatSize)
        let area = layout.touchArea(ofUnit: 0, zoom: zoom)
        #expect((layout.unitFrames[0].x - area.x) * zoom == growth)
        #expect((area.height - layout.unitFrames[0].height) * zoom == 2 * growth)
    }

    @Test func `the gap inside a couple is the couple's for a finger and nobody's for a strict hit`() throws {
        let layout = HallLayout(hall: try HallFixtures.drawn(["o[]o"]), seatSize: 34)
        let couple = try #require(layout.hall.units.firstIndex { $0.seats.count == 2 })
        let middle = layout.unitFrames[couple].center
        #expect(layout.unit(touchedAt: middle, zoom: 1) == couple)
        #expect(layout.seat(at: middle) == nil)
    }

    @Test func `between two units the one nearer the screen wins, then the left one`() throws {
        let layout = HallLayout(
            hall: try HallFixtures.drawn(["oo", "oo"], gapX: 4.0 / 30, gapY: 4.0 / 30), seatSize: 30)
        let first = layout.unitFrames[0]
        #expect(layout.unit(touchedAt: Point(x: first.maxX + 2, y: first.center.y), zoom: 1) == 0)
        #expect(layout.unit(touchedAt: Point(x: first.center.x, y: first.maxY + 2), zoom: 1) == 0)
        #expect(layout.unit(touchedAt: Point(x: first.maxX + 2, y: first.maxY + 2), zoom: 1) == 0)
    }
}

extension HallLayout {
    fileprivate func randomPoint(using random: inout SeededGenerator) -> Point {
        Point(
            x: .random(in: -20...contentSize.width + 20, using: &random),
            y: .random(in: -20...contentSize.height + 20, using: &random))
    }

    fileprivate func distanceToEdge(from point: Point) -> Double {
        let x = (point.x - seatBlock.x).truncatingRemainder(dividingBy: Double(metrics.columnPitch))
        let y = (point.y - seatBlock.y).truncatingRemainder(dividingBy: Double(metrics.rowPitch))
        let distances = [
            x, x - Double(metrics.seatWidth), x - Double(metrics.columnPitch), y, y - Double(metrics.seatHeight),
            y - Double(metrics.rowPitch),
        ]
        return distances.map(abs).min() ?? 0
    }
}
