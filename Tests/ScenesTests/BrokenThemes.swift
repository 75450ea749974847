import StrictJSON
import TestSupport

/// Documents with one fault, or with one mistake that has several.
let brokenThemes: [BrokenTheme] = [
    // The document.
    BrokenTheme("no object", of: [1], [], ["(document): must be an object, not an array"]),
    BrokenTheme("no name", [.remove("name")], ["name: is missing"]),
    BrokenTheme("no name of changes", of: sampleChanges, [.remove("name")], ["name: is missing"]),
    BrokenTheme("empty name", [.set("name", "")], ["name: must not be empty"]),
    BrokenTheme(
        "long name", [.set("name", .string(String(repeating: "长", count: 101)))],
        [
            "name: has 101 characters; at most 100 are allowed"
        ]),
    BrokenTheme("name of two lines", [.set("name", "a\u{2028}b")], ["name: contains the control character U+2028"]),
    BrokenTheme(
        "changes of an unknown theme: nothing is missing as well", of: sampleChanges, [.set("extends", "drak")],
        [
            "extends: must be \"light\" or \"dark\", not \"drak\"; did you mean \"dark\"?"
        ]),
    BrokenTheme(
        "changes of nothing", of: sampleChanges, [.set("extends", nil)], ["extends: must be a string, not null"]),
    BrokenTheme(
        "misspelt base: nothing is missing as well", of: sampleChanges, [.remove("extends"), .set("extend", "dark")],
        [
            "extend: is not a known key; did you mean \"extends\"?"
        ]),
    BrokenTheme("unknown key", [.set("comment", "new")], ["comment: is not a known key"]),
    BrokenTheme(
        "misspelt group: not missing as well", [.remove("corner"), .set("corners", [:])],
        [
            "corners: is not a known key; did you mean \"corner\"?"
        ]),
    BrokenTheme("no group", [.remove("text")], ["text: is missing"]),
    BrokenTheme("list as a group", [.set("text", [])], ["text: must be an object, not an array"]),
    BrokenTheme(
        "same key twice", text: #"{"name": "x", "extends": "light", "text": {"row": 0.3, "row": 0.4}}"#,
        ["text.row: appears more than once"],
        beyondSchema: "JSON parsers keep one of two members before a schema sees them"),

    // Colours.
    BrokenTheme(
        "colour by name", [.set("color.ink", "red")],
        ["color.ink: must be a colour as #RGB, #RRGGBB or #RRGGBBAA, not \"red\""]),
    BrokenTheme(
        "colour of five digits", [.set("color.backdrop", "#12345")],
        ["color.backdrop: must be a colour as #RGB, #RRGGBB or #RRGGBBAA, not \"#12345\""]),
    BrokenTheme(
        "colour of no digits", [.set("color.minimap.frame", "")],
        ["color.minimap.frame: must be a colour as #RGB, #RRGGBB or #RRGGBBAA, not \"\""]),
    BrokenTheme(
        "colour with another letter", [.set("color.screen.edge", "#12345G")],
        ["color.screen.edge: must be a colour as #RGB, #RRGGBB or #RRGGBBAA, not \"#12345G\""]),
    BrokenTheme(
        "colour with full-width digits", [.set("color.screen.top", "#１２３")],
        ["color.screen.top: must be a colour as #RGB, #RRGGBB or #RRGGBBAA, not \"#１２３\""]),
    BrokenTheme(
        "colour that ends with a line break", [.set("color.recommendation", "#123\n")],
        ["color.recommendation: contains the control character U+000A"]),
    BrokenTheme(
        "colour as a number", [.set("color.quietInk", 0)], ["color.quietInk: must be a string, not a number"]),
    BrokenTheme("colour that must be drawn", [.set("color.ink", nil)], ["color.ink: must be a string, not null"]),
    BrokenTheme(
        "sign that must be drawn", [.remove("color.seat.sold.sign")], ["color.seat.sold.sign: is missing"]),
    BrokenTheme("style that must be given", [.remove("color.seat.locked")], ["color.seat.locked: is missing"]),
    BrokenTheme(
        "style that is the buyer's own", [.set("color.seat.selected", [:])],
        [
            "color.seat.selected: is not a known key"
        ]),
    BrokenTheme(
        "dashes among colours", [.set("color.seat.broken.dashed", true)],
        [
            "color.seat.broken.dashed: is not a known key"
        ]),
    BrokenTheme("no zone", [.set("color.zones", [])], ["color.zones: must not be empty"]),
    BrokenTheme(
        "many zones",
        [.set("color.zones", .array(Array(repeating: ["tint": "#ABC", "outline": "#123"], count: 13)))],
        ["color.zones: has 13 elements; at most 12 are allowed"]),
    BrokenTheme(
        "half a zone, of changes too", of: sampleChanges, [.set("color.zones", [["tint": "#ABC"]])],
        ["color.zones[0].outline: is missing"]),

    // Lengths.
    BrokenTheme(
        "sharper than square", [.set("corner.seat.top", -0.1)], ["corner.seat.top: must be from 0.0 to 1.0, not -0.1"]),
    BrokenTheme(
        "rounder than a seat", [.set("corner.joined.bottom", 1.5)],
        ["corner.joined.bottom: must be from 0.0 to 1.0, not 1.5"]),
    BrokenTheme(
        "corner in quotes", [.set("corner.seat.top", "0.2")], ["corner.seat.top: must be a number, not a string"]),
    BrokenTheme("dashes of no length", [.set("line.dash", 0)], ["line.dash: must be from 0.05 to 1.0, not 0"]),
    BrokenTheme(
        "hatching without end", [.set("line.hatch.period", 0)], ["line.hatch.period: must be from 0.05 to 1.0, not 0"]),
    BrokenTheme(
        "hatching without width", [.set("line.hatch.width", 0)], ["line.hatch.width: must be from 0.01 to 0.5, not 0"]),
    BrokenTheme(
        "hatching inside nothing", [.set("line.hatch.inset", 0.5)],
        [
            "line.hatch.inset: must be from 0.0 to 0.4, not 0.5"
        ]),
    BrokenTheme(
        "dashes of an unknown style", [.set("line.dashed", ["brocken"])],
        [
            "line.dashed[0]: must be \"available\", \"couple\", \"accessible\", \"sold\", \"locked\" or \"broken\", "
                + "not \"brocken\"; did you mean \"broken\"?"
        ]),
    BrokenTheme(
        "style that is dashed twice", [.set("line.dashed", ["sold", "broken", "sold"])],
        [
            "line.dashed[2]: \"sold\" is already in the list"
        ]),
    BrokenTheme("flat screen", [.set("screen.depth", 0)], ["screen.depth: must be from 0.25 to 4.0, not 0"]),
    BrokenTheme(
        "screen behind the seats", [.set("screen.distance", -1)], ["screen.distance: must be from 0.0 to 4.0, not -1"]),
    BrokenTheme("thick edge", [.set("screen.edge", 0.6)], ["screen.edge: must be from 0.01 to 0.5, not 0.6"]),
    BrokenTheme("tiny text", [.set("text.row", 0.01)], ["text.row: must be from 0.1 to 1.0, not 0.01"]),
    BrokenTheme("huge legend", [.set("text.legend", 1e300)], ["text.legend: must be from 6.0 to 48.0, not 1e+300"]),
    BrokenTheme("narrow margin", [.set("space.margin", 7)], ["space.margin: must be from 8 to 200, not 7"]),
    BrokenTheme(
        "half a point of margin", [.set("space.margin", 8.5)], ["space.margin: must be a whole number, not 8.5"]),
    BrokenTheme(
        "no room for row labels", [.set("space.rowLabels", 0)], ["space.rowLabels: must be from 0.25 to 4.0, not 0"]),

    // Fonts.
    BrokenTheme("no fonts", [.set("fonts", [])], ["fonts: must not be empty"]),
    BrokenTheme("font without a path", [.set("fonts", ["a.ttf", ""])], ["fonts[1]: must not be empty"]),
    BrokenTheme("font as a number", [.set("fonts", [7])], ["fonts[0]: must be a string, not a number"]),
    BrokenTheme(
        "too many fonts", [.set("fonts", .array(Array(repeating: "a.ttf", count: 17)))],
        [
            "fonts: has 17 elements; at most 16 are allowed"
        ]),
    BrokenTheme(
        "long path", [.set("fonts", [.string(String(repeating: "x", count: 1025))])],
        [
            "fonts[0]: has 1025 characters; at most 1024 are allowed"
        ]),

    // Several.
    BrokenTheme(
        "all faults at once, in the order of the document", of: sampleChanges,
        [
            .set("colour", [:]), .set("color.ink", "red"), .set("color.seat", ["sold": ["outline": 1, "fil": nil]]),
            .set("space", ["margin": 2]),
        ],
        [
            "color.ink: must be a colour as #RGB, #RRGGBB or #RRGGBBAA, not \"red\"",
            "color.seat.sold.outline: must be a string, not a number",
            "color.seat.sold.fil: is not a known key; did you mean \"fill\"?",
            "colour: is not a known key; did you mean \"color\"?",
            "space.margin: must be from 8 to 200, not 2",
        ]),
]
