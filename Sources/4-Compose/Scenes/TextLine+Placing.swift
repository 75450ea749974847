import Drawing
import Geometry
import TextShaping

extension TextLine {
    /// Returns the outlines with the middle of the line and of its digits at a point.
    ///
    /// The origin is rounded to whole points, so that equal labels have equal pixels wherever they stand.
    func path(centeredAt center: Point, size: Double, fonts: FontChain) -> Path {
        path(
            at: Point(
                x: (center.x - width / 2).rounded(), y: (center.y + fonts.metrics.digitCenter * size).rounded()))
    }

    /// Returns the outlines beginning at a point, with the middle of the digits at its height.
    func path(leftCenterAt point: Point, size: Double, fonts: FontChain) -> Path {
        path(at: Point(x: point.x.rounded(), y: (point.y + fonts.metrics.digitCenter * size).rounded()))
    }
}
