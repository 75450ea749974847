import Canvas
import CommandSupport
import Drawing
import Halls
import Pixels
import Scenes
import SeatGeometry

/// One picture to draw at a scale, whatever it shows.
struct Picture: Sendable {
    /// What a PNG says it shows.
    let title: String

    /// The name of the theme it is drawn with.
    let theme: String

    let scale: Int

    /// Returns everything to paint.
    let displayList: @Sendable () throws -> DisplayList

    /// Returns what a screen reader says about it.
    let labels: @Sendable () -> PictureLabels

    /// Returns the pixels; a cache saves painting the same background again.
    func bitmap(cache: BackgroundCache? = nil) throws -> Bitmap {
        try Bitmap(painting: try displayList(), cache: cache)
    }

    /// Returns the PNG with what it shows in its metadata, and nothing that changes from day to day.
    func png(cache: BackgroundCache? = nil) throws -> [UInt8] {
        try bitmap(cache: cache).png(
            scale: scale,
            texts: [
                (keyword: "Title", text: title),
                (keyword: "Software", text: "seatmap \(packageVersion)"),
                (keyword: "Theme", text: theme),
            ])
    }

    /// Returns the picture in a format.
    func data(_ format: PictureFormat) throws -> [UInt8] {
        switch format {
        case .png: try png()
        case .svg: try displayList().svg(labels: labels())
        case .pdf: try displayList().pdf(title: labels().title)
        }
    }

    /// Returns a file name as Xcode writes it: `small.png`, `small@2x.png`.
    static func fileName(stem: String, scale: Int) -> String {
        scale == 1 ? "\(stem).png" : "\(stem)@\(scale)x.png"
    }
}

extension Picture {
    /// Creates the picture of a hall, or of the part of it that a view shows.
    init(of scene: HallScene, viewport: Viewport?, scale: Int, backdrop: Color?) {
        self.init(title: scene.layout.hall.id, theme: scene.theme.name, scale: scale) {
            guard let viewport else { return try scene.displayList(scale: scale, backdrop: backdrop) }
            return try scene.displayList(viewport: viewport, scale: scale, backdrop: backdrop)
        } labels: {
            scene.labels()
        }
    }

    /// Creates the picture of a pattern lock.
    init(of scene: PatternScene, scale: Int, backdrop: Color?) {
        self.init(title: scene.title, theme: scene.theme.name, scale: scale) {
            try scene.displayList(scale: scale, backdrop: backdrop)
        } labels: {
            scene.labels()
        }
    }
}

/// The file of the one picture that a command draws.
struct PictureFile {
    static let output = OptionSpec.value(
        "--output", short: "-o", "FILE", help: "The file: .png, .svg or .pdf; - is a PNG on standard output.")
    static let scale = OptionSpec.value(
        "--scale", "N", default: "1", help: "The pixels per point of a PNG, 1 to 4.")

    private let path: String
    private let format: PictureFormat

    /// The pixels per point.
    let scale: Int

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let path = arguments.value(of: Self.output) else { throw .missingArgument("-o FILE") }
        guard let format = PictureFormat(path: path) else {
            throw .invalidValue(of: "-o", value: path, expected: "a file name that ends in .png, .svg or .pdf")
        }
        guard format == .png || !arguments.has(Self.scale) else {
            throw .contradiction("--scale does not go with \(format.rawValue): it has no pixels")
        }
        self.path = path
        self.format = format
        scale = try arguments.integer(of: Self.scale, in: SharedOptions.scales) ?? 1
    }

    /// Writes the picture, and prints the path unless the picture itself goes to standard output.
    func write(_ picture: Picture) throws {
        try Files.writeMakingFolder(try picture.data(format), to: path)
        if path != Files.standardStream { try Terminal.print(path) }
    }
}
