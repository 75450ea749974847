import StrictJSON
import TestSupport
import Testing

/// A document that must be accepted.
struct ValidHall: Sendable, CustomTestStringConvertible {
    /// What is special about it, in a sentence.
    let name: String

    /// The document.
    let text: String

    /// The warnings that must be given, all of them, in this order.
    let warnings: [String]

    init(_ name: String, _ edits: [Edit], warnings: [String] = []) {
        self.name = name
        text = sampleDocument.applying(edits).text()
        self.warnings = warnings
    }

    var testDescription: String { name }
}

/// The edges of what is allowed.
let validHalls: [ValidHall] = [
    ValidHall("the sample", []),
    ValidHall(
        "only what is required",
        [
            Edit(
                path: "",
                value: ["hallId": "H", "grid": ["rows": 1, "cols": 1], "seats": [["id": "a", "row": 0, "col": 0]]])
        ]),
    ValidHall("whole numbers with a fraction of zero", [.set("limit", 4.0), .set("seats[0].row", 0.0)]),
    ValidHall("sizes without a fraction", [.set("grid.seatW", 1), .set("screen.width", 5)]),
    ValidHall("smallest sizes", [.set("grid.seatW", 0.25), .set("grid.gapX", 0), .set("screen.width", 0.5)]),
    ValidHall("largest sizes", [.set("grid.seatH", 4), .set("grid.gapY", 4.0), .set("screen.width", 1000)]),
    ValidHall("largest grid", [.set("grid.rows", 200), .set("grid.cols", 500)]),
    ValidHall("largest limit", [.set("limit", 1000)]),
    ValidHall("longest texts, counted in scalars", [.set("name", .string(String(repeating: "😀", count: 200)))]),
    ValidHall("empty texts", [.set("name", ""), .set("screen.label", ""), .set("seats[0].seatLabel", "")]),
    ValidHall("no decoration", [.remove("screen"), .set("aisles", [])]),
    ValidHall("whole price", [.set("zones[0].price", "59")]),
    ValidHall("price without a currency", [.remove("zones[0].currency")]),
    ValidHall(
        "ids that are no words", [.set("hallId", "8号 / 厅"), .set("seats[0].id", "{\"}"), .set("seats[1].id", " ")]),
    ValidHall("group named like a seat", [.set("seats[3].group", "s5"), .set("seats[4].group", "s5")]),
    ValidHall("couple in any order", [.set("seats[1].col", 2), .set("seats[2].col", 1)]),
    ValidHall("flipped", [.set("grid.flipped", true)]),

    // Warnings.
    ValidHall(
        "group of one", [.set("seats[5].group", "alone")],
        warnings: ["seats[5].group: group \"alone\" has one seat"]),
    ValidHall(
        "zone without seats", [.set("zones[2]", ["id": "C", "name": "空"])],
        warnings: ["zones[2]: no seat belongs to zone \"C\""]),
    ValidHall(
        "row without a label, told once", [.set("seats[1].rowLabel", ""), .set("seats[2].rowLabel", "")],
        warnings: ["seats[1].rowLabel: row 0 has an empty label"]),
]
