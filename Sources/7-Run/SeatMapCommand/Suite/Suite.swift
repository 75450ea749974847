import Canvas
import CommandSupport
import Halls
import Pixels
import Regression
import Scenes
import StrictJSON
import TextShaping

/// The pictures that are compared with baselines.
struct Suite {
    /// The largest baseline that is read, in bytes.
    static let largestBaseline = 64 << 20

    /// All cases, also those that belong to another shard.
    let cases: [Case]
    let baselines: String

    /// The part that is drawn, or `nil` for all of it.
    let shard: Shard?

    /// The fonts that its pictures are written with.
    let fonts: [Font]

    /// One picture of the suite, or the reason why there is none.
    struct Case: Sendable {
        /// The file name of its baseline.
        let name: String

        /// What all scales of a picture have in common, and shards are divided by.
        let stem: String
        let picture: Result<Picture, any Error>

        /// What a difference would mean, as the suite file says it.
        var guards: String?

        /// How much may differ.
        var tolerance: CaseTolerance?
    }

    /// What is known of a case after drawing it.
    struct Drawn: Sendable {
        let result: CaseResult

        /// Its place in the whole suite.
        let order: Int
        let baseline: [UInt8]?
        let actual: (bitmap: Bitmap, picture: Picture)?
    }

    /// Creates the suite of a file, or without one of every hall in a folder at 1x, 2x and 3x.
    init(file: String?, halls: String, baselines: String, shard: Shard? = nil) throws {
        self.baselines = baselines
        self.shard = shard
        if let file {
            var loader = try SuiteLoader(file: file, halls: halls)
            cases = try loader.cases(in: shard)
            fonts = loader.openedFonts
        } else {
            let font = try FontChain(Theme.light.fonts.map { FontFile($0) })
            cases = try Suite.everyHall(in: halls, font: font, shard)
            fonts = font.fonts
        }
    }

    private static func everyHall(in folder: String, font: FontChain, _ shard: Shard?) throws -> [Case] {
        var request = PictureRequest()
        request.fonts = font
        return try HallFile.find([folder]).flatMap { file in
            let scene = Result {
                try checkShard(of: file.stem, shard)
                return try request.scene(of: try file.load())
            }
            return [1, 2, 3].map { scale in
                Case(
                    name: Picture.fileName(stem: file.stem, scale: scale), stem: file.stem,
                    picture: scene.map { request.picture(of: $0, scale: scale) })
            }
        }
    }

    /// Draws every case of the shard and compares it with its baseline; baselines of no case come last.
    ///
    /// - Parameter visit: What is done with each case while its pictures are in memory.
    func run<Output: Sendable>(
        jobs: Int, _ visit: @escaping @Sendable (Drawn) throws -> Output
    ) async throws -> [Output] {
        let baselines = baselines
        let part = cases.enumerated().filter { shard?.contains($0.element.stem) ?? true }
        let drawn = await parallelMap(part, jobs: jobs) { order, item in
            Result { try visit(draw(item, order: order, baselines: baselines)) }
        }
        return try drawn.map { try $0.get() } + unexpected().map { try visit($0) }
    }

    /// The baselines of no case; each belongs to one shard, by its name.
    private func unexpected() throws -> [Drawn] {
        guard Files.kind(of: baselines) == .folder else { return [] }
        let expected = Set(cases.map(\.name))
        let names = try Files.children(of: baselines, withExtension: "png")
            .map(Files.name)
            .filter { !expected.contains($0) }
        return names.enumerated().filter { shard?.contains($0.element) ?? true }.map { index, name in
            // One that cannot be read either is unexpected all the same.
            let bytes = try? storedBaseline(Files.joined(baselines, name))
            let result = CaseResult(name: name, outcome: .unexpected)
            return Drawn(result: result, order: cases.count + index, baseline: bytes, actual: nil)
        }
    }

    /// Where the environment is recorded: beside the baselines.
    private var environmentFile: String { Files.joined(baselines, "environment.json") }

    /// Records what the pictures are drawn with here.
    func recordEnvironment() throws {
        try Files.writeIfChanged(Array(try environment().documentText.utf8), to: environmentFile)
    }

    /// Compares what is here with what was recorded.
    func comparedEnvironment() throws -> EnvironmentComparison {
        EnvironmentComparison(expected: recordedEnvironment(), actual: try environment())
    }

    /// A record that cannot be read is something to be told, no reason not to compare pictures.
    private func recordedEnvironment() -> EnvironmentComparison.Record {
        guard Files.kind(of: environmentFile) != nil else {
            return Files.kind(of: baselines) == nil ? .notNeeded : .absent
        }
        do {
            let bytes = try Files.read(environmentFile, limit: DrawingEnvironment.fileSize)
            return .known(
                try namingFaults(in: environmentFile) { () throws(DocumentError) in try DrawingEnvironment.read(bytes) }
            )
        } catch {
            return .unreadable(reasons: "\(error)".split(separator: "\n").map(String.init))
        }
    }

    private func environment() throws -> DrawingEnvironment {
        DrawingEnvironment(
            [
                .init("architecture", architecture), .init("cairo", cairoVersion), .init("pixman", pixmanVersion),
                .init("harfbuzz", harfBuzzVersion), .init("libpng", libpngVersion), .init("zlib", zlibVersion),
            ] + (try fontEntries()))
    }

    /// Returns the checksum of each font, named by its file and face; the file is read once for all its faces.
    private func fontEntries() throws -> [DrawingEnvironment.Entry] {
        var checksums: [String: String] = [:]
        var entries: [DrawingEnvironment.Entry] = []
        for font in fonts {
            let checksum = try checksums[font.file.path] ?? font.sha256()
            checksums[font.file.path] = checksum
            let short = FontFile(path: Files.name(of: font.file.path), index: font.file.index).description
            // Two files of one name are told apart by their folders.
            let isTaken = entries.contains { $0.name == short }
            entries.append(.init(isTaken ? font.file.description : short, "sha256 \(checksum)"))
        }
        return entries
    }
}

/// A case that another shard draws.
private struct OtherShard: Error {}

/// Throws when a picture of that stem is drawn by another shard, so that its hall need not be read.
func checkShard(of stem: String, _ shard: Shard?) throws {
    guard shard?.contains(stem) ?? true else { throw OtherShard() }
}

private func draw(_ item: Suite.Case, order: Int, baselines: String) -> Suite.Drawn {
    let baseline = Result { try storedBaseline(Files.joined(baselines, item.name)) }
    let stored = try? baseline.get()
    let picture: Picture
    let bitmap: Bitmap
    do {
        picture = try item.picture.get()
        bitmap = try picture.bitmap()
    } catch {
        let result = CaseResult(name: item.name, outcome: .notDrawn(reason: "\(error)"), guards: item.guards)
        return Suite.Drawn(result: result, order: order, baseline: stored, actual: nil)
    }
    let result =
        switch baseline {
        case .success(let bytes):
            CaseResult(
                name: item.name, baseline: bytes, actual: bitmap, guards: item.guards, tolerance: item.tolerance)
        case .failure(let error):
            CaseResult(name: item.name, outcome: .unreadable(reason: "\(error)"), guards: item.guards)
        }
    return Suite.Drawn(result: result, order: order, baseline: stored, actual: (bitmap, picture))
}

/// Returns the bytes of a baseline, or `nil` when there is none.
private func storedBaseline(_ path: String) throws -> [UInt8]? {
    try Files.kind(of: path).map { kind in
        // Nobody may ever write into a pipe.
        if kind == .other { throw InputError(path: path, lines: ["not a file"]) }
        return try Files.read(path, limit: Suite.largestBaseline)
    }
}

#if arch(x86_64)
    private let architecture = "x86_64"
#elseif arch(arm64)
    private let architecture = "arm64"
#else
    private let architecture = "other"
#endif

extension SharedOptions {
    static let halls = OptionSpec.value("--halls", "DIR", default: "halls", help: "The folder with the hall documents.")

    static let baselines = OptionSpec.value(
        "--baselines", "DIR", default: "baselines", help: "The folder with the baselines.")

    static let suite = OptionSpec.value(
        "--suite", "FILE", default: "suite.json beside the baselines; without it every hall at 1x, 2x and 3x",
        help: "The file that lists the pictures of the suite.")
}

extension ParsedArguments {
    /// The suite that the options name, or a part of it.
    func suite(_ shard: Shard? = nil) throws -> Suite {
        let baselines = value(of: SharedOptions.baselines) ?? "baselines"
        let beside = Files.joined(baselines, "suite.json")
        let file = value(of: SharedOptions.suite) ?? (Files.kind(of: beside) == nil ? nil : beside)
        // A suite file can do without the folder, as long as nobody asks for it.
        if file == nil || has(SharedOptions.halls), Files.kind(of: hallsFolder) != .folder {
            throw InputError(path: hallsFolder, lines: ["no such folder"])
        }
        return try Suite(file: file, halls: hallsFolder, baselines: baselines, shard: shard)
    }

    /// The folder with the hall documents.
    var hallsFolder: String { value(of: SharedOptions.halls) ?? "halls" }
}
