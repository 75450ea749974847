import FoundationEssentials
import StrictJSON
import TestSupport

/// The browser that pages are tried in, without a window.
enum Chromium {
    /// Where Debian installs it.
    private static let path = "/usr/bin/chromium"

    /// Whether it is there.
    static let exists = FileManager.default.isExecutableFile(atPath: path)

    /// Opens a page from disk and returns the document as it is after its scripts have run.
    static func document(of page: String, _ options: String...) async throws -> String {
        try await document(of: page, options)
    }

    /// Opens a page from disk and returns the document as it is after its scripts have run.
    static func document(of page: String, _ options: [String]) async throws -> String {
        try await run(options + ["--dump-dom"], page, home: try TemporaryFolder()).text
    }

    /// Opens a page from disk and returns a PNG of a window of a size in pixels.
    static func screenshot(of page: String, width: Int, height: Int) async throws -> [UInt8] {
        let home = try TemporaryFolder()
        let options = [
            "--window-size=\(width),\(height)", "--hide-scrollbars", "--screenshot=\(home.path("shot.png"))",
        ]
        _ = try await run(options, page, home: home)
        return try home.read("shot.png")
    }

    private static func run(_ options: [String], _ page: String, home: TemporaryFolder) async throws -> CommandResult {
        let always = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--user-data-dir=\(home.path("profile"))", "--virtual-time-budget=10000",
        ]
        return try await runCommand(
            path, always + options + ["file://\(page)"], environment: ["HOME": home.path, "PATH": "/usr/bin:/bin"],
            cwd: home.path, limit: .seconds(120))
    }
}

/// A copy of a page with a visitor: a script that does what people do, and writes down what they would see.
struct VisitedPage {
    private let html: String

    /// Adds a script to a page; it runs after the page's own, sees its names, and calls `report` once at its end.
    init(_ html: String, visitor: String) {
        let watch = """
            <head><script>
            const errors = [];
            addEventListener("error", event => errors.push(event.message ?? `cannot load ${event.target.src}`), true);
            addEventListener("unhandledrejection", event => errors.push(String(event.reason)));
            function report(value) {
              const text = JSON.stringify({ errors, ...value });
              const plain = text.replace(/[^ -%'-;=?-~]/g, c => "\\\\u" + c.charCodeAt(0).toString(16).padStart(4, "0"));
              document.body.textContent = `BEGIN${plain}END`;
            }
            </script>
            """
        self.html =
            html
            .replacing("<head>", with: watch)
            .replacing("</body>", with: "<script>\n(async () => {\n\(visitor)\n})();\n</script>\n</body>")
    }

    /// Opens the copy in the page's folder and returns what the visitor has reported.
    ///
    /// On a busy machine the browser's time may be over before pictures are decoded; then it is opened again.
    func visit(in folder: TemporaryFolder, _ options: String...) async throws -> JSONValue {
        let page = try write(to: folder)
        for _ in 0..<3 {
            let text = try await Chromium.document(of: page, options)
            let report = text.split(separator: "BEGIN").last?.split(separator: "END").first
            // The last words of a page without a report are those of its script.
            guard let report, report.hasPrefix("{") else { continue }
            return try JSONValue(parsing: Array(report.utf8))
        }
        throw NoReport()
    }

    /// The visitor has not come to its end.
    struct NoReport: Error {}

    /// Opens the copy in the page's folder and returns a PNG of what the visitor sees at the end.
    func screenshot(in folder: TemporaryFolder, width: Int, height: Int) async throws -> [UInt8] {
        try await Chromium.screenshot(of: try write(to: folder), width: width, height: height)
    }

    /// Visitors come at the same time, so each has a copy of its own.
    private func write(to folder: TemporaryFolder) throws -> String {
        try folder.write(Array(html.utf8), to: "visited-\(UUID().uuidString).html")
    }
}

extension String {
    /// Returns the text with the first occurrence of a part replaced.
    fileprivate func replacing(_ part: String, with other: String) -> String {
        let pieces = split(separator: part, maxSplits: 1, omittingEmptySubsequences: false)
        return pieces.joined(separator: other)
    }
}
