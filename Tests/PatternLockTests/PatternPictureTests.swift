import Geometry
import PatternLock
import Testing

struct PatternPictureTests {
    let layout: PatternLayout

    init() throws {
        layout = try Traces.layout()
    }

    @Test(arguments: [
        (0.2, 0.0),  // inside the node's area
        (0.3, 0),  // at its edge
        (0.425, 0.5),  // half way
        (0.55, 1),  // there
        (0.7, 1),  // and on
    ])
    func `the tail comes with the distance from the last node`(cells: Double, alpha: Double) throws {
        var finger = Finger(PatternSession(layout: layout))
        _ = finger.touch(.began, node: 4)
        let end = layout.center(of: 4).moved(x: cells * layout.cell * 0.6, y: cells * layout.cell * 0.8)
        _ = finger.touch(.moved, end)
        let tail = try #require(finger.session.picture.tail)
        #expect(tail.end == end)
        #expect(abs(tail.alpha - alpha) < 1e-9)
    }

    @Test func `there is no tail before the first node, after the last, or when the finger is lifted`() {
        var finger = Finger(PatternSession(layout: layout))
        _ = finger.touch(.began, Point(x: 110, y: 110))
        #expect(finger.session.picture.tail == nil)
        for node in [0, 1, 2, 5, 4, 3, 6, 7] { _ = finger.touch(.moved, node: node) }
        #expect(finger.session.picture.tail != nil)
        _ = finger.touch(.moved, node: 8)
        _ = finger.touch(.moved, Point(x: 210, y: 210))
        #expect(finger.session.picture.taken.count == 9)
        #expect(finger.session.picture.tail == nil)
        _ = finger.touch(.ended, Point(x: 210, y: 210))
        #expect(finger.session.picture.tail == nil)
    }

    @Test func `a node under the finger is touched, between nodes none is`() {
        var finger = Finger(PatternSession(layout: layout))
        _ = finger.touch(.began, node: 0)
        #expect(finger.session.picture.touched == 0)
        _ = finger.touch(.moved, layout.center(of: 0).moved(x: 49))
        #expect(finger.session.picture.touched == nil)
        _ = finger.touch(.ended, node: 1)
        #expect(finger.session.picture.touched == nil)
    }

    @Test func `a node that was taken by itself is marked`() {
        var finger = Finger(PatternSession(layout: layout))
        _ = finger.touch(.began, node: 0)
        _ = finger.touch(.moved, layout.center(of: 1).moved(y: 49))
        _ = finger.touch(.moved, node: 2)
        #expect(finger.session.picture.taken.map(\.isAutomatic) == [false, true, false])
    }
}
