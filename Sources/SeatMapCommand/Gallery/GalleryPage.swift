import CommandSupport
import Drawing

/// The gallery as one HTML document: markup, style and script, without anything from outside but its pictures.
///
/// Without scripts it still shows every hall at 1x.
struct GalleryPage {
    /// The halls that have pictures, in order.
    let halls: [GalleryHall]

    /// The halls that have none.
    let failures: [GalleryFailure]

    /// The whole document.
    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="generator" content="seatmap \(packageVersion)">
        <link rel="icon" href="data:,">
        <title>Seat maps</title>
        <style>
        \(GalleryPage.colors)
        \(GalleryPage.style)
        \(GalleryPage.viewerStyle)
        </style>
        </head>
        <body>
        \(GalleryPage.visionFilters)
        \(header)
        <main>
        \(failureList)
        \(hallList)
        </main>
        \(GalleryPage.viewer)
        <script>
        \(GalleryPage.script)
        \(GalleryPage.viewerScript)
        </script>
        </body>
        </html>

        """
    }
}

extension String {
    /// The text as one segment of a URL's path: bytes other than letters, digits and `-._~` are written in hexadecimal.
    var percentEncoded: String {
        utf8.reduce(into: "") { text, byte in
            let scalar = Unicode.Scalar(byte)
            let isWord = scalar.properties.isAlphabetic || "0123456789-._~".unicodeScalars.contains(scalar)
            text +=
                isWord && scalar.isASCII
                ? String(scalar)
                : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }
}
