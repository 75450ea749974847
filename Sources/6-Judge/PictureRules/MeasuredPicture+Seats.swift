import Halls
import Scenes
import SeatGeometry

extension MeasuredPicture {
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

extension SeatLook {
    /// Whether it draws the body of a seat.
    var isDrawn: Bool { fill != nil || outline != nil || hatching != nil }
}
