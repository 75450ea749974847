import CommandSupport
import Geometry
import Halls
import Scenes
import SeatGeometry
import StrictJSON

/// `seatmap render`: hall documents to pictures.
struct RenderCommand {
    static let spec = CommandSpec(
        name: "seatmap render",
        summary: "Draws halls as pictures: PNG at several scales, SVG or PDF.",
        discussion: """
            Pictures are named after the hall's file: small.png, small@2x.png, small@3x.png. They are written whole or \
            not at all. The paths of the pictures are printed on standard output.
            """,
        positionals: [
            .repeated("HALL|DIR", help: "Hall documents, or folders with hall documents (their direct *.json).")
        ],
        options: [scale, out, output, showing] + PictureOptions.all + [catalog, SharedOptions.jobs],
        exitNotes: [
            ExitNote(.success, "All pictures were written."),
            ExitNote(.difference, "Some of several halls could not be drawn; the others were."),
            ExitNote(.trouble, "The one hall asked for is unreadable or invalid, or a picture cannot be written."),
        ])

    private static let scale = OptionSpec.value(
        "--scale", "1,2,3", default: "1", help: "The scales to draw, 1 to 4 pixels per point.")
    private static let out = OptionSpec.value(
        "--out", "DIR", default: "out", help: "The folder for the pictures; it is created.")
    private static let output = OptionSpec.value(
        "--output", short: "-o", "FILE",
        help: "The file for the one picture asked for: .png, .svg or .pdf; - is a PNG on standard output.")
    private static let showing = OptionSpec.value(
        "--showing", "FILE|DIR", isRepeatable: true,
        help: "Statuses of a showing, or a folder of them. With several, pictures are named hall.showing.")
    private static let catalog = OptionSpec.value(
        "--xcassets", "DIR", help: "Write an asset catalog with 1x, 2x and 3x in light and dark instead of pictures.")

    private let halls: [String]
    private let showings: [String]
    private let request: PictureRequest
    private let output: RenderOutput
    private let jobs: Int

    init(_ arguments: ParsedArguments) throws {
        halls = arguments.positionals
        showings = arguments.values(of: Self.showing)
        jobs = try arguments.jobs()
        output = try RenderOutput(
            scales: try arguments.scales(of: Self.scale), folder: arguments.value(of: Self.out),
            file: arguments.value(of: Self.output), catalog: arguments.value(of: Self.catalog))
        if case .catalog = output, arguments.has(PictureOptions.theme) {
            throw UsageError.contradiction("--xcassets holds light and dark: give no --theme")
        }
        request = try arguments.pictureRequest()
    }

    /// Draws everything; a hall that fails fails alone.
    func run() async throws -> ExitCode {
        let files = try HallFile.find(halls)
        let isOne = files.count == 1 && halls == files.map(\.path)
        try RenderCommand.checkNames(files)
        let showings = try ShowingFile.find(self.showings)
        let jobs = jobs
        let resolved = await parallelMap(files, jobs: jobs) { file in
            Result { try resolve(file, showings) }
        }
        if isOne { _ = try resolved[0].get() }
        try checkShowings(showings, resolved)
        let scenes = resolved.flatMap { (try? $0.get()) ?? [] }
        let written = try await output.write(scenes, request, jobs: jobs)
        for path in written where path != Files.standardStream { try Terminal.print(path) }
        return report(resolved.compactMap(\.failure), verb: "drawn")
    }

    /// Returns the scenes of a hall: one, or one for each of its showings.
    private func resolve(_ file: HallFile, _ showings: [ShowingFile]) throws -> [NamedHall] {
        let hall = try file.load()
        let own = showings.filter { $0.showing.hallId == hall.id }
        let shown = try showings.isEmpty ? [hall] : own.map { try $0.applied(to: hall) }
        let names = own.map { own.count == 1 ? file.stem : "\(file.stem).\($0.stem)" }
        return try zip(showings.isEmpty ? [file.stem] : names, shown).map { name, hall in
            let scene = try file.naming { try request.scene(of: hall) }
            file.warn(ofMissing: try scene.missingCharacters())
            file.warn(ofWidth: request.width, scene.layout.contentSize.width)
            file.warn(ofAislesWithoutRoom: scene.aislesWithoutRoom)
            if let reason = request.missingRecommendation(in: scene) { Terminal.note("\(file.path): \(reason)") }
            return NamedHall(name: name, scene: scene)
        }
    }

    /// Refuses two halls of the same name, because one's pictures would replace the other's.
    static func checkNames(_ files: [HallFile]) throws(UsageError) {
        for (name, namesakes) in Dictionary(grouping: files, by: \.stem) where namesakes.count > 1 {
            let paths = namesakes.map(\.path).joined(separator: " and ")
            throw .contradiction("\(paths) would both be drawn as \(name).png")
        }
    }

    /// Refuses a showing of a hall that is not among those drawn, unless a hall could not be read.
    private func checkShowings(_ showings: [ShowingFile], _ resolved: [Result<[NamedHall], any Error>]) throws {
        let halls = resolved.map { try? $0.get() }
        guard !halls.contains(where: { $0 == nil }) else { return }
        let drawn = Set(halls.flatMap { $0 ?? [] }.map(\.scene.layout.hall.id))
        for showing in showings where !drawn.contains(showing.showing.hallId) {
            let message = "hallId: is of hall \(quoted(showing.showing.hallId)), which is not drawn"
            throw InputError(path: showing.path, lines: [message])
        }
    }
}

/// A scene and the name its pictures have.
struct NamedHall: Sendable {
    let name: String
    let scene: HallScene
}

extension Result {
    /// The error, or `nil`.
    var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
