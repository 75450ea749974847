import CommandSupport
import HTMLPages
import Scenes

/// What the page shows of halls, and of files that hold none.
extension GalleryPage {
    /// The halls as cards, and what is said where none is shown.
    var hallList: String {
        let cards = halls.map(card).joined(separator: "\n")
        let message = halls.isEmpty ? "No hall could be drawn." : "No hall has such a name."
        return """
            <ul class="halls">
            \(cards)
            </ul>
            <p class="empty" id="empty"\(halls.isEmpty ? "" : " hidden")>\(message)</p>
            """
    }

    /// The files that could not be drawn with their reasons, or nothing.
    var failureList: String {
        guard !failures.isEmpty else { return "" }
        let heading = failures.count == 1 ? "1 hall could not be drawn" : "\(failures.count) halls could not be drawn"
        let items = failures.map { failure in
            let reasons = failure.reasons.map { "<li>\($0.htmlEscaped)</li>" }.joined()
            return "<div><dt>\(failure.fileName.htmlEscaped)</dt><dd><ul>\(reasons)</ul></dd></div>"
        }
        return """
            <section class="failures" aria-labelledby="failures">
            <h2 id="failures">\(heading)</h2>
            <dl>
            \(items.joined(separator: "\n"))
            </dl>
            </section>
            """
    }

    /// One hall: the picture as a button that magnifies it, and what it is called.
    private func card(_ hall: GalleryHall) -> String {
        let title = hall.title.htmlEscaped
        let words = [hall.title, hall.stem, hall.id].joined(separator: " ").htmlEscaped
        let file = hall.stem.percentEncoded
        let theme = GalleryHall.themes.first?.name ?? ""
        return """
            <li class="hall" data-file="\(file)" data-words="\(words)">
            <button type="button" class="picture" aria-label="Magnify \(title)">
            <img src="\(theme)/\(file).png" width="\(hall.size.width)" height="\(hall.size.height)" \
            loading="lazy" alt="Seat map of \(title)">
            </button>
            <div class="caption"><h2>\(title)</h2><p>\(GalleryPage.count(of: hall))</p></div>
            <div class="caption"><p>\(GalleryPage.names(of: hall))</p>\
            <p class="size">\(hall.size.width) × \(hall.size.height) px</p></div>
            </li>
            """
    }

    private static func count(of hall: GalleryHall) -> String {
        hall.seatCount == 1 ? "1 seat" : "\(hall.seatCount) seats"
    }

    /// The file's name, and the id where it says more than the title and the file's name.
    private static func names(of hall: GalleryHall) -> String {
        let isNew = hall.id != hall.title && hall.id != hall.stem
        return (isNew ? "\(hall.stem) · \(hall.id)" : hall.stem).htmlEscaped
    }
}
