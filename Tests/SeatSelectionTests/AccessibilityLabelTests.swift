import Halls
import SeatSelection
import TestSupport
import Testing

struct AccessibilityLabelTests {
    @Test(arguments: [
        // One seat: no kind to name.
        ("o", "第 1 排 1 座，可选", "Row 1, seat 1, available"),
        // Every status.
        ("x", "第 1 排 1 座，已售", "Row 1, seat 1, sold"),
        ("l", "第 1 排 1 座，锁定", "Row 1, seat 1, held"),
        ("b", "第 1 排 1 座，维修", "Row 1, seat 1, out of service"),
        // Every kind.
        ("w", "第 1 排 1 座，轮椅席，可选", "Row 1, seat 1, wheelchair, available"),
        ("c", "第 1 排 1 座，陪同席，可选", "Row 1, seat 1, companion, available"),
        ("v", "第 1 排 1 座，VIP，可选", "Row 1, seat 1, VIP, available"),
        ("()", "第 1 排 1、2 座，亲子座，可选", "Row 1, seats 1 and 2, family, available"),
        // A couple names both seats.
        ("[]", "第 1 排 1、2 座，情侣座，可选", "Row 1, seats 1 and 2, couple, available"),
        // Half of it is sold, so it is.
        ("<>", "第 1 排 1、2 座，情侣座，已售", "Row 1, seats 1 and 2, couple, sold"),
    ])
    func `row, seats, kind and status are said`(marks: String, chinese: String, english: String) throws {
        let hall = try HallFixtures.drawn([marks])
        #expect(hall.labels(.chinese) == [chinese])
        #expect(hall.labels(.english) == [english])
    }

    @Test(arguments: [
        // The row, the seats, and what is said of them.
        ("12", ["7"], "第 12 排 7 座，可选", "Row 12, seat 7, available"),
        // Printed numbers need not be numbers, nor grow to the right.
        ("e", ["B2", "B1"], "第 e 排 B2、B1 座，可选", "Row e, seats B2 and B1, available"),
        ("5", ["1", "2", "3"], "第 5 排 1、2、3 座，可选", "Row 5, seats 1, 2 and 3, available"),
        // What is not printed is not said.
        ("", ["9", "10"], "9、10 座，可选", "Seats 9 and 10, available"),
        ("5", [""], "第 5 排 座位，可选", "Row 5, seat, available"),
        ("5", ["", "8"], "第 5 排 8 座，可选", "Row 5, seat 8, available"),
        ("", [""], "座位，可选", "Seat, available"),
    ])
    func `the numbers are those on the chairs`(
        row: String, seats: [String], chinese: String, english: String
    ) throws {
        let hall = try HallFixtures.unit(row: row, seats: seats.map { ($0, .normal) })
        #expect(hall.labels(.chinese) == [chinese])
        #expect(hall.labels(.english) == [english])
    }

    @Test func `a unit of several kinds names each of them once`() throws {
        let seats: [(String, Seat.Kind)] = [("1", .wheelchair), ("2", .companion), ("3", .companion), ("4", .normal)]
        let hall = try HallFixtures.unit(row: "5", seats: seats)
        #expect(hall.labels(.chinese) == ["第 5 排 1、2、3、4 座，轮椅席，陪同席，可选"])
    }

    @Test(arguments: Language.allCases)
    func `every kind with every status is said in words of its own`(language: Language) throws {
        var labels: Set<String> = []
        for kind in Seat.Kind.allCases {
            for status in Seat.Status.allCases {
                let hall = try HallFixtures.unit(row: "1", seats: [("1", kind), ("2", kind)], status: status)
                let label = try #require(hall.labels(language).first)
                labels.insert(label)
                let raw = [kind.rawValue, status.rawValue].filter { label.lowercased().contains($0) }
                // Chinese has no English words but VIP.
                #expect(language == .english || raw == [] || kind == .vip && raw == ["vip"])
            }
        }
        #expect(labels.count == Seat.Kind.allCases.count * Seat.Status.allCases.count)
    }

    @Test func `a selected unit says so in place of its status`() throws {
        let hall = try HallFixtures.drawn(["o[]o"])
        let selection = try SelectedUnits(seatIDs: ["0-1"], in: hall)
        #expect(
            hall.labels(.chinese, selection: selection) == [
                "第 1 排 1 座，可选", "第 1 排 2、3 座，情侣座，已选", "第 1 排 4 座，可选",
            ])
        #expect(hall.labels(.english, selection: selection)[1] == "Row 1, seats 2 and 3, couple, selected")
    }

    @Test func `elements know their seats and what may be done with them`() throws {
        let hall = try HallFixtures.drawn(["o[]<>xlb"])
        let selection = try SelectedUnits(seatIDs: ["0-2"], in: hall)
        let elements = hall.accessibilityElements(selection: selection, language: .english)
        #expect(elements.map(\.unit) == Array(hall.units.indices))
        #expect(elements.map(\.seatIDs) == [["0-0"], ["0-1", "0-2"], ["0-3", "0-4"], ["0-5"], ["0-6"], ["0-7"]])
        #expect(elements.map(\.isSelected) == [false, true, false, false, false, false])
        #expect(elements.map(\.isEnabled) == [true, true, false, false, false, false])
    }

    @Test func `elements are read from the screen, also in a hall numbered from the back`() throws {
        let hall = try HallFixtures.drawn(["oo", "oo"], flipped: true)
        let ids = hall.accessibilityElements(language: .chinese).flatMap(\.seatIDs)
        #expect(ids == ["1-0", "1-1", "0-0", "0-1"])
    }

    @Test(arguments: HallFixtures.names, Language.allCases)
    func `in a whole hall every unit is said differently`(name: String, language: Language) throws {
        let labels = try HallFixtures.named(name).labels(language)
        #expect(Set(labels).count == labels.count)
    }
}

extension Hall {
    fileprivate func labels(_ language: Language, selection: SelectedUnits = .none) -> [String] {
        accessibilityElements(selection: selection, language: language).map(\.label)
    }
}

extension HallFixtures {
    /// Creates a hall of one unit whose seats have the given numbers and kinds.
    fileprivate static func unit(
        row: String, seats: [(label: String, kind: Seat.Kind)], status: Seat.Status = .available
    ) throws -> Hall {
        let seats = seats.enumerated().map { column, seat in
            Seat(
                id: "\(column)", row: 0, column: column, rowLabel: row, seatLabel: seat.label, kind: seat.kind,
                status: status, group: "g")
        }
        let grid = Grid(rows: 1, columns: seats.count)
        return try HallDraft(id: "T", grid: grid, screen: nil, limit: 4, seats: seats).checked().hall
    }
}
