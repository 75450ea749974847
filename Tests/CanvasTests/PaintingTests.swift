import Canvas
import Drawing
import Geometry
import Halls
import Pixels
import Scenes
import SeatGeometry
import SeatSelection
import TestSupport
import Testing
import TextShaping

struct PaintingTests {
    @Test(arguments: HallFixtures.names, [1, 2, 3])
    func `a picture is the same painted whole or in bands of any height`(name: String, scale: Int) throws {
        let list = try fullScene(name).displayList(scale: scale, backdrop: .white)
        let whole = try Bitmap(painting: list, cut: .whole)
        #expect(try Bitmap(painting: list) == whole)
        for rows in [1 << scale + 4, 97, 256, 100_000] {
            #expect(try Bitmap(painting: list, cut: .rows(rows)) == whole)
        }
    }

    @Test(arguments: HallFixtures.names)
    func `a picture does not depend on where bands are cut, even through seats`(name: String) throws {
        var list = try fullScene(name).displayList(scale: 2, backdrop: nil)
        list.cuts = []
        let whole = try Bitmap(painting: list, cut: .whole)
        #expect(try Bitmap(painting: list, cut: .rows(13)) == whole)
    }

    @Test func `painting at the same time on several threads gives the same pictures`() async throws {
        let list = try fullScene("medium").displayList(scale: 2, backdrop: .white)
        let alone = try Bitmap(painting: list)
        try await withThrowingTaskGroup(of: Bitmap.self) { group in
            for _ in 0..<8 {
                group.addTask { try Bitmap(painting: list) }
            }
            for try await picture in group {
                #expect(picture == alone)
            }
        }
    }

    @Test(arguments: [1, 2, 3])
    func `an outline is one crisp pixel inside the edge, and no fill covers it`(scale: Int) throws {
        let hall = try HallFixtures.drawn(["o.w.[]"])
        let scene = try HallScene(hall: hall)
        let picture = try Bitmap(painting: try scene.displayList(scale: scale, backdrop: .white))
        for (unit, style) in zip(hall.units.indices, [SeatStyle.available, .accessible, .couple]) {
            let frame = scene.layout.unitFrames[unit]
            let look = scene.theme.seats[style]
            // Where the sides are straight.
            let middle = Int(frame.center.y) * scale
            let left = Int(frame.x) * scale
            let right = Int(frame.maxX) * scale
            #expect(picture[left - 1, middle] == StraightColor(.white))
            #expect(picture[left, middle] == StraightColor(try #require(look.outline)))
            #expect(picture[left + 1, middle] == StraightColor(try #require(look.fill)))
            #expect(picture[right - 1, middle] == StraightColor(try #require(look.outline)))
            #expect(picture[right, middle] == StraightColor(.white))
        }
    }

    @Test func `a transparent picture is transparent between the seats and opaque inside them`() throws {
        let hall = try HallFixtures.drawn(["ox"], screen: nil)
        let scene = try HallScene(hall: hall)
        let picture = try Bitmap(painting: try scene.displayList(scale: 1, backdrop: nil))
        #expect(picture[0, 0] == StraightColor(red: 0, green: 0, blue: 0, alpha: 0))
        for frame in scene.layout.seatFrames {
            #expect(picture[Int(frame.center.x), Int(frame.center.y)].alpha == 255)
        }
    }

    @Test func `2x is the same picture on a finer grid`() throws {
        let scene = try fullScene("small")
        let once = try Bitmap(painting: try scene.displayList(scale: 1, backdrop: .white))
        let twice = try Bitmap(painting: try scene.displayList(scale: 2, backdrop: .white))
        #expect(twice.size == PixelSize(width: 2 * once.size.width, height: 2 * once.size.height))
        // Where four pixels of the fine picture agree inside a flat area, the coarse one agrees with them.
        for (unit, frame) in scene.layout.unitFrames.enumerated() where scene.isSold(unit) {
            let (x, y) = (Int(frame.center.x), Int(frame.center.y))
            #expect(once[x, y] == twice[2 * x, 2 * y])
        }
    }

    @Test func `a hundred showings of a hall paint its background once, with the same pixels`() throws {
        let hall = try HallFixtures.named("small")
        let fonts = try? FontChain(Theme.light.fonts.map { FontFile($0) })
        let free = hall.seats.filter { $0.status == .available }
        let cache = BackgroundCache()
        for number in 0..<100 {
            let status = #"{"hallId": "\#(hall.id)", "status": {"\#(free[number % free.count].id)": "sold"}}"#
            let shown = try hall.applying(try Showing.read(Array(status.utf8)))
            let list = try HallScene(hall: shown, fonts: fonts).displayList(scale: 1, backdrop: .white)
            let cached = try Bitmap(painting: list, cache: cache)
            if number % 10 == 0 { #expect(try cached == Bitmap(painting: list)) }
        }
        #expect(cache.paintCount == 1)
    }

    @Test func `another theme, scale, label mode or backdrop is another background`() throws {
        let hall = try HallFixtures.named("small")
        let fonts = try? FontChain(Theme.light.fonts.map { FontFile($0) })
        var plain = SceneOptions()
        plain.labels = .none
        let scenes = [
            try HallScene(hall: hall, fonts: fonts), try HallScene(hall: hall, theme: .dark, fonts: fonts),
            try HallScene(hall: hall, fonts: fonts, options: plain),
        ]
        let cache = BackgroundCache()
        for scene in scenes {
            for (scale, backdrop) in [(1, Color.white), (2, .white), (1, nil)] {
                let list = try scene.displayList(scale: scale, backdrop: backdrop)
                #expect(try Bitmap(painting: list, cache: cache) == Bitmap(painting: list))
            }
        }
        #expect(cache.paintCount == 9)
    }

    @Test func `a picture over the limits is refused before memory is taken`() throws {
        let raster = Raster(wholeCanvas: Size(width: 100_000, height: 100_000), scale: 1)
        let list = DisplayList(raster: raster, backdrop: .white)
        #expect(throws: CanvasError.tooLarge(width: 100_000, height: 100_000)) { try Bitmap(painting: list) }
    }

    @Test func `Cairo's own failures are reported`() throws {
        var path = Path()
        path.addPolyline([.zero, Point(x: 9, y: 9)])
        // Dashes of no length at all are invalid.
        let batch = Batch("bad", path, .stroke(Stroke(.white, width: 1, dashes: [0, 0])))
        let raster = Raster(wholeCanvas: Size(width: 10, height: 10), scale: 1)
        let list = DisplayList(raster: raster, backdrop: nil, seats: [batch])
        #expect(throws: CanvasError.self) { try Bitmap(painting: list) }
    }

    /// One of the project's halls with two units selected.
    private func fullScene(_ name: String) throws -> HallScene {
        let hall = try HallFixtures.named(name)
        let free = hall.units.filter { unit in unit.seats.allSatisfy { hall.seats[$0].status == .available } }
        let chosen = [free.first { $0.seats.count == 1 }, free.first { $0.seats.count == 2 }]
        let ids = chosen.compactMap { $0?.seats.first }.map { hall.seats[$0].id }
        #expect(ids.count == 2)
        return try HallScene(
            hall: hall, fonts: try? FontChain(Theme.light.fonts.map { FontFile($0) }),
            selection: try SelectedUnits(seatIDs: ids, in: hall))
    }
}

extension HallScene {
    fileprivate func isSold(_ unit: Int) -> Bool {
        layout.hall.units[unit].seats.allSatisfy { layout.hall.seats[$0].status == .sold }
    }
}

extension StraightColor {
    fileprivate init(_ color: Color) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
