import Geometry
import Testing

struct RectTests {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)

    @Test(arguments: [
        (Point(x: 10, y: 20), true),  // the upper left corner belongs to the rectangle
        (Point(x: 39.999, y: 59.999), true),  // just inside the lower right corner
        (Point(x: 40, y: 30), false),  // the right edge does not
        (Point(x: 20, y: 60), false),  // nor does the bottom
        (Point(x: 9.999, y: 30), false),  // left of it
        (Point(x: .nan, y: 30), false),  // nowhere
    ])
    func `a rectangle is half-open`(point: Point, isInside: Bool) {
        #expect(rect.contains(point) == isInside)
    }

    @Test(arguments: [
        (Point(x: 25, y: 40), 0.0),  // inside
        (Point(x: 40, y: 60), 0.0),  // on the corner, which the closed rectangle has
        (Point(x: 43, y: 64), 5.0),  // off a corner: 3 and 4
        (Point(x: 4, y: 30), 6.0),  // off a side
    ])
    func `distance is measured to the nearest point`(point: Point, distance: Double) {
        #expect(rect.distance(to: point) == distance)
    }

    @Test func `an inset moves every edge`() {
        #expect(rect.inset(by: 5) == Rect(x: 15, y: 25, width: 20, height: 30))
        #expect(rect.inset(by: -5) == Rect(x: 5, y: 15, width: 40, height: 50))
    }

    @Test func `a union covers both`() {
        let other = Rect(x: 0, y: 50, width: 20, height: 30)
        #expect(rect.union(other) == Rect(x: 0, y: 20, width: 40, height: 60))
        #expect(other.union(rect) == rect.union(other))
    }
}
