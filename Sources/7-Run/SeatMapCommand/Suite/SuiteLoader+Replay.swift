import CommandSupport
import Drawing
import Replay
import Scenes
import TextShaping

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
