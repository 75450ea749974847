import Drawing
import Geometry
import Halls
import SeatGeometry

extension HallScene {
    /// Returns the seats: all fills, then hatching, then outlines, then signs, each style and sign in one batch.
    ///
    /// No fill comes after an outline, so none can cover it.
    func seatLayer(hairline: Double) -> [Batch] {
        let units = unitsByStyle()
        return fills(units) + hatching(units) + outlines(units, hairline: hairline) + signs(units)
    }

    /// The form of a unit: its rectangle and its corners.
    struct UnitShape {
        let frame: Rect
        let corners: CornerRadii

        func inset(by distance: Double) -> UnitShape {
            UnitShape(frame: frame.inset(by: distance), corners: corners.inset(by: distance))
        }
    }

    /// Returns the form of a unit: several seats are one shape across the gaps between them.
    func shape(ofUnit unit: Int) -> UnitShape {
        let isJoined = layout.hall.units[unit].seats.count > 1
        let corners = isJoined ? theme.shape.joinedCorners : theme.shape.corners
        return UnitShape(
            frame: layout.unitFrames[unit],
            corners: CornerRadii(top: points(corners.top), bottom: points(corners.bottom)))
    }

    /// Returns a length in seat widths as points.
    func points(_ seatWidths: Double) -> Double {
        seatWidths * Double(layout.metrics.seatSize)
    }

    private typealias UnitsByStyle = [(style: SeatStyle, units: [Int])]

    private func unitsByStyle() -> UnitsByStyle {
        let hall = layout.hall
        let styles = Dictionary(grouping: hall.units.indices) { SeatStyle(of: hall.units[$0], in: hall) }
        return SeatStyle.allCases.compactMap { style in
            styles[style].map { (style, $0) }
        }
    }

    private func fills(_ groups: UnitsByStyle) -> [Batch] {
        groups.compactMap { group in
            theme.seats[group.style].fill.map { color in
                Batch("\(group.style).fill", path(around: group.units, inset: 0), .fill(color))
            }
        }
    }

    private func outlines(_ groups: UnitsByStyle, hairline: Double) -> [Batch] {
        groups.compactMap { group in
            let look = theme.seats[group.style]
            return look.outline.map { color in
                let dashes = look.isDashed ? self.dashes(inset: hairline / 2) : []
                let stroke = Stroke(color, width: hairline, dashes: dashes)
                return Batch("\(group.style).outline", path(around: group.units, inset: hairline / 2), .stroke(stroke))
            }
        }
    }

    /// Returns the outlines of units, moved inwards: by half a line's width the line lies inside the edge.
    func path(around units: [Int], inset: Double) -> Path {
        var path = Path()
        for unit in units {
            let shape = shape(ofUnit: unit).inset(by: inset)
            path.addRoundedRectangle(shape.frame, radii: shape.corners)
        }
        return path
    }

    /// Returns a dash and a space that go round a single seat a whole number of times.
    private func dashes(inset: Double) -> [Double] {
        let width = Double(layout.metrics.seatWidth) - 2 * inset
        let height = Double(layout.metrics.seatHeight) - 2 * inset
        let corners = theme.shape.corners
        let radii = CornerRadii(top: points(corners.top), bottom: points(corners.bottom)).inset(by: inset)
        let perimeter = 2 * (width + height) - (4 - .pi) * (radii.top + radii.bottom)
        let pairs = max(1, (perimeter / (2 * points(theme.shape.dash))).rounded())
        return [perimeter / pairs / 2, perimeter / pairs / 2]
    }
}
