import CommandSupport
import Geometry
import Halls
import Pixels
import Scenes
import SeatGeometry

/// A hall as the page shows it: its texts, and the pictures it has.
struct GalleryHall: Sendable {
    /// The scales of the pictures, in pixels per point.
    static let scales = [1, 2, 3]

    /// The themes of the pictures; each has a folder of its name.
    static let themes = Theme.builtIn

    /// The name of its pictures without scale and extension.
    let stem: String

    /// The hall's name, or its id where it has none.
    let title: String

    /// The business key.
    let id: String

    /// How many seats it has.
    let seatCount: Int

    /// The size of the picture at 1x, in pixels.
    let size: (width: Int, height: Int)

    init(stem: String, scene: HallScene) {
        let hall = scene.layout.hall
        self.stem = stem
        title = scene.title
        id = hall.id
        seatCount = hall.seats.count
        size = (Int(scene.layout.contentSize.width), Int(scene.layout.contentSize.height))
    }
}

/// A hall that is not shown, and why.
struct GalleryFailure: Error, Sendable {
    /// The name of the file.
    let fileName: String

    /// The reasons, one a line.
    let reasons: [String]

    init(_ file: HallFile, _ error: any Error) {
        fileName = file.name
        reasons = (error as? InputError)?.lines ?? "\(error)".split(separator: "\n").map(String.init)
    }
}

/// Draws the pictures of a hall: in every theme, at every scale.
struct GalleryPainter: Sendable {
    /// How halls are drawn; the theme is replaced.
    let request: PictureRequest

    /// A picture of a hall: its path in the gallery, and its bytes.
    struct Drawn: Sendable {
        let path: String
        let png: [UInt8]
    }

    /// Reads a hall and draws all of its pictures, or none where one would be too large.
    func draw(_ file: HallFile) throws -> (hall: GalleryHall, pictures: [Drawn]) {
        let hall = try file.load()
        let scenes = try GalleryHall.themes.map { theme in
            var request = request
            request.theme = theme
            return try request.scene(of: hall)
        }
        file.warn(ofMissing: try scenes[0].missingCharacters())
        file.warn(ofAislesWithoutRoom: scenes[0].aislesWithoutRoom)
        let pictures = try scenes.flatMap { scene in
            try GalleryHall.scales.map { try picture(of: scene, file, scale: $0) }
        }
        return (GalleryHall(stem: file.stem, scene: scenes[0]), pictures)
    }

    private func picture(of scene: HallScene, _ file: HallFile, scale: Int) throws -> Drawn {
        let name = Picture.fileName(stem: file.stem, scale: scale)
        do {
            let png = try request.picture(of: scene, scale: scale).png()
            return Drawn(path: Files.joined(scene.theme.name, name), png: png)
        } catch {
            throw InputError(path: file.path, lines: ["at \(scale)x: \(error)"])
        }
    }
}
