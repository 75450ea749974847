import Drawing
import Geometry
import Halls
import Scenes
import SeatGeometry
import TestSupport
import Testing
import TextShaping

@testable import PictureRules

@Suite(.enabled(if: themeFonts != nil, "needs the fonts of the built-in themes"))
struct LabelTests {
    /// A hall with every kind of label.
    private func hall(
        row: String = "12", seat: String = "7", aisle: String = "过道", column: String = "出口", screen: String = "银幕",
        name: String = ""
    ) throws -> Hall {
        let cells = [(0, 0), (0, 1), (0, 2), (0, 4), (2, 0), (2, 1), (2, 2), (2, 4), (3, 0), (3, 4)]
        let seats = cells.map { place, column in
            Seat(id: "\(place)-\(column)", row: place, column: column, rowLabel: row, seatLabel: seat)
        }
        let draft = HallDraft(
            id: "T", name: name, grid: Grid(rows: 4, columns: 5), screen: Screen(width: 4, label: screen),
            aisles: [Aisle(text: aisle, line: .row(1)), Aisle(text: column, line: .column(3))], seats: seats)
        return try draft.checked().hall
    }

    private func labels(_ hall: Hall, _ theme: Theme = .light, scale: Int = 1) throws -> RuleMeasurement {
        try measured(checkedScene(hall, theme: theme, fonts: themeFonts), scale: scale).labels()
    }

    @Test(arguments: [1, 2, 3])
    func `labels in their places are clear`(scale: Int) throws {
        let result = try labels(hall(), scale: scale)
        #expect(result.text == "clear" && result.findings == [])
        #expect(result.figures.map(\.value) == [10])
    }

    /// A part that no batch bears the name of would never be measured.
    @Test func `every kind of text is a part of the picture`() throws {
        let list = try checkedScene(hall(), fonts: themeFonts).displayList(scale: 1, backdrop: nil)
        for part in TextPart.allCases { #expect(list.background.contains { $0.name == part.rawValue }, "\(part)") }
        #expect(!list.numbersAlone.seats.isEmpty && !list.outlinesAlone.seats.isEmpty)
        #expect(!list.screenAlone.background.isEmpty)
    }

    @Test func `numbers too high for their seats are named`() throws {
        var theme = Theme.light
        theme.text.seat = 1
        let hall = try HallFixtures.drawn(["oo", "w."])
        let findings = try labels(hall, theme).findings
        #expect(findings.map(\.seats).contains(["1-0"]))
        #expect(findings.contains { $0.message.hasPrefix("row 2, seat 1 (1-0): number 1 leaves the seat by ") })
    }

    @Test func `numbers that touch the edge are named, whatever the scale`() throws {
        let grid = Grid(rows: 1, columns: 2, seatHeight: 0.25)
        let seats = [Seat(id: "a", row: 0, column: 0), Seat(id: "b", row: 0, column: 1, seatLabel: "")]
        let hall = try HallDraft(id: "T", grid: grid, seats: seats).checked().hall
        for scale in [1, 2, 3] {
            let findings = try labels(hall, scale: scale).findings
            #expect(findings.map(\.seats) == [["a"]], "\(scale)")
        }
    }

    @Test func `a number that reaches into the other half of a couple is found where there is no gap`() throws {
        let hall = try HallFixtures.drawn(["[]", "oo"], gapX: 0)
        let picture = try measured(checkedScene(hall, fonts: themeFonts)) { list in
            list.seats = list.seats.map {
                $0.name == "couple.numbers" ? $0.transformed(scale: 1, x: 15, y: 0) : $0
            }
        }
        #expect(try picture.labels().findings.flatMap(\.seats).contains("0-0"))
    }

    @Test func `texts that leave the picture are named with the edge`() throws {
        var theme = Theme.light
        theme.text.screen = 2
        theme.spacing.screenDepth = 0.25
        theme.spacing.margin = 8
        let findings = try labels(hall(screen: "W"), theme).findings
        #expect(findings.first?.message.hasPrefix("the screen's label is cut off: ") == true)
        #expect(findings.first?.message.hasSuffix(" px lie beyond the top edge of the picture") == true)
    }

    @Test(arguments: [
        (-60.0, 0.0, "left"), (60, 0, "right"), (0, -130, "top"), (0, 100, "bottom"),
    ])
    func `a label beyond any edge is found`(x: Double, y: Double, edge: String) throws {
        let picture = try measured(checkedScene(HallFixtures.drawn(["oo"]), fonts: themeFonts), scale: 2) { list in
            list.background = list.background.map {
                $0.name == "rowLabels" ? $0.transformed(scale: 1, x: x, y: y) : $0
            }
        }
        let findings = try picture.labels().findings
        #expect(findings.contains { $0.message.contains("a row label is cut off") && $0.message.contains(edge) })
    }

    @Test func `texts over seats are named with the seat`() throws {
        var theme = Theme.light
        theme.spacing.screenDistance = 0
        let findings = try labels(HallFixtures.drawn(["oooo"]), theme).findings
        #expect(
            findings.map(\.message).contains {
                $0.hasPrefix("the hint which way the screen is lies over row 1, seat 3 (0-2), on ")
            })
        #expect(Set(findings.flatMap(\.seats)).isSubset(of: ["0-1", "0-2"]))
    }

    /// In a hall of two rows the text along an aisle has no other place than beside the label of a short row.
    @Test func `texts over each other are named`() throws {
        let cells = [(0, 2), (1, 0), (1, 2)]
        let seats = cells.map { row, column in
            Seat(id: "\(row)-\(column)", row: row, column: column, rowLabel: "8888")
        }
        let draft = HallDraft(
            id: "T", grid: Grid(rows: 2, columns: 3), aisles: [Aisle(text: "出口", line: .column(1))], seats: seats)
        var theme = Theme.light
        theme.text.row = 0.6
        theme.spacing.rowLabels = 2
        let findings = try labels(draft.checked().hall, theme).findings
        let start = "a row label and the text of an aisle lie over each other, on "
        #expect(findings.contains { $0.message.hasPrefix(start) && ($0.value ?? 0) > 20 }, "\(findings)")
    }

    @Test func `a large text of an aisle over narrow seats is found on both sides`() throws {
        let seats = [0, 2].map { Seat(id: "\($0)", row: 0, column: $0, rowLabel: "") }
        let draft = HallDraft(
            id: "T", grid: Grid(rows: 1, columns: 3, seatWidth: 0.3, gapX: 0.05),
            aisles: [Aisle(text: "道", line: .column(1))], seats: seats)
        var theme = Theme.light
        theme.text.row = 0.6
        let findings = try labels(draft.checked().hall, theme).findings
        #expect(findings.filter { $0.message.hasPrefix("the text of an aisle") }.map(\.seats) == [["0"], ["2"]])
    }

    @Test(arguments: [
        ("row", "the row label \"Balcony 12\" does not fit and is shortened"),
        ("seat", "seat 0-0: the number \"123456\" does not fit and is shortened"),
        ("aisle", "aisles[0]: the text \"\(String(repeating: "过道", count: 20))\" does not fit and is shortened"),
        ("column", "aisles[1]: the text \"\(String(repeating: "出口", count: 20))\" does not fit and is shortened"),
        ("screen", "the screen's label \"\(String(repeating: "银幕", count: 20))\" does not fit and is shortened"),
        // The name stands before the screen's own label, or is left out.
        ("name", "the screen's label \"\(String(repeating: "影厅", count: 20)) · 银幕\" does not fit and is shortened"),
        ("unknown", "no font has \"𓀀\""),
    ])
    func `a text that is written only in part is named`(kind: String, message: String) throws {
        let hall =
            switch kind {
            case "row": try hall(row: "Balcony 12")
            case "seat": try hall(seat: "123456")
            case "aisle": try hall(aisle: String(repeating: "过道", count: 20))
            case "column": try hall(column: String(repeating: "出口", count: 20))
            case "name": try hall(name: String(repeating: "影厅", count: 20))
            case "screen": try hall(screen: String(repeating: "银幕", count: 20))
            default: try hall(aisle: "𓀀")
            }
        let findings = try checkedScene(hall, fonts: themeFonts).incompleteTexts()
        #expect(findings.map(\.message).contains(message))
        #expect(kind != "seat" || findings.count == 10)
        #expect(try checkedScene(self.hall(), fonts: themeFonts).incompleteTexts() == [])
    }

    @Test func `an aisle without a free cell is named`() throws {
        let draft = HallDraft(
            id: "T", grid: Grid(rows: 1, columns: 1), aisles: [Aisle(text: "x", line: .row(0))],
            seats: [Seat(id: "a", row: 0, column: 0)])
        let findings = try checkedScene(draft.checked().hall, fonts: themeFonts).incompleteTexts()
        #expect(findings.map(\.message) == ["aisles[0]: there is no free cell for its text \"x\""])
    }

    @Test func `without fonts there are no labels to check`() throws {
        let result = try measured(checkedScene(hall())).labels()
        #expect(result.text == nil && result.findings == [])
    }
}
