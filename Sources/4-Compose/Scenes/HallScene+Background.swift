import Drawing
import Geometry
import SeatGeometry
import TextShaping

extension HallScene {
    /// Returns what does not depend on statuses: zones, screen, centre line, texts of aisles and rows.
    func backgroundLayer(hairline: Double) throws(TextError) -> [Batch] {
        let drawn = zoneTints(hairline: hairline) + screen()
        guard let fonts else { return drawn + centerLine(around: [], hairline: hairline) }
        let aisles = try aisleTexts(fonts)
        return drawn + centerLine(around: aisles.map(\.frame), hairline: hairline) + (try screenTexts(fonts))
            + aisleBatch(aisles) + (options.labels == .none ? [] : try rowLabels(fonts))
    }

    /// Returns a line through the middle of the hall, where no seat and no text is near it.
    private func centerLine(around texts: [Rect], hairline: Double) -> [Batch] {
        guard options.showsCenterLine else { return [] }
        let x = layout.seatBlock.center.x
        // Between small seats there is less room than beside texts.
        let clearance = min(2, Double(layout.metrics.gapX) / 2)
        var path = Path()
        var top = layout.seatBlock.y - points(0.3)
        // What the line would touch interrupts it; it is met from the screen backwards.
        let inTheWay = (layout.unitFrames + texts).filter { $0.x - clearance < x && $0.maxX + clearance > x }
        for frame in inTheWay.sorted(by: { $0.y < $1.y }) {
            path.addVertical(x: x, from: top, to: frame.y - clearance)
            top = frame.maxY + clearance
        }
        path.addVertical(x: x, from: top, to: layout.seatBlock.maxY + points(0.3))
        let stroke = Stroke(theme.quietInk, width: hairline, dashes: [points(0.12), points(0.12)])
        return [Batch("centerLine", path, .stroke(stroke))]
    }
}

extension Path {
    /// Adds a vertical line downwards; nothing where it would run upwards.
    fileprivate mutating func addVertical(x: Double, from top: Double, to bottom: Double) {
        guard top < bottom else { return }
        addPolyline([Point(x: x, y: top), Point(x: x, y: bottom)])
    }
}
