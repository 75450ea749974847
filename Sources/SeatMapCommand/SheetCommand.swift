import Canvas
import CommandSupport
import Drawing
import Halls
import Pixels
import Scenes
import SeatGeometry
import SeatSelection
import TextShaping

/// `seatmap sheet`: every hall of a folder in one picture.
struct SheetCommand {
    static let spec = CommandSpec(
        name: "seatmap sheet",
        summary: "Draws a labelled contact sheet of every hall in a folder.",
        discussion: "A hall that cannot be read has a cell too, and is named on standard error.",
        positionals: [.repeated("HALL|DIR", help: "Hall documents, or folders with hall documents.")],
        options: [output, scale, columns, PictureOptions.theme, PictureOptions.font, PictureOptions.language],
        exitNotes: [
            ExitNote(.success, "The sheet was written."),
            ExitNote(.difference, "Some halls could not be drawn; the sheet says which."),
            ExitNote(.trouble, "There are no halls, or the sheet is too large or cannot be written."),
        ])

    private static let output = OptionSpec.value(
        "--output", short: "-o", "FILE", default: "sheet.png", help: "The file for the sheet: .png, .svg or .pdf.")
    private static let scale = OptionSpec.value(
        "--scale", "N", default: "2", help: "Pixels per point of a PNG, 1 to 4.")
    private static let columns = OptionSpec.value(
        "--columns", "N", default: "about as wide as high", help: "How many halls stand side by side.")

    private let halls: [String]
    private let path: String
    private let format: PictureFormat
    private let scale: Int
    private let columns: Int?
    private let request: PictureRequest

    init(_ arguments: ParsedArguments) throws {
        halls = arguments.positionals
        path = arguments.value(of: Self.output) ?? "sheet.png"
        guard let format = PictureFormat(path: path) else {
            throw UsageError.invalidValue(
                of: "-o", value: path, expected: "a file name that ends in .png, .svg or .pdf")
        }
        self.format = format
        let pixels = try arguments.integer(of: Self.scale, in: SharedOptions.scales)
        scale = format == .png ? pixels ?? 2 : 1
        columns = try arguments.integer(of: Self.columns, in: 1...100)
        request = try arguments.pictureRequest()
    }

    /// Draws the sheet.
    func run() throws -> ExitCode {
        let files = try HallFile.find(halls)
        guard let fonts = request.fonts else { return .trouble }
        let scenes = files.map { file in Result { try request.scene(of: try file.load()) } }
        let entries = zip(files, scenes).map { entry($0, try? $1.get()) }
        let sheet = ContactSheet(entries, theme: request.theme, fonts: fonts, columns: columns)
        let list = try sheet.displayList(scale: scale)
        if path != Files.standardStream { try Files.createFolder(Files.parent(of: path)) }
        try Files.write(try data(list), to: path)
        if path != Files.standardStream { try Terminal.print(path) }
        let failures = scenes.compactMap(\.failure)
        for failure in failures { Terminal.note("\(failure)") }
        return failures.isEmpty ? .success : .difference
    }

    private func entry(_ file: HallFile, _ scene: HallScene?) -> ContactSheet.Entry {
        guard let scene else {
            let text = request.options.language == .chinese ? "无法读取" : "cannot be read"
            return ContactSheet.Entry(scene: nil, title: file.stem, caption: text)
        }
        let count = scene.layout.hall.seats.count
        let seats = request.options.language == .chinese ? "\(count) 座" : "\(count) seats"
        return ContactSheet.Entry(scene: scene, title: scene.title, caption: "\(file.stem) · \(seats)")
    }

    private func data(_ list: DisplayList) throws -> [UInt8] {
        switch format {
        case .png: try Bitmap(painting: list).png(scale: scale, texts: [(keyword: "Title", text: "Halls")])
        case .svg: try list.svg(labels: PictureLabels(title: "Halls", language: request.options.language.rawValue))
        case .pdf: try list.pdf(title: "Halls")
        }
    }
}
