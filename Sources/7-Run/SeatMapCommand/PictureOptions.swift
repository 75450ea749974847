import CommandSupport
import Geometry
import Halls
import Scenes
import SeatSelection
import TextShaping

/// The options that say how a hall is drawn, shared by the commands that draw.
enum PictureOptions {
    static let theme = OptionSpec.value(
        "--theme", "NAME|FILE", default: "light", help: "light, dark, or a theme file; see 'seatmap theme'.")
    static let font = OptionSpec.value(
        "--font", "FILE", default: "the theme's fonts", isRepeatable: true,
        help: "A font file, or FILE#INDEX in a collection. The first that has a character draws it.")
    static let labels = OptionSpec.value(
        "--labels", "none|rows|seats", default: "rows", help: "Write row labels, and with seats the seats' numbers.")
    static let legend = OptionSpec.flag("--legend", help: "Name the statuses, kinds and price zones that are present.")
    static let counts = OptionSpec.flag("--counts", help: "Write the numbers of seats into the legend.")
    static let language = OptionSpec.value(
        "--lang", "zh-Hans|en", default: "zh-Hans", help: "The language of the legend and of hints.")
    static let centerLine = OptionSpec.flag("--center-line", help: "Mark the middle of the hall.")
    static let bestRow = OptionSpec.flag("--best-row", help: "Mark the labels of the best row.")
    static let bestRowPlace = OptionSpec.value(
        "--best-row-at", "0…1", default: "the middle row",
        help:
            "The best row by its place among the rows with seats, from 0 (front) to 1 (back): 0.67 is two thirds back.")
    static let select = OptionSpec.value(
        "--select", "ID,…", isRepeatable: true, help: "Seats that the buyer has selected; couples are selected whole.")
    static let shake = OptionSpec.value(
        "--shake", "ID,…", isRepeatable: true, help: "Seats that shake, because one more would be over the limit.")
    static let breathe = OptionSpec.value(
        "--breathe", "ID,…", isRepeatable: true, help: "Seats that are recommended and breathe.")
    static let recommend = OptionSpec.value(
        "--recommend", "N",
        help: "Let the N seats breathe that 'seatmap recommend' names; a hall without such seats is drawn all the same."
    )
    static let time = OptionSpec.value(
        "--at", "SECONDS", default: "0, with --recommend where it is seen best",
        help: "The moment of --shake (0 to 0.15), --breathe or --recommend.")
    static let background = OptionSpec.value(
        "--background", "COLOUR", default: "theme", help: "theme, transparent, or a colour such as #F4F4F8.")
    static let viewport = OptionSpec.value(
        "--viewport", "WxH", help: "Draw what a view of this size in points shows, such as 375x600.")
    static let zoom = OptionSpec.value(
        "--zoom", "min|fit|N", default: "1, within the view's limits", help: "How large the hall is seen in the view.")
    static let center = OptionSpec.value(
        "--center", "X,Y", default: "the middle of the hall",
        help: "The point of the map in the middle of the view, as far as the map reaches.")
    static let minimap = OptionSpec.flag("--minimap", help: "Show in a small map which part the view shows.")

    /// All of them, in the order the help lists them.
    static let all = [
        theme, font, labels, legend, counts, language, centerLine, bestRow, bestRowPlace, select, shake, breathe,
        recommend, time,
        SharedOptions.width, background, viewport, zoom, center, minimap,
    ]
}

extension ParsedArguments {
    /// Reads how a hall is to be drawn; themes and fonts are opened.
    func pictureRequest() throws -> PictureRequest {
        var request = PictureRequest()
        request.options = try sceneOptions()
        request.width = try width()
        request.selected = list(of: PictureOptions.select)
        request.motion = try motion()
        request.showsBestRow = has(PictureOptions.bestRow)
        request.bestRow = try bestRowPlace() ?? .middle
        request.backdrop = try backdrop()
        request.view = try viewRequest()
        request.theme = try loadTheme(value(of: PictureOptions.theme) ?? "light")
        request.fonts = try fontChain(request.theme, language: request.options.language)
        return request
    }

    /// Opens the fonts that are named, or else the theme's.
    func fontChain(_ theme: Theme, language: Language) throws -> FontChain {
        let fonts = has(PictureOptions.font) ? values(of: PictureOptions.font) : theme.fonts
        return try FontChain(fonts.map { FontFile($0) }, language: language.rawValue)
    }

    private func sceneOptions() throws(UsageError) -> SceneOptions {
        var options = SceneOptions()
        options.labels = try choice(of: PictureOptions.labels) ?? .rows
        options.language = try choice(of: PictureOptions.language) ?? .chinese
        options.showsCenterLine = has(PictureOptions.centerLine)
        options.showsMinimap = has(PictureOptions.minimap)
        options.legend = !has(PictureOptions.legend) ? .none : has(PictureOptions.counts) ? .counts : .names
        guard has(PictureOptions.legend) || !has(PictureOptions.counts) else {
            throw .contradiction("--counts belongs to --legend")
        }
        return options
    }

    private func motion() throws(UsageError) -> PictureRequest.MotionRequest {
        let time = try number(of: PictureOptions.time, in: 0...3600)
        let moving = [PictureOptions.shake, PictureOptions.breathe, PictureOptions.recommend].filter(has)
        guard moving.count < 2 else {
            throw .contradiction("\(moving[0].name) and \(moving[1].name) exclude each other")
        }
        let shaking = list(of: PictureOptions.shake)
        let breathing = list(of: PictureOptions.breathe)
        if !shaking.isEmpty { return .shake(shaking, at: time ?? 0) }
        if !breathing.isEmpty { return .breathe(breathing, at: time ?? 0) }
        if let count = try integer(of: PictureOptions.recommend, in: HallLimits.limit) {
            return .recommend(count: count, at: time ?? Motion.breathDuration / 2)
        }
        guard time == nil else { throw .contradiction("--at belongs to --shake, --breathe or --recommend") }
        return .none
    }

    /// The place of the best row, or `nil` when it was not given.
    private func bestRowPlace() throws(UsageError) -> BestRow? {
        guard let place = try number(of: PictureOptions.bestRowPlace, in: 0...1) else { return nil }
        guard has(PictureOptions.bestRow) || has(PictureOptions.recommend) else {
            throw .contradiction("--best-row-at belongs to --best-row or --recommend")
        }
        return .fraction(place)
    }

    /// What is under a picture.
    func backdrop() throws(UsageError) -> Backdrop {
        let text = value(of: PictureOptions.background) ?? "theme"
        guard let backdrop = Backdrop(text) else {
            throw .invalidValue(
                of: PictureOptions.background.name, value: text,
                expected: "theme, transparent or a colour such as #F4F4F8")
        }
        return backdrop
    }

    private func viewRequest() throws(UsageError) -> ViewRequest? {
        guard let text = value(of: PictureOptions.viewport) else {
            for option in [PictureOptions.zoom, PictureOptions.center, PictureOptions.minimap] where has(option) {
                throw .contradiction("\(option.name) belongs to --viewport")
            }
            return nil
        }
        guard !has(PictureOptions.legend) else { throw .contradiction("--legend is not shown in a --viewport") }
        return ViewRequest(size: try size(text), zoom: try zoom(), center: try center())
    }

    /// The size of the view, or `nil` when it was not given.
    func viewSize() throws(UsageError) -> Size? {
        guard let text = value(of: PictureOptions.viewport) else { return nil }
        return try size(text)
    }

    private func size(_ text: String) throws(UsageError) -> Size {
        guard let sides = pair(text, separator: "x"), sides.allSatisfy({ (1...4096).contains($0) }) else {
            throw .invalidValue(
                of: PictureOptions.viewport.name, value: text,
                expected: "a width and a height from 1 to 4096, such as 375x600")
        }
        return Size(width: sides[0], height: sides[1])
    }

    private func zoom() throws(UsageError) -> ViewRequest.Zoom {
        switch value(of: PictureOptions.zoom) {
        case nil: return .initial
        case "min": return .minimum
        case "fit": return .fit
        case let text?:
            guard let factor = Double(decimal: text), factor > 0 else {
                throw .invalidValue(of: PictureOptions.zoom.name, value: text, expected: "min, fit or a number above 0")
            }
            return .factor(factor)
        }
    }

    private func center() throws(UsageError) -> Point? {
        guard let text = value(of: PictureOptions.center) else { return nil }
        guard let point = pair(text, separator: ",") else {
            throw .invalidValue(of: PictureOptions.center.name, value: text, expected: "a point such as 200,300")
        }
        return Point(x: point[0], y: point[1])
    }

    /// Reads two numbers with a separator between them, or gives `nil`.
    func pair(_ text: String, separator: Character) -> [Double]? {
        let numbers = text.split(separator: separator, omittingEmptySubsequences: false).map {
            Double(decimal: String($0))
        }
        guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
        return [first, second]
    }
}
