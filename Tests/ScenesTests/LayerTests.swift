import Drawing
import Geometry
import Halls
import Scenes
import SeatGeometry
import SeatSelection
import TestSupport
import Testing

struct LayerTests {
    @Test(arguments: HallFixtures.names, [1, 2, 3])
    func `selecting leaves the background and the seats equal`(name: String, scale: Int) throws {
        let hall = try HallFixtures.named(name)
        let free = try #require(hall.seats.first { $0.status == .available && $0.group == nil })
        let selection = try SelectedUnits(seatIDs: [free.id], in: hall)
        let before = try HallScene(hall: hall).list(scale: scale)
        let after = try HallScene(hall: hall, selection: selection).list(scale: scale)
        #expect(before.background == after.background)
        #expect(before.seats == after.seats)
        #expect(before.highlight.isEmpty && !after.highlight.isEmpty)
    }

    @Test func `a selected couple is one solid shape with one tick`() throws {
        let scene = try scene(["o[]"], selecting: ["0-1", "0-0"])
        let highlight = try scene.list().highlight
        #expect(highlight.map(\.name) == ["selected.fill", "selected.tick"])
        #expect(highlight.map(\.path.subpaths.count) == [2, 2])
        #expect(highlight[0].isFill && !highlight[1].isFill)
    }

    @Test func `the screen is drawn with fills only`() throws {
        let list = try scene(["ooo"]).list()
        #expect(Set(list.background.map(\.name)) == ["screen.light", "screen.edge"])
        #expect(list.background.map(\.isFill) == list.background.map { _ in true })
    }

    @Test func `the screen stays inside its rectangle`() throws {
        let scene = try scene(["ooooooooo"])
        let frame = try #require(scene.layout.screen)
        for batch in try scene.list().background {
            for point in batch.path.elements.flatMap(\.points) {
                #expect(point.x >= frame.x && point.x <= frame.maxX)
                #expect(point.y <= frame.maxY)
            }
        }
    }

    @Test func `a hall without a screen has no background`() throws {
        let hall = try HallFixtures.drawn(["ooo"], screen: nil)
        let list = try HallScene(hall: hall).list()
        #expect(list.background.isEmpty)
    }

    @Test func `cuts lie in the middle of the gaps between rows`() throws {
        let scene = try scene(["oo", "oo", "oo"])
        let frames = scene.layout.seatFrames
        #expect(
            try scene.list().cuts.dropFirst() == [
                (frames[0].maxY + frames[2].y) / 2, (frames[2].maxY + frames[4].y) / 2,
            ])
    }
}
