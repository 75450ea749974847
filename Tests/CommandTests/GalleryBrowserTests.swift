import ColorVision
import Pixels
import StrictJSON
import TestSupport
import Testing

/// The gallery in a browser, opened from disk.
@Suite(.enabled(if: Chromium.exists, "chromium is not installed"))
struct GalleryBrowserTests {
    /// One gallery for all visitors.
    private static let gallery = Task {
        let folder = try TemporaryFolder()
        try folder.copyHalls()
        try folder.write(SeatMapFixtures.hall(extra: #""name": "<b>Q & A</b> \"x\"", "#), to: "halls/a b#1%é.json")
        let result = try await folder.seatmap("gallery", "halls", "--out", ".")
        try #require(result.exitCode == 0)
        return folder
    }

    private let folder: TemporaryFolder
    private let html: String

    init() async throws {
        folder = try await Self.gallery.value
        html = String(decoding: try folder.read("index.html"), as: UTF8.self)
    }

    /// What every visitor needs.
    private static let tools = """
        const choose = (name, value) => document.querySelector(`input[name="${name}"][value="${value}"]`).click();
        const press = (key, target = stage) =>
          target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        const open = file => halls.find(hall => hall.dataset.file === file).querySelector(".picture").click();
        const images = halls.map(hall => hall.querySelector("img"));
        const loaded = image => new Promise(done => {
          image.onload = image.onerror = () => done(image.naturalWidth);
          if (image.complete) image.onload();
        });
        """

    private func visit(_ visitor: String) async throws -> JSONValue {
        let report = try await VisitedPage(html, visitor: Self.tools + visitor).visit(in: folder)
        #expect(report["errors"] == [])
        return report
    }

    @Test func `every picture of every theme and scale loads, in its size`() async throws {
        let report = try await visit(
            """
            for (const image of images) image.loading = "eager";
            const ratios = [];
            for (const theme of ["light", "dark"]) for (const scale of ["1", "2", "3"]) {
              choose("theme", theme);
              choose("scale", scale);
              const widths = await Promise.all(images.map(loaded));
              ratios.push(widths.map((width, index) => width / images[index].getAttribute("width")));
            }
            report({ ratios });
            """)
        let ratios = [1, 2, 3].map { JSONValue.array(Array(repeating: .integer($0), count: 4)) }
        #expect(report["ratios"] == .array(ratios + ratios))
    }

    @Test func `the filter shows what has all its words, counts it, and says when there is nothing`() async throws {
        let report = try await visit(
            """
            const type = text => {
              find("filter").value = text;
              find("filter").dispatchEvent(new Event("input", { bubbles: true }));
              return [shownHalls().map(hall => hall.dataset.file), find("count").textContent, find("empty").hidden];
            };
            report({ all: type(""), name: type(" imax 号 "), id: type("h1205"), text: type("<B>q &"), none: type("zz") });
            """)
        #expect(report["all"] == [["a%20b%231%25%C3%A9", "large", "medium", "small"], "4 halls", true])
        #expect(report["name"] == [["large"], "1 of 4 halls", true])
        #expect(report["id"] == [["medium"], "1 of 4 halls", true])
        #expect(report["text"] == [["a%20b%231%25%C3%A9"], "1 of 4 halls", true])
        #expect(report["none"] == [[], "0 of 4 halls", false])
    }

    @Test func `the switches change pictures, page and colour vision`() async throws {
        let report = try await visit(
            """
            const look = () => [
              images[3].getAttribute("src"), getComputedStyle(document.body).backgroundColor,
              getComputedStyle(images[3]).filter, halls[3].querySelector(".size").textContent,
            ];
            const before = look();
            choose("theme", "dark");
            choose("scale", "3");
            choose("vision", "tritan");
            report({ before, after: look() });
            """)
        #expect(report["before"] == ["light/small.png", "rgb(243, 245, 248)", "none", "638 × 483 px"])
        #expect(report["after"] == ["dark/small@3x.png", "rgb(12, 14, 18)", "url(\"#tritan\")", "1914 × 1449 px"])
    }

    @Test(arguments: [("0", "dark"), ("1", "light")])
    func `the page begins as the system is`(scheme: String, theme: String) async throws {
        let text = try await Chromium.document(
            of: folder.path("index.html"), "--blink-settings=preferredColorScheme=\(scheme)")
        #expect(text.contains("data-theme=\"\(theme)\""))
        #expect(text.contains("src=\"\(theme)/small.png\""))
    }

    @Test func `a picture opens, is magnified in whole pixels, moved, and closed`() async throws {
        let report = try await visit(
            """
            open("large");
            const look = () => [find("zoom").textContent, magnified.getBoundingClientRect().width * devicePixelRatio];
            const opened = [viewer.matches(":modal"), getComputedStyle(magnified).imageRendering, ...look()];
            const zooms = ["+", "=", "+", "-"].map(key => { press(key); return look(); });
            for (let turn = 0; turn < 9; turn++) find("zoom-in").click();
            const largest = [...look(), find("zoom-in").disabled, find("zoom-out").disabled];
            const place = () => [stage.scrollLeft, stage.scrollTop];
            const start = place();
            const point = (type, x, y) => stage.dispatchEvent(
              new PointerEvent(type, { pointerId: 1, button: 0, clientX: x, clientY: y, bubbles: true }));
            point("pointerdown", 300, 300);
            point("pointermove", 260, 330);
            point("pointerup", 260, 330);
            point("pointermove", 0, 0);
            const moved = place().map((value, axis) => value - start[axis]);
            const closing = new Promise(done => viewer.addEventListener("close", done, { once: true }));
            viewer.requestClose();
            await closing;
            const focus = document.activeElement.getAttribute("aria-label");
            report({ opened, zooms, largest, moved, closed: [viewer.open, focus] });
            """)
        #expect(report["opened"] == [true, "pixelated", "1×", 1275])
        #expect(report["zooms"] == [["2×", 2550], ["3×", 3825], ["4×", 5100], ["3×", 3825]])
        #expect(report["largest"] == ["8×", 10200, true, false])
        #expect(report["moved"] == [40, -30])
        #expect(report["closed"] == [false, "Magnify IMAX 8号厅"])
    }

    @Test func `arrows go through the halls that are shown, and stay in a switch`() async throws {
        let report = try await visit(
            """
            find("filter").value = "厅";
            find("filter").dispatchEvent(new Event("input"));
            open("large");
            const title = () => find("viewer-title").textContent;
            const titles = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"].map(key => { press(key); return title(); });
            press("ArrowRight", document.querySelector("#viewer input[value=dark]"));
            const inSwitch = title();
            choose("theme", "dark");
            choose("scale", "2");
            const shown = [magnified.getAttribute("src"), find("viewer-size").textContent];
            const closing = new Promise(done => viewer.addEventListener("close", done, { once: true }));
            find("close").click();
            await closing;
            report({ titles, inSwitch, shown, home: find("switches").parentElement.localName });
            """)
        #expect(report["titles"] == ["5号厅", "1号厅", "IMAX 8号厅", "1号厅"])
        #expect(report["inSwitch"] == "1号厅")
        #expect(report["shown"] == ["dark/small@2x.png", "1276 × 966 px"])
        #expect(report["home"] == "header")
    }

    @Test func `names are shown as they are written`() async throws {
        let report = try await visit(
            """
            report({
              title: halls[0].querySelector("h2").textContent, label: images[0].alt, bold: document.querySelectorAll("b").length,
            });
            """)
        #expect(report["title"] == "<b>Q & A</b> \"x\"")
        #expect(report["label"] == "Seat map of <b>Q & A</b> \"x\"")
        #expect(report["bold"] == 0)
    }

    @Test(arguments: ["light", "dark"], Vision.allCases)
    func `a kind of colour vision is simulated pixel by pixel`(theme: String, vision: Vision) async throws {
        let drawn = try Bitmap(png: folder.read("\(theme)/small.png"))
        let shown = try Bitmap(
            png: try await VisitedPage(
                html,
                visitor: Self.tools + """
                    choose("theme", "\(theme)");
                    choose("vision", "\(vision.rawValue)");
                    open("small");
                    magnified.style.cssText += "position: fixed; top: 0; left: 0; margin: 0; z-index: 1";
                    """
            ).screenshot(in: folder, width: drawn.size.width + 100, height: drawn.size.height + 200))
        for y in stride(from: 4, to: drawn.size.height - 4, by: 3) {
            for x in 4..<drawn.size.width - 4 where distance(vision, drawn[x, y], shown[x, y]) > 1 {
                Issue.record("\(drawn[x, y]) is shown as \(shown[x, y]) at \(x), \(y)")
                return
            }
        }
    }

    /// Returns how far a pixel is from what it should be; the browser rounds in its own order, so 1 is expected.
    private func distance(_ vision: Vision, _ drawn: StraightColor, _ shown: StraightColor) -> Int {
        let expected = vision.simulate(LinearColor(sRGB: drawn.red, drawn.green, drawn.blue)).sRGB
        let pairs = [(expected.red, shown.red), (expected.green, shown.green), (expected.blue, shown.blue)]
        return pairs.map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
}
