import CommandSupport
import HTMLPages

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
        HTMLPage(
            title: "Seat maps", generator: "seatmap \(packageVersion)",
            styles: [GalleryPage.colors, PageStyle.base, GalleryPage.style, GalleryPage.viewerStyle], body: body,
            scripts: [GalleryPage.script, GalleryPage.viewerScript]
        ).html
    }

    private var body: String {
        """
        \(GalleryPage.visionFilters)
        \(header)
        <main>
        \(failureList)
        \(hallList)
        </main>
        \(GalleryPage.viewer)
        """
    }
}
