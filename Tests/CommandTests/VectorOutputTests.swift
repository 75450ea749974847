import StrictJSON
import TestSupport
import Testing

struct VectorOutputTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SeatMapFixtures.hall(extra: #""name": "<&>", "#), to: "h.json")
    }

    @Test(arguments: [("x.svg", "<?xml"), ("x.SVG", "<?xml"), ("x.pdf", "%PDF-"), ("x.png", "\u{89}PNG")])
    func `the extension tells the format`(file: String, start: String) async throws {
        let result = try await folder.seatmap("render", "h.json", "-o", file)
        #expect(result.exitCode == 0 && result.text == "\(file)\n")
        let bytes = try folder.read(file)
        #expect(bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
        #expect(try await folder.seatmap("render", "h.json", "-o", file).exitCode == 0)
        #expect(try folder.read(file) == bytes)
    }

    @Test func `an SVG is well formed whatever the hall is called`() async throws {
        _ = try await folder.seatmap("render", "h.json", "-o", "x.svg", "--legend", "--labels", "seats")
        let check = "import sys,xml.etree.ElementTree as e;print(e.parse(sys.argv[1]).getroot()[0].text)"
        let result = try await runCommand("/usr/bin/python3", ["-c", check, "x.svg"], cwd: folder.path)
        #expect(result.exitCode == 0 && result.stderr == "")
        #expect(result.text == "<&>\n")
    }

    @Test func `an asset catalog has 1x, 2x and 3x in light and dark`() async throws {
        let result = try await folder.seatmap("render", "h.json", "--xcassets", "A.xcassets")
        #expect(result.exitCode == 0 && result.text.split(separator: "\n").count == 6)
        let contents = try JSONValue(parsing: folder.read("A.xcassets/h.imageset/Contents.json"))
        guard case .array(let images)? = contents["images"] else {
            Issue.record("no images")
            return
        }
        let names = images.compactMap { image -> String? in
            if case .string(let name)? = image["filename"] { name } else { nil }
        }
        #expect(names == ["h.png", "h@2x.png", "h@3x.png", "h-dark.png", "h-dark@2x.png", "h-dark@3x.png"])
        for name in names { #expect(folder.contains("A.xcassets/h.imageset/\(name)")) }
        #expect(images[3]["appearances"]?[0]?["value"] == "dark" && images[0]["appearances"] == nil)
        #expect(folder.contains("A.xcassets/Contents.json"))
        #expect(try folder.read("A.xcassets/h.imageset/h.png") != folder.read("A.xcassets/h.imageset/h-dark.png"))
    }

    @Test(arguments: [("8号 厅:A", "8号-厅-A"), ("a.b_c-d", "a.b_c-d"), (".hidden", "-hidden")])
    func `an image is named after its hall, without what a catalog cannot hold`(
        hall: String, image: String
    ) async throws {
        try folder.write(SeatMapFixtures.hall(), to: "\(hall).json")
        let result = try await folder.seatmap("render", "\(hall).json", "--xcassets", "A.xcassets")
        #expect(result.exitCode == 0)
        #expect(result.text.hasPrefix("A.xcassets/\(image).imageset/\(image).png\n"))
    }

    @Test func `halls whose images would have one name are refused`() async throws {
        try folder.write(SeatMapFixtures.hall(), to: "halls/a b.json")
        try folder.write(SeatMapFixtures.hall(), to: "halls/A-b.json")
        let result = try await folder.seatmap("render", "halls", "--xcassets", "A.xcassets")
        #expect(result.exitCode == 64)
        #expect(result.stderr.hasPrefix("seatmap: A-b and a b would both be the image A-b\n"))
        #expect(!folder.contains("A.xcassets"))
    }

    @Test(arguments: [
        (["-o", "x.svg", "--scale", "2"], "--scale does not go with SVG: it has no pixels"),
        (["--xcassets", "A", "--scale", "2"], "--xcassets holds 1x, 2x and 3x: give no --scale"),
        (["--xcassets", "A", "--theme", "dark"], "--xcassets holds light and dark: give no --theme"),
        (["--xcassets", "A", "-o", "x.png"], "-o and --xcassets exclude each other"),
        (["--viewport", "0x600"], "--viewport: '0x600' is not a width and a height from 1 to 4096, such as 375x600"),
        (["--viewport", "375"], "--viewport: '375' is not a width and a height from 1 to 4096, such as 375x600"),
        (["--zoom", "2"], "--zoom belongs to --viewport"), (["--minimap"], "--minimap belongs to --viewport"),
        (["--viewport", "9x9", "--zoom", "-1"], "--zoom: '-1' is not min, fit or a number above 0"),
        (["--viewport", "9x9", "--center", "5"], "--center: '5' is not a point such as 200,300"),
        (["--viewport", "9x9", "--legend"], "--legend is not shown in a --viewport"),
        (["--counts"], "--counts belongs to --legend"),
        (["--at", "1"], "--at belongs to --shake, --breathe or --recommend"),
        (["--shake", "a", "--breathe", "b"], "--shake and --breathe exclude each other"),
        (["--labels", "all"], "--labels: 'all' is not one of none, rows, seats"),
        (["--lang", "de"], "--lang: 'de' is not one of zh-Hans, en"),
    ])
    func `options that do not go together are named`(options: [String], message: String) async throws {
        let result = try await runCommand("seatmap", ["render", "h.json"] + options, cwd: folder.path)
        #expect(result.exitCode == 64)
        #expect(result.stderr == "seatmap: \(message)\nSee 'seatmap render --help'.\n")
    }

    @Test(arguments: [
        (["--font", "h.json"], "h.json"), (["--font", "none.ttf"], "none.ttf"), (["--shake", "zz"], "no seat \"zz\""),
    ])
    func `what cannot be used is named`(options: [String], message: String) async throws {
        let result = try await runCommand("seatmap", ["render", "h.json"] + options, cwd: folder.path)
        #expect(result.exitCode == 2)
        #expect(result.stderr.contains(message) && result.text == "")
    }

    @Test func `a centre outside the map is clamped`() async throws {
        let far = try await folder.seatmap(
            "render", "h.json", "--viewport", "60x60", "--zoom", "1.8", "--center", "99999,99999", "-o", "-")
        let corner = try await folder.seatmap(
            "render", "h.json", "--viewport", "60x60", "--zoom", "1.8", "--center", "5000,5000", "-o", "-")
        #expect(far.exitCode == 0 && far.stdout == corner.stdout)
    }

    @Test func `an aisle text without a free cell is named, and one that is too long is shortened`() async throws {
        let aisles = #""aisles": [{"text": "full", "col": 0}, {"text": "a very long exit", "col": 3}], "#
        let seats =
            #"{"id": "a", "row": 0, "col": 0}, {"id": "b", "row": 1, "col": 0}, {"id": "c", "row": 0, "col": 1}"#
        try folder.write(SeatMapFixtures.hall(extra: aisles, seats: seats), to: "full.json")
        let result = try await folder.seatmap("render", "full.json")
        #expect(result.exitCode == 0)
        #expect(result.stderr == "full.json: warning: aisles[0]: there is no free cell for its text\n")
    }

    @Test func `characters that no font has are named, and the picture is drawn`() async throws {
        try folder.write(SeatMapFixtures.hall(extra: #""name": "ก ห้อง", "screen": {"width": 3}, "#), to: "thai.json")
        let result = try await folder.seatmap("render", "thai.json")
        #expect(result.exitCode == 0 && result.text == "out/thai.png\n")
        #expect(result.stderr.hasPrefix("thai.json: warning: no font has \"ก\""))
    }

    @Test func `a label of ten thousand characters is shortened`() async throws {
        let label = String(repeating: "长", count: 200)
        try folder.write(
            SeatMapFixtures.hall(extra: #""name": "\#(label)", "screen": {"width": 3}, "#), to: "long.json")
        #expect(try await folder.seatmap("render", "long.json").exitCode == 0)
        let longer = String(repeating: "x", count: 10_000)
        try folder.write(SeatMapFixtures.hall(extra: #""name": "\#(longer)", "#), to: "longer.json")
        let refused = try await folder.seatmap("render", "longer.json")
        #expect(refused.exitCode == 2 && refused.stderr.hasPrefix("seatmap: longer.json: name: "))
    }
}
