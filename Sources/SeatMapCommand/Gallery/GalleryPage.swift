import Drawing
import StrictJSON

/// The page of a gallery: every hall at every scale in every theme, in one file that opens from disk.
struct GalleryPage {
    /// A hall with pictures.
    struct Item: Sendable {
        let name: String
        let title: String
        let seats: Int
        /// The size of its map in points.
        let width: Int
        let height: Int
    }

    /// A hall that could not be drawn, and why.
    struct Failure: Sendable {
        let name: String
        let reason: String
    }

    let items: [Item]
    let failures: [Failure]

    /// The scales that a hall is shown at.
    static let scales = [1, 2, 3]

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en" data-theme="light">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Halls</title>
        <style>
        \(GalleryPage.style)
        </style>
        </head>
        <body>
        \(GalleryPage.filters)
        \(GalleryPage.controls)
        \(failureList)
        <main id="halls" aria-live="polite"></main>
        <p id="empty" hidden>No hall matches.</p>
        \(GalleryPage.viewer)
        <script type="application/json" id="data">\(data)</script>
        <script>
        \(GalleryPage.script)
        </script>
        </body>
        </html>

        """
    }

    private var failureList: String {
        guard !failures.isEmpty else { return "" }
        let rows = failures.map { "<li><b>\($0.name.xmlEscaped)</b> \($0.reason.xmlEscaped)</li>" }.joined()
        return "<section id=\"failures\" role=\"alert\"><h2>\(failures.count) not drawn</h2><ul>\(rows)</ul></section>"
    }

    /// The halls as the script reads them; "<" is written as an escape, so that no name can end the element.
    private var data: String {
        let values = items.map { item -> JSONValue in
            [
                "name": .string(item.name), "title": .string(item.title), "seats": .integer(item.seats),
                "width": .integer(item.width), "height": .integer(item.height),
            ]
        }
        return JSONValue.array(values).text().split(separator: "<", omittingEmptySubsequences: false)
            .joined(separator: "\\u003c")
    }
}
