import Canvas
import CommandSupport
import Drawing
import Halls
import Pixels
import Scenes
import SeatGeometry

/// One picture to draw: a scene, or the part of it that a view shows, at a scale.
struct Picture: Sendable {
    let scene: HallScene
    let viewport: Viewport?
    let scale: Int
    let backdrop: Color?

    /// Returns everything to paint.
    func displayList() throws -> DisplayList {
        guard let viewport else { return try scene.displayList(scale: scale, backdrop: backdrop) }
        return try scene.displayList(viewport: viewport, scale: scale, backdrop: backdrop)
    }

    /// Returns the pixels; a cache saves painting the same background again.
    func bitmap(cache: BackgroundCache? = nil) throws -> Bitmap {
        try Bitmap(painting: try displayList(), cache: cache)
    }

    /// Returns the PNG with what it shows in its metadata, and nothing that changes from day to day.
    func png(cache: BackgroundCache? = nil) throws -> [UInt8] {
        try bitmap(cache: cache).png(
            scale: scale,
            texts: [
                (keyword: "Title", text: scene.layout.hall.id),
                (keyword: "Software", text: "seatmap \(packageVersion)"),
                (keyword: "Theme", text: scene.theme.name),
            ])
    }

    /// Returns the picture in a format.
    func data(_ format: PictureFormat) throws -> [UInt8] {
        switch format {
        case .png: try png()
        case .svg: try displayList().svg(labels: scene.labels())
        case .pdf: try displayList().pdf(title: scene.title)
        }
    }

    /// Returns a file name as Xcode writes it: `small.png`, `small@2x.png`.
    static func fileName(stem: String, scale: Int) -> String {
        scale == 1 ? "\(stem).png" : "\(stem)@\(scale)x.png"
    }
}
