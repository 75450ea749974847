import Geometry
import Halls
import SeatGeometry
import TestSupport
import Testing

struct HallLayoutTests {
    @Test(arguments: HallFixtures.names, SeatMetrics.seatSizes)
    func `every rectangle lies on whole points`(name: String, seatSize: Int) throws {
        let layout = HallLayout(hall: try HallFixtures.named(name), seatSize: seatSize)
        for frame in layout.seatFrames + layout.unitFrames + [layout.seatBlock] + (layout.screen.map { [$0] } ?? []) {
            for edge in [frame.x, frame.y, frame.width, frame.height] {
                #expect(edge == edge.rounded())
            }
        }
    }

    @Test(arguments: HallFixtures.names, [22, 29, 34])
    func `all gaps are equal`(name: String, seatSize: Int) throws {
        let layout = HallLayout(hall: try HallFixtures.named(name), seatSize: seatSize)
        let hall = layout.hall
        for (index, seat) in hall.seats.enumerated() {
            let row = hall.grid.resolvedRow(seat.row)
            if let right = layout.seat(row: row, column: seat.column + 1) {
                #expect(layout.seatFrames[right].x - layout.seatFrames[index].maxX == Double(layout.metrics.gapX))
            }
            if let below = layout.seat(row: row + 1, column: seat.column) {
                #expect(layout.seatFrames[below].y - layout.seatFrames[index].maxY == Double(layout.metrics.gapY))
            }
        }
    }

    @Test func `the last gap is not part of the content`() throws {
        let hall = try HallFixtures.drawn(["ooo", "ooo"], screen: nil)
        let layout = HallLayout(hall: hall, seatSize: 34, spacing: LayoutSpacing(margin: 10, rowLabels: 0))
        // Three seats and two gaps of 5; two rows and one gap of 7; a margin of 10 at every side.
        #expect(layout.contentSize == Size(width: 3 * 34 + 2 * 5 + 20, height: 2 * 34 + 7 + 20))
        #expect(layout.contentSize.width - layout.seatBlock.maxX == layout.seatBlock.x)
    }

    @Test func `a margin is never smaller than a finger needs`() {
        #expect(LayoutSpacing(margin: 2).margin == 8)
    }

    @Test(arguments: [("ooo", 3.0), ("oooo", 3.0), ("ooo", 9.0), ("oooo", 8.6)])
    func `the screen is centred over the seats on whole points`(row: String, width: Double) throws {
        let layout = HallLayout(hall: try HallFixtures.drawn([row], screen: width), seatSize: 33)
        let screen = try #require(layout.screen)
        #expect(screen.center.x == layout.seatBlock.center.x)
        #expect(layout.contentSize.width == 2 * screen.center.x)
        #expect(screen.x >= 24 && screen.x == screen.x.rounded())
    }

    @Test(arguments: SeatMetrics.seatSizes)
    func `the distance of the screen keeps its ratio to the row pitch`(seatSize: Int) throws {
        let spacing = LayoutSpacing()
        let layout = HallLayout(hall: try HallFixtures.named("medium"), seatSize: seatSize, spacing: spacing)
        let screen = try #require(layout.screen)
        let ratio = (layout.seatBlock.y - screen.maxY) / Double(layout.metrics.rowPitch)
        #expect(abs(ratio - spacing.screenDistance) <= 0.5 / Double(layout.metrics.rowPitch))
    }

    @Test func `labels and a legend make room for themselves`() throws {
        let hall = try HallFixtures.drawn(["ooo"])
        let plain = HallLayout(hall: hall, seatSize: 30, spacing: LayoutSpacing(rowLabels: 0))
        let decorated = HallLayout(
            hall: hall, seatSize: 30, spacing: LayoutSpacing(rowLabels: 0.67, legendHeight: 50))
        #expect(decorated.contentSize.width == plain.contentSize.width + 40)
        #expect(decorated.contentSize.height == plain.contentSize.height + 50)
        #expect(decorated.seatBlock.x == plain.seatBlock.x + 20)
    }

    @Test(arguments: HallFixtures.names)
    func `a width gets the largest seats that fit it`(name: String) throws {
        let hall = try HallFixtures.named(name)
        let widths = SeatMetrics.seatSizes.map { HallLayout(hall: hall, seatSize: $0).contentSize.width }
        for available in stride(from: 300, through: 1500, by: 7) {
            let layout = HallLayout(hall: hall, fitting: available)
            let fitting = Array(zip(SeatMetrics.seatSizes, widths)).last { $0.1 <= Double(available) }
            #expect(layout.metrics.seatSize == fitting?.0 ?? 22)
        }
        #expect(HallLayout(hall: hall, fitting: nil).metrics.seatSize == 34)
    }

    @Test func `a hall numbered from the back is turned over once`() throws {
        let rows = ["ooo", "o..", ".x."]
        let layout = HallLayout(hall: try HallFixtures.drawn(rows, flipped: true), seatSize: 34)
        let turned = HallLayout(hall: try HallFixtures.drawn(rows.reversed()), seatSize: 34)
        #expect(Set(layout.seatFrames) == Set(turned.seatFrames))
        // Row 0 of the document is the back row: the lowest on the canvas.
        #expect(layout.seatFrames[0].y == layout.cell(row: 2, column: 0).y)
        #expect(layout.hall.seats[0].rowLabel == "1")
    }

    @Test func `a couple's rectangle covers both seats and the gap`() throws {
        let layout = HallLayout(hall: try HallFixtures.drawn(["o[]"]), seatSize: 34)
        let couple = try #require(layout.hall.units.firstIndex { $0.seats.count == 2 })
        #expect(layout.unitFrames[couple].width == 34 + 5 + 34)
        #expect(layout.unitFrames[couple] == layout.seatFrames[1].union(layout.seatFrames[2]))
    }
}
