import CommandSupport
import Geometry
import Halls
import Pixels
import Scenes
import SeatGeometry

/// `seatmap gallery`: a page that shows every hall of a folder at every scale, in light and dark.
struct GalleryCommand {
    static let spec = CommandSpec(
        name: "seatmap gallery",
        summary: "Writes a page that shows halls at 1x, 2x and 3x, in light and dark.",
        discussion: """
            The page is index.html; it opens from disk, without a network. Its pictures lie beside it in light/ and \
            dark/. It filters by name, switches scale, theme and kind of colour vision, and magnifies pixels. Only \
            files that change are written.
            """,
        positionals: [
            .repeated("HALL|DIR", help: "Hall documents, or folders with hall documents (their direct *.json).")
        ],
        options: [
            out, PictureOptions.font, PictureOptions.labels, PictureOptions.legend, PictureOptions.counts,
            PictureOptions.language, PictureOptions.centerLine, PictureOptions.bestRow, SharedOptions.width,
            SharedOptions.jobs,
        ],
        exitNotes: [
            ExitNote(.success, "The page was written, with every hall."),
            ExitNote(.difference, "The page was written; some halls could not be drawn, and it says why."),
            ExitNote(.trouble, "There are no halls, or the one asked for is invalid, or a file cannot be written."),
        ])

    private static let out = OptionSpec.value(
        "--out", "DIR", default: "out/gallery", help: "The folder for the page and its pictures; it is created.")

    private let halls: [String]
    private let folder: String
    private let painter: GalleryPainter
    private let jobs: Int

    init(_ arguments: ParsedArguments) throws {
        halls = arguments.positionals
        folder = arguments.value(of: Self.out) ?? "out/gallery"
        jobs = try arguments.jobs()
        painter = GalleryPainter(request: try arguments.pictureRequest())
    }

    /// Draws all pictures, then the page; a hall that fails fails alone.
    func run() async throws -> ExitCode {
        let files = try HallFile.find(halls)
        try checkNames(files)
        for theme in GalleryHall.themes { try Files.createFolder(Files.joined(folder, theme.name)) }
        let painter = painter
        let folder = folder
        let outcomes = await parallelMap(files, jobs: jobs) { file in
            Result { try write(file, painter, to: folder) }
        }
        let drawn = try outcomes.map { try $0.get() }
        if halls == files.map(\.path), drawn.count == 1 { _ = try drawn[0].get() }
        let page = GalleryPage(
            halls: drawn.compactMap { try? $0.get() }, failures: zip(files, drawn).compactMap(failure))
        let path = Files.joined(folder, "index.html")
        try Files.writeIfChanged(Array(page.html.utf8), to: path)
        try Terminal.print(path)
        return report(drawn.compactMap(\.failure), verb: "drawn")
    }

    private func failure(_ file: HallFile, _ outcome: Result<GalleryHall, any Error>) -> GalleryFailure? {
        outcome.failure.map { GalleryFailure(file, $0) }
    }

    /// Refuses halls of which one's pictures would replace the other's: `a.json` at 2x and `a@2x.json` at 1x.
    private func checkNames(_ files: [HallFile]) throws(UsageError) {
        var owners: [String: HallFile] = [:]
        for file in files {
            for scale in GalleryHall.scales {
                let name = Picture.fileName(stem: file.stem, scale: scale)
                if let other = owners.updateValue(file, forKey: name) {
                    throw .contradiction("\(other.path) and \(file.path) would both be drawn as \(name)")
                }
            }
        }
    }
}

/// Draws a hall and writes what has changed of its pictures.
///
/// - Returns: The hall, or why it cannot be drawn.
/// - Throws: `FileError` when a picture cannot be written, which ends the whole command.
private func write(
    _ file: HallFile, _ painter: GalleryPainter, to folder: String
) throws -> Result<GalleryHall, any Error> {
    let drawn = Result { try painter.draw(file) }
    if case .success(let outcome) = drawn {
        for picture in outcome.pictures {
            try Files.writeIfChanged(picture.png, to: Files.joined(folder, picture.path))
        }
    }
    return drawn.map(\.hall)
}

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
