import Drawing
import Geometry
import Halls
import SeatGeometry
import SeatSelection

extension HallScene {
    /// Returns what is selected, recommended or shaking: all that changes while the hall stays.
    func highlightLayer(raster: Raster, backdrop: Color?) -> [Batch] {
        let painter = painter(hairline: raster.hairline)
        switch options.motion {
        case nil:
            return selected(selection.indices.map(body(ofUnit:)), painter)
        case .breathe(let units, let time):
            return breathing(units, at: time, painter) + selected(selection.indices.map(body(ofUnit:)), painter)
        case .shake(let units, let time):
            let still = selection.indices.filter { !units.contains($0) }
            return selected(still.map(body(ofUnit:)), painter)
                + shaking(units, at: time, painter, raster: raster, backdrop: backdrop)
        }
    }

    /// Returns solid shapes with a tick in the middle of each.
    private func selected(_ bodies: [SeatBody], _ painter: SeatPainter) -> [Batch] {
        guard !bodies.isEmpty else { return [] }
        let size = Sign.tick.size * Double(min(layout.metrics.seatWidth, layout.metrics.seatHeight))
        let ticks = bodies.map { SeatBody.PlacedSign(sign: .tick, center: $0.frame.center, size: size) }
        return [
            Batch("selected.fill", painter.path(around: bodies, inset: 0), .fill(theme.selection.fill)),
            painter.batch(of: ticks, .tick, color: theme.selection.tick, name: "selected.tick"),
        ]
    }

    /// Returns a veil over recommended units that comes and goes, and a line around them that stays.
    private func breathing(_ units: [Int], at time: Double, _ painter: SeatPainter) -> [Batch] {
        let bodies = units.map(body(ofUnit:))
        let color = theme.recommendation
        return [
            Batch(
                "recommended.fill", painter.path(around: bodies, inset: 0),
                .fill(color.faded(to: Motion.breath(at: time)))),
            Batch(
                "recommended.outline", painter.path(around: bodies, inset: painter.hairline / 2),
                .stroke(Stroke(color, width: painter.hairline))),
        ]
    }

    /// Returns units displaced sideways, over a patch that hides them where they stand.
    private func shaking(
        _ units: [Int], at time: Double, _ painter: SeatPainter, raster: Raster, backdrop: Color?
    ) -> [Batch] {
        let shift = points(Motion.displacement(at: time))
        // Whole pixels keep the edges of a displaced seat as crisp as those of the others.
        let pixels = (shift * raster.pixelsPerPoint).rounded() / raster.pixelsPerPoint
        let moved = units.map { body(ofUnit: $0).moved(x: pixels) }
        let isSelected = Set(selection.indices).isSuperset(of: units)
        let shapes = isSelected ? selected(moved, painter) : painter.batches(of: moved)
        return patches(under: units, backdrop: backdrop) + shapes
    }

    /// Returns the seats' places filled with what is under them: their zone's tint or the backdrop.
    private func patches(under units: [Int], backdrop: Color?) -> [Batch] {
        units.compactMap { unit in
            let zone = layout.hall.units[unit].seats.first.flatMap { layout.hall.seats[$0].zone }
            let tint = layout.hall.zones.firstIndex { $0.id == zone }.map { zoneLook($0).tint }
            guard let color = tint ?? backdrop else { return nil }
            var path = Path()
            path.addRectangle(layout.unitFrames[unit])
            return Batch("patch", path, .fill(color))
        }
    }
}
