import Geometry
import SeatGeometry

extension ScrollView {
    mutating func beginPinch(_ fingers: Pinch) {
        pinch = PinchAnchor(
            point: viewport.canvasPoint(at: fingers.center), zoom: viewport.zoom, span: fingers.span)
    }

    /// Keeps the canvas point that was between the fingers between them; past a zoom limit it resists or stops.
    mutating func pinch(_ fingers: Pinch) {
        guard let anchor = pinch else { return }
        let zoom = resistingZoom(anchor.zoom * fingers.span / anchor.span)
        let wanted = anchor.point * zoom - fingers.center
        let range = offsetRange(zoom: zoom)
        func placed(_ value: Double, _ range: ClosedRange<Double>) -> Double {
            range.lowerBound < range.upperBound ? value : range.lowerBound
        }
        viewport = Viewport(
            size: viewport.size, zoom: zoom, offset: Point(x: placed(wanted.x, range.x), y: placed(wanted.y, range.y)))
    }

    /// Lets go: zoom and offset return inside their limits.
    mutating func endPinch() {
        guard let anchor = pinch else { return }
        pinch = nil
        let place = viewport.viewPoint(of: anchor.point)
        let zoom = limits.clamp(viewport.zoom)
        viewport = Viewport(
            size: viewport.size, zoom: zoom, offset: clampedOffset(anchor.point * zoom - place, zoom: zoom))
    }

    private func resistingZoom(_ wanted: Double) -> Double {
        let limits = limits
        guard settings.bouncesZoom else { return limits.clamp(wanted) }
        if wanted > limits.maximum { return limits.maximum * (1 + rubber(wanted / limits.maximum - 1, 1)) }
        if wanted < limits.minimum { return limits.minimum / (1 + rubber(limits.minimum / wanted - 1, 1)) }
        return wanted
    }
}
