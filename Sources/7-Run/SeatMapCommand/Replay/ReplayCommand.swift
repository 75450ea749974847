import CommandSupport
import Geometry
import Pixels
import Replay
import Scenes
import SeatGeometry
import StrictJSON
import TextShaping

/// `seatmap replay`: a gesture script on a page without a phone.
struct ReplayCommand {
    static let spec = CommandSpec(
        name: "seatmap replay",
        summary: "Plays a gesture script on a seat page or a pattern lock, and tells and draws what happens.",
        discussion: """
            Time is virtual: nothing waits. What happens is printed on standard output, one line of JSON an event, each \
            with the state of the page after it. Pictures are kept for each snapshot of the script, or as --frames says.
            """,
        positionals: [.required("SCRIPT", help: "A script. Files that it names are looked for beside it.")],
        options: [
            out, frames, showTouches, animation, rate, scale, trace, PictureOptions.theme, PictureOptions.font,
        ],
        exitNotes: [
            ExitNote(.success, "The script was played, and everything was as it expects."),
            ExitNote(.difference, "Something was not as the script expects."),
            ExitNote(.trouble, "The script or a file it names is unreadable or invalid, or it cannot go on."),
        ])

    private static let out = OptionSpec.value(
        "--out", "DIR", default: "out where pictures are asked for",
        help: "The folder for pictures; it is created.")
    private static let frames = OptionSpec.value(
        "--frames", "none|snapshots|events|fps=N", default: "snapshots with --out, none without",
        help: "Which pictures to keep: for snapshot steps, after each event, or N in each second.")
    private static let showTouches = OptionSpec.flag("--show-touches", help: "Draw where fingers are.")
    private static let animation = OptionSpec.value(
        "--output", short: "-o", "FILE",
        help: "Write an animated PNG of the whole script; - is standard output, in place of the events.")
    private static let rate = OptionSpec.value(
        "--fps", "N", default: "20", help: "How many pictures a second the animation has.")
    private static let scale = OptionSpec.value(
        "--scale", "N", default: "the script's", help: "The scale of pictures, 1 to 4 pixels per point.")
    private static let trace = OptionSpec.value(
        "--trace", "FILE", help: "Write the touches that the steps make, one line of JSON each.")

    private let path: String
    private let folder: String
    private let request: FrameRequest
    private let animation: String?
    private let rate: Int
    private let scale: Int?
    private let trace: String?
    private let showsTouches: Bool
    private let theme: Theme
    private let fonts: FontChain

    init(_ arguments: ParsedArguments) throws {
        path = arguments.positionals[0]
        folder = arguments.value(of: Self.out) ?? "out"
        request = try arguments.frameRequest(of: Self.frames, isOutGiven: arguments.has(Self.out))
        animation = arguments.value(of: Self.animation)
        rate = try arguments.integer(of: Self.rate, in: FrameRequest.rates) ?? 20
        scale = try arguments.integer(of: Self.scale, in: SharedOptions.scales)
        trace = arguments.value(of: Self.trace)
        showsTouches = arguments.has(Self.showTouches)
        theme = try loadTheme(arguments.value(of: PictureOptions.theme) ?? "light")
        let files = arguments.has(PictureOptions.font) ? arguments.values(of: PictureOptions.font) : theme.fonts
        fonts = try FontChain(files.map { FontFile($0) })
        if let animation, animation != Files.standardStream, !animation.hasSuffix(".png"), !animation.hasSuffix(".apng")
        {
            throw UsageError.invalidValue(
                of: "-o", value: animation, expected: "a file name that ends in .png or .apng")
        }
        guard trace != Files.standardStream else {
            throw UsageError.contradiction("--trace needs a file: events are on standard output")
        }
        guard animation != nil || !arguments.has(Self.rate) else {
            throw UsageError.contradiction("--fps belongs to -o; pictures come with --frames fps=N")
        }
    }

    /// Plays the script, prints what happens, and writes what was asked for.
    func run() throws -> ExitCode {
        let file = try ScriptFile(path: path)
        let painter = FramePainter(
            theme: theme, fonts: fonts, scale: scale ?? file.script.scale, showsTouches: showsTouches)
        var run = ReplayOutput(
            folder: folder, painter: painter, snapshots: file.script.snapshotNames,
            printsEvents: animation != Files.standardStream)
        if request != .none { try Files.createFolder(folder) }
        var failures: [String] = []
        var samples: [UInt8] = []
        try file.play(frames: request, spacing: theme.spacing) { sample in
            if trace != nil { samples += Array("\(TouchTrace.line(of: sample))\n".utf8) }
        } visit: { record in
            try run.write(record)
            failures += record.failureLines
        }
        if let trace { try Files.writeMakingFolder(samples, to: trace) }
        if let animation {
            let png = try ReplayAnimation(painter: painter, rate: rate).png(of: file)
            try Files.writeMakingFolder(png, to: animation)
        }
        for failure in failures { Terminal.note("\(path): \(failure)") }
        return failures.isEmpty ? .success : .difference
    }
}

/// Prints the events of a replay and writes their pictures.
private struct ReplayOutput {
    let folder: String
    let painter: FramePainter
    let printsEvents: Bool
    private let snapshots: Set<String>
    private var count = 0

    init(folder: String, painter: FramePainter, snapshots: [String], printsEvents: Bool) {
        self.folder = folder
        self.painter = painter
        self.snapshots = Set(snapshots.map { $0.lowercased() })
        self.printsEvents = printsEvents
    }

    mutating func write(_ record: ReplayRecord) throws {
        let file = try record.frame.map { try write($0, named: record.snapshot) }
        if printsEvents { try Terminal.print(record.line(frameFile: file)) }
    }

    /// Writes a picture and returns its file name: a snapshot's own, or a number.
    private mutating func write(_ frame: PageFrame, named snapshot: String?) throws -> String {
        let number = nextNumber()
        let name = Picture.fileName(stem: snapshot ?? number, scale: painter.scale)
        let picture = Picture(of: frame, title: snapshot ?? number, painter: painter)
        try Files.write(try picture.png(cache: painter.cache), to: Files.joined(folder, name))
        return name
    }

    /// Returns the name of the next picture without one, which no snapshot has.
    private mutating func nextNumber() -> String {
        count += 1
        let digits = String(count)
        let name = "frame-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
        return snapshots.contains(name) ? nextNumber() : name
    }
}

extension ParsedArguments {
    /// Reads which pictures are wanted.
    fileprivate func frameRequest(of option: OptionSpec, isOutGiven: Bool) throws(UsageError) -> FrameRequest {
        switch value(of: option) {
        case nil: return isOutGiven ? .snapshots : .none
        case "none": return .none
        case "snapshots": return .snapshots
        case "events": return .events
        case let text?:
            guard text.hasPrefix("fps="), let rate = Int(text.dropFirst(4)), FrameRequest.rates.contains(rate) else {
                throw .invalidValue(
                    of: option.name, value: text,
                    expected: "none, snapshots, events or fps=N with N from \(FrameRequest.rates.lowerBound) to "
                        + "\(FrameRequest.rates.upperBound)")
            }
            return .rate(rate)
        }
    }
}
