import Halls
import StrictJSON
import TestSupport
import Testing

struct HallTextTests {
    @Test func `text is written one seat per line`() {
        let draft = HallDraft(
            id: "H1208", name: "8号厅", grid: Grid(rows: 12, columns: 20), screen: Screen(width: 18.4, label: "银幕"),
            aisles: [Aisle(text: "过道", line: .row(6)), Aisle(text: "出口", line: .column(10))],
            zones: [PriceZone(id: "A", name: "黄金区", price: "59.00", currency: "CNY")],
            seats: [
                Seat(id: "A0501", row: 0, column: 4, rowLabel: "A", zone: "A"),
                Seat(id: "E0905", row: 4, column: 8, kind: .love, status: .sold, group: "L0408"),
            ])
        #expect(
            draft.documentText() == """
                {
                  "hallId": "H1208",
                  "name": "8号厅",
                  "grid": { "rows": 12, "cols": 20, "seatW": 1.0, "seatH": 1.0, "gapX": 0.15, "gapY": 0.2, \
                "flipped": false },
                  "screen": { "row": 0, "width": 18.4, "label": "银幕" },
                  "limit": 4,
                  "aisles": [
                    { "text": "过道", "row": 6 },
                    { "text": "出口", "col": 10 }
                  ],
                  "zones": [
                    { "id": "A", "name": "黄金区", "price": "59.00", "currency": "CNY" }
                  ],
                  "seats": [
                    { "id": "A0501", "row": 0, "col": 4, "rowLabel": "A", "type": "normal", \
                "status": "available", "zone": "A" },
                    { "id": "E0905", "row": 4, "col": 8, "type": "love", "status": "sold", "group": "L0408" }
                  ]
                }

                """)
    }

    @Test(arguments: HallFixtures.names) func `reading the text gives the hall`(name: String) throws {
        let hall = try HallFixtures.named(name)
        #expect(try Hall.read(Array(hall.documentText().utf8)).hall == hall)
    }

    @Test func `reading the text of random drafts gives the draft`() throws {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            let hall = try HallDraft.random(using: &generator).checked().hall
            #expect(try Hall.read(Array(hall.documentText().utf8)).hall == hall)
        }
    }

    @Test func `drafts are checked like documents`() {
        let draft = HallDraft(
            id: "", grid: Grid(rows: 1, columns: 1, gapX: .nan), seats: [Seat(id: "a", row: .max, column: .min)])
        let error = #expect(throws: DocumentError.self) { try draft.checked() }
        #expect(
            error?.lines == [
                "hallId: must not be empty",
                "grid.gapX: must be a number, not a string",  // JSON has no form for it
                "seats[0].row: must be from 0 to 499, not 9223372036854775807",
                "seats[0].col: must be from 0 to 499, not -9223372036854775808",
            ])
    }
}

extension HallDraft {
    /// A valid draft: every second cell or so has a seat, with any label, and some neighbours are couples.
    fileprivate static func random(using generator: inout SeededGenerator) -> HallDraft {
        let rows = Int.random(in: 1...8, using: &generator)
        let columns = Int.random(in: 1...12, using: &generator)
        var seats = [Seat(id: "first", row: 0, column: 0)]
        for row in 0..<rows {
            for column in (1..<columns) where Bool.random(using: &generator) {
                seats.append(.random(row: row, column: column, using: &generator))
            }
        }
        return HallDraft(
            id: .random(1...9, using: &generator), name: .random(0...9, using: &generator),
            grid: Grid(
                rows: rows, columns: columns, seatWidth: .random(in: 0.25...4, using: &generator),
                gapX: .random(in: 0...4, using: &generator), isFlipped: .random(using: &generator)),
            screen: Bool.random(using: &generator) ? Screen(width: .random(in: 0.5...9, using: &generator)) : nil,
            limit: .random(in: 1...1000, using: &generator),
            aisles: [Aisle(text: .random(1...9, using: &generator), line: .row(rows - 1))],
            zones: [PriceZone(id: "z", name: "Z")], seats: seats.shuffled(using: &generator))
    }
}

extension Seat {
    fileprivate static func random(row: Int, column: Int, using generator: inout SeededGenerator) -> Seat {
        let pair = "\(row)-\(column / 2)"
        return Seat(
            id: "\(row)-\(column)", row: row, column: column,
            rowLabel: Bool.random(using: &generator) ? .random(0...5, using: &generator) : nil,
            seatLabel: Bool.random(using: &generator) ? .random(0...5, using: &generator) : nil,
            kind: [.normal, .vip, .wheelchair, .companion, .family].randomElement(using: &generator) ?? .normal,
            status: Status.allCases.randomElement(using: &generator) ?? .available,
            group: Bool.random(using: &generator) ? pair : nil, zone: Bool.random(using: &generator) ? "z" : nil)
    }
}

extension String {
    fileprivate static func random(_ length: ClosedRange<Int>, using generator: inout SeededGenerator) -> String {
        let alphabet: [Unicode.Scalar] = ["a", "\"", "\\", "排", "😀", " ", "\u{301}", "/"]
        let scalars = (0..<Int.random(in: length, using: &generator)).compactMap { _ in
            alphabet.randomElement(using: &generator)
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
