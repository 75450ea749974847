import StrictJSON
import TestSupport

/// Documents whose values are fine one by one and do not fit together.
let hallsWithBrokenRelations: [BrokenHall] = [
    // The grid.
    BrokenHall(
        "too many cells", [.set("grid.rows", 400), .set("grid.cols", 300)],
        [
            "grid: has 400 × 300 = 120000 cells; at most 100000 are allowed"
        ], beyondSchema: "a product"),
    BrokenHall(
        "row outside the grid", [.set("seats[5].row", 4)],
        [
            "seats[5].row: is outside the grid: rows are numbered from 0 to 3"
        ], beyondSchema: "a relation of two values"),
    BrokenHall(
        "column outside the grid", [.set("seats[5].col", 6)],
        [
            "seats[5].col: is outside the grid: columns are numbered from 0 to 5"
        ], beyondSchema: "a relation of two values"),
    BrokenHall(
        "aisle outside the grid", [.set("aisles[1].col", 6)],
        [
            "aisles[1].col: is outside the grid: columns are numbered from 0 to 5"
        ], beyondSchema: "a relation of two values"),

    // Keys.
    BrokenHall(
        "seat id used twice", [.set("seats[5].id", "s0")],
        [
            "seats[5].id: \"s0\" is already the id of seats[0]"
        ], beyondSchema: "uniqueness of a member"),
    BrokenHall(
        "zone id used twice", [.set("zones[1].id", "A"), .remove("seats[1].zone"), .remove("seats[2].zone")],
        [
            "zones[1].id: \"A\" is already the id of zones[0]"
        ], beyondSchema: "uniqueness of a member"),
    BrokenHall(
        "two seats in one cell", [.set("seats[5].row", 0), .set("seats[5].col", 0)],
        [
            "seats[5]: lies in the same cell as seats[0] (\"s0\")"
        ], beyondSchema: "uniqueness of a pair"),
    BrokenHall(
        "unknown zone", [.set("seats[0].zone", "a")],
        [
            "seats[0].zone: \"a\" is not a zone of this hall; did you mean \"A\"?"
        ], beyondSchema: "a reference"),

    // Groups.
    BrokenHall(
        "half a couple", [.set("seats[2].type", "normal"), .remove("seats[2].group")],
        [
            "seats[1].group: a couple is exactly two love seats; group \"L\" has 1"
        ], beyondSchema: "a relation of seats"),
    BrokenHall(
        "couple of three", [.set("seats[6]", ["id": "s6", "row": 0, "col": 3, "type": "love", "group": "L"])],
        [
            "seats[1].group: a couple is exactly two love seats; group \"L\" has 3"
        ], beyondSchema: "a relation of seats"),
    BrokenHall(
        "couple across a missing seat", [.set("seats[2].col", 3)],
        [
            "seats[2].group: group \"L\" has a gap between columns 1 and 3"
        ], beyondSchema: "a relation of seats"),
    BrokenHall(
        "couple across rows", [.set("seats[2].row", 2)],
        [
            "seats[2].group: group \"L\" has seats in different rows"
        ], beyondSchema: "a relation of seats"),
    BrokenHall(
        "couple with another type", [.set("seats[2].type", "vip")],
        [
            "seats[2].group: group \"L\" mixes love seats with other types"
        ], beyondSchema: "a relation of seats"),
    BrokenHall(
        "family across rows", [.set("seats[4].row", 2)],
        [
            "seats[4].group: group \"F\" has seats in different rows"
        ], beyondSchema: "a relation of seats"),
    BrokenHall(
        "family with a gap", [.set("seats[3].col", 2)],
        [
            "seats[4].group: group \"F\" has a gap between columns 2 and 4"
        ], beyondSchema: "a relation of seats"),

    // What follows from another fault is not reported.
    BrokenHall(
        "couple with an unreadable half", [.set("seats[2].col", "x")],
        [
            "seats[2].col: must be a whole number, not a string"
        ]),
    BrokenHall(
        "couple whose half names no readable group", [.set("seats[2].group", 5)],
        [
            "seats[2].group: must be a string, not a number"
        ]),
    BrokenHall(
        "couple with a misspelt group", [.remove("seats[4].group"), .set("seats[4].gruop", "F")],
        [
            "seats[4].gruop: is not a known key; did you mean \"group\"?"
        ]),
    BrokenHall(
        "couple with both halves in one cell", [.set("seats[2].col", 1)],
        [
            "seats[2]: lies in the same cell as seats[1] (\"s1\")"
        ], beyondSchema: "uniqueness of a pair"),
    BrokenHall(
        "seats of misspelt zones", [.remove("zones"), .set("zone", [["id": "A", "name": "黄金区"]])],
        ["zone: is not a known key; did you mean \"zones\"?"]),
    BrokenHall(
        "aisle along a misspelt row", [.remove("aisles[0].row"), .set("aisles[0].rwo", 2)],
        ["aisles[0].rwo: is not a known key; did you mean \"row\"?"]),
    BrokenHall(
        "seats of a zone without a readable id", [.set("zones[0].id", 7)],
        [
            "zones[0].id: must be a string, not a number"
        ]),
    BrokenHall(
        "seats of a grid that cannot be read", [.set("grid.rows", "four")],
        [
            "grid.rows: must be a whole number, not a string"
        ]),
]

/// Documents with several faults: all are reported, in the order of the document.
let hallsWithManyFaults: [BrokenHall] = [
    BrokenHall(
        "a fault in every block",
        [
            .set("seats[5].id", "s0"), .set("seats[0].type", "sofa"), .set("grid.gapX", -1), .set("limit", true),
            .set("aisles[0].row", 9), .set("zones[1].price", "free"), .set("screen.row", 2), .remove("hallId"),
        ],
        [
            "grid.gapX: must be from 0.0 to 4.0, not -1",
            "screen.row: must be 0, not 2",
            "limit: must be a whole number, not a boolean",
            "aisles[0].row: is outside the grid: rows are numbered from 0 to 3",
            "zones[1].price: must be a decimal number such as \"59.00\", not \"free\"",
            "seats[0].type: must be \"normal\", \"love\", \"wheelchair\", \"companion\", \"family\" or \"vip\", "
                + "not \"sofa\"",
            "seats[5].id: \"s0\" is already the id of seats[0]",
            "hallId: is missing",  // behind the last member, where it would be added
        ]),
    BrokenHall(
        "several faults of one seat",
        [.set("seats[0].row", -1), .set("seats[0].col", 99), .set("seats[0].id", ""), .set("seats[0].zone", "C")],
        [
            "seats[0].id: must not be empty",
            "seats[0].row: must be from 0 to 499, not -1",
            "seats[0].col: is outside the grid: columns are numbered from 0 to 5",
            "seats[0].zone: \"C\" is not a zone of this hall",
        ]),
]
