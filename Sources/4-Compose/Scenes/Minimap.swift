import Drawing
import Geometry
import Halls
import SeatGeometry
import SeatSelection

/// A small map of the whole hall in the upper right corner of a view, with a rectangle around what is seen.
///
/// It keeps its size at every zoom; its shapes are resolved in view points and turned into canvas points.
struct Minimap {
    /// The largest width and height, and the distance from the view's edges, in view points.
    private static let longestSide = 104.0
    private static let inset = 10.0
    private static let padding = 6.0

    private let scene: HallScene
    private let viewport: Viewport
    private let scale: Double
    private let panel: Rect

    init(_ scene: HallScene, viewport: Viewport) {
        let content = scene.layout.contentSize
        let side = min(Minimap.longestSide, viewport.size.width / 3, viewport.size.height / 3)
        let scale = (side - 2 * Minimap.padding) / max(content.width, content.height)
        let width = (content.width * scale + 2 * Minimap.padding).rounded()
        self.scene = scene
        self.viewport = viewport
        self.scale = scale
        panel = Rect(
            x: viewport.size.width - Minimap.inset - width, y: Minimap.inset, width: width,
            height: (content.height * scale + 2 * Minimap.padding).rounded())
    }

    /// Returns the panel, the units by style, and the frame around what is seen.
    func batches(raster: Raster) -> [Batch] {
        let look = scene.theme.minimap
        var background = Path()
        background.addRoundedRectangle(panel.inset(by: 0.5), radii: CornerRadii(6))
        let line = scene.theme.quietInk.mixed(with: look.panel, part: 0.6)
        let edge = Batch("minimap.edge", background, .stroke(Stroke(line, width: 1)))
        let shapes = [Batch("minimap.panel", background, .fill(look.panel)), edge] + units() + selection()
        var frame = Path()
        // Inside the panel, so that a frame around everything stays on it.
        frame.addRectangle(visible.inset(by: 0.5))
        return (shapes + [Batch("minimap.frame", frame, .stroke(Stroke(look.frame, width: 1)))])
            .map { $0.inView(of: raster) }
    }

    private func units() -> [Batch] {
        let hall = scene.layout.hall
        let panel = scene.theme.minimap.panel
        var paths: [SeatStyle: Path] = [:]
        for (index, unit) in hall.units.enumerated() {
            paths[SeatStyle(of: unit, in: hall), default: Path()].addRectangle(place(scene.layout.unitFrames[index]))
        }
        return SeatStyle.allCases.compactMap { style in
            paths[style].map { path in
                let look = scene.theme.seats[style]
                let color = style == .available ? look.outline?.mixed(with: panel, part: 0.5) : look.fill
                return Batch("minimap.\(style)", path, .fill(color ?? look.sign))
            }
        }
    }

    private func selection() -> [Batch] {
        guard !scene.selection.indices.isEmpty else { return [] }
        var path = Path()
        for unit in scene.selection.indices { path.addRectangle(place(scene.layout.unitFrames[unit])) }
        return [Batch("minimap.selected", path, .fill(scene.theme.selection.fill))]
    }

    /// The part of the canvas that is seen, on the small map.
    private var visible: Rect {
        let content = scene.layout.contentSize
        let topLeft = viewport.canvasPoint(at: .zero)
        let bottomRight = viewport.canvasPoint(at: Point(x: viewport.size.width, y: viewport.size.height))
        let left = max(0, topLeft.x)
        let top = max(0, topLeft.y)
        return place(
            Rect(
                x: left, y: top, width: min(content.width, bottomRight.x) - left,
                height: min(content.height, bottomRight.y) - top))
    }

    /// Returns a rectangle of the canvas on the small map, in view points.
    private func place(_ frame: Rect) -> Rect {
        Rect(
            x: panel.x + Minimap.padding + frame.x * scale, y: panel.y + Minimap.padding + frame.y * scale,
            width: frame.width * scale, height: frame.height * scale)
    }
}
