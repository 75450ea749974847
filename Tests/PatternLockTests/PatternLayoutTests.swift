import Geometry
import PatternLock
import Testing

struct PatternLayoutTests {
    @Test(arguments: [
        (320.0, 320.0, 74.0, 98.0, Point(x: 25, y: 25)),  // margins of 24 (98 / 4 = 24.5), the remainder is outside
        (375.0, 375.0, 74.0, 112.0, Point(x: 38, y: 38)),  // 38.25 in the sample
        (375.0, 600.0, 74.0, 112.0, Point(x: 38, y: 151)),  // taller than wide: centred
        (600.0, 375.0, 74.0, 112.0, Point(x: 151, y: 38)),  // wider than tall: centred too
        (254.0, 254.0, 74.0, 82.0, Point(x: 8, y: 8)),  // the smallest view with whole nodes
        (253.0, 253.0, 73.0, 81.0, Point(x: 9, y: 9)),  // a point less: nodes shrink, margins do not
        (222.0, 222.0, 63.0, 71.0, Point(x: 8, y: 8)),  // under this nodes overlap in the sample
        (120.0, 120.0, 29.0, 37.0, Point(x: 8, y: 8)),  // small
        (35.0, 35.0, 1.0, 9.0, Point(x: 8, y: 8)),  // the smallest of all
        (320.9, 320.9, 74.0, 98.0, Point(x: 25, y: 25)),  // a fraction of a point is left over
    ])
    func `sizes and places are whole points`(
        width: Double, height: Double, diameter: Double, cell: Double, first: Point
    ) throws {
        let layout = try #require(PatternLayout(size: Size(width: width, height: height)))
        #expect(layout.diameter == diameter)
        #expect(layout.cell == cell)
        #expect(Point(x: layout.nodeFrames[0].x, y: layout.nodeFrames[0].y) == first)
    }

    @Test(arguments: [
        Size(width: 34, height: 320),  // nodes of less than a point
        Size(width: 0, height: 0),  // nothing
        Size(width: -320, height: 320),  // reversed
        Size(width: .nan, height: 320),  // not a number
        Size(width: 320, height: .nan),  // nor this
        Size(width: .infinity, height: 320),  // endless
        Size(width: 320, height: 10_001),  // beyond the limit
    ])
    func `a view without room for nodes has no layout`(size: Size) {
        #expect(PatternLayout(size: size) == nil)
    }

    @Test(arguments: [1, 9, 0, -3, Int.max])
    func `an order beyond its limits has no layout`(order: Int) {
        #expect(PatternLayout(size: Size(width: 900, height: 900), order: order) == nil)
    }

    @Test(arguments: PatternLayout.orders)
    func `for every size: nodes apart, centred, inside the view, on whole points`(order: Int) throws {
        for side in stride(from: 90, through: 900, by: 7) {
            let size = Size(width: Double(side), height: Double(side + side % 5 * 30))
            let layout = try #require(PatternLayout(size: size, order: order))
            let frames = layout.nodeFrames
            #expect(frames.count == order * order)
            #expect(frames.allSatisfy { $0.x == $0.x.rounded() && $0.y == $0.y.rounded() && $0.width >= 1 })
            let all = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
            // What is left over is outside, half on each side, the odd point to the right and below.
            let (left, top) = (all.x, all.y)
            #expect([left, left + 1].contains(size.width - all.maxX) && left >= 8)
            #expect([top, top + 1].contains(size.height - all.maxY) && top >= 8)
            #expect(layout.cell - layout.diameter >= 8)
            #expect(frames[1].x - frames[0].x == layout.cell && frames[order].y - frames[0].y == layout.cell)
        }
    }

    /// The sample lays nodes of 74 points into views of any width: under 222 they overlap, and there is no top margin.
    @Test func `fault of the sample: nodes overlap in small views and touch the top`() throws {
        let layout = try #require(PatternLayout(size: Size(width: 200, height: 200)))
        #expect(layout.nodeFrames[0].maxX + 8 == layout.nodeFrames[1].x)
        #expect(layout.nodeFrames[0].y == layout.nodeFrames[0].x)
    }

    /// 375 points give margins of 38.25 in the sample, so edges blur.
    @Test func `fault of the sample: nodes lie between points`() throws {
        let layout = try #require(PatternLayout(size: Size(width: 375, height: 375)))
        #expect(layout.nodeFrames.map(\.x).prefix(3) == [38, 150, 262])
    }
}
