import HTMLPages

/// Where pictures are compared by eye.
extension ReportPage {
    /// A modal dialog, so that the keyboard stays in it and Escape closes it.
    static let viewer = """
        <dialog id="viewer" aria-labelledby="viewer-title">
        <div class="bar">
        <div class="title"><h2 id="viewer-title"></h2><p id="viewer-count"></p></div>
        <div id="modes">\(modes)</div>
        <div class="buttons">
        <button type="button" id="previous" aria-label="Previous case" title="Previous (k)">‹</button>
        <button type="button" id="next" aria-label="Next case" title="Next (j)">›</button>
        <button type="button" id="zoom-out" aria-label="Zoom out" title="Zoom out (−)">−</button>
        <output id="zoom" aria-label="Zoom"></output>
        <button type="button" id="zoom-in" aria-label="Zoom in" title="Zoom in (+)">+</button>
        <button type="button" id="fit" aria-label="Show all" title="Show all (0)">⤢</button>
        <button type="button" data-help aria-label="Keyboard help" title="Keyboard help (?)">?</button>
        <button type="button" id="close" aria-label="Close" title="Close (Esc)">×</button>
        </div>
        </div>
        <div class="work">
        <div id="stage" tabindex="0" role="group" aria-label="Pictures; drag, or use the arrow keys, to move them">
        \(pane("first", roles: ["expected", "actual", "difference"]))
        \(pane("second", roles: ["actual"]))
        </div>
        <aside aria-label="About this case">
        <div id="mix"><label for="amount" id="amount-label"></label>\
        <input id="amount" type="range" min="0" max="100" value="50"></div>
        <div id="blinking"><button type="button" id="pause">Pause</button> <output id="blink-state"></output></div>
        <div id="steps"><button type="button" id="place-back">Previous place</button>\
        <button type="button" id="place-on">Next place</button></div>
        <div id="about"></div>
        </aside>
        </div>
        </dialog>
        """

    /// The ways to look at two pictures, in the order of their keys.
    private static let modes = PageSwitch(
        name: "mode", legend: "View",
        choices: [
            PageSwitch.Choice(value: "side", text: "Side by side", explanation: "Both beside each other (1)"),
            PageSwitch.Choice(
                value: "slider", text: "Slider", explanation: "Expected left of the line, actual right (2)"),
            PageSwitch.Choice(value: "blend", text: "Blend", explanation: "One shines through the other (3)"),
            PageSwitch.Choice(value: "blink", text: "Blink", explanation: "Both in turn (4)"),
            PageSwitch.Choice(
                value: "difference", text: "Difference", explanation: "Unequal pixels red, others pale (5)"),
        ]
    ).html

    private static func pane(_ id: String, roles: [String]) -> String {
        let images = roles.map { "<img data-layer=\"\($0)\" alt=\"\" draggable=\"false\">" }.joined()
        return """
            <div class="pane" id="\(id)"><div class="ground"></div><div class="sheet">\(images)<div class="frame" hidden></div></div>\
            <div class="line" hidden></div><p class="reason" hidden></p><p class="label"></p></div>
            """
    }

    /// What the keys do.
    static let help = """
        <dialog id="help" aria-labelledby="help-title">
        <h2 id="help-title">Keyboard</h2>
        <dl>
        \(keys.map { "<div><dt>\($0.keys.map { "<kbd>\($0)</kbd>" }.joined(separator: " "))</dt><dd>\($0.meaning)</dd></div>" }
        .joined(separator: "\n"))
        </dl>
        <form method="dialog"><button>Close</button></form>
        </dialog>
        """

    private static let keys: [(keys: [String], meaning: String)] = [
        (["j", "n"], "next failure"), (["k", "p"], "previous failure"), (["Enter"], "look closer"),
        (["1"], "side by side"), (["2"], "slider"), (["3"], "blend"), (["4"], "blink"), (["5"], "difference"),
        (["c"], "next place that differs"), (["C"], "previous place"), (["+", "−"], "zoom"), (["0"], "show all"),
        (["←", "→", "↑", "↓"], "move the pictures"), (["Space"], "stop blinking, or change by hand"),
        (["/"], "filter by name"), (["?"], "this help"), (["Esc"], "close"),
    ]
}
