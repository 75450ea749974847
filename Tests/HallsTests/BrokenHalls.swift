import StrictJSON
import TestSupport
import Testing

/// A document that must be refused.
struct BrokenHall: Sendable, CustomTestStringConvertible {
    /// What is wrong, in a sentence.
    let name: String

    /// The document.
    let text: String

    /// The faults that must be reported, all of them, in this order.
    let faults: [String]

    /// Why the schema accepts the document all the same, or `nil` when it refuses it too.
    let beyondSchema: String?

    init(_ name: String, _ edits: [Edit], _ faults: [String], beyondSchema: String? = nil) {
        self.name = name
        text = sampleDocument.applying(edits).text()
        self.faults = faults
        self.beyondSchema = beyondSchema
    }

    var testDescription: String { name }
}

/// Documents in which single values are wrong.
let hallsWithBrokenValues: [BrokenHall] = [
    // The document and its blocks.
    BrokenHall("no object", [Edit(path: "", value: [1])], ["(document): must be an object, not an array"]),
    BrokenHall("no id", [.remove("hallId")], ["hallId: is missing"]),
    BrokenHall("empty id", [.set("hallId", "")], ["hallId: must not be empty"]),
    BrokenHall("numeric id", [.set("hallId", 1208)], ["hallId: must be a string, not a number"]),
    BrokenHall(
        "long id", [.set("hallId", .string(String(repeating: "银", count: 129)))],
        [
            "hallId: has 129 characters; at most 128 are allowed"
        ]),
    BrokenHall("null name", [.set("name", nil)], ["name: must be a string, not null"]),
    BrokenHall("name with a tab", [.set("name", "8\t厅")], ["name: contains the control character U+0009"]),
    BrokenHall("name of two lines", [.set("name", "8\u{2028}厅")], ["name: contains the control character U+2028"]),
    BrokenHall(
        "name with a late control character", [.set("name", "厅\u{9F}")],
        [
            "name: contains the control character U+009F"
        ]),
    BrokenHall(
        "name that ends with a line break", [.set("name", "8厅\n")],
        [
            "name: contains the control character U+000A"
        ]),
    BrokenHall("unknown key", [.set("comment", "new")], ["comment: is not a known key"]),
    BrokenHall(
        "misspelt optional key", [.set("aisle", [])],
        [
            "aisle: is not a known key; did you mean \"aisles\"?"
        ]),
    BrokenHall(
        "misspelt required key: not missing as well", [.remove("hallId"), .set("hallID", "H1")],
        [
            "hallID: is not a known key; did you mean \"hallId\"?"
        ]),
    BrokenHall("limit of nothing", [.set("limit", 0)], ["limit: must be from 1 to 1000, not 0"]),
    BrokenHall("limit in quotes", [.set("limit", "4")], ["limit: must be a whole number, not a string"]),
    BrokenHall("half a limit", [.set("limit", 4.5)], ["limit: must be a whole number, not 4.5"]),

    // The grid.
    BrokenHall("no grid", [.remove("grid")], ["grid: is missing"]),
    BrokenHall("list as a grid", [.set("grid", [])], ["grid: must be an object, not an array"]),
    BrokenHall("no rows", [.remove("grid.rows")], ["grid.rows: is missing"]),
    BrokenHall("no columns at all", [.set("grid.cols", 0)], ["grid.cols: must be from 1 to 500, not 0"]),
    BrokenHall("too many rows", [.set("grid.rows", 501)], ["grid.rows: must be from 1 to 500, not 501"]),
    BrokenHall(
        "rows beyond any integer", [.set("grid.rows", 1e300)],
        [
            "grid.rows: must be from 1 to 500, not 1e+300"
        ]),
    BrokenHall("seat without width", [.set("grid.seatW", 0)], ["grid.seatW: must be from 0.25 to 4.0, not 0"]),
    BrokenHall(
        "seat of negative height", [.set("grid.seatH", -1)],
        [
            "grid.seatH: must be from 0.25 to 4.0, not -1"
        ]),
    BrokenHall("huge seat", [.set("grid.seatH", 1e300)], ["grid.seatH: must be from 0.25 to 4.0, not 1e+300"]),
    BrokenHall("negative gap", [.set("grid.gapX", -0.1)], ["grid.gapX: must be from 0.0 to 4.0, not -0.1"]),
    BrokenHall("gap in quotes", [.set("grid.gapY", "0.2")], ["grid.gapY: must be a number, not a string"]),
    BrokenHall("flipped as a number", [.set("grid.flipped", 1)], ["grid.flipped: must be a boolean, not a number"]),
    BrokenHall("unknown key of the grid", [.set("grid.seatSize", 34)], ["grid.seatSize: is not a known key"]),

    // The decoration.
    BrokenHall("screen without width", [.remove("screen.width")], ["screen.width: is missing"]),
    BrokenHall(
        "screen of no width", [.set("screen.width", 0)],
        [
            "screen.width: must be from 0.5 to 1000.0, not 0"
        ]),
    BrokenHall("screen behind the first row", [.set("screen.row", 1)], ["screen.row: must be 0, not 1"]),
    BrokenHall("null screen", [.set("screen", nil)], ["screen: must be an object, not null"]),
    BrokenHall("object as aisles", [.set("aisles", [:])], ["aisles: must be an array, not an object"]),
    BrokenHall("aisle without text", [.set("aisles[0].text", "")], ["aisles[0].text: must not be empty"]),
    BrokenHall("aisle along nothing", [.remove("aisles[0].row")], ["aisles[0]: must have either a row or a col"]),
    BrokenHall(
        "aisle along a row and a column", [.set("aisles[1].row", 2)],
        [
            "aisles[1]: must have either a row or a col"
        ]),
    BrokenHall(
        "negative aisle row", [.set("aisles[0].row", -1)],
        [
            "aisles[0].row: must be from 0 to 499, not -1"
        ]),
    BrokenHall("zone without a name", [.remove("zones[1].name")], ["zones[1].name: is missing"]),
    BrokenHall(
        "price with a comma", [.set("zones[0].price", "59,00")],
        [
            "zones[0].price: must be a decimal number such as \"59.00\", not \"59,00\""
        ]),
    BrokenHall("price as a number", [.set("zones[0].price", 59)], ["zones[0].price: must be a string, not a number"]),
    BrokenHall(
        "sign of a currency", [.set("zones[0].currency", "¥")],
        [
            "zones[0].currency: must be a code of three capital letters such as \"CNY\", not \"¥\""
        ]),

    // Seats.
    BrokenHall("no seats", [.remove("seats")], ["seats: is missing"]),
    BrokenHall("empty list of seats", [.set("seats", [])], ["seats: must not be empty"]),
    BrokenHall("text as a seat", [.set("seats[5]", "s5")], ["seats[5]: must be an object, not a string"]),
    BrokenHall("seat without an id", [.remove("seats[0].id")], ["seats[0].id: is missing"]),
    BrokenHall(
        "column in quotes", [.set("seats[0].col", "4")],
        [
            "seats[0].col: must be a whole number, not a string"
        ]),
    BrokenHall(
        "column between two", [.set("seats[0].col", 0.5)],
        [
            "seats[0].col: must be a whole number, not 0.5"
        ]),
    BrokenHall("negative row", [.set("seats[0].row", -1)], ["seats[0].row: must be from 0 to 499, not -1"]),
    BrokenHall(
        "unknown type", [.set("seats[0].type", "wheelchar")],
        [
            "seats[0].type: must be \"normal\", \"love\", \"wheelchair\", \"companion\", \"family\" or \"vip\", "
                + "not \"wheelchar\"; did you mean \"wheelchair\"?"
        ]),
    BrokenHall(
        "status of a buyer's own", [.set("seats[0].status", "selected")],
        [
            "seats[0].status: must be \"available\", \"sold\", \"locked\" or \"broken\", not \"selected\""
        ]),
    BrokenHall("null status", [.set("seats[0].status", nil)], ["seats[0].status: must be a string, not null"]),
    BrokenHall(
        "long label", [.set("seats[0].rowLabel", .string(String(repeating: "x", count: 33)))],
        [
            "seats[0].rowLabel: has 33 characters; at most 32 are allowed"
        ]),
    BrokenHall("empty group", [.set("seats[5].group", "")], ["seats[5].group: must not be empty"]),
    BrokenHall(
        "misspelt key of a seat", [.remove("seats[5].status"), .set("seats[5].staus", "sold")],
        [
            "seats[5].staus: is not a known key; did you mean \"status\"?"
        ]),
    BrokenHall(
        "love seat of its own", [.set("seats[5].type", "love")],
        [
            "seats[5].group: is missing: a love seat belongs to a group of two"
        ]),
]
