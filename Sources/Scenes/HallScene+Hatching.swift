import Drawing
import Geometry

extension HallScene {
    /// Returns the diagonal lines over hatched styles: the lines `x + y = k × period` of the canvas, cut to each seat,
    /// so that they are in phase across seats.
    func hatching(_ groups: [(style: SeatStyle, units: [Int])]) -> [Batch] {
        groups.compactMap { group in
            theme.seats[group.style].hatching.map { color in
                var path = Path()
                for unit in group.units {
                    let shape = shape(ofUnit: unit).inset(by: points(theme.shape.hatchInset))
                    path.addHatching(in: shape.frame, corners: shape.corners, period: points(theme.shape.hatchPeriod))
                }
                let stroke = Stroke(color, width: points(theme.shape.hatchWidth), ends: .round)
                return Batch("\(group.style).hatching", path, .stroke(stroke))
            }
        }
    }
}

extension Path {
    /// Adds the lines `x + y = k × period` that cross a rounded rectangle, from edge to edge.
    fileprivate mutating func addHatching(in frame: Rect, corners: CornerRadii, period: Double) {
        let first = Int(((frame.x + frame.y) / period).rounded(.up))
        let last = Int(((frame.maxX + frame.maxY) / period).rounded(.down))
        guard first <= last else { return }
        for k in first...last {
            guard let ends = frame.crossing(ofDiagonal: Double(k) * period, corners: corners) else { continue }
            addPolyline([ends.upper, ends.lower])
        }
    }
}

extension Rect {
    /// Returns where the line `x + y = sum` enters and leaves the rounded rectangle, or `nil` where it misses it.
    fileprivate func crossing(ofDiagonal sum: Double, corners: CornerRadii) -> (upper: Point, lower: Point)? {
        // The line runs from the upper right to the lower left; along it y grows from `top` to `bottom`.
        var top = max(y, sum - maxX)
        var bottom = min(maxY, sum - x)
        let rounds = [
            (Point(x: x + corners.top, y: y + corners.top), corners.top, -1.0, -1.0),
            (Point(x: maxX - corners.top, y: y + corners.top), corners.top, 1.0, -1.0),
            (Point(x: x + corners.bottom, y: maxY - corners.bottom), corners.bottom, -1.0, 1.0),
            (Point(x: maxX - corners.bottom, y: maxY - corners.bottom), corners.bottom, 1.0, 1.0),
        ]
        for (center, radius, sideX, sideY) in rounds {
            func isInCorner(_ y: Double) -> Bool {
                (sum - y - center.x) * sideX > 0 && (y - center.y) * sideY > 0
            }
            guard isInCorner(top) || isInCorner(bottom) else { continue }
            guard let arc = center.heights(ofDiagonal: sum, radius: radius) else { return nil }
            if isInCorner(top) { top = max(top, arc.lowerBound) }
            if isInCorner(bottom) { bottom = min(bottom, arc.upperBound) }
        }
        guard top < bottom else { return nil }
        return (Point(x: sum - top, y: top), Point(x: sum - bottom, y: bottom))
    }
}

extension Point {
    /// Returns the heights between which the line `x + y = sum` lies inside the circle around the point.
    fileprivate func heights(ofDiagonal sum: Double, radius: Double) -> ClosedRange<Double>? {
        // With d = (sum − x − y) / 2 the line's nearest point is (x + d, y + d), at a distance of d × √2.
        let d = (sum - x - y) / 2
        let reach = radius * radius / 2 - d * d
        guard reach > 0 else { return nil }
        let half = reach.squareRoot()
        return y + d - half...y + d + half
    }
}
