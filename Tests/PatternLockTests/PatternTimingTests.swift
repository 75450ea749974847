import Geometry
import PatternLock
import Testing

struct PatternTimingTests {
    let layout: PatternLayout

    init() throws {
        layout = try Traces.layout()
    }

    private func finger(failures: Int = 0) -> Finger {
        Finger(PatternSession(layout: layout, failures: failures))
    }

    @Test func `a wrong pattern is shown for two seconds`() {
        var finger = finger()
        finger.time = 10
        finger.draw([0, 1, 2, 5], answer: .wrong)
        #expect(finger.session.picture.style == .wrong)
        #expect(finger.session.nextTimer == 12)
        #expect(finger.session.advance(to: 11.999) == [])
        #expect(finger.session.picture.taken.count == 4)
        #expect(finger.session.advance(to: 12) == [.cleared])
        #expect(finger.session.picture == PatternPicture(layout: layout))
        #expect(finger.session.nextTimer == nil)
    }

    @Test func `a new touch cancels the pending clear, so that one that fires late erases nothing`() {
        var finger = finger()
        finger.draw([0, 1, 2, 5], answer: .wrong)
        let generation = finger.session.generation
        finger.time = 1.9
        #expect(finger.touch(.began, node: 8).first == .cleared)
        #expect(finger.session.nextTimer == nil)
        #expect(finger.session.advance(to: 2) == [])
        #expect(finger.session.clearWrong(generation: generation) == [])
        #expect(finger.session.picture.taken.map(\.node) == [8])
        // Nor may it erase a second wrong pattern before its own two seconds.
        finger.draw([8, 7, 6, 3], answer: .wrong)
        #expect(finger.session.clearWrong(generation: generation) == [])
        #expect(finger.session.picture.style == .wrong)
        #expect(finger.session.clearWrong(generation: finger.session.generation) == [.cleared])
    }

    @Test func `what is due comes before the sample of a later time`() {
        var finger = finger()
        finger.draw([0, 1, 2, 5], answer: .wrong)
        finger.time = 5
        #expect(finger.touch(.moved, node: 8) == [.cleared])
    }

    @Test func `an answer after the next touch has begun counts and shows nothing`() throws {
        var finger = finger()
        finger.draw([0, 1, 2, 5])
        _ = finger.touch(.began, node: 8)
        #expect(finger.session.answer(.wrong, at: 0.5) == [.answered(.wrong)])
        #expect(finger.session.failures == 1)
        #expect(finger.session.picture.style == .normal)
        #expect(finger.session.picture.taken.map(\.node) == [8])
        // Two patterns wait: the first answer is the older one's.
        finger.draw([0, 1, 2, 5])
        finger.draw([6, 7, 8, 5])
        _ = finger.session.answer(.wrong, at: 1)
        #expect(finger.session.picture.style == .normal)
        _ = finger.session.answer(.accepted, at: 1)
        #expect(finger.session.picture.style == .accepted)
        #expect(finger.session.answer(.accepted, at: 1) == [])
    }

    @Test(
        arguments: [
            (0, 0.0),  // none yet
            (4, 0), (5, 30), (6, 0),  // the fifth alone
            (9, 0), (10, 30), (29, 30),  // from the tenth on each
            (30, 30), (39, 30), (40, 60), (49, 60), (50, 120), (100, 3_840),  // doubled with every ten
            (130, 30_720), (139, 30_720), (140, 86_400),  // until a day
            (.max, 86_400), (-1, 0),  // out of any range
        ] as [(Int, Double)])
    func `the delay after a number of failures is exact`(failures: Int, seconds: Double) {
        #expect(RetryDelay.seconds(afterFailures: failures) == seconds)
    }

    @Test func `the fifth wrong pattern locks the lock for thirty seconds`() {
        var finger = finger()
        for attempt in 1...4 {
            #expect(finger.draw([0, 1, 2, 5], answer: .wrong).last == .answered(.wrong), "\(attempt)")
        }
        #expect(
            finger.draw([0, 1, 2, 5], answer: .wrong).suffix(2) == [.answered(.wrong), .lockedOut(seconds: 30)])
        #expect(finger.session.picture.message == .lockedOut(remaining: 30))
        #expect(finger.session.nextTimer == 2)
        finger.time = 1
        #expect(finger.draw([0, 1, 2, 5]) == [])
        // A touch that is not taken does not cancel the clear.
        #expect(finger.session.advance(to: 2) == [.cleared])
        #expect(finger.session.advance(to: 29.5) == [])
        #expect(finger.session.picture.message == .lockedOut(remaining: 0.5))
        #expect(finger.session.advance(to: 40) == [.unlocked])
        #expect(finger.session.picture.message == nil)
        finger.time = 41
        #expect(finger.draw([0, 1, 2, 5], answer: .wrong).last == .answered(.wrong))
    }

    @Test func `a late jump clears first and unlocks then`() {
        var finger = finger(failures: 4)
        finger.draw([0, 1, 2, 5], answer: .wrong)
        #expect(finger.session.advance(to: 100) == [.cleared, .unlocked])
    }

    @Test func `the right pattern forgets the failures`() {
        var finger = finger(failures: 4)
        finger.draw([0, 1, 2, 5], answer: .accepted)
        #expect(finger.session.failures == 0)
        #expect(finger.draw([0, 1, 2, 5], answer: .wrong).last == .answered(.wrong))
    }

    @Test func `a delay that begins during a touch ends it`() {
        var finger = finger(failures: 4)
        finger.draw([0, 1, 2, 5])
        _ = finger.touch(.began, node: 8)
        #expect(finger.session.answer(.wrong, at: 1) == [.answered(.wrong), .cleared, .lockedOut(seconds: 30)])
        #expect(finger.touch(.moved, node: 7) == [])
    }

    @Test func `a delay goes on in the next session`() {
        var session = PatternSession(layout: layout, failures: 5, lockedOutUntil: 30)
        let touch = TouchSample(time: 29, id: 1, phase: .began, location: layout.center(of: 0))
        #expect(session.handle(touch) == [])
        #expect(session.advance(to: 30) == [.unlocked])
    }

    @Test(arguments: [Double.nan, -.infinity, .infinity, -5])
    func `a time that is none or runs backwards counts as the latest`(time: Double) {
        var finger = finger()
        finger.time = 10
        finger.draw([0, 1, 2, 5])
        _ = finger.session.answer(.wrong, at: time)
        #expect(finger.session.nextTimer == 12)
        #expect(finger.session.advance(to: time) == [])
    }
}
