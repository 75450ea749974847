import Pixels
import StrictJSON
import TestSupport
import Testing

/// The page of a report in a browser, opened from disk, with a failure of each kind.
@Suite(.enabled(if: Chromium.exists, "chromium is not installed"))
struct ReportBrowserTests {
    /// One report for all visitors.
    private static let report = Task {
        let folder = try TemporaryFolder()
        try folder.write(SeatMapFixtures.hall(), to: "halls/h.json")
        var cases = ["broken", "equal", "missing", "other", "resized", "soft"].map { name in
            let tolerance = name == "soft" ? #", "tolerance": {"reason": "it's <i>", "maxPixels": 9}"# : ""
            return #"{"name": "\#(name)", "hall": "h", "guards": "</script><b>\#(name)'s \"guard\""\#(tolerance)}"#
        }
        cases.append(#"{"name": "changed", "hall": "h", "guards": "the seats", "scales": [1, 2]}"#)
        try folder.write(#"{"version": 1, "cases": [\#(cases.joined(separator: ", "))]}"#, to: "baselines/suite.json")
        try #require(try await folder.seatmap("record").exitCode == 0)
        // The first place is the smaller one.
        try folder.paint([(3, 4, 2, 2), (60, 40, 20, 10)], on: "changed.png")
        try folder.paint([(3, 4, 2, 2)], on: "soft.png")
        try folder.remove("baselines/missing.png")
        try folder.truncate("broken.png")
        try folder.shorten("resized.png", by: 12)
        try folder.write(try folder.read("baselines/equal.png"), to: "baselines/a <b>#%&'.png")
        try folder.write(#"{"cairo": "<0.1>"}"#, to: "baselines/environment.json")
        try #require(try await folder.seatmap("verify", "--report", ".").exitCode == 1)
        return folder
    }

    private let folder: TemporaryFolder
    private let html: String

    init() async throws {
        folder = try await Self.report.value
        html = String(decoding: try folder.read("index.html"), as: UTF8.self)
    }

    /// What every visitor needs.
    private static let tools = """
        const named = name => cases.find(item => item.dataset.name === name);
        const press = (key, target = document.activeElement) =>
          target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        const choose = (name, value) => document.querySelector(`input[name="${name}"][value="${value}"]`).click();
        const wait = time => new Promise(done => setTimeout(done, time));
        const go = async hash => { location.hash = hash; await wait(50); };
        const names = items => items.map(item => item.dataset.name);
        const layers = () => [...viewer.querySelectorAll(".pane")]
          .filter(pane => getComputedStyle(pane).display !== "none")
          .map(pane => [...pane.querySelectorAll("img")]
            .filter(image => getComputedStyle(image).display !== "none" && !image.hidden)
            .map(image => image.getAttribute("src")));
        const places = () => [...viewer.querySelectorAll(".pane")].map(pane => {
          const box = pane.getBoundingClientRect();
          const image = pane.querySelector("img:last-of-type").parentElement.getBoundingClientRect();
          return [image.left - box.left, image.top - box.top].map(Math.round);
        });
        """

    private func visit(_ visitor: String) async throws -> JSONValue {
        let report = try await VisitedPage(html, visitor: Self.tools + visitor).visit(in: folder)
        #expect(report["errors"] == [])
        return report
    }

    @Test func `failures come first, say what they are, and all pictures load`() async throws {
        let report = try await visit(
            """
            const images = [...document.querySelectorAll("main img")];
            for (const image of images) image.loading = "eager";
            find("passes").open = true;
            await Promise.all(images.map(image => image.decode()));
            report({
              heading: document.querySelector("h1").textContent, names: names(cases),
              badges: [...document.querySelectorAll(".badge")].map(badge => badge.textContent),
              loaded: images.every(image => image.naturalWidth > 0), lazy: !document.querySelector("main img:not([loading])"),
              what: named("resized.png").querySelector(".what").textContent,
              guards: named("broken.png").querySelector(".guards").textContent,
              bold: document.querySelectorAll("main i, .guards b + b").length,
              notes: document.querySelector(".notes").textContent.includes("cairo <0.1>"),
            });
            """)
        #expect(report["heading"] == "5 of 9 pictures fail")
        #expect(
            report["names"] == [
                "broken.png", "missing.png", "resized.png", "changed.png", "a <b>#%&'.png", "soft.png", "equal.png",
                "other.png", "changed@2x.png",
            ])
        #expect(
            report["badges"] == ["unreadable", "missing", "size changed", "changed", "unexpected", "tolerated"])
        #expect(report["loaded"] == true && report["lazy"] == true && report["bold"] == 0 && report["notes"] == true)
        #expect(
            report["what"]
                == "The picture is 12 pixels higher than its baseline: 261 × 123 instead of 261 × 111 pixels.")
        #expect(report["guards"] == "Guards </script><b>broken's \"guard\"")
    }

    @Test func `the filters show what has the outcome and all words`() async throws {
        let report = try await visit(
            """
            const shown = () => [names(shownCases()), find("passes").open, find("empty").hidden];
            const type = text => {
              find("filter").value = text;
              find("filter").dispatchEvent(new Event("input", { bubbles: true }));
              return shown();
            };
            const result = { all: type(""), name: type("CHANGED png"), none: type("zz") };
            type("");
            find("passes").open = false;
            choose("outcome", "missing");
            result.missing = shown();
            result.headings = [...document.querySelectorAll("main h2")].filter(h => h.offsetParent).map(h => h.textContent);
            choose("outcome", "pass");
            result.pass = shown();
            report(result);
            """)
        #expect(report["all"]?[1] == false && report["all"]?[2] == true)
        #expect(report["name"] == [["changed.png", "changed@2x.png"], true, true])
        #expect(report["none"] == [[], true, false])
        #expect(report["missing"] == [["missing.png"], false, true] && report["headings"] == ["Failures"])
        #expect(report["pass"] == [["soft.png", "equal.png", "other.png", "changed@2x.png"], true, true])
    }

    @Test func `each way to look shows its pictures`() async throws {
        let report = try await visit(
            """
            await go("case=changed.png&mode=side");
            const result = { side: [layers(), viewer.matches(":modal"), find("mix").hidden] };
            const [expected, actual] = panes[0].querySelectorAll("img");
            press("2");
            result.slider = [layers(), choice("mode"), find("mix").hidden, panes[0].querySelector(".line").hidden];
            const cutAt = amount => {
              find("amount").value = amount;
              find("amount").dispatchEvent(new Event("input"));
              const right = image => image.getBoundingClientRect().right;
              const inset = image => image.style.clipPath.match(/[0-9.]+/g).map(Number);
              const line = panes[0].getBoundingClientRect().left + panes[0].clientWidth * amount / 100;
              return [right(expected) - inset(expected)[1] - line, expected.getBoundingClientRect().left + inset(actual)[3] - line];
            };
            result.cuts = [cutAt(45), cutAt(52)].flat().map(Math.round);
            press("3");
            find("amount").value = 20;
            find("amount").dispatchEvent(new Event("input"));
            result.blend = [layers(), expected.style.opacity, actual.style.opacity, getComputedStyle(actual).mixBlendMode];
            press("4");
            result.blink = [layers()];
            await wait(650);
            result.blink.push(layers(), panes[0].querySelector(".label").textContent);
            press(" ");
            await wait(1500);
            result.paused = [layers(), find("pause").textContent];
            press(" ");
            result.byHand = layers();
            press("5");
            await wait(700);
            result.difference = [layers(), expected.style.opacity, expected.style.clipPath];
            choose("mode", "side");
            result.again = layers();
            report(result);
            """)
        let (expected, actual): (JSONValue, JSONValue) = ("changed.expected.png", "changed.actual.png")
        #expect(report["side"] == [[[expected], [actual]], true, true])
        #expect(report["slider"] == [[[expected, actual]], "slider", false, false] && report["cuts"] == [0, 0, 0, 0])
        #expect(report["blend"] == [[[expected, actual]], "0.8", "0.2", "plus-lighter"])
        #expect(report["blink"] == [[[expected]], [[actual]], "actual"])
        #expect(report["paused"] == [[[actual]], "Change"] && report["byHand"] == [[expected]])
        #expect(report["difference"] == [[["changed.difference.png"]], "", ""])
        #expect(report["again"] == [[expected], [actual]])
    }

    @Test func `both pictures are magnified in whole pixels and move together`() async throws {
        let report = try await visit(
            """
            await go("case=changed.png&mode=side");
            const image = panes[1].querySelector("img");
            const look = () => [find("zoom").textContent, image.getBoundingClientRect().width * devicePixelRatio];
            const result = { fit: look(), rendering: getComputedStyle(image).imageRendering, zooms: [] };
            for (const key of ["+", "=", "-", "−"]) { press(key); result.zooms.push(look()); }
            for (let turn = 0; turn < 12; turn++) find("zoom-in").click();
            result.largest = [...look(), find("zoom-in").disabled];
            find("fit").click();
            result.fitAgain = look();
            const start = places();
            const moved = () => places().map((place, pane) => place.map((value, axis) => value - start[pane][axis]));
            const point = (type, x, y) => stage.dispatchEvent(
              new PointerEvent(type, { pointerId: 1, button: 0, clientX: x, clientY: y, bubbles: true }));
            point("pointerdown", 300, 300);
            point("pointermove", 260, 330);
            point("pointerup", 260, 330);
            point("pointermove", 0, 0);
            result.dragged = moved();
            press("ArrowRight", stage);
            result.arrow = moved();
            stage.dispatchEvent(new WheelEvent("wheel", { deltaX: -60, deltaY: 30, bubbles: true, cancelable: true }));
            result.wheel = moved();
            const before = view.zoom;
            stage.dispatchEvent(new WheelEvent("wheel", { deltaY: -1, ctrlKey: true, bubbles: true, cancelable: true }));
            result.pinch = view.zoom > before;
            report(result);
            """)
        // Half of a window of 800 px shows 261 px as they are.
        #expect(
            report["fit"] == ["1×", 261] && report["fitAgain"] == ["1×", 261] && report["rendering"] == "pixelated")
        #expect(report["zooms"] == [["2×", 522], ["3×", 783], ["2×", 522], ["1×", 261]])
        #expect(report["largest"] == ["32×", 8352, true])
        #expect(report["dragged"] == [[-40, 30], [-40, 30]])
        #expect(report["arrow"] == [[-100, 30], [-100, 30]])
        #expect(report["wheel"] == [[-40, 0], [-40, 0]] && report["pinch"] == true)
    }

    @Test func `places are framed and in the middle, the largest first`() async throws {
        let report = try await visit(
            """
            const frames = () => panes.map(pane => {
              const frame = pane.querySelector(".frame");
              const image = pane.querySelector("img").parentElement.getBoundingClientRect();
              const box = frame.getBoundingClientRect();
              const middle = pane.getBoundingClientRect();
              const zoom = view.zoom / devicePixelRatio;
              return {
                box: [box.left + 6 - image.left, box.top + 6 - image.top, box.width - 12, box.height - 12]
                  .map(length => Math.round(length / zoom)),
                isOff: [box.left + box.width / 2 - middle.left - middle.width / 2, box.top + box.height / 2 - middle.top - middle.height / 2]
                  .some(length => Math.abs(length) > 1),
              };
            });
            const result = { card: [...named("changed.png").querySelectorAll(".places button")].map(b => b.dataset.box) };
            named("changed.png").querySelector(".places button").click();
            result.first = frames();
            result.zoom = view.zoom;
            press("c");
            result.second = frames();
            result.pressed = [...viewer.querySelectorAll(".places button")].map(b => b.ariaPressed);
            result.address = location.hash;
            find("place-on").click();
            result.third = frames()[0].box;
            press("C");
            result.back = frames()[0].box;
            viewer.querySelectorAll(".places button")[0].click();
            result.button = frames()[0].box;
            report(result);
            """)
        #expect(report["card"] == ["60,40,20,10", "3,4,2,2"])
        let (large, small): (JSONValue, JSONValue) = ([60, 40, 20, 10], [3, 4, 2, 2])
        #expect(report["first"] == .array(Array(repeating: ["box": large, "isOff": false], count: 2)))
        #expect(report["second"] == .array(Array(repeating: ["box": small, "isOff": false], count: 2)))
        #expect(report["pressed"] == ["false", "true"] && report["address"] == "#case=changed.png&mode=side&place=2")
        #expect(report["third"] == large && report["back"] == small && report["button"] == large)
    }

    @Test func `keys go from failure to failure, open, look, help and close`() async throws {
        let report = try await visit(
            """
            const focused = () => document.activeElement.dataset.name;
            const result = { page: ["j", "n", "k", "p", "p"].map(key => { press(key, document.activeElement); return focused(); }) };
            press("/");
            result.filter = document.activeElement.id;
            press("j");
            result.typing = [viewer.open, document.activeElement.id];
            find("filter").blur();
            named("changed.png").focus();
            press("5");
            result.opened = [viewer.open, find("viewer-title").textContent, view.mode, find("viewer-count").textContent];
            result.walk = ["j", "j", "j", "k"].map(key => { press(key); return [view.item.dataset.name, view.mode]; });
            press("?");
            result.help = [find("help").open, find("help").querySelectorAll("kbd").length > 15];
            find("help").querySelector("button").click();
            find("close").click();
            await wait(50);
            result.closed = [viewer.open, focused(), location.hash];
            press("Enter");
            result.entered = [viewer.open, find("viewer-title").textContent];
            report(result);
            """)
        #expect(report["page"] == ["broken.png", "missing.png", "broken.png", "soft.png", "a <b>#%&'.png"])
        #expect(report["filter"] == "filter" && report["typing"] == [false, "filter"])
        #expect(report["opened"] == [true, "changed.png", "difference", "4 of 6"])
        // A case without a pair is shown side by side, and the next one too.
        #expect(
            report["walk"] == [
                ["a <b>#%&'.png", "side"], ["soft.png", "side"], ["broken.png", "side"], ["soft.png", "side"],
            ])
        #expect(report["help"] == [true, true] && report["closed"] == [false, "soft.png", ""])
        #expect(report["entered"] == [true, "soft.png"])
    }

    @Test func `what is missing says so and offers only what can be seen`() async throws {
        let report = try await visit(
            """
            const look = async name => {
              await go(`case=${encodeURIComponent(name)}&mode=blink`);
              const disabled = [...document.querySelectorAll("input[name=mode]:disabled")].map(input => input.value);
              const reasons = [...viewer.querySelectorAll(".reason")].filter(p => !p.hidden).map(p => p.textContent);
              press("2");
              return [view.mode, layers(), reasons, disabled.length];
            };
            report({
              missing: await look("missing.png"), broken: await look("broken.png"), unexpected: await look("a <b>#%&'.png"),
              equal: await look("equal.png"), resized: (await look("resized.png")).slice(0, 2), address: location.hash,
            });
            """)
        #expect(report["missing"] == ["side", [[], ["missing.actual.png"]], ["no baseline"], 4])
        #expect(report["broken"] == ["side", [[], ["broken.actual.png"]], ["baseline unreadable"], 4])
        #expect(
            report["unexpected"] == [
                "side", [["a%20%3Cb%3E%23%25%26%27.expected.png"], []], ["not a picture of the suite"], 4,
            ])
        #expect(report["equal"] == ["side", [["equal.expected.png"]], [], 4])
        #expect(report["resized"] == ["slider", [["resized.expected.png", "resized.actual.png"]]])
        #expect(report["address"] == "#case=resized.png&mode=slider")
    }

    @Test func `the command is copied`() async throws {
        let report = try await visit(
            """
            const copied = [];
            Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async text => { copied.push(text); } } });
            const button = named("changed.png").querySelector(".copy");
            button.click();
            await wait(50);
            const said = button.textContent;
            await go("case=missing.png&mode=side");
            viewer.querySelector(".copy").click();
            await wait(2500);
            Object.defineProperty(navigator, "clipboard", { value: undefined });
            document.execCommand = name => { copied.push(`${name}: ${getSelection()}`); };
            viewer.querySelector(".copy").click();
            await wait(50);
            report({ copied, said, later: button.textContent });
            """)
        let command = "seatmap record changed --only"
        #expect(
            report["copied"] == [
                "\(command) changed.png", "\(command) missing.png", "copy: \(command) missing.png",
            ])
        #expect(report["said"] == "Copied" && report["later"] == "Copy")
    }

    @Test func `every control has a name, and what can be pressed is a button`() async throws {
        let report = try await visit(
            """
            const nameless = [...document.querySelectorAll("button, input, [role]")].filter(item =>
              !(item.ariaLabel || item.textContent.trim() || item.labels?.length));
            await go("case=changed.png&mode=slider");
            const outline = getComputedStyle(find("close"));
            find("close").focus({ focusVisible: true });
            report({
              nameless: nameless.map(item => item.outerHTML), title: viewer.getAttribute("aria-labelledby"),
              outline: outline.outlineStyle, clickable: document.querySelectorAll("main [onclick], main a:not([href])").length,
            });
            """)
        #expect(report["nameless"] == [] && report["title"] == "viewer-title")
        #expect(report["outline"] == "solid" && report["clickable"] == 0)
    }

    @Test(arguments: [("0", "rgb(12, 14, 18)"), ("1", "rgb(243, 245, 248)")])
    func `the page is light or dark as the system is`(scheme: String, ground: String) async throws {
        let page = VisitedPage(
            html, visitor: "report({ ground: getComputedStyle(document.body).backgroundColor });")
        let report = try await page.visit(in: folder, "--blink-settings=preferredColorScheme=\(scheme)")
        #expect(report["ground"] == .string(ground))
    }

    @Test func `nothing lies beside a narrow window`() async throws {
        let visitor = """
            document.body.style.width = viewer.style.width = "320px";
            await go("case=changed.png&mode=side");
            const right = item => item.getBoundingClientRect().right;
            const beyond = [...viewer.querySelectorAll(".bar button, .bar fieldset, .bar label, aside button")]
              .filter(item => right(item) > 320);
            report({ isNarrow: innerWidth <= 640, beyond: beyond.map(item => item.outerHTML) });
            """
        let page = VisitedPage(html, visitor: Self.tools + visitor)
        let report = try await page.visit(in: folder, "--window-size=500,800")
        #expect(report["isNarrow"] == true && report["beyond"] == [])
    }

    /// What is on the screen, pixel by pixel: the place of the larger change, in each way to look.
    @Test(arguments: [
        ("slider", [true, false]), ("blend", [false, false]), ("side", [true, true]),
    ])
    func `pixels are shown as they are stored`(mode: String, isExpected: [Bool]) async throws {
        let shown = try Bitmap(
            png: try await VisitedPage(
                html,
                visitor: Self.tools + """
                    await go("case=changed.png&mode=\(mode)&place=1");
                    for (const item of viewer.querySelectorAll(".frame, .line, .label")) item.remove();
                    const pane = panes[0].getBoundingClientRect();
                    panes[0].style.cssText = "position: fixed; inset: 0 auto auto 0; width: 400px; height: 300px; z-index: 1";
                    layOut();
                    """
            ).screenshot(in: folder, width: 800, height: 600))
        let stored = try Bitmap(png: folder.read("changed.actual.png"))
        let red = StraightColor(red: 230, green: 0, blue: 0)
        // The middle of the place is in the middle of the pane; its edges are 10 pixels of the picture away.
        for (side, offset) in [(0, -5), (1, 5)] {
            let before = stored[70 + offset, 45]
            let pixel = shown[200 + offset * 4, 150]
            let half = StraightColor(
                red: middle(red.red, before.red), green: middle(0, before.green), blue: middle(0, before.blue))
            let expected = mode == "blend" ? half : isExpected[side] ? red : before
            #expect(distance(pixel, expected) <= 2, "\(pixel) instead of \(expected)")
        }
    }

    private func middle(_ first: UInt8, _ second: UInt8) -> UInt8 { UInt8((Int(first) + Int(second)) / 2) }

    private func distance(_ first: StraightColor, _ second: StraightColor) -> Int {
        [(first.red, second.red), (first.green, second.green), (first.blue, second.blue)]
            .map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
}
