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
