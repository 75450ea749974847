import CommandSupport
import Geometry
import Halls
import Scenes
import SeatGeometry

/// `seatmap gallery`: every hall of a folder on one page that opens from disk.
struct GalleryCommand {
    static let spec = CommandSpec(
        name: "seatmap gallery",
        summary: "Writes a page with every hall at 1x, 2x and 3x, in light and dark.",
        discussion: """
            The page opens from disk without a network: index.html, and the pictures in light/ and dark/. It filters by \
            name, zooms with crisp pixels, and shows how people with colour-vision deficiencies see the halls.
            """,
        positionals: [.repeated("HALL|DIR", help: "Hall documents, or folders with hall documents.")],
        options: [
            out, PictureOptions.labels, PictureOptions.legend, PictureOptions.language, PictureOptions.font,
            SharedOptions.jobs,
        ],
        exitNotes: [
            ExitNote(.success, "The gallery was written."),
            ExitNote(.difference, "Some halls could not be drawn; the page says which."),
            ExitNote(.trouble, "There are no halls, or the gallery cannot be written."),
        ])

    private static let out = OptionSpec.value(
        "--out", "DIR", default: "out/gallery", help: "The folder for the gallery; it is created.")

    private let halls: [String]
    private let folder: String
    private let request: PictureRequest
    private let jobs: Int

    init(_ arguments: ParsedArguments) throws {
        halls = arguments.positionals
        folder = arguments.value(of: Self.out) ?? "out/gallery"
        request = try arguments.pictureRequest()
        jobs = try arguments.jobs()
    }

    /// Draws the pictures, then writes the page.
    func run() async throws -> ExitCode {
        let files = try HallFile.find(halls)
        try RenderCommand.checkNames(files)
        for theme in Theme.builtIn { try Files.createFolder(Files.joined(folder, theme.name)) }
        let results = await parallelMap(files, jobs: jobs) { file in
            Result { try writePictures(of: file) }
        }
        let failures = zip(files, results).compactMap { file, result in
            result.failure.map { GalleryPage.Failure(name: file.stem, reason: "\($0)") }
        }
        let page = GalleryPage(items: results.compactMap { try? $0.get() }, failures: failures)
        let path = Files.joined(folder, "index.html")
        try Files.writeIfChanged(Array(page.html.utf8), to: path)
        try Terminal.print(path)
        for failure in failures { Terminal.note(failure.reason) }
        return failures.isEmpty ? .success : .difference
    }

    private func writePictures(of file: HallFile) throws -> GalleryPage.Item {
        let hall = try file.load()
        var size = (width: 0, height: 0)
        for theme in Theme.builtIn {
            var request = request
            request.theme = theme
            let scene = try request.scene(of: hall)
            size = (Int(scene.layout.contentSize.width), Int(scene.layout.contentSize.height))
            for scale in GalleryPage.scales {
                let name = Picture.fileName(stem: file.stem, scale: scale)
                let path = Files.joined(Files.joined(folder, theme.name), name)
                try Files.writeIfChanged(try request.picture(of: scene, scale: scale).png(), to: path)
            }
        }
        let title = hall.name.isEmpty ? hall.id : hall.name
        return GalleryPage.Item(
            name: file.stem, title: title, seats: hall.seats.count, width: size.width, height: size.height)
    }
}
