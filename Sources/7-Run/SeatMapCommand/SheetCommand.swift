import Canvas
import CommandSupport
import Drawing
import Halls
import Pixels
import Scenes
import TextShaping

/// `seatmap sheet`: every hall of a folder in one picture.
struct SheetCommand {
    static let spec = CommandSpec(
        name: "seatmap sheet",
        summary: "Draws halls small, side by side, on one contact sheet.",
        discussion: """
            Each hall has a card with its name, its number of seats and its file's name. A hall that cannot be read \
            has a card that says so.
            """,
        positionals: [
            .repeated("HALL|DIR", help: "Hall documents, or folders with hall documents (their direct *.json).")
        ],
        options: [
            PictureFile.output, PictureFile.scale, columns, PictureOptions.theme, PictureOptions.font, labels,
            PictureOptions.language,
            SharedOptions.jobs,
        ],
        exitNotes: [
            ExitNote(.success, "The sheet was written, with every hall."),
            ExitNote(.difference, "The sheet was written; some halls could not be read."),
            ExitNote(.trouble, "There are no halls, or too many for one sheet, or the one hall asked for is invalid."),
        ])

    private static let columns = OptionSpec.value(
        "--columns", "N", default: "a sheet a bit wider than high", help: "How many halls stand in a row, at most 100.")
    private static let labels = OptionSpec.value(
        PictureOptions.labels.name, "none|rows|seats", default: "none",
        help: "Write row labels on the small maps, and with seats the seats' numbers: for pictures that are magnified.")

    private let halls: [String]
    private let file: PictureFile
    private let columns: Int?
    private let request: PictureRequest
    private let jobs: Int

    init(_ arguments: ParsedArguments) throws {
        halls = arguments.positionals
        file = try PictureFile(arguments)
        columns = try arguments.integer(of: Self.columns, in: 1...100)
        jobs = try arguments.jobs()
        var request = try arguments.pictureRequest()
        request.options.labels = try arguments.choice(of: Self.labels) ?? .none
        self.request = request
    }

    /// Draws the sheet; a hall that cannot be read is named afterwards.
    func run() async throws -> ExitCode {
        let files = try HallFile.find(halls)
        try check(count: files.count)
        let batch = await HallBatch.read(files, jobs: jobs)
        if halls == files.map(\.path), batch.entries.count == 1 { _ = try batch.entries[0].hall.get() }
        try file.write(picture(of: try sheet(of: batch)))
        return report(batch.entries.compactMap(\.hall.failure), verb: "read")
    }

    /// Refuses more halls than a picture within the limits of bitmaps shows, before any of them is read.
    private func check(count: Int) throws(SheetOverflow) {
        guard !fits(count) else { return }
        throw SheetOverflow(count: count, most: (0..<count).last(where: fits) ?? 0, scale: file.scale)
    }

    private func fits(_ count: Int) -> Bool {
        let raster = Raster(wholeCanvas: SheetGrid(count: count, columns: columns).size, scale: file.scale)
        return PixelSize(width: raster.width, height: raster.height) != nil
    }

    private func sheet(of batch: HallBatch) throws -> ContactSheet {
        guard let fonts = request.fonts else { throw TextError.noFonts }
        let items = try batch.entries.map { entry in
            guard case .success(let hall) = entry.hall else {
                return ContactSheet.Item.unreadable(fileName: entry.file.name)
            }
            entry.file.warn(ofMissing: try fonts.shape(hall.name, size: 1).missing)
            return .hall(hall, stem: entry.file.stem)
        }
        return ContactSheet(items, columns: columns, theme: request.theme, fonts: fonts, options: request.options)
    }

    private func picture(of sheet: ContactSheet) -> Picture {
        Picture(title: sheet.labels().title, theme: sheet.theme.name, scale: file.scale) {
            try sheet.displayList(scale: file.scale)
        } labels: {
            sheet.labels()
        }
    }
}

/// More halls than one sheet holds.
struct SheetOverflow: Error, CustomStringConvertible {
    /// How many halls there are.
    let count: Int

    /// How many a sheet holds at the scale.
    let most: Int

    /// The scale.
    let scale: Int

    var description: String {
        let advice = scale > 1 ? "; with a smaller --scale there is room for more" : ""
        return "\(count) halls are too many for one sheet: \(most) fit at \(scale)x\(advice)"
    }
}
