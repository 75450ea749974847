import FoundationEssentials
import Pixels
import StrictJSON
import TestSupport
import Testing

/// The browser that the pages are tried in.
enum Chromium {
    static let path = "/usr/bin/chromium"
    static let exists = FileManager.default.isExecutableFile(atPath: path)

    /// Opens a page from disk and returns what it is after its scripts have run.
    static func open(_ page: String, in folder: TemporaryFolder) async throws -> String {
        let result = try await runCommand(
            path,
            [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                "--user-data-dir=\(folder.path("profile"))", "--virtual-time-budget=8000", "--window-size=1200,900",
                "--dump-dom", "file://\(folder.path(page))",
            ], environment: ["HOME": folder.path, "PATH": "/usr/bin:/bin"], cwd: folder.path, limit: .seconds(120))
        return result.text
    }
}

@Suite("seatmap gallery")
struct GalleryTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.copyHalls()
    }

    @Test func `writes a page and six pictures for each hall, the same every time`() async throws {
        let result = try await folder.seatmap("gallery", "halls", "--out", "g")
        #expect(result.exitCode == 0 && result.text == "g/index.html\n" && result.stderr == "")
        let page = try folder.read("g/index.html")
        for name in HallFixtures.names {
            for theme in ["light", "dark"] {
                for suffix in ["", "@2x", "@3x"] { #expect(folder.contains("g/\(theme)/\(name)\(suffix).png")) }
            }
        }
        let again = try await folder.seatmap("gallery", "halls", "--out", "g", "--jobs", "1")
        #expect(again.exitCode == 0)
        #expect(try folder.read("g/index.html") == page)
        #expect(!String(decoding: page, as: UTF8.self).contains("http"))
    }

    @Test func `a hall that cannot be drawn is on the page with its reason, and names are escaped`() async throws {
        try folder.write(SeatMapFixtures.hall(extra: #""name": "</script><b>\"x\" & 'y'", "#), to: "halls/odd.json")
        try folder.write(SeatMapFixtures.hall(grid: #"{"rows": 2, "cols": 4, "<i>": 1}"#), to: "halls/bad.json")
        let result = try await folder.seatmap("gallery", "halls", "--out", "g")
        #expect(result.exitCode == 1 && result.stderr.contains(#"halls/bad.json: grid["<i>"]: "#))
        let page = String(decoding: try folder.read("g/index.html"), as: UTF8.self)
        #expect(page.contains("1 not drawn") && page.contains("grid[&quot;&lt;i&gt;&quot;]"))
        #expect(!page.contains("</script><b>") && !page.contains("<i>"))
    }

    @Test func `an output that is a file is named`() async throws {
        try folder.write("x", to: "taken")
        let result = try await folder.seatmap("gallery", "halls", "--out", "taken")
        #expect(result.exitCode == 2 && result.stderr == "seatmap: taken: not a directory\n")
    }

    /// What a visitor does: each step leaves what they would see.
    private static let visit = """
        <script>
        addEventListener("error", event => log("error", event.message));
        const seen = [];
        const log = (name, value) => seen.push(name + "=" + value);
        const key = name => $("viewer").dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
        const choose = (name, value) => {
          const input = document.querySelector(`input[name=${name}][value="${value}"]`);
          input.checked = true;
          input.dispatchEvent(new Event("change"));
        };
        const cards = () => document.querySelectorAll("main button");
        addEventListener("load", () => setTimeout(async () => {
          for (const image of document.images) if (image.src) image.loading = "eager";
          const images = [...document.querySelectorAll("main img")];
          for (let turn = 0; turn < 50 && !images.every(image => image.complete); turn++)
            await new Promise(done => setTimeout(done, 100));
          log("cards", cards().length);
          log("loaded", [...document.querySelectorAll("main img")].every(image => image.naturalWidth > 0));
          $("filter").value = "LAR";
          $("filter").dispatchEvent(new Event("input"));
          log("filtered", cards().length + " " + $("count").textContent);
          $("filter").value = "zzz";
          $("filter").dispatchEvent(new Event("input"));
          log("empty", cards().length + " " + !$("empty").hidden);
          $("filter").value = "";
          $("filter").dispatchEvent(new Event("input"));
          choose("theme", "dark");
          choose("scale", "3");
          log("source", decodeURIComponent(cards()[0].querySelector("img").src.split("/").slice(-2).join("/")));
          log("page", document.documentElement.dataset.theme);
          $("vision").value = "tritan";
          $("vision").dispatchEvent(new Event("change"));
          log("filter", getComputedStyle(cards()[0].querySelector("img")).filter);
          cards()[1].click();
          log("open", $("viewer").open + " " + $("caption").textContent);
          const width = $("picture").width;
          key("+");
          log("zoomed", $("picture").width / width + " " + getComputedStyle($("picture")).imageRendering);
          key("ArrowRight");
          log("next", $("caption").textContent);
          $("close").click();
          log("closed", !$("viewer").open);
          document.body.textContent = JSON.stringify(seen);
        }, 200));
        </script>
        """

    @Test(.enabled(if: Chromium.exists, "chromium is not installed"))
    func `works in a browser, opened from disk`() async throws {
        _ = try await folder.seatmap("gallery", "halls", "--out", ".")
        let page = String(decoding: try folder.read("index.html"), as: UTF8.self)
        try folder.write(page.split(separator: "</body>").joined(separator: "\(Self.visit)</body>"), to: "visit.html")
        let dom = try await Chromium.open("visit.html", in: folder)
        for step in [
            "cards=3", "loaded=true", "filtered=1 1 of 3", "empty=0 true", "source=dark/large@3x.png", "page=dark",
            "filter=url(\\\"#tritan\\\")", "open=true 5号厅 · dark · 3x", "zoomed=2 pixelated", "next=1号厅 · dark · 3x",
            "closed=true",
        ] {
            #expect(dom.contains(step), "\(step) is not in \(dom.suffix(1500))")
        }
        #expect(!dom.contains("error="))
    }
}

@Suite("seatmap sheet")
struct SheetTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.copyHalls()
    }

    @Test func `draws every hall in one picture, the same every time`() async throws {
        let result = try await folder.seatmap("sheet", "halls", "-o", "s.png", "--scale", "1")
        #expect(result.exitCode == 0 && result.text == "s.png\n" && result.stderr == "")
        // Two columns and two rows of cells of 320 × 302 points with spaces of 28.
        let size = try Bitmap(png: folder.read("s.png")).size
        #expect(size.width == 3 * 28 + 2 * 320 && size.height == 3 * 28 + 2 * 302)
        let again = try await folder.seatmap("sheet", "halls", "-o", "-", "--scale", "1")
        #expect(try again.stdout == folder.read("s.png"))
        let wide = try await folder.seatmap("sheet", "halls", "-o", "w.png", "--scale", "1", "--columns", "3")
        #expect(wide.exitCode == 0)
        #expect(try Bitmap(png: folder.read("w.png")).size.height == 2 * 28 + 302)
    }

    @Test func `a hall that cannot be read has a cell and a message`() async throws {
        try folder.write("{", to: "halls/bad.json")
        let result = try await folder.seatmap("sheet", "halls", "-o", "s.svg", "--lang", "en")
        #expect(result.exitCode == 1 && result.stderr.hasPrefix("halls/bad.json: line 1"))
        #expect(folder.contains("s.svg"))
    }

    @Test func `a folder without halls and a wrong extension are named`() async throws {
        try folder.write("x", to: "none/readme.txt")
        #expect(try await folder.seatmap("sheet", "none").exitCode == 2)
        #expect(try await folder.seatmap("sheet", "halls", "-o", "s.gif").exitCode == 64)
    }
}
