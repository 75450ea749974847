import CommandSupport
import Drawing
import Halls
import Regression
import Replay
import Scenes
import SeatSelection
import StrictJSON
import TextShaping

/// Resolves the cases of a suite file; halls, themes and fonts that several cases share are opened once.
struct SuiteLoader {
    private let document: SuiteDocument
    private let folder: String
    private let halls: String
    private var loadedHalls: [String: Result<Hall, any Error>] = [:]
    private var playedScripts: [String: Result<PlayedScript, any Error>] = [:]
    private var themes: [String: Theme] = [:]
    private var fonts: [String: Font] = [:]

    /// The fonts that were opened so far.
    var openedFonts: [Font] { fonts.sorted { $0.key < $1.key }.map(\.value) }

    init(file: String, halls: String) throws {
        let bytes = try Files.read(file, limit: SuiteDocument.fileSize)
        document = try namingFaults(in: file) { () throws(DocumentError) in try SuiteDocument.read(bytes) }
        folder = Files.parent(of: file)
        self.halls = halls
    }

    /// Returns every picture of the suite, in its order; halls of other shards are not read.
    ///
    /// A hall that cannot be read or drawn makes its own cases fail; a theme or a font that cannot be used is thrown.
    mutating func cases(in shard: Shard? = nil) throws -> [Suite.Case] {
        var cases: [Suite.Case] = []
        for item in document.cases {
            let pictures = try pictures(of: item, shard)
            for (name, picture) in zip(item.fileNames, pictures) {
                cases.append(
                    Suite.Case(
                        name: name, stem: item.name, picture: picture, guards: item.guards, tolerance: item.tolerance))
            }
        }
        return cases
    }

    /// Returns the pictures of a case at its scales.
    private mutating func pictures(of item: SuiteCase, _ shard: Shard?) throws -> [Result<Picture, any Error>] {
        let theme = try theme(item.theme)
        switch item.subject {
        case .hall(let subject):
            var request = subject.request
            request.theme = theme
            request.fonts = try fontChain(theme.fonts, language: request.options.language.rawValue)
            let scene = Result { [request] in
                try checkShard(of: item.name, shard)
                return try request.scene(of: try hall(subject).get())
            }
            return item.scales.map { scale in scene.map { [request] in request.picture(of: $0, scale: scale) } }
        case .pattern(var request):
            request.theme = theme
            request.fonts = try fontChain(theme.fonts, language: request.language.rawValue)
            let scene = Result { [request] in
                try checkShard(of: item.name, shard)
                return try request.scene()
            }
            return item.scales.map { scale in scene.map { [request] in request.picture(of: $0, scale: scale) } }
        case .replay(let subject):
            let fonts = try fontChain(theme.fonts, language: Language.chinese.rawValue)
            let frame = Result {
                try checkShard(of: item.name, shard)
                return try played(subject.script, theme).get().frame(subject.snapshot)
            }
            return item.scales.map { scale in
                let painter = FramePainter(
                    theme: theme, fonts: fonts, scale: scale, showsTouches: subject.showsTouches)
                return frame.map { Picture(of: $0, title: item.name, painter: painter) }
            }
        }
    }

    private mutating func played(_ script: String, _ theme: Theme) -> Result<PlayedScript, any Error> {
        let path = beside(script)
        let key = "\(theme.name) \(path)"
        let played = playedScripts[key] ?? Result { try PlayedScript(path: path, theme: theme) }
        playedScripts[key] = played
        return played
    }

    private mutating func hall(_ item: SuiteCase.HallSubject) -> Result<Hall, any Error> {
        let path = item.hall.contains("/") ? beside(item.hall) : Files.joined(halls, "\(item.hall).json")
        let hall = loadedHalls[path] ?? Result { try HallFile(path: path).load() }
        loadedHalls[path] = hall
        guard let showing = item.showing.map(beside) else { return hall }
        return Result { try ShowingFile(path: showing).applied(to: try hall.get()) }
    }

    private mutating func theme(_ name: String) throws -> Theme {
        if let theme = themes[name] { return theme }
        let theme = try Theme.builtIn.first { $0.name == name } ?? loadTheme(beside(name))
        themes[name] = theme
        return theme
    }

    /// Returns the path of a file that the suite names.
    private func beside(_ path: String) -> String {
        path.hasPrefix("/") ? path : Files.joined(folder, path)
    }

    private mutating func fontChain(_ names: [String], language: String) throws -> FontChain {
        try FontChain(fonts: try names.map { try font($0) }, language: language)
    }

    private mutating func font(_ name: String) throws -> Font {
        if let font = fonts[name] { return font }
        let font = try Font(FontFile(name))
        fonts[name] = font
        return font
    }
}

/// A snapshot that a case shows.
struct ReplaySubject: Sendable {
    /// The script, as a path from the suite file.
    let script: String

    /// The name that the script gives the snapshot.
    let snapshot: String

    /// Whether fingers are drawn.
    let showsTouches: Bool
}

/// The snapshots of a script, played once for all cases that show them with the same room around the seats.
struct PlayedScript: Sendable {
    let path: String
    private let frames: [String: PageFrame]

    init(path: String, theme: Theme) throws {
        let file = try ScriptFile(path: path)
        var frames: [String: PageFrame] = [:]
        try file.play(frames: .snapshots, spacing: theme.spacing) { record in
            if let name = record.snapshot, let frame = record.frame { frames[name] = frame }
        }
        self.path = path
        self.frames = frames
    }

    func frame(_ name: String) throws -> PageFrame {
        guard let frame = frames[name] else {
            throw InputError(path: path, lines: ["has no snapshot \"\(name)\""])
        }
        return frame
    }
}

extension Picture {
    /// Creates the picture of a page at one moment of a replay.
    init(of frame: PageFrame, title: String, painter: FramePainter) {
        self.init(title: title, theme: painter.theme.name, scale: painter.scale) {
            try painter.displayList(of: frame)
        } labels: {
            PictureLabels(title: title, language: "zh-Hans", regions: [])
        }
    }
}
