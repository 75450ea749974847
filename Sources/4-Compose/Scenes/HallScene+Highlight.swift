import Drawing
import Geometry
import Halls
import SeatGeometry
import SeatSelection

extension HallScene {
    /// Returns what is selected, recommended or shaking: all that changes while the hall stays.
    func highlightLayer(raster: Raster, backdrop: Color?) -> [Batch] {
        let painter = painter(hairline: raster.hairline)
        // What breathes stays where it is; what shakes or bounces is drawn by its motion instead.
        let displaced = Set(options.motions.filter(\.isDisplacing).flatMap(\.units))
        let still = selection.indices.filter { !displaced.contains($0) }
        let breathing = options.motions.flatMap { motion -> [Batch] in
            guard case .breathe(let units, let time) = motion else { return [] }
            return self.breathing(units, at: time, painter)
        }
        let moving = options.motions.flatMap { motion -> [Batch] in
            switch motion {
            case .breathe: []
            case .bounce(let units, let time): bouncing(units, at: time, painter)
            case .shake(let units, let time): shaking(units, at: time, painter, raster: raster, backdrop: backdrop)
            }
        }
        return breathing + selected(still.map(body(ofUnit:)), painter) + moving
    }

    /// Returns solid shapes with a tick in the middle of each, of the usual size or larger.
    private func selected(_ bodies: [SeatBody], _ painter: SeatPainter, scale: Double = 1) -> [Batch] {
        guard !bodies.isEmpty else { return [] }
        let side = min(layout.metrics.seatWidth, layout.metrics.seatHeight)
        let size = Sign.tick.size * Double(side) * scale
        let ticks = bodies.map { SeatBody.PlacedSign(sign: .tick, center: $0.frame.center, size: size) }
        return [
            Batch("selected.fill", painter.path(around: bodies, inset: 0), .fill(theme.selection.fill)),
            painter.batch(of: ticks, .tick, color: theme.selection.tick, name: "selected.tick"),
        ]
    }

    /// Returns selected units a little larger than their places, which they cover.
    private func bouncing(_ units: [Int], at time: Double, _ painter: SeatPainter) -> [Batch] {
        let scale = Motion.size(at: time)
        let selected = units.filter(selection.contains)
        return self.selected(selected.map { body(ofUnit: $0).scaled(by: scale) }, painter, scale: scale)
    }

    /// Returns a veil over recommended units that comes and goes, and a line around them that stays.
    private func breathing(_ units: [Int], at time: Double, _ painter: SeatPainter) -> [Batch] {
        let bodies = units.map(body(ofUnit:))
        let color = theme.recommendation
        let width = painter.lineWidth(inside: bodies)
        return [
            Batch(
                "recommended.fill", painter.path(around: bodies, inset: 0),
                .fill(color.faded(to: Motion.breath(at: time)))),
            Batch(
                "recommended.outline", painter.path(around: bodies, inset: width / 2),
                .stroke(Stroke(color, width: width))),
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
