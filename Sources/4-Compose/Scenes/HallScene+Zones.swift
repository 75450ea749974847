import Drawing
import Geometry
import Halls
import SeatGeometry

extension HallScene {
    /// Returns a tint around and between the seats of each price zone, with a line around it.
    ///
    /// It lies under the seats and reaches half a gap beyond them, so that it hides no status and neighbouring zones do
    /// not overlap. The line is a filled ring.
    func zoneTints(hairline: Double) -> [Batch] {
        let margin = Double(min(layout.metrics.gapX, layout.metrics.gapY) / 2)
        let radius = points(min(theme.shape.corners.top, theme.shape.corners.bottom)) + margin
        return layout.hall.zones.indices.flatMap { index -> [Batch] in
            let outline = ZoneOutline(cells: cells(ofZone: layout.hall.zones[index].id), layout: layout)
            let look = zoneLook(index)
            var tint = Path()
            outline.add(to: &tint, margin: margin, radius: radius)
            guard !tint.isEmpty else { return [] }
            var ring = tint
            outline.add(to: &ring, margin: margin - hairline, radius: radius - hairline, reversed: true)
            return [
                Batch("zone.tint", tint, .fill(look.tint)), Batch("zone.outline", ring, .fill(look.outline)),
            ]
        }
    }

    /// Returns the look of a zone by its place in the document; looks begin again when there are more zones.
    func zoneLook(_ index: Int) -> ZoneLook {
        theme.zones[index % theme.zones.count]
    }

    private func cells(ofZone id: String) -> Set<ZoneOutline.Cell> {
        Set(
            layout.hall.seats.filter { $0.zone == id }.map { seat in
                ZoneOutline.Cell(row: layout.hall.grid.resolvedRow(seat.row), column: seat.column)
            })
    }
}
