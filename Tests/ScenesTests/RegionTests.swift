import Drawing
import Geometry
import Halls
import Scenes
import SeatGeometry
import SeatSelection
import TestSupport
import Testing

struct RegionTests {
    @Test(arguments: HallFixtures.names)
    func `every unit has one region, as large as it is drawn, in reading order`(name: String) throws {
        let hall = try HallFixtures.named(name)
        let scene = try HallScene(hall: hall)
        let regions = scene.labels().regions
        #expect(regions.map(\.seatIDs) == hall.units.map { $0.seats.map { hall.seats[$0].id } })
        #expect(regions.map(\.frame) == scene.layout.unitFrames)
    }

    @Test func `a region says what its unit is, and what can be done with it`() throws {
        let regions = try scene(["o[]x"], selecting: ["0-2"]).labels().regions
        #expect(regions.map(\.label) == ["第 1 排 1 座，可选", "第 1 排 2、3 座，情侣座，已选", "第 1 排 4 座，已售"])
        #expect(regions.map(\.isEnabled) == [true, true, false])
        #expect(regions.map(\.isSelected) == [false, true, false])
    }

    @Test func `a couple is one region with its own corners`() throws {
        let scene = try scene(["o[]"])
        let regions = scene.labels().regions
        let frames = scene.layout.seatFrames
        #expect(regions[1].frame == frames[1].union(frames[2]))
        #expect(regions[1].corners != regions[0].corners)
    }

    @Test(arguments: Language.allCases)
    func `labels are in the language of the picture, and say which it is`(language: Language) throws {
        var options = SceneOptions()
        options.language = language
        let scene = try scene(["ov"], options: options)
        let labels = scene.labels()
        #expect(labels.language == language.rawValue)
        #expect(
            labels.regions.map(\.label)
                == scene.layout.hall.accessibilityElements(language: language).map(\.label))
    }

    @Test(arguments: [("8号厅", "8号厅"), ("", "H")])
    func `a hall without a name is called by its id`(name: String, title: String) throws {
        let seats = [Seat(id: "a", row: 0, column: 0)]
        let draft = HallDraft(
            id: "H", name: name, grid: Grid(rows: 1, columns: 1), screen: nil, limit: 4, seats: seats)
        #expect(try HallScene(hall: try draft.checked().hall).labels().title == title)
    }
}
