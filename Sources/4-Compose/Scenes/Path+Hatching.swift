import Drawing
import Geometry

extension Path {
    /// Adds the lines `x + y = k × period` that cross a rounded rectangle, from edge to edge.
    ///
    /// The lines are those of the whole canvas, so hatchings in different places are in phase.
    mutating func addHatching(in frame: Rect, corners: CornerRadii, period: Double) {
        let first = Int(((frame.x + frame.y) / period).rounded(.up))
        let last = Int(((frame.maxX + frame.maxY) / period).rounded(.down))
        guard first <= last else { return }
        for k in first...last {
            guard let ends = frame.crossing(ofDiagonal: Double(k) * period, corners: corners) else { continue }
            // A line much shorter than the distance to the next would look like a crumb, because its ends are round.
            guard ends.lower.y - ends.upper.y >= period / 2 else { continue }
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
        for corner in rounds(corners) where corner.contains(sum: sum, y: top) || corner.contains(sum: sum, y: bottom) {
            guard let arc = corner.heights(ofDiagonal: sum) else { return nil }
            if corner.contains(sum: sum, y: top) { top = max(top, arc.lowerBound) }
            if corner.contains(sum: sum, y: bottom) { bottom = min(bottom, arc.upperBound) }
        }
        guard top < bottom else { return nil }
        return (Point(x: sum - top, y: top), Point(x: sum - bottom, y: bottom))
    }

    private func rounds(_ corners: CornerRadii) -> [RoundCorner] {
        [
            RoundCorner(Point(x: x + corners.top, y: y + corners.top), corners.top, left: true, upper: true),
            RoundCorner(Point(x: maxX - corners.top, y: y + corners.top), corners.top, left: false, upper: true),
            RoundCorner(
                Point(x: x + corners.bottom, y: maxY - corners.bottom), corners.bottom, left: true, upper: false),
            RoundCorner(
                Point(x: maxX - corners.bottom, y: maxY - corners.bottom), corners.bottom, left: false, upper: false),
        ]
    }
}

/// The quarter of a circle in a corner of a rounded rectangle.
private struct RoundCorner {
    let center: Point
    let radius: Double
    let isLeft: Bool
    let isUpper: Bool

    init(_ center: Point, _ radius: Double, left: Bool, upper: Bool) {
        self.center = center
        self.radius = radius
        isLeft = left
        isUpper = upper
    }

    /// Whether the point of the line `x + y = sum` at a height lies in the corner's square, round or not.
    func contains(sum: Double, y: Double) -> Bool {
        let x = sum - y
        return (isLeft ? x < center.x : x > center.x) && (isUpper ? y < center.y : y > center.y)
    }

    /// Returns the heights between which the line `x + y = sum` lies inside the circle.
    func heights(ofDiagonal sum: Double) -> ClosedRange<Double>? {
        // With d = (sum − x − y) / 2 the line's nearest point is (x + d, y + d), at a distance of d × √2.
        let d = (sum - center.x - center.y) / 2
        let reach = radius * radius / 2 - d * d
        guard reach > 0 else { return nil }
        let half = reach.squareRoot()
        return center.y + d - half...center.y + d + half
    }
}
