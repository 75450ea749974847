import Canvas
import Drawing
import Geometry
import Halls
import Pixels
import Scenes
import SeatGeometry

/// A picture of a hall with the place of every unit, found on its pixels.
///
/// The layout says only where to look for a unit: in its cells and half of the gaps around them. Where a unit begins
/// and ends is what is drawn there.
struct MeasuredPicture {
    let scene: HallScene
    let scale: Int

    /// What is painted: the scene's, or another list in a test.
    let list: DisplayList

    /// The pixels of each unit, in the order of the hall; `nil` where nothing is drawn.
    let places: [PixelFrame?]

    /// What is drawn where no seat is, or `nil`.
    let stray: PixelFrame?

    var layout: HallLayout { scene.layout }

    /// Paints the seats alone and looks for them.
    init(scene: HallScene, scale: Int, list: DisplayList) throws {
        self.scene = scene
        self.scale = scale
        self.list = list
        let seats = try Bitmap(painting: list.seatsAlone)
        let territories = scene.layout.hall.units.map { unit in
            PixelFrame(scene.layout.territory(of: unit.seats), scale: scale)
        }
        places = territories.map { seats.inkFrame(in: $0) }
        stray = seats.inkFrame(outside: territories)
    }

    /// Measures the distance from the screen to the first row of the grid over the row pitch.
    func screenDistance() throws -> RuleMeasurement {
        let screen = try Bitmap(painting: list.screenAlone)
        guard let bottom = screen.inkFrame(in: PixelFrame(screen.size))?.bottom, let first = firstRow, pitch > 0
        else { return RuleMeasurement() }
        let free = Double(first.top - bottom) - Double(first.row) * pitch
        let distance = free / pitch
        return RuleMeasurement(
            text: cut(distance), figures: [Figure(name: "distance", scale: scale, value: distance)],
            findings: finding(distance))
    }

    /// The first row that has seats, and the top of its seats.
    private var firstRow: (row: Int, top: Int)? {
        guard let row = places.indices.map(layout.resolvedRow(ofUnit:)).min() else { return nil }
        let tops = places.indices.filter { layout.resolvedRow(ofUnit: $0) == row }.compactMap { places[$0]?.top }
        return mostFrequent(tops).map { (row, $0) }
    }

    /// The distance from one row to the next, in pixels; where no two rows are neighbours, by the document's ratio.
    private var pitch: Double {
        if let pitch = rowPitch?.pitch { return Double(pitch) }
        let grid = layout.hall.grid
        let height = mostFrequent(places.compactMap { $0?.height }) ?? 0
        return Double(height) * (1 + grid.gapY / grid.seatHeight)
    }

    /// Returns what is wrong with a distance; a layout rounds it to whole points, so half a point does not count.
    private func finding(_ distance: Double) -> [Finding] {
        let allowed = scene.theme.screenDistances
        let slack = Double(scale) / 2 / pitch
        guard distance < allowed.least - slack || distance > allowed.most + slack else { return [] }
        return [
            Finding(
                message: "the first row stands \(cut(distance)) row pitches from the screen; "
                    + "the theme accepts \(cut(allowed.least)) to \(cut(allowed.most))",
                scale: scale, value: distance, expected: distance < allowed.least ? allowed.least : allowed.most)
        ]
    }

    /// Says which seats are not seen, though their style draws something, and what is seen where no seat is.
    func seats() -> RuleMeasurement {
        let hall = layout.hall
        let expected = hall.units.indices.filter { scene.theme.seats[scene.style(ofUnit: $0)].isDrawn }
        let missing = expected.filter { places[$0] == nil }
        let findings = missing.map { unit in
            Finding(
                message: "\(hall.name(ofUnit: unit)): nothing is drawn", scale: scale,
                seats: hall.seatIDs(ofUnits: [unit]))
        }
        let strays = stray.map { frame in
            Finding(
                message: "something is drawn where no seat is: \(frame.width) × \(frame.height) px at "
                    + "(\(frame.left), \(frame.top))",
                scale: scale)
        }
        let seen = hall.seatIDs(ofUnits: expected.filter { places[$0] != nil }).count
        return RuleMeasurement(
            text: "\(seen) seen", figures: [Figure(name: "seats", scale: scale, value: Double(seen))],
            findings: findings + (strays.map { [$0] } ?? []))
    }
}

extension HallLayout {
    /// Returns the cells of seats of one row and half of the gaps around them, in canvas points.
    func territory(of seats: [Int]) -> Rect {
        let cells = seats.map { cell(row: resolvedRow(ofSeat: $0), column: hall.seats[$0].column) }
        let frame = cells.dropFirst().reduce(cells[0]) { $0.union($1) }
        let x = Double(metrics.gapX) / 2
        let y = Double(metrics.gapY) / 2
        return Rect(x: frame.x - x, y: frame.y - y, width: frame.width + 2 * x, height: frame.height + 2 * y)
    }

    /// Returns the row of a seat as it is drawn.
    func resolvedRow(ofSeat seat: Int) -> Int {
        hall.grid.resolvedRow(hall.seats[seat].row)
    }

    /// Returns the row of a unit as it is drawn.
    func resolvedRow(ofUnit unit: Int) -> Int {
        resolvedRow(ofSeat: hall.units[unit].seats[0])
    }

    /// Returns the columns of a unit.
    func columns(ofUnit unit: Int) -> Range<Int> {
        let seats = hall.units[unit].seats
        let first = hall.seats[seats[0]].column
        return first..<first + seats.count
    }
}

/// How findings name seats.
extension Hall {
    /// Returns what is printed on a unit and its ids, such as "row 3, seats 5 and 6 (H-03-05, H-03-06)".
    func name(ofUnit unit: Int) -> String {
        let label = seats[units[unit].seats[0]].rowLabel
        return (label.isEmpty ? "" : "row \(label), ") + name(ofUnits: [unit])
    }

    /// Returns the numbers and ids of units, without the row.
    func name(ofUnits indices: [Int]) -> String {
        let seats = indices.flatMap { units[$0].seats }.map { self.seats[$0] }
        let ids = seats.map(\.id).joined(separator: ", ")
        let labels = seats.map(\.seatLabel)
        guard !labels.contains("") else { return "\(seats.count == 1 ? "seat" : "seats") \(ids)" }
        return "\(seats.count == 1 ? "seat" : "seats") \(listed(labels)) (\(ids))"
    }

    /// Returns the ids of the seats of units.
    func seatIDs(ofUnits indices: [Int]) -> [String] {
        indices.flatMap { units[$0].seats }.map { seats[$0].id }
    }
}

extension SeatLook {
    /// Whether it draws the body of a seat.
    var isDrawn: Bool { fill != nil || outline != nil || hatching != nil }
}
