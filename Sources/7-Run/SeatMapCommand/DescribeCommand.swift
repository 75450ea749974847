import CommandSupport
import Geometry
import Halls
import Scenes
import SeatGeometry
import SeatSelection
import StrictJSON

/// `seatmap describe`: what a screen reader says.
struct DescribeCommand {
    static let spec = CommandSpec(
        name: "seatmap describe",
        summary: "Lists what a screen reader says about a hall, in reading order.",
        discussion: """
            There is one element for each seat, or for seats that are sold together, with its traits and two frames in \
            points of the map: what is drawn, and what answers to a finger. The second depends on --zoom, because \
            seats that are seen smaller are given more room.
            """,
        positionals: [.required("HALL", help: "A hall document.")],
        options: [
            PictureOptions.language, SharedOptions.showing, PictureOptions.select, PictureOptions.labels,
            SharedOptions.width, SharedOptions.zoom, SharedOptions.json,
        ],
        exitNotes: [
            ExitNote(.success, "The elements were printed."),
            ExitNote(.trouble, "The hall or the showing is unreadable or invalid, or the seats cannot be selected."),
        ])

    private let arguments: ParsedArguments
    private let file: HallFile
    private let language: Language
    private let width: Int?
    private let zoom: Double
    private let labels: SceneOptions.Labels

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        file = HallFile(path: arguments.positionals[0])
        language = try arguments.choice(of: PictureOptions.language) ?? .chinese
        width = try arguments.width()
        zoom = try arguments.zoom()
        labels = try arguments.choice(of: PictureOptions.labels) ?? .rows
    }

    /// Prints the elements.
    func run() throws -> ExitCode {
        let hall = try arguments.hall(file)
        let selection = try file.naming {
            try SelectedUnits(seatIDs: arguments.list(of: PictureOptions.select), in: hall)
        }
        var options = SceneOptions()
        options.labels = labels
        let elements = try HallScene(hall: hall, fitting: width, options: options).layout
            .accessibilityElements(selection: selection, language: language, zoom: zoom)
        if arguments.has(SharedOptions.json) {
            try Terminal.print(JSONValue.array(elements.map(\.json)).text(.pretty))
        } else {
            try Terminal.print(elements.map(\.text).joined(separator: "\n"))
        }
        return .success
    }
}

extension PlacedAccessibilityElement {
    /// One line for people.
    fileprivate var text: String {
        let traits = element.traits.map(\.rawValue).joined(separator: ", ")
        return "\(element.label) [\(traits)] \(frame.text), touch \(touchFrame.text)"
    }

    /// One object for programs.
    fileprivate var json: JSONValue {
        [
            "seats": .array(element.seatIDs.map { .string($0) }), "label": .string(element.label),
            "traits": .array(element.traits.map { .string($0.rawValue) }), "frame": frame.json,
            "touchFrame": touchFrame.json,
        ]
    }
}

extension Rect {
    /// "34 × 34 at 55, 24".
    fileprivate var text: String {
        "\(width.short) × \(height.short) at \(x.short), \(y.short)"
    }
}

extension Double {
    /// The number, whole or to a hundredth.
    fileprivate var short: String {
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
