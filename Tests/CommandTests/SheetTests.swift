import Geometry
import Pixels
import Scenes
import TestSupport
import Testing

struct SheetTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.copyHalls()
    }

    @Test func `draws halls side by side, the same every time, twice as large at 2x`() async throws {
        let result = try await folder.seatmap("sheet", "halls", "-o", "new/s.png")
        #expect(result.exitCode == 0 && result.text == "new/s.png\n" && result.stderr == "")
        let size = try Bitmap(png: folder.read("new/s.png")).size
        #expect(Double(size.width) == SheetGrid(count: 3).size.width)
        let again = try await folder.seatmap("sheet", "halls", "-o", "-", "--jobs", "1")
        #expect(try again.stdout == folder.read("new/s.png"))
        let large = try await folder.seatmap("sheet", "halls", "-o", "-", "--scale", "2")
        #expect(try Bitmap(png: large.stdout).size == PixelSize(width: 2 * size.width, height: 2 * size.height))
    }

    @Test func `a number of columns makes it high or wide`() async throws {
        for columns in 1...4 {
            let result = try await folder.seatmap("sheet", "halls", "-o", "-", "--columns", "\(columns)")
            let size = SheetGrid(count: 3, columns: columns).size
            #expect(
                try Bitmap(png: result.stdout).size == PixelSize(width: Int(size.width), height: Int(size.height)))
        }
    }

    @Test(arguments: [["--theme", "dark"], ["--labels", "rows"], ["--labels", "seats"], ["--lang", "en"]])
    func `options change the picture`(options: [String]) async throws {
        let plain = try await folder.seatmap("sheet", "halls", "-o", "-")
        let other = try await runCommand("seatmap", ["sheet", "halls", "-o", "-"] + options, cwd: folder.path)
        #expect(other.exitCode == 0 && other.stdout != plain.stdout)
    }

    @Test func `an SVG says what is on each card, and a PDF is one`() async throws {
        try folder.write(SeatMapFixtures.hall(extra: #""name": "<A & B>", "#), to: "halls/z.json")
        let vector = try await folder.seatmap("sheet", "halls", "-o", "s.svg", "--lang", "en")
        #expect(vector.exitCode == 0)
        let text = String(decoding: try folder.read("s.svg"), as: UTF8.self)
        #expect(text.contains("<title>1号厅, 90 seats, small</title>"))
        #expect(text.contains("<title>&lt;A &amp; B&gt;, 2 seats, z</title>"))
        #expect(try await folder.seatmap("sheet", "halls", "-o", "s.pdf").exitCode == 0)
        #expect(try folder.read("s.pdf").starts(with: "%PDF".utf8))
    }

    @Test func `a hall that cannot be read has a card that says so, and turns the exit code`() async throws {
        try folder.write("{", to: "halls/bad.json")
        let result = try await folder.seatmap("sheet", "halls", "-o", "s.svg", "--lang", "en")
        #expect(result.exitCode == 1 && result.text == "s.svg\n")
        #expect(result.stderr.hasPrefix("halls/bad.json: line 1"))
        #expect(result.stderr.hasSuffix("1 of the halls could not be read\n"))
        let text = String(decoding: try folder.read("s.svg"), as: UTF8.self)
        #expect(text.contains("<title>bad.json, cannot be read</title>"))
    }

    @Test func `more halls than a bitmap holds are refused before any is read`() async throws {
        for number in 0..<200 { try folder.write("{", to: "many/\(number).json") }
        let result = try await folder.seatmap("sheet", "many", "-o", "s.png", "--scale", "4")
        #expect(result.exitCode == 2 && result.text == "")
        let most = result.stderr.split(separator: " ").compactMap { Int($0) }.dropFirst().first ?? 0
        let message =
            "200 halls are too many for one sheet: \(most) fit at 4x; with a smaller --scale there is room for more"
        #expect(result.stderr == "seatmap: \(message)\n")
        for extra in 0..<most { try folder.write(SeatMapFixtures.hall(), to: "most/\(extra).json") }
        #expect(try await folder.seatmap("sheet", "most", "-o", "s.png", "--scale", "4").exitCode == 0)
        #expect(try await folder.seatmap("sheet", "many", "-o", "s.png").exitCode == 1)
    }

    @Test(arguments: [
        (["halls"], Int32(64), "missing argument -o FILE"),
        (["-o", "s.png"], 64, "missing argument HALL|DIR"),
        (["halls", "-o", "s.gif"], 64, "-o: 's.gif' is not a file name that ends in .png, .svg or .pdf"),
        (["halls", "-o", "s.svg", "--scale", "2"], 64, "--scale does not go with SVG: it has no pixels"),
        (["halls", "-o", "s.png", "--columns", "0"], 64, "--columns: '0' is not a whole number from 1 to 100"),
        (["halls", "-o", "s.png", "--select", "a"], 64, "unknown option '--select'"),
        (["none", "-o", "s.png"], 2, "none: no such file or directory"),
        (["empty", "-o", "s.png"], 2, "empty: a folder without halls (*.json)"),
        (["empty/bad.txt", "-o", "s.png"], 2, "empty/bad.txt: line 1"),
        (["halls", "-o", "taken/s.png"], 2, "taken: not a directory"),
    ])
    func `what cannot be done is named`(arguments: [String], exitCode: Int32, message: String) async throws {
        try folder.write("x", to: "taken")
        try folder.write("{", to: "empty/bad.txt")
        let result = try await runCommand("seatmap", ["sheet"] + arguments, cwd: folder.path)
        #expect(result.exitCode == exitCode && result.text == "")
        #expect(result.stderr.hasPrefix("seatmap: \(message)"))
    }
}
