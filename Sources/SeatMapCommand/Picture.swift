import Canvas
import CommandSupport
import Drawing
import Halls
import Pixels
import Scenes
import SeatGeometry

/// One picture to draw: a scene at a scale, and the name of its file.
struct Picture: Sendable {
    let scene: HallScene
    let scale: Int
    let backdrop: Color?

    /// Returns the pixels.
    func bitmap() throws -> Bitmap {
        try Bitmap(painting: scene.displayList(scale: scale, backdrop: backdrop))
    }

    /// Returns the PNG with what it shows in its metadata, and nothing that changes from day to day.
    func png() throws -> [UInt8] {
        try bitmap().png(scale: scale, texts: [
            (keyword: "Title", text: scene.layout.hall.id),
            (keyword: "Software", text: "seatmap \(packageVersion)"),
            (keyword: "Theme", text: scene.theme.name),
        ])
    }

    /// Returns a file name as Xcode writes it: `small.png`, `small@2x.png`.
    static func fileName(stem: String, scale: Int) -> String {
        scale == 1 ? "\(stem).png" : "\(stem)@\(scale)x.png"
    }
}
