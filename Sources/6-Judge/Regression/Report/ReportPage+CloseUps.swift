import HTMLPages
import PixelDiff
import Pixels

/// The largest place that differs, magnified on the card itself.
extension ReportPage {
    /// The room of a close-up, in points of the page.
    private static let room = (width: 220, height: 130)

    /// The same place of the expected and the actual picture; nothing where it is too large to be magnified.
    func closeUps(of item: ReportedCase) -> String {
        guard item.pictures.isPair, let box = item.result.outcome.figures?.clusters.first?.box else { return "" }
        let margin = 12
        let fitting = min(ReportPage.room.width / (box.width + margin), ReportPage.room.height / (box.height + margin))
        guard fitting >= 1 else { return "" }
        let views = [PictureRole.expected, .actual].map { closeUp(of: item, $0, box, zoom: min(fitting, 4)) }
        return "<div class=\"closeups\">\(views.joined())</div>"
    }

    private func closeUp(of item: ReportedCase, _ role: PictureRole, _ box: PixelBox, zoom: Int) -> String {
        guard let size = item.pictures[role] else { return "" }
        // Twice the middle of the box, which may lie between two pixels.
        let left = (ReportPage.room.width - (2 * box.x + box.width) * zoom) / 2
        let top = (ReportPage.room.height - (2 * box.y + box.height) * zoom) / 2
        let file = CasePictures.fileName(role, of: item.result.name).percentEncoded
        return """
            <button type="button" class="picture closeup" data-place="0" \
            data-box="\(box.x),\(box.y),\(box.width),\(box.height)" \
            aria-label="Largest place that differs, \(role.rawValue)">\
            <img src="\(file)" loading="lazy" alt="" style="left: \(left)px; top: \(top)px; \
            width: \(size.width * zoom)px; height: \(size.height * zoom)px"><span>\(role.rawValue), \(zoom)×</span></button>
            """
    }
}
