import Canvas
import Drawing
import Geometry
import Halls
import Scenes
import SeatGeometry
import SeatSelection
import TestSupport
import Testing
import TextShaping

struct VectorTests {
    private func scene() throws -> HallScene {
        let hall = try HallFixtures.drawn(["oxlbwcv[]<>()", "o............"])
        return try HallScene(
            hall: hall, fonts: try? FontChain(Theme.light.fonts.map { FontFile($0) }),
            selection: try SelectedUnits(seatIDs: ["0-0"], in: hall))
    }

    private func svg(_ scene: HallScene) throws -> String {
        let list = try scene.displayList(scale: 1, backdrop: .white)
        return String(decoding: try list.svg(labels: scene.labels()), as: UTF8.self)
    }

    @Test func `an SVG has the size of the hall, and nothing but vectors`() throws {
        let scene = try scene()
        let text = try svg(scene)
        let size = scene.layout.contentSize
        #expect(text.contains("width=\"\(Int(size.width))px\" height=\"\(Int(size.height))px\""))
        #expect(!text.contains("<image") && !text.contains("<pattern") && !text.contains("<mask"))
        #expect(!text.contains(" id="))
    }

    @Test func `the title comes first and the regions last, around what Cairo drew`() throws {
        let scene = try scene()
        let text = try svg(scene)
        let lines = text.split(separator: "\n")
        let group = try #require(lines.firstIndex { $0.hasPrefix("<g role=\"group\"") })
        #expect(lines[2...3] == ["<title>T</title>", "<g>"])
        #expect(lines[group - 1] == "</g>" && lines.suffix(2) == ["</g>", "</svg>"])
        #expect(lines[group...].count(where: { $0.hasPrefix("<rect") }) == scene.layout.hall.units.count)
    }

    @Test(arguments: [1.0, 1.7])
    func `an SVG of a view has the view's size, and shapes where the seats are seen`(zoom: Double) throws {
        let scene = try scene()
        let size = Size(width: 375, height: 120)
        let content = scene.layout.contentSize
        let view = Viewport(size: size, content: content, zoom: zoom, center: scene.layout.seatFrames[0].center)
        let list = try scene.displayList(viewport: view, scale: 1, backdrop: .white)
        let text = String(decoding: try list.svg(labels: scene.labels()), as: UTF8.self)
        #expect(text.contains("width=\"375px\" height=\"120px\" viewBox=\"0 0 375 120\""))
        let frame = scene.layout.unitFrames[0]
        let x = Int(frame.x * view.zoom - list.raster.origin.x)
        #expect(text.contains("<rect x=\"\(x)") && text.contains("data-seats=\"0-0\""))
    }

    @Test func `vector documents are the same every time, also side by side`() async throws {
        let scene = try scene()
        let list = try scene.displayList(scale: 1, backdrop: .white)
        let svg = try list.svg(labels: scene.labels())
        let pdf = try list.pdf(title: "T")
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let same = try list.svg(labels: scene.labels()) == svg
                    return try same && list.pdf(title: "T") == pdf
                }
            }
            for try await isSame in group { #expect(isSame) }
        }
    }

    @Test func `Cairo's own failures are reported`() throws {
        var path = Path()
        path.addPolyline([.zero, Point(x: 9, y: 9)])
        // Dashes of no length at all are invalid.
        let batch = Batch("bad", path, .stroke(Stroke(.white, width: 1, dashes: [0, 0])))
        let raster = Raster(wholeCanvas: Size(width: 10, height: 10), scale: 1)
        let list = DisplayList(raster: raster, backdrop: nil, seats: [batch])
        #expect(throws: CanvasError.self) { try list.svg(labels: PictureLabels(title: "T", language: "en")) }
        #expect(throws: CanvasError.self) { try list.pdf(title: "T") }
    }

    @Test func `a PDF is one page without pictures and without today's date`() throws {
        let list = try scene().displayList(scale: 1, backdrop: .white)
        let text = String(decoding: try list.pdf(title: "8号厅"), as: UTF8.self)
        #expect(text.hasPrefix("%PDF-1.4\n"))
        #expect(text.contains("(D:20000101") || text.contains("(20000101"))
        #expect(text.contains("/Count 1\n"))
        #expect(!text.contains("/Subtype /Image"))
    }
}
