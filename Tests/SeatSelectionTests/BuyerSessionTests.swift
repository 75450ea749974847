import Halls
import SeatSelection
import TestSupport
import Testing

struct BuyerSessionTests {
    private func session(_ rows: [String], selecting seats: [Int] = [], limit: Int? = nil) throws -> BuyerSession {
        var session = BuyerSession(hall: try HallFixtures.drawn(rows), limit: limit)
        for seat in seats { _ = session.tap(session.hall.unitIndex(ofSeat: seat)) }
        return session
    }

    private func lock(at now: Double = 0) -> SeatLock {
        SeatLock(token: "T", serverNow: now + 2, now: now)
    }

    @Test func `over the limit the unit is refused with a warning and a notice`() throws {
        var session = try session(["oo[]"], selecting: [0, 1], limit: 3)
        #expect(
            session.tap(2) == [
                .refused(units: [2], .overLimit(current: 2, limit: 3)), .haptic(.warning),
                .notice(.overLimit(limit: 3)),
            ])
        #expect(session.selection.seatIDs(in: session.hall) == ["0-0", "0-1"])
    }

    @Test func `a pushed status that takes half a couple takes all of it from the selection`() throws {
        var session = try session(["o[]"], selecting: [0, 1])
        #expect(
            session.push([2: .sold]) == [.lost(units: [1]), .haptic(.warning), .notice(.conflict(units: [1]))])
        #expect(session.selection.seatIDs(in: session.hall) == ["0-0"])
        #expect(session.hall.seats[1].status == .available)
    }

    @Test func `a pushed status of other seats changes the map only`() throws {
        var session = try session(["oo"], selecting: [0])
        #expect(session.push([1: .sold]).isEmpty)
        #expect(session.selection.indices == [0])
        #expect(session.hall.seats[1].status == .sold)
    }

    @Test func `a refused lock removes what was lost and keeps the rest`() throws {
        var session = try session(["oo"], selecting: [0, 1])
        let events = session.refuseLock([1: .locked])
        #expect(events == [.lockRefused, .lost(units: [1]), .haptic(.warning), .notice(.conflict(units: [1]))])
        #expect(session.selection.indices == [0])
        #expect(session.lock == nil)
    }

    @Test func `a refusal that takes no selected seat is said all the same`() throws {
        var session = try session(["oo"], selecting: [0])
        #expect(session.refuseLock([1: .sold]) == [.lockRefused, .haptic(.warning), .notice(.notHeld)])
        #expect(session.selection.indices == [0])
    }

    @Test func `at the deadline everything is released, once`() throws {
        var session = try session(["oo"], selecting: [0])
        #expect(session.hold(lock(), at: 0) == [.locked])
        #expect(session.checkDeadline(at: 899.9).isEmpty)
        #expect(session.checkDeadline(at: 900) == [.released(units: [0]), .haptic(.warning), .notice(.released)])
        #expect(session.selection == .none)
        #expect(session.checkDeadline(at: 901).isEmpty)
    }

    @Test func `a lock that comes too late releases at once`() throws {
        var session = try session(["oo"], selecting: [0])
        let late = SeatLock(token: "T", deadline: 10, serverNow: 20, now: 0)
        #expect(session.hold(late, at: 0).contains(.notice(.released)))
        #expect(session.selection == .none)
    }

    @Test func `every return reads the statuses again, expired or not`() throws {
        var session = try session(["oo"], selecting: [0])
        _ = session.hold(lock(), at: 0)
        session.enterBackground()
        #expect(session.enterForeground(session.hall.setting([1: .sold]), at: 10) == [.reloaded])
        #expect(session.hall.seats[1].status == .sold)
        #expect(session.selection.indices == [0])
        #expect(session.lock?.remaining(at: 10) == 890)
    }

    @Test func `after the deadline in the background a return releases, with one notice for both callbacks`() throws {
        var session = try session(["oo"], selecting: [0])
        _ = session.hold(lock(), at: 0)
        session.enterBackground()
        let server = session.hall
        #expect(
            session.enterForeground(server, at: 901)
                == [.reloaded, .released(units: [0]), .haptic(.warning), .notice(.released)])
        #expect(session.enterForeground(server, at: 901).isEmpty)
    }

    @Test func `held seats that the server gave away are released on return`() throws {
        var session = try session(["oo"], selecting: [0, 1])
        _ = session.hold(lock(), at: 0)
        session.enterBackground()
        let events = session.enterForeground(session.hall.setting([0: .sold]), at: 5)
        #expect(events.contains(.released(units: [0, 1])))
        #expect(session.selection == .none)
        #expect(session.lock == nil)
    }

    @Test func `without a lock only the lost unit goes on return`() throws {
        var session = try session(["oo"], selecting: [0, 1])
        session.enterBackground()
        #expect(session.enterForeground(session.hall.setting([0: .sold]), at: 5).contains(.lost(units: [0])))
        #expect(session.selection.indices == [1])
    }

    @Test func `a lock of nothing is none, and giving everything back ends it`() throws {
        var session = try session(["oo"])
        #expect(session.hold(lock(), at: 0).isEmpty)
        _ = session.tap(0)
        _ = session.hold(lock(), at: 0)
        #expect(session.lock != nil)
        _ = session.tap(0)
        #expect(session.lock == nil)
        #expect(session.checkDeadline(at: 2000).isEmpty)
    }

    @Test(arguments: [
        (Notice.overLimit(limit: 4), "最多可选 4 个座位", "You can select up to 4 seats"),
        (.overLimit(limit: 1), "最多可选 1 个座位", "You can select only 1 seat"),
        (.released, "座位已释放，请重新选座", "Your seats were released. Choose again."),
        (.conflict(units: [1]), "第 1 排 2、3 座已被占用", "No longer available: row 1, seats 2 and 3"),
        (.conflict(units: [0, 1]), "第 1 排 1、2、3 座已被占用", "No longer available: row 1, seats 1, 2 and 3"),
        (.notHeld, "座位未能锁定，请重试", "Your seats could not be held. Try again."),
        (.nothingToRecommend(count: 3), "没有 3 个相连的空座", "There are no 3 free seats side by side"),
    ])
    func `notices read well in both languages`(notice: Notice, chinese: String, english: String) throws {
        let hall = try HallFixtures.drawn(["o[]"])
        #expect(notice.text(in: .chinese, hall: hall) == chinese)
        #expect(notice.text(in: .english, hall: hall) == english)
    }

    @Test(arguments: 0..<200)
    func `no sequence of events breaks a promise`(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let rows = (0..<4).map { _ in
            (0..<5).map { _ in
                ["o", "o", "x", "l", "b", "w", "[]", "[]", "<>", "()", "."].randomElement(using: &random)!
            }
            .joined()
        }
        var session = BuyerSession(
            hall: try HallFixtures.drawn(rows + ["o"]), limit: Int.random(in: 1...5, using: &random))
        var server = session.hall
        var now = 0.0
        for _ in 0..<120 {
            act(on: &session, server: &server, now: &now, &random)
            try checkPromises(session)
        }
    }

    private func act(
        on session: inout BuyerSession, server: inout Hall, now: inout Double, _ random: inout SeededGenerator
    ) {
        let seat = Int.random(in: 0..<server.seats.count, using: &random)
        let status = Seat.Status.allCases.randomElement(using: &random) ?? .sold
        switch Int.random(in: 0..<20, using: &random) {
        case 0: _ = session.hold(SeatLock(token: "T", serverNow: now - 7, now: now), at: now)
        case 1: _ = session.refuseLock([seat: status])
        case 2: now += Double.random(in: 0...1000, using: &random)
        case 3: session.enterBackground()
        case 4: _ = session.enterForeground(server, at: now)
        case 5: _ = session.select([0, session.hall.unitIndex(ofSeat: seat)])
        case 6...8:
            server = server.setting([seat: status])
            if !session.isInBackground { _ = session.push([seat: status]) }
        default: _ = session.tap(session.hall.unitIndex(ofSeat: seat))
        }
        if !session.isInBackground { _ = session.checkDeadline(at: now) }
    }

    private func checkPromises(_ session: BuyerSession) throws {
        let hall = session.hall
        let seats = session.selection.indices.flatMap { hall.units[$0].seats }
        #expect(seats.count <= session.limit)
        #expect(seats.allSatisfy { hall.seats[$0].status == .available })
        #expect(session.selection.indices == Array(Set(session.selection.indices)).sorted())
        // Units are whole by construction; what a program is told must be whole too.
        let told = Set(session.selection.seatIDs(in: hall))
        for unit in hall.units {
            let inside = unit.seats.filter { told.contains(hall.seats[$0].id) }.count
            #expect(inside == 0 || inside == unit.seats.count)
        }
        #expect(session.lock == nil || !session.selection.indices.isEmpty)
    }
}
