import Geometry
import SeatGeometry
import Testing

struct ViewportTests {
    let view = Size(width: 375, height: 600)

    @Test(arguments: [
        (Size(width: 750, height: 600), 0.5, 1.8, 1.0),  // twice as wide: half the size shows it whole
        (Size(width: 187.5, height: 300), 1.0, 6.0, 1.0),  // smaller than the view: never shrunk
        (Size(width: 375, height: 6000), 0.1, 1.8, 1.0),  // the height decides
    ])
    func `zoom limits`(content: Size, minimum: Double, maximum: Double, initial: Double) {
        let limits = ZoomLimits(content: content, view: view)
        #expect(limits.minimum == minimum && limits.maximum == maximum && limits.initial == initial)
        #expect(limits.clamp(0) == minimum && limits.clamp(100) == maximum)
    }

    @Test func `content smaller than the view is centred`() {
        let viewport = Viewport(
            size: view, content: Size(width: 175, height: 200), zoom: 1, center: Point(x: 900, y: -5))
        #expect(viewport.offset == Point(x: -100, y: -200))
        #expect(viewport.viewPoint(of: Point(x: 87.5, y: 100)) == Point(x: 187.5, y: 300))
    }

    @Test(arguments: [
        (Point(x: 0, y: 0), Point(x: 0, y: 0)),  // a centre near a corner is clamped to the edges
        (Point(x: 1000, y: 1000), Point(x: 625, y: 400)),
        (Point(x: 500, y: 500), Point(x: 312.5, y: 200)),  // one in the middle is the middle of the view
    ])
    func `the offset stays inside the content`(center: Point, offset: Point) {
        let content = Size(width: 1000, height: 1000)
        #expect(Viewport(size: view, content: content, zoom: 1, center: center).offset == offset)
    }
}
