import Drawing
import Geometry
import Halls
import Scenes
import SeatGeometry
import TestSupport
import Testing

struct SeatLayerTests {
    @Test(arguments: [
        ("o", ["available.fill", "available.outline"]),  // hollow: the fill hides a zone, the outline shows the seat
        ("x", ["sold.fill"]),  // solid
        ("l", ["locked.fill", "locked.hatching"]),
        ("b", ["broken.fill", "broken.outline", "broken.cross"]),
        ("w", ["accessible.fill", "accessible.outline", "accessible.wheelchair"]),
        ("c", ["accessible.fill", "accessible.outline", "accessible.companion"]),
        ("v", ["available.fill", "available.outline", "available.star"]),
        ("[]", ["couple.fill", "couple.outline", "couple.heart"]),
        ("{}", ["sold.fill"]),
        ("<>", ["sold.fill"]),  // one half sold: nobody can buy the other
        ("()", ["available.fill", "available.outline", "available.family"]),
    ])
    func `each style is made of its parts`(marks: String, batches: [String]) throws {
        #expect(try scene([marks]).list().seats.map(\.name) == batches)
    }

    @Test func `the number of batches does not depend on the number of seats`() throws {
        let few = try scene(["oxlbwcv[]"]).list()
        let many = try scene(Array(repeating: "oxlbwcv[]oxlbwcv[]oxlbwcv[]", count: 40)).list()
        #expect(few.seats.map(\.name) == many.seats.map(\.name))
        #expect(many.seats.filter { $0.name.hasSuffix(".fill") }.count == 6)
        #expect(many.seats.filter { $0.name.hasSuffix(".outline") }.count == 4)
    }

    @Test(arguments: HallFixtures.names)
    func `every unit is filled exactly once, with its own rectangle`(name: String) throws {
        let scene = try HallScene(hall: try HallFixtures.named(name))
        let layout = scene.layout
        let fills = try scene.list().seats.filter { $0.name.hasSuffix(".fill") }
        let extents = fills.flatMap(\.path.subpaths).map { [$0.minY, $0.maxY] }
        let expected = layout.unitFrames.map { [$0.y, $0.maxY] }
        #expect(extents.sorted { $0[0] < $1[0] } == expected.sorted { $0[0] < $1[0] })
    }

    @Test func `no fill comes after an outline or hatching`() throws {
        let seats = try scene(["oxlbwcv[]<>()"]).list().seats
        let firstLine = try #require(seats.firstIndex { $0.name.hasSuffix("hatching") })
        let lastFill = try #require(seats.lastIndex { $0.name.hasSuffix(".fill") })
        #expect(lastFill < firstLine)
    }

    @Test(arguments: [1, 2, 3, 4])
    func `an outline is one device pixel wide and lies inside the edge`(scale: Int) throws {
        let scene = try scene(["ob[]"])
        let outlines = try scene.list(scale: scale).seats.filter { $0.name.hasSuffix(".outline") }
        #expect(outlines.count == 3)
        let frame = scene.layout.seatFrames[0]
        for outline in outlines {
            let width = try #require(outline.stroke?.width)
            #expect(width == 1 / Double(scale))
            #expect(outline.path.subpaths[0].minY == frame.y + width / 2)
            #expect(outline.path.subpaths[0].maxY == frame.maxY - width / 2)
        }
    }

    @Test func `a couple with one seat sold looks sold and stays one shape`() throws {
        let scene = try scene(["<>"])
        let sold = try #require(try scene.list().batch("sold.fill"))
        #expect(sold.path.subpaths.count == 1)
        let points = sold.path.elements.flatMap(\.points)
        #expect(points.map(\.x).min() == scene.layout.seatFrames[0].x)
        #expect(points.map(\.x).max() == scene.layout.seatFrames[1].maxX)
    }

    @Test(arguments: [
        ([Seat.Status.available, .locked], SeatStyle.locked),
        ([.locked, .sold], .sold),
        ([.sold, .broken], .broken),
        ([.broken, .available], .broken),
    ])
    func `the worst seat decides`(statuses: [Seat.Status], style: SeatStyle) throws {
        let seats = statuses.enumerated().map { column, status in
            Seat(
                id: "\(column)", row: 0, column: column, rowLabel: "1", seatLabel: "\(column)", kind: .love,
                status: status, group: "g", zone: nil)
        }
        let grid = Grid(
            rows: 1, columns: 2, seatWidth: 1, seatHeight: 1, gapX: 0.15, gapY: 0.2, isFlipped: false)
        let hall = try HallDraft(id: "T", grid: grid, seats: seats).checked().hall
        let list = try HallScene(hall: hall).list()
        #expect(list.seats.first?.name == "\(style).fill")
    }

    @Test func `dashes go round a seat a whole number of times`() throws {
        let scene = try scene(["b"])
        let outline = try #require(try scene.list().batch("broken.outline"))
        let dashes = try #require(outline.stroke?.dashes)
        #expect(dashes.count == 2 && dashes[0] == dashes[1])
        let repeats = outline.path.length / (dashes[0] + dashes[1])
        #expect(abs(repeats - repeats.rounded()) < 0.01)
    }
}

extension Rect {
    fileprivate func isClose(to other: Rect) -> Bool {
        let distances = [x - other.x, y - other.y, width - other.width, height - other.height]
        return distances.allSatisfy { abs($0) < 1e-6 }
    }
}

struct FarOutlineTests {
    // At the last zoom at which a seat has two pixels, at less than one, and where a pixel is wider than the hall.
    @Test(arguments: [0.06, 0.02, 0.000_1])
    func `stay inside their seats, whole or dashed`(zoom: Double) throws {
        var options = SceneOptions()
        options.motions = [.breathe(units: [0], at: 0.5)]
        let scene = try scene(["ob"], options: options)
        let view = Viewport(size: Size(width: 10, height: 10), zoom: zoom, offset: .zero)
        let list = try scene.displayList(viewport: view, scale: 1, backdrop: nil)
        for (name, unit) in [("available.outline", 0), ("broken.outline", 1), ("recommended.outline", 0)] {
            let outline = try #require(list.batch(name))
            let stroke = try #require(outline.stroke)
            let middle = outline.path.box(of: try #require(outline.path.subpaths.first))
            let frame = scene.layout.unitFrames[unit]
            #expect(stroke.width > 0 && stroke.dashes.allSatisfy { $0 > 0 })
            #expect(middle.width > 0 && middle.height > 0)
            #expect(middle.inset(by: -stroke.width / 2).isClose(to: frame), "\(name)")
        }
    }
}

struct HatchingTests {
    @Test func `lines are in phase across seats and stay inside their seat`() throws {
        // A width that makes seats of 31 points.
        let scene = try scene(["lol", "..l"], fitting: 31 * 3 + 2 * 5 + 2 * 24 + 2 * 28)
        #expect(scene.layout.metrics.seatSize == 31)
        let hatching = try #require(try scene.list().batch("locked.hatching"))
        let period = scene.theme.shape.hatchPeriod * 31
        let frames = [0, 2, 3].map { scene.layout.seatFrames[$0] }
        var seatsHit: Set<Int> = []
        for subpath in hatching.path.subpaths {
            let points = hatching.path.elements[subpath.elements].flatMap(\.points)
            for point in points {
                let lines = (point.x + point.y) / period
                #expect(abs(lines - lines.rounded()) < 1e-9)
                let seat = try #require(frames.firstIndex { $0.inset(by: 1).contains(point) })
                seatsHit.insert(seat)
            }
        }
        #expect(seatsHit == [0, 1, 2])
        #expect(hatching.path.subpaths.count > 12)
    }
}

extension Path.Element {
    var points: [Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }
}

extension Path {
    /// The length of the first sub-path, measured along chords of its curves.
    var length: Double {
        var length = 0.0
        var current = Point.zero
        for element in elements[subpaths[0].elements] {
            switch element {
            case .move(let point): current = point
            case .line(let point):
                length += current.distance(to: point)
                current = point
            case .curve(let first, let second, let end):
                let start = current
                for step in 1...50 {
                    let next = Point.onCurve(start, first, second, end, at: Double(step) / 50)
                    length += current.distance(to: next)
                    current = next
                }
            case .close: break
            }
        }
        return length
    }
}

extension Point {
    fileprivate func distance(to other: Point) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }

    fileprivate static func onCurve(_ a: Point, _ b: Point, _ c: Point, _ d: Point, at t: Double) -> Point {
        func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            let s = 1 - t
            return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
        }
        return Point(x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y))
    }
}
