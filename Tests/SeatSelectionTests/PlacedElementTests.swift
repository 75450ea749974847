import Geometry
import Halls
import SeatGeometry
import SeatSelection
import TestSupport
import Testing

struct PlacedElementTests {
    @Test(arguments: HallFixtures.names, [0.3, 1, 2])
    func `every unit is one element, drawn where it is drawn and touched where it is touched`(
        name: String, zoom: Double
    ) throws {
        let layout = HallLayout(hall: try HallFixtures.named(name), seatSize: 30)
        let placed = layout.accessibilityElements(language: .english, zoom: zoom)
        #expect(placed.map(\.element) == layout.hall.accessibilityElements(language: .english))
        #expect(placed.map(\.frame) == layout.unitFrames)
        for element in placed {
            let middle = element.frame.center
            #expect(layout.unit(touchedAt: middle, zoom: zoom) == element.element.unit)
            #expect(element.touchFrame.contains(Point(x: element.frame.x, y: element.frame.y)))
            #expect(element.touchFrame.center.distance(to: middle) < 1e-9)
        }
    }

    @Test(arguments: HallFixtures.names)
    func `elements come row by row from the screen, and from the left in each`(name: String) throws {
        let frames = HallLayout(hall: try HallFixtures.named(name), seatSize: 30)
            .accessibilityElements(language: .chinese).map(\.frame)
        for (frame, next) in zip(frames, frames.dropFirst()) {
            #expect(frame.y < next.y || frame.y == next.y && frame.maxX <= next.x)
        }
    }

    @Test(arguments: [
        (1.0, 5.0),  // 34 points grow to 44
        (0.5, 16.0),  // 8 view points, which are 16 of the canvas
        (2.0, 0.0),  // seen large enough
    ])
    func `the touch frame reaches out further the smaller the seats are seen`(zoom: Double, growth: Double) throws {
        let layout = HallLayout(hall: try HallFixtures.drawn(["o"]), seatSize: 34)
        let placed = try #require(layout.accessibilityElements(language: .english, zoom: zoom).first)
        #expect(placed.touchFrame == placed.frame.inset(by: -growth))
    }

    @Test func `a couple is one element across both seats and the gap between them`() throws {
        let layout = HallLayout(hall: try HallFixtures.drawn(["o[]"]), seatSize: 30)
        let couple = layout.accessibilityElements(language: .english)[1]
        #expect(couple.element.seatIDs == ["0-1", "0-2"])
        #expect(couple.frame == layout.seatFrames[1].union(layout.seatFrames[2]))
    }

    @Test(arguments: [
        ("o", [], ["button"]), ("o", ["0-0"], ["button", "selected"]),
        // Every status that cannot be chosen, and a couple with one half sold.
        ("x", [], ["button", "notEnabled"]), ("l", [], ["button", "notEnabled"]), ("b", [], ["button", "notEnabled"]),
        ("<>", [], ["button", "notEnabled"]), ("[]", ["0-1"], ["button", "selected"]),
    ])
    func `traits say whether a unit is selected and whether it can be`(
        marks: String, selected: [String], traits: [String]
    ) throws {
        let hall = try HallFixtures.drawn([marks])
        let selection = try SelectedUnits(seatIDs: selected, in: hall)
        let elements = hall.accessibilityElements(selection: selection, language: .english)
        #expect(elements.map { $0.traits.map(\.rawValue) } == [traits])
    }
}

extension Point {
    fileprivate func distance(to other: Point) -> Double {
        max(abs(x - other.x), abs(y - other.y))
    }
}
