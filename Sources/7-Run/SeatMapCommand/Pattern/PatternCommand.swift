import CommandSupport
import Geometry
import PatternLock
import Scenes
import SeatSelection
import TextShaping

/// `seatmap pattern`: a pattern lock in one of its states.
struct PatternCommand {
    static let spec = CommandSpec(
        name: "seatmap pattern",
        summary: "Draws a pattern lock of three times three nodes in one of its states.",
        discussion: """
            Nodes are numbered row by row from 0. A node that lies between two others on a straight line is taken \
            first, as by a finger, so 0,2 cannot be drawn and 0,1,2 can. States: \(names).
            """,
        options: [
            nodes, state, size, finger, passed, hidden, PictureOptions.theme, PictureOptions.font,
            language, PictureOptions.background, PictureFile.scale, PictureFile.output,
        ],
        exitNotes: [
            ExitNote(.success, "The picture was written."),
            ExitNote(.trouble, "A theme or a font cannot be used, or the picture cannot be written."),
        ])

    private static let names = PatternState.allCases.map(\.rawValue).joined(separator: ", ")

    private static let nodes = OptionSpec.value(
        "--nodes", "N,N,…", default: "none", help: "The nodes in the order in which they are taken, such as 0,1,2,5.")
    private static let state = OptionSpec.value(
        "--state", "NAME",
        default: "idle without nodes, touching with 1 to 3 or with --finger, entered with more",
        help: "What has happened to the pattern.")
    private static let size = OptionSpec.value(
        "--size", "WxH", default: "320x360", help: "The view in points, 48 to 4096 each way.")
    private static let finger = OptionSpec.value(
        "--finger", "X,Y", default: "on the last node", help: "Where the finger is while it touches, in points.")
    private static let passed = OptionSpec.value(
        "--passed", "N,…", help: "Nodes that the finger passes beside; they are taken by themselves.")
    private static let hidden = OptionSpec.flag("--hidden", help: "Show nothing of the pattern, as in hidden mode.")

    private static let language = OptionSpec.value(
        PictureOptions.language.name, "zh-Hans|en", default: "zh-Hans", help: "The language of words.")

    private let request: PatternRequest
    private let scene: PatternScene
    private let file: PictureFile

    init(_ arguments: ParsedArguments) throws {
        file = try PictureFile(arguments)
        var request = try PatternCommand.request(arguments)
        request.theme = try loadTheme(arguments.value(of: PictureOptions.theme) ?? "light")
        request.fonts = try arguments.fontChain(request.theme, language: request.language)
        self.request = request
        do throws(PatternRefusal) {
            scene = try request.scene()
        } catch {
            throw UsageError.contradiction("\(error)")
        }
    }

    /// Draws the picture.
    func run() throws -> ExitCode {
        let missing = try scene.missingCharacters()
        if !missing.isEmpty {
            Terminal.note("warning: no font has \(missing.map { "\"\($0)\"" }.joined(separator: " "))")
        }
        try file.write(request.picture(of: scene, scale: file.scale))
        return .success
    }

    private static func request(_ arguments: ParsedArguments) throws(UsageError) -> PatternRequest {
        var request = PatternRequest()
        request.pattern = try pattern(arguments)
        request.state = try arguments.choice(of: state)
        request.passed =
            try arguments.value(of: passed).map { text throws(UsageError) in
                try pattern(text, of: passed).nodes
            } ?? []
        request.isHidden = arguments.has(hidden)
        request.language = try arguments.choice(of: language) ?? .chinese
        request.backdrop = try arguments.backdrop()
        if let size = try viewSize(arguments) { request.size = size }
        request.finger = try fingerPlace(arguments)
        return request
    }

    private static func pattern(_ arguments: ParsedArguments) throws(UsageError) -> Pattern? {
        guard let text = arguments.value(of: nodes) else { return nil }
        return try pattern(text, of: nodes)
    }

    /// Reads nodes with commas between them, or with hyphens as a pattern's text form has them.
    private static func pattern(_ text: String, of option: OptionSpec) throws(UsageError) -> Pattern {
        do throws(PatternFault) {
            return try Pattern(text.contains("-") ? text : text.replacing(",", with: "-"))
        } catch {
            throw .contradiction("\(option.name): \(error)")
        }
    }

    private static func viewSize(_ arguments: ParsedArguments) throws(UsageError) -> Size? {
        guard let text = arguments.value(of: size) else { return nil }
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            PatternRequest.sides.contains(width), PatternRequest.sides.contains(height)
        else {
            let limits = "\(PatternRequest.sides.lowerBound) to \(PatternRequest.sides.upperBound)"
            throw .invalidValue(
                of: size.name, value: text,
                expected: "a width and a height in whole points from \(limits), such as 320x320")
        }
        return Size(width: Double(width), height: Double(height))
    }

    private static func fingerPlace(_ arguments: ParsedArguments) throws(UsageError) -> Point? {
        guard let text = arguments.value(of: finger) else { return nil }
        guard let point = arguments.pair(text, separator: ",") else {
            throw .invalidValue(of: finger.name, value: text, expected: "a point such as 200,300")
        }
        return Point(x: point[0], y: point[1])
    }
}
