import Drawing
import Geometry
import Halls
import Scenes
import SeatGeometry
import SeatSelection
import TestSupport
import Testing
import TextShaping

/// The default font, where it is installed.
private let font = try? FontChain(Theme.light.fonts.map { FontFile($0) })

@Suite(.enabled(if: font != nil, "needs Noto Sans CJK, which the scripts install"))
struct TextTests {
    private func scene(_ hall: Hall, _ change: (inout SceneOptions) -> Void = { _ in }) throws -> HallScene {
        var options = SceneOptions()
        change(&options)
        return try HallScene(hall: hall, fonts: font, options: options)
    }

    @Test(arguments: HallFixtures.names)
    func `row labels stand at both ends of every row with seats, inside the canvas and off the seats`(
        name: String
    ) throws {
        let scene = try scene(try HallFixtures.named(name))
        let labels = try #require(try scene.list().batch("rowLabels"))
        let boxes = labels.path.subpaths.map { labels.path.box(of: $0) }
        let rows = Set(scene.layout.hall.seats.map { scene.layout.hall.grid.resolvedRow($0.row) })
        for row in rows {
            let frame = scene.layout.cell(row: row, column: 0)
            let inRow = boxes.filter { $0.center.y > frame.y && $0.center.y < frame.maxY }
            let seats = scene.layout.seatFrames.filter { $0.y == frame.y }
            let left = seats.map(\.x).min() ?? 0
            let right = seats.map(\.maxX).max() ?? 0
            #expect(inRow.contains { $0.maxX < left } && inRow.contains { $0.x > right })
            for box in inRow { #expect(box.maxX < left || box.x > right) }
        }
        #expect(boxes.allSatisfy { $0.x > 0 && $0.maxX < scene.layout.contentSize.width })
    }

    @Test func `no labels, no fonts, no texts`() throws {
        let hall = try HallFixtures.named("small")
        let names = try scene(hall) { $0.labels = .none }.list().background.map(\.name)
        #expect(!names.contains("rowLabels") && names.contains("screen.label"))
        let bare = try HallScene(hall: hall).list().batches.map(\.name)
        #expect(!bare.contains { $0.contains("label") || $0.contains("Text") || $0.contains("hint") })
    }

    @Test func `seat numbers stay inside their seats, and signs make room for them`() throws {
        let scene = try scene(try HallFixtures.named("medium")) { $0.labels = .seats }
        let numbers = try scene.list().seats.filter { $0.name.hasSuffix(".numbers") }
        #expect(numbers.map(\.name) == ["available", "couple", "accessible", "sold", "locked"].map { "\($0).numbers" })
        for batch in numbers {
            for subpath in batch.path.subpaths {
                let box = batch.path.box(of: subpath)
                #expect(scene.layout.seatFrames.contains { $0.inset(by: 1).contains(box.center) })
            }
        }
    }

    @Test func `aisle texts keep off the seats and off each other`() throws {
        let scene = try scene(try HallFixtures.named("large"))
        let texts = try #require(try scene.list().batch("aisleTexts"))
        for subpath in texts.path.subpaths {
            let box = texts.path.box(of: subpath)
            #expect(!scene.layout.seatFrames.contains { $0.overlaps(box) })
        }
    }

    @Test func `the legend names what is present, and only that`() throws {
        let plain = try scene(try HallFixtures.drawn(["oox"])) { $0.legend = .names }
        let list = try plain.list()
        #expect(Set(list.overlay.map(\.name)) == ["available.fill", "available.outline", "sold.fill", "legend.text"])
        // It lies under the seats, and the canvas is as much higher.
        let without = try scene(try HallFixtures.drawn(["oox"]))
        #expect(plain.layout.contentSize.height > without.layout.contentSize.height)
        #expect(list.overlay.allSatisfy { $0.path.subpaths.allSatisfy { $0.minY > plain.layout.seatBlock.maxY } })
    }

    @Test func `the legend depends on the selection, the layers below do not`() throws {
        let hall = try HallFixtures.drawn(["oox"])
        var options = SceneOptions()
        options.legend = .names
        let selection = try SelectedUnits(seatIDs: ["0-0"], in: hall)
        let list = try HallScene(hall: hall, fonts: font, selection: selection, options: options).list()
        #expect(list.overlay.contains { $0.name == "selected.fill" })
        #expect(try list.seats == HallScene(hall: hall, fonts: font, options: options).list().seats)
    }

    @Test(arguments: [
        ("59.00", "CNY", "¥59"), ("59.50", "CNY", "¥59.50"), ("12", "CHF", "12 CHF"),
        ("650.00", "RUB", "650 RUB"),  // the font has no symbol of the rouble
    ])
    func `prices are written with a symbol where the font has it`(price: String, currency: String, text: String) throws
    {
        let seat = Seat(
            id: "a", row: 0, column: 0, rowLabel: "1", seatLabel: "1", kind: .normal, status: .available, group: nil,
            zone: "z")
        let grid = Grid(rows: 1, columns: 9, seatWidth: 1, seatHeight: 1, gapX: 0, gapY: 0, isFlipped: false)
        func legend(_ zone: PriceZone) throws -> Path? {
            let hall = try HallDraft(id: "T", grid: grid, zones: [zone], seats: [seat]).checked().hall
            return try scene(hall) { $0.legend = .names }.list().batch("legend.text")?.path
        }
        let priced = try legend(PriceZone(id: "z", name: "A", price: price, currency: currency))
        #expect(try priced == legend(PriceZone(id: "z", name: "A \(text)", price: nil, currency: nil)))
    }
}

struct ZoneTests {
    private func tints(_ rows: [String]) throws -> (scene: HallScene, batches: [Batch]) {
        // Seats in zone A are "o", in zone B "v", others have none.
        let plain = try HallFixtures.drawn(rows)
        let zones = ["A", "B"].map { PriceZone(id: $0, name: $0, price: nil, currency: nil) }
        let seats = plain.seats.map { seat in
            Seat(
                id: seat.id, row: seat.row, column: seat.column, rowLabel: "1", seatLabel: "1", kind: .normal,
                status: seat.status, group: nil, zone: seat.kind == .vip ? "B" : seat.status == .sold ? nil : "A")
        }
        let hall = try HallDraft(id: "T", grid: plain.grid, zones: zones, seats: seats).checked().hall
        let scene = try HallScene(hall: hall)
        return (scene, try scene.list().background.filter { $0.name == "zone.tint" })
    }

    @Test(arguments: [
        (["oo", "oo"], [1]),  // one block, one outline
        (["o.o", "o.o"], [2]),  // an aisle parts it
        (["ooo", "o.o", "ooo"], [2]),  // a hole has an outline of its own
        (["o.", ".o"], [2]),  // cells that touch at a corner stay apart
        (["ov", "vo"], [2, 2]),
        (["xo", "ox"], [2]),
    ])
    func `outlines follow the cells`(rows: [String], subpaths: [Int]) throws {
        #expect(try tints(rows).batches.map(\.path.subpaths.count) == subpaths)
    }

    @Test func `a tint reaches half a gap beyond its seats, so that neighbours do not overlap`() throws {
        let (scene, batches) = try tints(["ov"])
        let boxes = batches.map { $0.path.box(of: $0.path.subpaths[0]) }
        #expect(boxes[0] == scene.layout.seatFrames[0].inset(by: -2))
        #expect(boxes[1] == scene.layout.seatFrames[1].inset(by: -2))
        #expect(boxes[0].maxX <= boxes[1].x)
    }

    @Test func `tints lie under everything else`() throws {
        let (scene, _) = try tints(["oo", "vv"])
        let list = try scene.list()
        #expect(list.background.prefix(4).map(\.name) == ["zone.tint", "zone.outline", "zone.tint", "zone.outline"])
        #expect(list.seats.allSatisfy { !$0.name.hasPrefix("zone") })
    }
}

struct ViewTests {
    @Test(arguments: [0.3, 1.0, 1.37, 1.8], [1, 2, 3])
    func `an outline is one device pixel at every zoom`(zoom: Double, scale: Int) throws {
        let scene = try scene(["oxb[]"])
        let view = Viewport(size: Viewport.referenceSize, zoom: zoom, offset: Point(x: 3.3, y: 4.7))
        let list = try scene.displayList(viewport: view, scale: scale, backdrop: nil)
        for batch in list.seats where batch.name.hasSuffix(".outline") {
            #expect(batch.stroke?.width == 1 / (zoom * Double(scale)))
        }
        #expect(list.raster.origin == Point(x: list.raster.origin.x.rounded(), y: list.raster.origin.y.rounded()))
    }

    @Test func `the small map stays in its corner of the view and frames what is seen`() throws {
        var options = SceneOptions()
        options.showsMinimap = true
        let scene = try HallScene(hall: try HallFixtures.named("large"), options: options)
        let view = Viewport(
            size: Viewport.referenceSize, content: scene.layout.contentSize, zoom: 1.5, center: Point(x: 600, y: 500))
        let list = try scene.displayList(viewport: view, scale: 2, backdrop: .white)
        #expect(list.overlay.first?.name == "minimap.panel" && list.overlay.last?.name == "minimap.frame")
        for batch in list.overlay {
            for subpath in batch.path.subpaths {
                let box = batch.path.box(of: subpath)
                let corner = view.viewPoint(of: Point(x: box.x, y: box.y))
                let opposite = view.viewPoint(of: Point(x: box.maxX, y: box.maxY))
                #expect(corner.x > 250 && opposite.x < 375 && corner.y > 0 && opposite.y < 130)
            }
        }
        #expect(try scene.list().overlay.isEmpty)
    }
}

struct MotionTests {
    private func list(_ motion: Motion) throws -> DisplayList {
        var options = SceneOptions()
        options.motions = [motion]
        return try scene(["o[]o"], options: options).list(scale: 2)
    }

    @Test(arguments: [(0.0, true), (0.025, false), (0.075, false), (0.15, true), (5.0, true)])
    func `a shake moves the unit sideways for 0.15 seconds, by whole pixels`(time: Double, isAtRest: Bool) throws {
        let list = try list(.shake(units: [1], at: time))
        let still = try self.list(.shake(units: [1], at: 0))
        let moved = try #require(list.highlight.first { $0.name == "couple.fill" })
        let home = try #require(still.highlight.first { $0.name == "couple.fill" })
        let shift = moved.path.box(of: moved.path.subpaths[0]).x - home.path.box(of: home.path.subpaths[0]).x
        #expect((shift == 0) == isAtRest)
        #expect(shift * 2 == (shift * 2).rounded() && abs(shift) < 5)
        #expect(list.seats == still.seats && list.background == still.background)
    }

    @Test func `a recommendation breathes between two opacities, and nothing below it changes`() throws {
        let alphas = try [0, 0.4, 0.8, 1.2, 1.6].map { time -> UInt8 in
            let batch = try #require(try list(.breathe(units: [0], at: time)).batch("recommended.fill"))
            guard case .fill(let color) = batch.ink else { return 0 }
            return color.alpha
        }
        #expect(alphas[0] < alphas[1] && alphas[1] < alphas[2])
        #expect(alphas[3] == alphas[1] && alphas[4] == alphas[0])
        #expect(try list(.breathe(units: [0], at: 1)).seats == scene(["o[]o"]).list(scale: 2).seats)
    }
}

struct CenterLineTests {
    @Test(arguments: [["oo", "oo"], ["ooo", "ooo"], ["o[]o"]])
    func `the line touches no seat`(rows: [String]) throws {
        var options = SceneOptions()
        options.showsCenterLine = true
        let scene = try scene(rows, options: options)
        let line = try #require(try scene.list().batch("centerLine"))
        let middle = scene.layout.seatBlock.center.x
        for subpath in line.path.subpaths {
            #expect(line.path.box(of: subpath).center.x == middle)
            for frame in scene.layout.unitFrames where frame.x - 1 < middle && frame.maxX + 1 > middle {
                #expect(subpath.maxY < frame.y || subpath.minY > frame.maxY)
            }
        }
    }
}

extension Path {
    /// The rectangle around a sub-path's points.
    func box(of subpath: Subpath) -> Rect {
        let points = elements[subpath.elements].flatMap(\.points)
        let xs = points.map(\.x)
        let ys = points.map(\.y)
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}

extension Rect {
    fileprivate func overlaps(_ other: Rect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }
}
