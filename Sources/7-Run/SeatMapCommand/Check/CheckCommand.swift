import CommandSupport
import Geometry
import Halls
import PictureRules
import Scenes
import SeatGeometry
import SeatSelection
import StrictJSON
import TextShaping

/// `seatmap check`: the rules of a hall's document, then those of its pictures.
struct CheckCommand {
    static let spec = CommandSpec(
        name: "seatmap check",
        summary: "Checks halls: the rules of their documents, then those of their pictures, measured on pixels.",
        discussion: """
            A document is checked first; all its faults are named with their key paths. Then the hall is drawn, and on \
            its pixels are measured: whether every seat is seen, gaps are equal, the screen stands as far as the theme \
            accepts, statuses can be told apart small and at full size with four kinds of colour vision, what can be \
            bought stands out by 3 : 1, outlines are seen, and no label is cut off or touches a seat.
            """,
        positionals: [
            .repeated("HALL|DIR", help: "Hall documents, or folders with hall documents (their direct *.json).")
        ],
        options: [showing, theme, PictureOptions.font, viewport, scale, SharedOptions.json, SharedOptions.jobs],
        exitNotes: [
            ExitNote(.success, "Every hall fulfils every rule."),
            ExitNote(.difference, "A hall breaks a rule, or some of several halls are unreadable or invalid."),
            ExitNote(.trouble, "The one hall asked for is unreadable or invalid."),
        ])

    private static let showing = OptionSpec.value(
        "--showing", "FILE|DIR", isRepeatable: true,
        help: "Check the hall with the statuses of a showing, or of each showing in a folder.")
    private static let theme = OptionSpec.value(
        PictureOptions.theme.name, "light|dark|FILE", default: "light and dark", isRepeatable: true,
        help: "A built-in theme or a theme file.")
    private static let viewport = OptionSpec.value(
        PictureOptions.viewport.name, "WxH", default: "375x600",
        help: "The view in points whose smallest zoom statuses are told apart at.")
    private static let scale = OptionSpec.value(
        "--scale", "1,2,3", default: "1,2,3", help: "The scales to measure at, 1 to 4 pixels per point.")

    private let halls: [String]
    private let showings: [String]
    private let themes: [CheckedTheme]
    private let view: Size
    private let scales: [Int]
    private let isJSON: Bool
    private let jobs: Int

    init(_ arguments: ParsedArguments) throws {
        halls = arguments.positionals
        showings = arguments.values(of: Self.showing)
        view = try arguments.viewSize() ?? Viewport.referenceSize
        scales = try arguments.scales(of: Self.scale) ?? [1, 2, 3]
        isJSON = arguments.has(SharedOptions.json)
        jobs = try arguments.jobs()
        let names = arguments.has(Self.theme) ? arguments.values(of: Self.theme) : Theme.builtIn.map(\.name)
        themes = try names.map { try CheckedTheme($0, fonts: arguments.values(of: PictureOptions.font)) }
    }

    /// Checks everything and prints one line for each rule; a hall that cannot be read leaves the others alone.
    func run() async throws -> ExitCode {
        let files = try HallFile.find(halls)
        let isOne = files.count == 1 && halls == files.map(\.path)
        let showings = try ShowingFile.find(self.showings)
        let documents = await parallelMap(files, jobs: jobs) { file in CheckedHall.read(file, showings) }
        try checkShowings(showings, documents)
        let pairs = documents.flatMap(\.self).flatMap { hall in hall.isReadable ? themes.map { (hall, $0) } : [] }
        let (view, scales) = (view, scales)
        let reports = await parallelMap(pairs, jobs: jobs) { hall, theme in
            hall.report(theme, view: view, scales: scales)
        }
        let checks = assemble(documents.flatMap(\.self), reports)
        let summary = CheckSummary(halls: checks, themes: themes.map(\.name), view: view, scales: scales)
        try Terminal.print(isJSON ? summary.json.text(.pretty) : summary.text)
        if isOne, let refusal = checks.compactMap(\.refusal).first { throw refusal }
        return summary.passed ? .success : .difference
    }

    /// Gives every hall its reports, one for each theme.
    private func assemble(_ halls: [CheckedHall], _ reports: [ThemeReport]) -> [CheckedHall] {
        var rest = reports[...]
        return halls.map { hall in
            guard hall.isReadable else { return hall }
            var hall = hall
            hall.reports = Array(rest.prefix(themes.count))
            rest = rest.dropFirst(themes.count)
            return hall
        }
    }

    /// Refuses a showing of a hall that is not among those checked, unless a hall could not be read.
    private func checkShowings(_ showings: [ShowingFile], _ documents: [[CheckedHall]]) throws {
        let halls = documents.flatMap(\.self)
        guard halls.allSatisfy(\.isReadable) else { return }
        for showing in showings where !halls.contains(where: { $0.id == showing.showing.hallId }) {
            let message = "hallId: is of hall \(quoted(showing.showing.hallId)), which is not checked"
            throw InputError(path: showing.path, lines: [message])
        }
    }
}

/// A theme with the fonts that its texts are written with.
struct CheckedTheme: Sendable {
    let name: String
    let theme: Theme
    let fonts: FontChain

    init(_ nameOrPath: String, fonts paths: [String]) throws {
        name = nameOrPath
        theme = try loadTheme(nameOrPath)
        fonts = try FontChain(
            (paths.isEmpty ? theme.fonts : paths).map { FontFile($0) }, language: SceneOptions().language.rawValue)
    }
}
