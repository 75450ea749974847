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

@Suite struct VectorTests {
    private func scene() throws -> HallScene {
        let hall = try HallFixtures.drawn(["oxlbwcv[]<>()", "o............"])
        return try HallScene(
            hall: hall, fonts: try? FontChain(Theme.light.fonts.map { FontFile($0) }),
            selection: try SelectedUnits(seatIDs: ["0-0"], in: hall))
    }

    private func svg(_ scene: HallScene, title: String = "T") throws -> String {
        let list = try scene.displayList(scale: 1, backdrop: .white)
        return String(decoding: try list.svg(title: title, regions: scene.regions()), as: UTF8.self)
    }

    @Test func `an SVG has one named shape for each unit, and nothing but vectors`() throws {
        let scene = try scene()
        let text = try svg(scene)
        #expect(text.components(of: "<title>") == scene.layout.hall.units.count)
        #expect(text.components(of: "role=\"button\"") == 7)  // o, w, c, v, [], (), o
        #expect(text.components(of: "aria-pressed=\"true\"") == 1)
        #expect(text.contains("aria-label=\"第 1 排 8、9 座，情侣座，可选\" data-seats=\"0-7 0-8\""))
        #expect(!text.contains("<image") && !text.contains("surface"))
        let size = scene.layout.contentSize
        #expect(text.contains("width=\"\(Int(size.width))px\" height=\"\(Int(size.height))px\""))
    }

    @Test func `shapes lie where a view shows the seats`() throws {
        let scene = try scene()
        let view = Viewport(size: Size(width: 200, height: 100), zoom: 2, offset: Point(x: 30, y: 40))
        let list = try scene.displayList(viewport: view, scale: 1, backdrop: nil)
        let text = String(decoding: try list.svg(title: "T", regions: scene.regions()), as: UTF8.self)
        let place = view.viewPoint(of: Point(x: scene.layout.unitFrames[0].x, y: scene.layout.unitFrames[0].y))
        #expect(text.contains("<rect x=\"\(Int(place.x))\" y=\"\(Int(place.y))\" width=\"68\" height=\"68\""))
    }

    @Test func `what a document says is escaped`() throws {
        let text = try svg(try scene(), title: "<b>\"A\" & 'B'</b>\u{1}")
        #expect(text.contains("aria-label=\"&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;\u{FFFD}\""))
    }

    @Test func `vector documents are the same every time, also side by side`() async throws {
        let scene = try scene()
        let list = try scene.displayList(scale: 1, backdrop: .white)
        let svg = try list.svg(title: "T", regions: scene.regions())
        let pdf = try list.pdf(title: "T")
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let same = try list.svg(title: "T", regions: scene.regions()) == svg
                    return try same && list.pdf(title: "T") == pdf
                }
            }
            for try await isSame in group { #expect(isSame) }
        }
    }

    @Test func `a PDF is one page without pictures and without today's date`() throws {
        let list = try scene().displayList(scale: 1, backdrop: .white)
        let text = String(decoding: try list.pdf(title: "8号厅"), as: UTF8.self)
        #expect(text.hasPrefix("%PDF-"))
        #expect(text.contains("(D:20000101") || text.contains("(20000101"))
        #expect(text.contains("/Count 1\n"))
        #expect(!text.contains("/Subtype /Image"))
    }
}

extension String {
    /// How often a text occurs.
    fileprivate func components(of part: String) -> Int {
        ranges(of: part).count
    }
}
