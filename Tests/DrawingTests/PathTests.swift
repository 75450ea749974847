import Drawing
import Geometry
import Testing

struct PathTests {
    @Test func `a sub-path knows its elements and the rows it covers`() {
        var path = Path()
        path.addRectangle(Rect(x: 0, y: 10, width: 5, height: 20))
        path.addPolyline([Point(x: 0, y: 7), Point(x: 1, y: -3)])
        #expect(path.subpaths.map(\.elements) == [0..<5, 5..<7])
        #expect(path.subpaths.map(\.minY) == [10, -3])
        #expect(path.subpaths.map(\.maxY) == [30, 7])
    }

    @Test func `the extent of a curve encloses its control points`() {
        var path = Path()
        path.move(to: .zero)
        path.curve(Point(x: 1, y: -9), Point(x: 2, y: 12), to: Point(x: 3, y: 0))
        #expect(path.subpaths.map(\.minY) == [-9])
        #expect(path.subpaths.map(\.maxY) == [12])
    }

    @Test func `a sub-path knows whether all its lines are horizontal or vertical`() {
        var path = Path()
        path.addRectangle(Rect(x: 0, y: 0, width: 5, height: 20))
        path.addPolygon([.zero, Point(x: 4, y: 0), Point(x: 4, y: 4)])  // only the closing line is slanted
        path.addPolyline([.zero, Point(x: 4, y: 1)])
        path.addCircle(center: .zero, radius: 3)
        #expect(path.subpaths.map(\.isRectilinear) == [true, false, false, false])
    }

    @Test func `appending shifts the sub-paths`() {
        var first = Path()
        first.addPolyline([.zero, Point(x: 1, y: 1)])
        var second = Path()
        second.addPolyline([Point(x: 0, y: 5), Point(x: 1, y: 6), Point(x: 2, y: 7)])
        first.append(second)
        #expect(first.subpaths.map(\.elements) == [0..<2, 2..<5])
        #expect(first.elements[2] == .move(Point(x: 0, y: 5)))
    }

    @Test func `nothing is drawn before the first move`() {
        var path = Path()
        path.line(to: Point(x: 1, y: 1))
        path.close()
        path.addPolyline([.zero])
        path.addPolygon([.zero, Point(x: 1, y: 1)])
        #expect(path.isEmpty)
    }

    @Test(arguments: [
        CornerRadii(8),  // ordinary
        CornerRadii(top: 8, bottom: 11),  // a seat
        CornerRadii(0),  // no curves at all
        CornerRadii(100),  // far too large: scaled down to half the side
    ])
    func `a rounded rectangle touches its four sides and stays inside`(radii: CornerRadii) {
        let rect = Rect(x: 10, y: 20, width: 34, height: 34)
        var path = Path()
        path.addRoundedRectangle(rect, radii: radii)
        let points = path.elements.flatMap(\.points)
        #expect(points.map(\.x).min() == rect.x && points.map(\.x).max() == rect.maxX)
        #expect(points.map(\.y).min() == rect.y && points.map(\.y).max() == rect.maxY)
        #expect(path.subpaths.count == 1)
    }

    @Test func `corners shrink with an inset and never turn inside out`() {
        #expect(CornerRadii(top: 8, bottom: 11).inset(by: 0.5) == CornerRadii(top: 7.5, bottom: 10.5))
        #expect(CornerRadii(2).inset(by: 5) == CornerRadii(0))
    }
}

struct ColorTests {
    @Test func `a colour is written as in a style sheet`() {
        #expect(Color(0xFF6A00) == Color(red: 255, green: 106, blue: 0))
    }

    @Test(arguments: [(0.0, 0), (0.5, 128), (1.0, 255), (2.0, 255), (-1.0, 0)])
    func `fading multiplies the opacity and stays in range`(opacity: Double, alpha: UInt8) {
        #expect(Color.white.faded(to: opacity).alpha == alpha)
    }
}

struct RasterTests {
    @Test(arguments: [(1, 100, 51, 1.0), (2, 200, 101, 0.5), (3, 300, 152, 1.0 / 3)])
    func `a whole canvas is rounded up to whole pixels`(scale: Int, width: Int, height: Int, hairline: Double) {
        let raster = Raster(wholeCanvas: Size(width: 100, height: 50.5), scale: scale)
        #expect(raster.width == width && raster.height == height)
        #expect(raster.hairline == hairline)
    }
}

extension Path.Element {
    fileprivate var points: [Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }
}
