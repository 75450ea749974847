import CommandSupport
import Geometry
import Halls
import Scenes
import SeatGeometry
import StrictJSON

/// `seatmap hit`: which seat lies under a point.
struct HitCommand {
    static let spec = CommandSpec(
        name: "seatmap hit",
        summary: "Says which seat lies under a point of a hall's map.",
        discussion: """
            The point is in points of the view. Without --zoom and --offset that are points of the map, from its upper \
            left corner; with them the point of the map is (point + offset) / zoom. Gaps, aisles and margins hit \
            nothing: the answer is "nothing", or null with --json. With --touch the nearest seat within a finger's \
            reach is meant, and the gap inside a couple is the couple's.
            """,
        positionals: [
            .required("HALL", help: "A hall document."), .required("X", help: "Points from the left edge."),
            .required("Y", help: "Points from the top edge."),
        ],
        options: [
            touch, SharedOptions.zoom, offset, SharedOptions.showing, PictureOptions.labels, SharedOptions.width,
            SharedOptions.json,
        ],
        exitNotes: [
            ExitNote(.success, "The answer was printed, also when nothing is hit."),
            ExitNote(.trouble, "The hall or the showing is unreadable or invalid."),
        ])

    private static let touch = OptionSpec.flag("--touch", help: "Answer as for a finger instead of a mouse.")
    private static let offset = OptionSpec.value(
        "--offset", "X,Y", default: "0,0", help: "How far the zoomed map is scrolled, in view points.")

    private let arguments: ParsedArguments
    private let file: HallFile
    private let point: Point
    private let zoom: Double
    private let isTouch: Bool
    private let width: Int?
    private let labels: SceneOptions.Labels
    private let isJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        file = HallFile(path: arguments.positionals[0])
        zoom = try arguments.zoom()
        let viewPoint = Point(
            x: try HitCommand.coordinate(arguments.positionals[1], "X"),
            y: try HitCommand.coordinate(arguments.positionals[2], "Y"))
        let viewport = Viewport(size: Viewport.referenceSize, zoom: zoom, offset: try HitCommand.offset(arguments))
        point = viewport.canvasPoint(at: viewPoint)
        isTouch = arguments.has(Self.touch)
        width = try arguments.width()
        labels = try arguments.choice(of: PictureOptions.labels) ?? .rows
        isJSON = arguments.has(SharedOptions.json)
    }

    private static func coordinate(_ text: String, _ name: String) throws(UsageError) -> Double {
        guard let number = Double(decimal: text) else {
            throw .invalidValue(of: name, value: text, expected: "a number")
        }
        return number
    }

    private static func offset(_ arguments: ParsedArguments) throws(UsageError) -> Point {
        guard let text = arguments.value(of: offset) else { return .zero }
        guard let numbers = arguments.pair(text, separator: ",") else {
            throw .invalidValue(of: offset.name, value: text, expected: "two numbers such as 120,-40")
        }
        return Point(x: numbers[0], y: numbers[1])
    }

    /// Prints the seat, or that there is none.
    func run() throws -> ExitCode {
        var options = SceneOptions()
        options.labels = labels
        let layout = try HallScene(hall: try arguments.hall(file), fitting: width, options: options).layout
        let unit =
            isTouch
            ? layout.unit(touchedAt: point, zoom: zoom)
            : layout.seat(at: point).map { layout.hall.unitIndex(ofSeat: $0) }
        let answer = unit.map {
            HitAnswer(layout: layout, point: point, unit: $0, seat: nearestSeat(ofUnit: $0, layout))
        }
        try Terminal.print(isJSON ? (answer?.json ?? .null).text() : answer?.text ?? "nothing")
        return .success
    }

    /// Returns the seat of a unit that is nearest the point, the left one of two.
    private func nearestSeat(ofUnit unit: Int, _ layout: HallLayout) -> Int? {
        layout.hall.units[unit].seats.min {
            layout.seatFrames[$0].distance(to: point) < layout.seatFrames[$1].distance(to: point)
        }
    }
}

/// A seat that was hit, for people and for programs.
private struct HitAnswer {
    let layout: HallLayout

    /// The point of the map.
    let point: Point

    let unit: Int
    let seat: Int?

    var text: String {
        guard let seat = seat.map({ layout.hall.seats[$0] }) else { return "nothing" }
        let partners = unitSeats.filter { $0.id != seat.id }.map(\.id)
        let together = partners.isEmpty ? "" : ", sold together with \(partners.joined(separator: ", "))"
        return "\(seat.id): row \(seat.rowLabel), seat \(seat.seatLabel), \(seat.kind.rawValue), "
            + seat.status.rawValue + together
    }

    var json: JSONValue {
        guard let index = seat else { return .null }
        let seat = layout.hall.seats[index]
        let frame = layout.seatFrames[index]
        return [
            "seat": .string(seat.id), "row": .integer(layout.hall.grid.resolvedRow(seat.row)),
            "col": .integer(seat.column), "rowLabel": .string(seat.rowLabel), "seatLabel": .string(seat.seatLabel),
            "type": .string(seat.kind.rawValue), "status": .string(seat.status.rawValue),
            "unit": .array(unitSeats.map { .string($0.id) }),
            "frame": frame.json, "point": .array([.number(point.x), .number(point.y)]),
        ]
    }

    private var unitSeats: [Seat] {
        layout.hall.units[unit].seats.map { layout.hall.seats[$0] }
    }
}

extension Rect {
    /// Left, top, width and height.
    var json: JSONValue { .array([x, y, width, height].map { .number($0) }) }
}
