/// A page as one HTML document: style and script are inside, nothing comes from outside but the pictures beside it.
public struct HTMLPage: Sendable {
    /// The title, as plain text.
    public let title: String

    /// What wrote the page, as plain text.
    public let generator: String

    /// The style sheets, in order.
    public let styles: [String]

    /// The markup of the body.
    public let body: String

    /// The scripts, in order; they are one, so that later ones see the names of earlier ones.
    public let scripts: [String]

    /// Creates a page.
    public init(title: String, generator: String, styles: [String], body: String, scripts: [String]) {
        self.title = title
        self.generator = generator
        self.styles = styles
        self.body = body
        self.scripts = scripts
    }

    /// The whole document.
    public var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="generator" content="\(generator.htmlEscaped)">
        <link rel="icon" href="data:,">
        <title>\(title.htmlEscaped)</title>
        <style>
        \(styles.joined(separator: "\n"))
        </style>
        </head>
        <body>
        \(body)
        <script>
        \(scripts.joined(separator: "\n"))
        </script>
        </body>
        </html>

        """
    }
}
