import CommandSupport
import Drawing
import Halls
import Scenes
import SeatGeometry
import SeatSelection
import StrictJSON

/// `seatmap render`: hall documents to pictures.
struct RenderCommand {
    static let spec = CommandSpec(
        name: "seatmap render",
        summary: "Draws halls as PNG pictures.",
        discussion: """
            Pictures are named after the hall's file: small.png, small@2x.png, small@3x.png. They are written whole or \
            not at all. The paths of the pictures are printed on standard output.
            """,
        positionals: [
            .repeated("HALL|DIR", help: "Hall documents, or folders with hall documents (their direct *.json).")
        ],
        options: [scale, out, output, showing, select, SharedOptions.width, background, SharedOptions.jobs],
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
        "--output", short: "-o", "FILE", help: "The file for the one picture asked for; - is standard output.")
    private static let showing = OptionSpec.value(
        "--showing", "FILE", isRepeatable: true,
        help: "Statuses of one showing. With several, pictures are named hall.showing.")
    private static let select = OptionSpec.value(
        "--select", "ID,…", isRepeatable: true, help: "Seats that the buyer has selected; couples are selected whole.")
    private static let background = OptionSpec.value(
        "--background", "COLOUR", default: "theme", help: "theme, transparent, or a colour such as #F4F4F8.")

    private let halls: [String]
    private let scales: [Int]
    private let folder: String?
    private let file: String?
    private let showings: [String]
    private let selected: [String]
    private let width: Int?
    private let backdrop: Backdrop
    private let jobs: Int

    init(_ arguments: ParsedArguments) throws(UsageError) {
        halls = arguments.positionals
        scales = try arguments.scales(of: Self.scale, default: [1])
        folder = arguments.value(of: Self.out)
        file = arguments.value(of: Self.output)
        showings = arguments.values(of: Self.showing)
        selected = arguments.list(of: Self.select)
        width = try arguments.width()
        backdrop = try Backdrop(arguments.value(of: Self.background) ?? "theme", option: Self.background)
        jobs = try arguments.jobs()
        guard file == nil || folder == nil else { throw .contradiction("--out and -o exclude each other") }
        guard file == nil || scales.count == 1 else { throw .contradiction("-o holds one picture: give one scale") }
        guard file == nil || file == Files.standardStream || file?.hasSuffix(".png") == true else {
            throw .invalidValue(of: "-o", value: file ?? "", expected: "a file name that ends in .png")
        }
    }
}

extension RenderCommand {
    /// Draws everything; a hall that fails fails alone.
    func run() async throws -> ExitCode {
        let files = try HallFile.find(halls)
        let isOne = files.count == 1 && halls == files.map(\.path)
        let scenes = await parallelMap(files, jobs: jobs) { file in
            Result { try resolve(file) }
        }
        if isOne { _ = try scenes[0].get() }
        try checkSingleOutput(scenes)
        try checkNames(files)
        if file != Files.standardStream { try Files.createFolder(file.map(Files.parent) ?? folder ?? "out") }

        let pictures = scenes.flatMap { (try? $0.get()) ?? [] }.flatMap { named in
            scales.map { (named.name, Picture(scene: named.scene, scale: $0, backdrop: backdrop.color(named.scene.theme))) }
        }
        let written = await parallelMap(pictures, jobs: jobs) { name, picture in
            Result { try write(picture, name: name) }
        }
        for result in written {
            let path = try result.get()
            if path != Files.standardStream { try Terminal.print(path) }
        }
        return report(scenes.compactMap(\.failure))
    }

    private struct NamedScene: Sendable {
        let name: String
        let scene: HallScene
    }

    private func resolve(_ file: HallFile) throws -> [NamedScene] {
        let hall = try file.load()
        guard !showings.isEmpty else { return [NamedScene(name: file.stem, scene: try scene(of: hall, file))] }
        return try showings.map { path in
            let bytes = try Files.read(path, limit: HallLimits.fileSize)
            let shown = try naming(path) { () throws(DocumentError) in try hall.applying(try Showing.read(bytes)) }
            let name = showings.count == 1 ? file.stem : "\(file.stem).\(Files.stem(of: path))"
            return NamedScene(name: name, scene: try scene(of: shown, file))
        }
    }

    private func scene(of hall: Hall, _ file: HallFile) throws -> HallScene {
        do throws(SelectionRefusal) {
            let selection = try SelectedUnits(seatIDs: selected, in: hall)
            return HallScene(layout: HallLayout(hall: hall, fitting: width), theme: .light, selection: selection)
        } catch {
            throw InputError(path: file.path, lines: ["--select: \(error)"])
        }
    }

    /// Refuses two halls of the same name, because one's pictures would replace the other's.
    private func checkNames(_ files: [HallFile]) throws {
        for (name, namesakes) in Dictionary(grouping: files, by: \.stem) where namesakes.count > 1 {
            let paths = namesakes.map(\.path).joined(separator: " and ")
            throw UsageError.contradiction("\(paths) would both be drawn as \(name).png")
        }
    }

    private func checkSingleOutput(_ scenes: [Result<[NamedScene], any Error>]) throws {
        guard file != nil else { return }
        let count = scenes.reduce(0) { $0 + ((try? $1.get().count) ?? 1) }
        guard count == 1 else { throw UsageError.contradiction("-o holds one picture, and \(count) are asked for") }
    }

    private func write(_ picture: Picture, name: String) throws -> String {
        let path = file ?? Files.joined(folder ?? "out", Picture.fileName(stem: name, scale: picture.scale))
        try Files.write(try picture.png(), to: path)
        return path
    }

    private func report(_ failures: [any Error]) -> ExitCode {
        guard !failures.isEmpty else { return .success }
        for failure in failures {
            Terminal.note("\(failure)")
        }
        Terminal.note("\(failures.count) of the halls could not be drawn")
        return .difference
    }
}

/// What is under a picture.
enum Backdrop: Sendable {
    case theme
    case transparent
    case color(Color)

    init(_ text: String, option: OptionSpec) throws(UsageError) {
        switch text {
        case "theme": self = .theme
        case "transparent": self = .transparent
        default:
            guard let color = Color(css: text) else {
                throw .invalidValue(of: option.name, value: text, expected: "theme, transparent or a colour such as #F4F4F8")
            }
            self = .color(color)
        }
    }

    func color(_ theme: Theme) -> Color? {
        switch self {
        case .theme: theme.backdrop
        case .transparent: nil
        case .color(let color): color
        }
    }
}

extension Result {
    /// The error, or `nil`.
    var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
