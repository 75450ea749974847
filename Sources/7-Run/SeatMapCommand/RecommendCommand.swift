import CommandSupport
import Halls
import SeatSelection
import StrictJSON

/// `seatmap recommend`: the best seats side by side.
struct RecommendCommand {
    static let spec = CommandSpec(
        name: "seatmap recommend",
        summary: "Names the best seats side by side that are free.",
        discussion: """
            A block that leaves no single free seat alone beside it goes before one that does; then the row nearest \
            the best row, of two the one further back; then the block nearest the centre line, of two the left one. \
            Aisles, missing seats and seats that are not free end a run; couples and families are taken whole; \
            wheelchair and companion places only where --type asks for them. Where there are not so many seats side \
            by side the answer is "nothing", or null with --json.
            """,
        positionals: [.required("HALL", help: "A hall document.")],
        options: [count, type, bestRow, PictureOptions.bestRowPlace, limit, SharedOptions.showing, SharedOptions.json],
        exitNotes: [
            ExitNote(.success, "The answer was printed, also when there is nothing to recommend."),
            ExitNote(.trouble, "The hall is unreadable or invalid, has no such row, or sells fewer seats at a time."),
        ])

    private static let count = OptionSpec.value("--count", "N", help: "How many seats; must be given.")
    private static let type = OptionSpec.value(
        "--type", "TYPE", default: "any but wheelchair and companion places",
        help: "The type that all of them have: \(Seat.Kind.allCases.map(\.rawValue).joined(separator: ", ")).")
    private static let bestRow = OptionSpec.value(
        "--best-row", "ROW", default: "the middle row", help: "The best row, as it is printed on the chairs.")
    private static let limit = OptionSpec.value(
        "--limit", "N", default: "the hall's", help: "How many seats one buyer may select.")

    private let arguments: ParsedArguments
    private let file: HallFile
    private let isJSON: Bool
    private let bestRowLabel: String?
    private let request: RecommendationRequest

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        file = HallFile(path: arguments.positionals[0])
        isJSON = arguments.has(SharedOptions.json)
        bestRowLabel = arguments.value(of: Self.bestRow)
        guard let count = try arguments.integer(of: Self.count, in: HallLimits.limit) else {
            throw .missingArgument("--count N")
        }
        let place = try arguments.number(of: PictureOptions.bestRowPlace, in: 0...1)
        guard place == nil || bestRowLabel == nil else {
            throw .contradiction("--best-row and --best-row-at exclude each other")
        }
        request = RecommendationRequest(
            count: count, kind: try arguments.choice(of: Self.type), bestRow: place.map(BestRow.fraction) ?? .middle,
            limit: try arguments.integer(of: Self.limit, in: HallLimits.limit))
    }

    /// Prints the seats, or that there are none.
    func run() throws -> ExitCode {
        let hall = try arguments.hall(file)
        var request = request
        if let bestRowLabel { request.bestRow = .row(try file.row(labelled: bestRowLabel, in: hall)) }
        let recommendation = try file.naming { try hall.recommendation(for: request) }
        let answer = recommendation.map { RecommendationAnswer(hall: hall, recommendation: $0) }
        try Terminal.print(isJSON ? (answer?.json ?? .null).text() : answer?.text ?? "nothing")
        if answer == nil {
            Terminal.note("\(file.path): \(noRecommendation(count: request.count, kind: request.kind))")
        }
        return .success
    }
}

/// Returns a sentence that says that so many seats are not to be had.
func noRecommendation(count: Int, kind: Seat.Kind?) -> String {
    let kind = kind.map { "\($0.rawValue) " } ?? ""
    return count == 1
        ? "nothing to recommend: no single \(kind)seat is free"
        : "nothing to recommend: no \(count) free \(kind)seats are side by side in whole units"
}

extension HallFile {
    /// Returns the resolved row whose chairs bear a label.
    fileprivate func row(labelled label: String, in hall: Hall) throws(InputError) -> Int {
        let rows = Set(hall.seats.filter { $0.rowLabel == label }.map { hall.grid.resolvedRow($0.row) }).sorted()
        guard let row = rows.first else {
            let nearest = nearestName(to: label, among: Set(hall.seats.map(\.rowLabel)).sorted())
            let question = nearest.map { "; did you mean \(quoted($0))?" } ?? ""
            throw InputError(path: path, lines: ["no row is labelled \(quoted(label))\(question)"])
        }
        guard rows.count == 1 else {
            throw InputError(path: path, lines: ["\(rows.count) rows are labelled \(quoted(label))"])
        }
        return row
    }
}

/// Seats that are recommended, for people and for programs.
private struct RecommendationAnswer {
    let hall: Hall
    let recommendation: Recommendation

    private var seats: [Seat] { recommendation.seats.map { hall.seats[$0] } }

    /// The ids as `--select` takes them, and where the seats are.
    var text: String {
        let labels = seats.map(\.seatLabel)
        let numbers = labels.count == 1 ? "seat \(labels[0])" : "seats \(labels.joined(separator: ", "))"
        let alone = recommendation.leavesSeatAlone ? "; a single free seat is left alone beside them" : ""
        return "\(seats.map(\.id).joined(separator: ",")): row \(seats[0].rowLabel), \(numbers)\(alone)"
    }

    var json: JSONValue {
        let units = recommendation.units.map { unit in
            JSONValue.array(hall.units[unit].seats.map { .string(hall.seats[$0].id) })
        }
        return [
            "seats": .array(seats.map { .string($0.id) }), "units": .array(units),
            "row": .integer(recommendation.row), "rowLabel": .string(seats[0].rowLabel),
            "seatLabels": .array(seats.map { .string($0.seatLabel) }),
            "leavesSeatAlone": .bool(recommendation.leavesSeatAlone),
        ]
    }
}
