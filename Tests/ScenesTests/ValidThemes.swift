import StrictJSON
import TestSupport

/// The edges of what is allowed.
let validThemes: [ValidTheme] = [
    ValidTheme("the sample", []),
    ValidTheme("another name and nothing else", of: ["name": "mine", "extends": "light"], []),
    ValidTheme("changes of dark", of: sampleChanges, []),
    ValidTheme("changes that name their schema", of: sampleChanges, [.set("$schema", "theme.schema.json")]),
    ValidTheme("empty groups of changes", of: sampleChanges, [.set("color", [:]), .set("line", ["hatch": [:]])]),
    ValidTheme("whole and extending at once", [.set("extends", "dark")]),
    ValidTheme("longest name, counted in scalars", [.set("name", .string(String(repeating: "😀", count: 100)))]),
    ValidTheme("colour of three digits", [.set("color.ink", "#1a2")]),
    ValidTheme("colour of six digits, in both cases", [.set("color.ink", "#1a2B3c")]),
    ValidTheme("transparent colour", [.set("color.backdrop", "#FFFFFF00")]),
    ValidTheme("hollow seats, absent", [.remove("color.seat.available.fill")]),
    ValidTheme("hollow seats, null", [.set("color.seat.available.fill", nil)]),
    ValidTheme("hollow seats, changed", of: sampleChanges, [.set("color.seat", ["sold": ["fill": nil]])]),
    ValidTheme("one zone", [.set("color.zones", [["tint": "#101112", "outline": "#202122"]])]),
    ValidTheme("square corners", [.set("corner.seat", ["top": 0, "bottom": 0.0])]),
    ValidTheme("round corners", [.set("corner.joined", ["top": 1, "bottom": 1.0])]),
    ValidTheme("no dashes", [.set("line.dashed", [])]),
    ValidTheme(
        "dashes everywhere",
        [.set("line.dashed", ["available", "couple", "accessible", "sold", "locked", "broken"])]),
    ValidTheme("smallest margin", [.set("space.margin", 8)]),
    ValidTheme("whole margin with a fraction of zero", [.set("space.margin", 200.0)]),
    ValidTheme(
        "smallest screen",
        [
            .set(
                "screen",
                [
                    "depth": 0.25, "distance": 0, "minDistance": 0, "maxDistance": 0, "edge": 0.01, "rise": 0,
                    "lean": 0,
                ])
        ]),
    ValidTheme(
        "largest screen",
        [
            .set(
                "screen",
                [
                    "depth": 4, "distance": 4, "minDistance": 4, "maxDistance": 4, "edge": 0.5, "rise": 0.5,
                    "lean": 4,
                ])
        ]),
    ValidTheme("smallest texts", [.set("text", ["row": 0.1, "seat": 0.1, "screen": 0.1, "legend": 6])]),
    ValidTheme("largest texts", [.set("text", ["row": 1, "seat": 1, "screen": 2, "legend": 48])]),
    ValidTheme("most fonts", [.set("fonts", .array(Array(repeating: "a.ttf", count: 16)))]),

    // Warnings.
    ValidTheme(
        "screen farther than the theme itself accepts", [.set("screen.distance", 2.1)],
        warnings: ["screen.distance: is not between the theme's own minDistance and maxDistance, 0.5 and 2.0"]),
    ValidTheme(
        "distances of which none can be", of: sampleChanges, [.set("screen", ["minDistance": 1, "maxDistance": 0.5])],
        warnings: ["screen.distance: is not between the theme's own minDistance and maxDistance, 1.0 and 0.5"]),
    ValidTheme(
        "outline on a fill of its colour",
        [.set("color.seat.broken.fill", "#808080"), .set("color.seat.broken.outline", "#808080FF")],
        warnings: ["color.seat.broken.outline: cannot be seen: it has the colour of color.seat.broken.fill"]),
    ValidTheme(
        "signs on a fill of their colour, not given again", of: sampleChanges,
        [.set("color.seat", ["couple": ["fill": "#123", "sign": "#112233"]])],
        warnings: ["color.seat.couple.sign: cannot be seen: it has the colour of color.seat.couple.fill"]),
    ValidTheme(
        "tick on a fill of its colour", [.set("color.selection", ["fill": "#123", "tick": "#112233"])],
        warnings: ["color.selection.tick: cannot be seen: it has the colour of color.selection.fill"]),
    ValidTheme(
        "zone that looks like sold seats, and has no outline",
        [
            .set("color.seat.sold.fill", "#123456"),
            .set("color.zones", [["tint": "#ABC", "outline": "#123"], ["tint": "#123456", "outline": "#123456"]]),
        ],
        warnings: [
            "color.zones[1].tint: can be taken for seats: it has the colour of color.seat.sold.fill",
            "color.zones[1].outline: cannot be seen: it has the colour of color.zones[1].tint",
        ]),
    ValidTheme(
        "trail on a backdrop of its colour, and crosses on nodes of theirs", of: sampleChanges,
        [
            .set("color.backdrop", "#123456"),
            .set("color.pattern", ["normal": "#123456", "wrong": "#ABCDEF", "sign": "#ABCDEF"]),
        ],
        warnings: [
            "color.pattern.normal: cannot be seen: it has the colour of color.backdrop",
            "color.pattern.sign: cannot be seen: it has the colour of color.pattern.wrong",
        ]),
]
