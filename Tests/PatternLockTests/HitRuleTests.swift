import Geometry
import PatternLock
import Testing

struct HitRuleTests {
    @Test(arguments: [
        (0.0, 0.0, HitRule.circle, true),  // the middle
        (29.39, 0, .circle, true),  // the edge: 0.6 × 98 / 2 = 29.4
        (29.5, 0, .circle, false),  // beyond it, and yet inside the node's 37
        (21, 21, .circle, false),  // the corner of a box that would fit
        (20, 20, .circle, true),  // diagonally inside
        (15, 15, .box(side: 30), true),  // the corner of the sample's box
        (15.1, 0, .box(side: 30), false),  // beside it
        (29.39, 29.39, .box(side: 500), true),  // a box is at most as large as the circle
        (29.5, 0, .box(side: 500), false),  // so that areas never touch
        (.nan, 0, .circle, false),  // nowhere
        (0, .nan, .box(side: 30), false),  // nowhere
    ])
    func `a point hits a node by the rule`(dx: Double, dy: Double, rule: HitRule, isHit: Bool) throws {
        let layout = try Traces.layout(hitRule: rule)
        let point = layout.center(of: 4).moved(x: dx, y: dy)
        #expect(layout.node(at: point) == (isHit ? 4 : nil))
    }

    @Test(arguments: [HitRule.circle, .box(side: 30)])
    func `a straight way enters nodes in order, forwards and backwards`(rule: HitRule) throws {
        let layout = try Traces.layout(hitRule: rule)
        let (left, right) = (Point(x: 0, y: 160), Point(x: 320, y: 160))
        #expect(layout.nodes(from: left, to: right) == [3, 4, 5])
        #expect(layout.nodes(from: right, to: left) == [5, 4, 3])
        #expect(layout.nodes(from: layout.center(of: 0), to: layout.center(of: 8)) == [0, 4, 8])
        #expect(layout.nodes(from: layout.center(of: 6), to: layout.center(of: 2)) == [6, 4, 2])
    }

    @Test(arguments: [
        (HitRule.circle, 29.3, [3, 4, 5]),  // through the circles near their tops
        (.circle, 29.5, []),  // above them
        (.box(side: 30), 14.9, [3, 4, 5]),  // through the boxes
        (.box(side: 30), 15.1, []),  // above them
    ])
    func `a way beside the middles counts where it crosses the areas`(
        rule: HitRule, above: Double, nodes: [Int]
    ) throws {
        let layout = try Traces.layout(hitRule: rule)
        #expect(layout.nodes(from: Point(x: 0, y: 160 - above), to: Point(x: 320, y: 160 - above)) == nodes)
    }

    @Test(arguments: [
        (Point(x: 0, y: 160), Point(x: 30, y: 160), [Int]()),  // ends before the area
        (Point(x: 160, y: 160), Point(x: 160, y: 160), [4]),  // goes nowhere, on a node
        (Point(x: 110, y: 110), Point(x: 110, y: 110), []),  // goes nowhere, between nodes
        (Point(x: 160, y: 160), Point(x: 1e308, y: 160), [4]),  // so far that numbers overflow: no crash
        (Point(x: 62, y: 300), Point(x: 62, y: 0), [6, 3, 0]),  // straight up
    ])
    func `a way counts from its start to its end`(start: Point, end: Point, nodes: [Int]) throws {
        for rule in [HitRule.circle, .box(side: 30)] {
            let found = try Traces.layout(hitRule: rule).nodes(from: start, to: end)
            #expect(found.first == nodes.first && (end.x > 1e6 || found == nodes))
        }
    }
}
