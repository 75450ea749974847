import Drawing
import Geometry
import Halls
import SeatGeometry
import TextShaping

extension HallScene {
    /// Returns the seats by style, then their numbers.
    func seatLayer(hairline: Double) throws(TextError) -> [Batch] {
        let bodies = layout.hall.units.indices.map(body(ofUnit:))
        return painter(hairline: hairline).batches(of: bodies) + (try seatNumbers())
    }

    /// Returns how a unit looks.
    public func style(ofUnit index: Int) -> SeatStyle {
        SeatStyle(of: layout.hall.units[index], in: layout.hall)
    }

    func painter(hairline: Double) -> SeatPainter {
        SeatPainter(theme: theme, seatSize: Double(layout.metrics.seatSize), hairline: hairline)
    }

    /// Returns the shape of a unit: several seats are one shape across the gaps between them.
    func body(ofUnit index: Int) -> SeatBody {
        let hall = layout.hall
        let unit = hall.units[index]
        let corners = unit.seats.count > 1 ? theme.shape.joinedCorners : theme.shape.corners
        let style = style(ofUnit: index)
        let kind = unit.seats.first.map { hall.seats[$0].kind } ?? .normal
        return SeatBody(
            frame: layout.unitFrames[index],
            corners: CornerRadii(top: points(corners.top), bottom: points(corners.bottom)),
            style: style,
            sign: Sign(style: style, kind: kind).map { place($0, inUnit: index) })
    }

    /// Returns a sign in the middle of a unit, or smaller and higher where seat numbers need the room.
    private func place(_ sign: Sign, inUnit unit: Int) -> SeatBody.PlacedSign {
        let side = Double(min(layout.metrics.seatWidth, layout.metrics.seatHeight))
        let center = layout.unitFrames[unit].center
        guard options.labels == .seats, sign.makesRoomForNumbers else {
            return SeatBody.PlacedSign(sign: sign, center: center, size: sign.size * side)
        }
        return SeatBody.PlacedSign(
            sign: sign, center: center.moved(y: -0.21 * side), size: sign.sizeAboveNumbers * side)
    }

    /// Returns the numbers on the seats, one batch for each style; a broken seat has none.
    private func seatNumbers() throws(TextError) -> [Batch] {
        guard let fonts, options.labels == .seats else { return [] }
        var paths: [SeatStyle: Path] = [:]
        for unit in layout.hall.units.indices {
            let body = body(ofUnit: unit)
            guard body.style != .broken else { continue }
            let isLow = body.sign?.sign.makesRoomForNumbers ?? false
            for seat in layout.hall.units[unit].seats {
                let path = try number(ofSeat: seat, isLow: isLow, fonts: fonts)
                paths[body.style, default: Path()].append(path)
            }
        }
        return SeatStyle.allCases.compactMap { style in
            paths[style].map { Batch("\(style).numbers", $0, .fill(theme.seats[style].label)) }
        }
    }

    /// Returns the number of a seat, shortened where the seat is too narrow for it.
    func numberLine(ofSeat seat: Int, fonts: FontChain) throws(TextError) -> TextLine {
        let label = layout.hall.seats[seat].seatLabel
        return try fonts.fitted(label, size: points(theme.text.seat), width: layout.seatFrames[seat].width - 4)
    }

    private func number(ofSeat seat: Int, isLow: Bool, fonts: FontChain) throws(TextError) -> Path {
        let frame = layout.seatFrames[seat]
        let size = points(theme.text.seat)
        let line = try numberLine(ofSeat: seat, fonts: fonts)
        let center = isLow ? frame.center.moved(y: 0.22 * frame.height) : frame.center
        return line.path(centeredAt: center, size: size, fonts: fonts)
    }
}
