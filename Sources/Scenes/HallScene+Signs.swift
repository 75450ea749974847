import Drawing
import Geometry
import Halls
import SeatGeometry
import SeatSelection

extension HallScene {
    /// Returns the signs in the seats, one batch for each sign and style.
    func signs(_ groups: [(style: SeatStyle, units: [Int])]) -> [Batch] {
        groups.flatMap { group in
            let signs = Dictionary(grouping: group.units) { unit in
                Sign(style: group.style, kind: kind(ofUnit: unit))
            }
            return Sign.allCases.compactMap { sign in
                signs[sign].map { batch(of: sign, on: $0, color: theme.seats[group.style].sign, name: group.style) }
            }
        }
    }

    /// Returns the selected units: solid shapes, and a tick in the middle of each.
    func highlightLayer() -> [Batch] {
        let units = selection.indices
        guard !units.isEmpty else { return [] }
        let fill = Batch("selected.fill", path(around: units, inset: 0), .fill(theme.selection.fill))
        return [fill, batch(of: .tick, on: units, color: theme.selection.tick, name: "selected")]
    }

    private func batch(of sign: Sign, on units: [Int], color: Color, name: some Any) -> Batch {
        let size = sign.size * Double(min(layout.metrics.seatWidth, layout.metrics.seatHeight))
        var pen = SignPen()
        for unit in units {
            pen.draw(sign, center: layout.unitFrames[unit].center, size: size)
        }
        let ink = sign.lineWidth.map { Batch.Ink.stroke(Stroke(color, width: $0 * size, ends: .round)) }
        return Batch("\(name).\(sign)", pen.path, ink ?? .fill(color))
    }

    private func kind(ofUnit unit: Int) -> Seat.Kind {
        layout.hall.units[unit].seats.first.map { layout.hall.seats[$0].kind } ?? .normal
    }
}
