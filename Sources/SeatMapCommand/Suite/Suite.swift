import CommandSupport
import Halls
import Pixels
import Regression
import Scenes
import TextShaping

/// The pictures that are compared with baselines.
struct Suite {
    /// The largest baseline that is read, in bytes.
    static let largestBaseline = 64 << 20

    let cases: [Case]
    let baselines: String

    /// The fonts that its pictures are written with.
    let fonts: [Font]

    /// One picture of the suite, or the reason why there is none.
    struct Case: Sendable {
        let name: String
        let picture: Result<Picture, any Error>
    }

    /// What is known of a case after drawing it.
    struct Drawn: Sendable {
        let result: CaseResult
        let baseline: [UInt8]?
        let actual: (bitmap: Bitmap, picture: Picture)?
    }

    /// Creates the suite of a file, or without one of every hall in a folder at 1x, 2x and 3x.
    init(file: String?, halls: String, baselines: String) throws {
        self.baselines = baselines
        if let file {
            var loader = try SuiteLoader(file: file, halls: halls)
            cases = try loader.cases()
            fonts = loader.openedFonts
        } else {
            let font = try FontChain(Theme.light.fonts.map { FontFile($0) })
            cases = try Suite.everyHall(in: halls, font: font)
            fonts = font.fonts
        }
    }

    private static func everyHall(in folder: String, font: FontChain) throws -> [Case] {
        var request = PictureRequest()
        request.fonts = font
        return try HallFile.find([folder]).flatMap { file in
            let scene = Result { try request.scene(of: try file.load()) }
            return [1, 2, 3].map { scale in
                Case(
                    name: Picture.fileName(stem: file.stem, scale: scale),
                    picture: scene.map { request.picture(of: $0, scale: scale) })
            }
        }
    }

    /// Draws every case and compares it with its baseline; baselines of no case come last.
    ///
    /// - Parameter visit: What is done with each case while its pictures are in memory.
    func run<Output: Sendable>(
        jobs: Int, _ visit: @escaping @Sendable (Drawn) throws -> Output
    ) async throws -> [Output] {
        let baselines = baselines
        let drawn = await parallelMap(cases, jobs: jobs) { item in
            Result { try visit(try draw(item, baselines: baselines)) }
        }
        let unexpected = try unexpectedNames().map { name in
            try visit(Drawn(result: CaseResult(name: name, outcome: .unexpected), baseline: nil, actual: nil))
        }
        return try drawn.map { try $0.get() } + unexpected
    }

    private func unexpectedNames() throws -> [String] {
        guard Files.kind(of: baselines) == .folder else { return [] }
        let expected = Set(cases.map(\.name))
        return try Files.children(of: baselines, withExtension: "png")
            .map(Files.name)
            .filter { !expected.contains($0) }
    }
}

private func draw(_ item: Suite.Case, baselines: String) throws -> Suite.Drawn {
    let path = Files.joined(baselines, item.name)
    let baseline = try Files.kind(of: path).map { _ in try Files.read(path, limit: Suite.largestBaseline) }
    let picture: Picture
    let bitmap: Bitmap
    do {
        picture = try item.picture.get()
        bitmap = try picture.bitmap()
    } catch {
        let result = CaseResult(name: item.name, outcome: .notDrawn(reason: "\(error)"))
        return Suite.Drawn(result: result, baseline: baseline, actual: nil)
    }
    let result = CaseResult(name: item.name, baseline: baseline, actual: bitmap)
    return Suite.Drawn(result: result, baseline: baseline, actual: (bitmap, picture))
}

extension SharedOptions {
    static let halls = OptionSpec.value("--halls", "DIR", default: "halls", help: "The folder with the hall documents.")

    static let baselines = OptionSpec.value(
        "--baselines", "DIR", default: "baselines", help: "The folder with the baselines.")

    static let suite = OptionSpec.value(
        "--suite", "FILE", default: "suite.json beside the baselines; without it every hall at 1x, 2x and 3x",
        help: "The file that lists the pictures of the suite.")
}

extension ParsedArguments {
    /// The suite that the options name.
    func suite() throws -> Suite {
        let baselines = value(of: SharedOptions.baselines) ?? "baselines"
        let beside = Files.joined(baselines, "suite.json")
        let file = value(of: SharedOptions.suite) ?? (Files.kind(of: beside) == nil ? nil : beside)
        return try Suite(file: file, halls: value(of: SharedOptions.halls) ?? "halls", baselines: baselines)
    }
}
