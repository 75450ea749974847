import Geometry
import PatternLock
import Testing

struct PatternSessionTests {
    let layout: PatternLayout

    init() throws {
        layout = try Traces.layout()
    }

    private var finger: Finger { Finger(PatternSession(layout: layout)) }

    @Test func `a touch tells what it takes and what was entered`() throws {
        var finger = finger
        let pattern = try Pattern("0-1-2-5")
        #expect(
            finger.draw([0, 2, 5]) == [
                .began, .took(.init(node: 0)), .took(.init(node: 1)), .took(.init(node: 2)), .took(.init(node: 5)),
                .lifted(.entered(pattern)),
            ])
        #expect(finger.session.picture.taken.map(\.node) == [0, 1, 2, 5])
        #expect(finger.session.answer(.accepted, at: 1) == [.answered(.accepted)])
        #expect(finger.session.picture.style == .accepted)
    }

    @Test(arguments: [([0], 1), ([0, 1], 2), ([0, 1, 4], 3)])
    func `under four nodes a pattern is too short and gone at once`(nodes: [Int], count: Int) {
        var finger = finger
        let events = finger.draw(nodes)
        #expect(events.suffix(2) == [.lifted(.tooShort(count: count)), .cleared])
        #expect(finger.session.picture.taken.isEmpty)
        #expect(finger.session.picture.message == .tooShort(fewest: 4))
        #expect(finger.session.answer(.wrong, at: 1) == [])
        #expect(finger.session.failures == 0)
    }

    @Test func `a touch beside all nodes is too short with none`() {
        var finger = finger
        #expect(finger.touch(.began, Point(x: 110, y: 110)) == [.began])
        #expect(finger.session.picture.tail == nil)
        #expect(finger.touch(.ended, Point(x: 112, y: 112)) == [.lifted(.tooShort(count: 0)), .cleared])
    }

    /// The sample ignores where the finger is when it lifts.
    @Test func `fault of the sample: the last sample is ignored`() throws {
        var finger = finger
        for node in [0, 1, 2] { _ = finger.touch(node == 0 ? .began : .moved, node: node) }
        let events = finger.touch(.ended, node: 5)
        #expect(events == [.took(.init(node: 5)), .lifted(.entered(try Pattern("0-1-2-5")))])
    }

    /// The sample does not know of cancelled touches: nodes stay lit, and the next touch goes on with them.
    @Test func `fault of the sample: a cancelled touch goes on with the next`() throws {
        var finger = finger
        #expect(finger.draw([0, 1, 2, 5], end: .cancelled).last == .cleared)
        #expect(finger.session.picture == PatternPicture(layout: layout))
        #expect(finger.draw([4, 3, 6, 7]).last == .lifted(.entered(try Pattern("4-3-6-7"))))
    }

    /// The sample draws its line to the last point of the touch before, or to (0, 0).
    @Test func `fault of the sample: the line goes to an old point when a finger comes down`() {
        var finger = finger
        finger.draw([8, 7, 4, 1], answer: .accepted)
        _ = finger.touch(.began, layout.center(of: 0).moved(x: 10))
        #expect(finger.session.picture.tail?.end == layout.center(of: 0).moved(x: 10))
        #expect(finger.session.picture.tail?.alpha == 0)
    }

    @Test func `accepted stays until the next touch`() {
        var finger = finger
        finger.draw([0, 1, 2, 5], answer: .accepted)
        #expect(finger.session.nextTimer == nil)
        #expect(finger.session.advance(to: 3_600) == [])
        #expect(finger.session.picture.taken.count == 4)
        finger.time = 3_601
        #expect(finger.touch(.began, node: 8) == [.cleared, .began, .took(.init(node: 8))])
        #expect(finger.session.picture.style == .normal)
    }

    @Test func `a reset clears what is accepted, failures and a delay`() {
        var finger = finger
        finger.draw([0, 1, 2, 5], answer: .accepted)
        #expect(finger.session.reset() == [.cleared])
        finger.session = PatternSession(layout: layout, failures: 4)
        finger.draw([0, 1, 2, 5], answer: .wrong)
        #expect(finger.session.reset() == [.cleared, .unlocked])
        #expect(finger.session.failures == 0 && finger.session.nextTimer == nil)
    }

    @Test func `one finger is followed`() throws {
        var finger = finger
        _ = finger.touch(.began, node: 0, id: 1)
        #expect(finger.touch(.began, node: 8, id: 2) == [])
        #expect(finger.touch(.moved, node: 7, id: 2) == [])
        #expect(finger.touch(.moved, node: 1, id: 1) == [.took(.init(node: 1))])
        #expect(finger.touch(.ended, node: 7, id: 2) == [])
        _ = finger.touch(.moved, node: 4, id: 1)
        #expect(finger.touch(.ended, node: 3, id: 1).last == .lifted(.entered(try Pattern("0-1-4-3"))))
        // A finger that came down while another was followed is not followed afterwards.
        _ = finger.touch(.began, node: 0, id: 1)
        _ = finger.touch(.began, node: 8, id: 2)
        _ = finger.touch(.cancelled, node: 0, id: 1)
        #expect(finger.touch(.moved, node: 7, id: 2) == [])
    }

    @Test func `a finger that comes down twice begins anew`() {
        var finger = finger
        _ = finger.touch(.began, node: 0)
        #expect(finger.touch(.began, node: 8) == [.cleared, .began, .took(.init(node: 8))])
    }

    @Test func `nodes and trail move with the layout during a touch`() throws {
        var finger = finger
        for node in [0, 1, 2] { _ = finger.touch(node == 0 ? .began : .moved, node: node) }
        let larger = try Traces.layout(side: 400)
        #expect(finger.session.resize(to: larger) == [])
        #expect(finger.session.picture.layout == larger)
        #expect(finger.session.picture.taken.map(\.node) == [0, 1, 2])
        _ = finger.touch(.moved, node: 5)
        #expect(finger.touch(.ended, node: 5) == [.lifted(.entered(try Pattern("0-1-2-5")))])
    }

    @Test func `a layout of another order drops what was entered`() throws {
        var finger = finger
        finger.draw([0, 1, 2, 5])
        #expect(finger.session.resize(to: try Traces.layout(side: 420, order: 4)) == [.cleared])
        #expect(finger.session.answer(.wrong, at: 1) == [])
    }

    @Test func `hidden mode shows nothing and does the same`() {
        var shown = finger
        var hidden = Finger(PatternSession(layout: layout, isHidden: true))
        for node in [0, 1, 2, 5] {
            let phase = node == 0 ? TouchSample.Phase.began : .moved
            #expect(shown.touch(phase, node: node) == hidden.touch(phase, node: node))
            #expect(hidden.session.picture.taken.isEmpty && hidden.session.picture.tail == nil)
            #expect(hidden.session.picture.touched == nil && hidden.session.picture.isHidden)
        }
        #expect(shown.touch(.ended, node: 5) == hidden.touch(.ended, node: 5))
        #expect(shown.session.answer(.wrong, at: 0) == hidden.session.answer(.wrong, at: 0))
        #expect(shown.session.nextTimer == hidden.session.nextTimer)
    }

    @Test(arguments: [Point(x: .nan, y: 62), Point(x: .infinity, y: 62)])
    func `a place that is not finite counts as the last one`(nowhere: Point) throws {
        var finger = finger
        #expect(finger.touch(.began, nowhere) == [])
        for node in [0, 1, 2, 5] { _ = finger.touch(node == 0 ? .began : .moved, node: node) }
        #expect(finger.touch(.moved, nowhere) == [])
        #expect(finger.session.picture.tail?.end == layout.center(of: 5))
        #expect(finger.touch(.ended, nowhere) == [.lifted(.entered(try Pattern("0-1-2-5")))])
    }
}
