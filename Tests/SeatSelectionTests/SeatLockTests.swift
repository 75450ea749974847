import SeatSelection
import Testing

struct SeatLockTests {
    @Test func `what remains is measured on the server's clock`() {
        // The device is two minutes slow: its own clock alone would promise two minutes too many.
        let lock = SeatLock(token: "T", deadline: 2020, serverNow: 1120, now: 1000)
        #expect(lock.offset == 120)
        #expect(lock.remaining(at: 1000) == 900)
        #expect(lock.remaining(at: 1899) == 1)
    }

    @Test(arguments: [
        (now: 1899.75, remaining: 0.25, isExpired: false),
        // Expiry is the deadline itself.
        (1900, 0, true),
        // Never negative, however late the question.
        (1_000_000, 0, true),
    ])
    func `nothing remains from the deadline on`(now: Double, remaining: Double, isExpired: Bool) {
        let lock = SeatLock(token: "T", serverNow: 1000, now: 1000)
        #expect(lock.remaining(at: now) == remaining)
        #expect(lock.isExpired(at: now) == isExpired)
    }

    @Test func `a lock without a deadline lasts fifteen minutes`() {
        let lock = SeatLock(token: "T", serverNow: 5000, now: 70)
        #expect(lock.deadline == 5900)
        #expect(lock.localDeadline == 970)
    }

    @Test func `asking often counts nothing down`() {
        let lock = SeatLock(token: "T", serverNow: 0, now: 0)
        for _ in 0..<1000 { _ = lock.remaining(at: 10) }
        #expect(lock.remaining(at: 10) == 890)
    }
}
