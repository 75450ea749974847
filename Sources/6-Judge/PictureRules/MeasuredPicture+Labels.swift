import Canvas
import Drawing
import Halls
import Pixels
import SeatGeometry

extension MeasuredPicture {
    /// How many pixels stay free between a seat's number and its edge: the outline, and one more.
    private static let clearance = 2

    /// The room around the picture in which texts that are cut off are looked for, in points.
    private static let room = 128

    /// Looks for texts that leave the picture or touch a seat, and for numbers that touch the edge of theirs.
    func labels() throws -> RuleMeasurement {
        let numbers = try numbers()
        let texts = try texts()
        return RuleMeasurement(
            text: texts.count + numbers.count == 0 ? nil : "clear",
            figures: [Figure(name: "numbers", scale: scale, value: Double(numbers.count))],
            findings: texts.findings + numbers.findings)
    }

    // MARK: Texts that are not on seats

    private func texts() throws -> (count: Int, findings: [Finding]) {
        let present = TextPart.allCases.filter { part in list.background.contains { $0.name == part.rawValue } }
        let collisions = try collisions(present)
        // All at once first: only when something is wrong it matters which of them it is.
        guard try !findings(present).isEmpty else { return (present.count, collisions) }
        return (present.count, try present.flatMap { try findings([$0]) } + collisions)
    }

    /// Returns which kinds of texts lie over each other.
    private func collisions(_ parts: [TextPart]) throws -> [Finding] {
        let pictures = try parts.map { (part: $0, texts: try Bitmap(painting: list.texts([$0], room: 0))) }
        return pictures.indices.flatMap { index in
            pictures[(index + 1)...].compactMap { other -> Finding? in
                let pixels = pictures[index].texts.lettersShared(with: other.texts)
                guard pixels > 0 else { return nil }
                return Finding(
                    message:
                        "\(pictures[index].part.title) and \(other.part.title) lie over each other, on \(pixels) px",
                    scale: scale, value: Double(pixels), expected: 0)
            }
        }
    }

    private func findings(_ parts: [TextPart]) throws -> [Finding] {
        guard let title = parts.first?.title else { return [] }
        let texts = try Bitmap(painting: list.texts(parts, room: MeasuredPicture.room))
        return cutOff(texts, title) + overlaps(texts, title)
    }

    private func cutOff(_ texts: Bitmap, _ title: String) -> [Finding] {
        let room = MeasuredPicture.room * scale
        let whole = PixelFrame(texts.size)
        let left = PixelFrame(left: 0, top: 0, right: room, bottom: whole.bottom)
        let top = PixelFrame(left: 0, top: 0, right: whole.right, bottom: room)
        let right = PixelFrame(left: whole.right - room, top: 0, right: whole.right, bottom: whole.bottom)
        let bottom = PixelFrame(left: 0, top: whole.bottom - room, right: whole.right, bottom: whole.bottom)
        let beyond: [(edge: String, pixels: Int?)] = [
            ("left", texts.letters(in: left).map { room - $0.left }),
            ("top", texts.letters(in: top).map { room - $0.top }),
            ("right", texts.letters(in: right).map { $0.right - right.left }),
            ("bottom", texts.letters(in: bottom).map { $0.bottom - bottom.top }),
        ]
        return beyond.compactMap { edge, pixels in
            pixels.map {
                Finding(
                    message: "\(title) is cut off: \($0) px lie beyond the \(edge) edge of the picture", scale: scale,
                    value: Double($0), expected: 0)
            }
        }
    }

    private func overlaps(_ texts: Bitmap, _ title: String) -> [Finding] {
        let room = MeasuredPicture.room * scale
        return places.indices.compactMap { unit in
            guard let place = places[unit], let ink = texts.letters(in: place.moved(x: room, y: room)) else {
                return nil
            }
            return Finding(
                message: "\(title) lies over \(layout.hall.name(ofUnit: unit)), on \(ink.width) × \(ink.height) px",
                scale: scale, seats: layout.hall.seatIDs(ofUnits: [unit]),
                value: Double(min(ink.width, ink.height)), expected: 0)
        }
    }

    // MARK: Numbers on seats

    private func numbers() throws -> (count: Int, findings: [Finding]) {
        let numbers = try Bitmap(painting: list.numbersAlone)
        let measured = layout.hall.seats.indices.compactMap { seat in
            clearance(ofSeat: seat, numbers).map { (seat: seat, clearance: $0) }
        }
        let findings = measured.filter { $0.clearance < MeasuredPicture.clearance }.map { seat, clearance in
            let unit = layout.hall.unitIndex(ofSeat: seat)
            return Finding(
                message: "\(layout.hall.name(ofUnit: unit)): number \(layout.hall.seats[seat].seatLabel) "
                    + (clearance < 0
                        ? "leaves the seat by \(-clearance) px" : "is \(clearance) px from the seat's edge"),
                scale: scale, seats: [layout.hall.seats[seat].id], value: Double(clearance),
                expected: Double(MeasuredPicture.clearance))
        }
        return (measured.count, findings)
    }

    /// Returns the free pixels between a number and the nearest edge of its unit, less than 0 outside; `nil` without one.
    ///
    /// Where seats of a unit touch, a number that reaches into the next one has no clearance.
    private func clearance(ofSeat seat: Int, _ numbers: Bitmap) -> Int? {
        let cell = PixelFrame(layout.territory(of: [seat]), scale: scale)
        guard let place = places[layout.hall.unitIndex(ofSeat: seat)], let ink = numbers.letters(in: cell)
        else { return nil }
        let sides = [
            ink.left - max(place.left, cell.left), min(place.right, cell.right) - ink.right, ink.top - place.top,
            place.bottom - ink.bottom,
        ]
        return sides.min()
    }
}

extension Bitmap {
    /// The smallest alpha that counts as a part of a letter.
    private static let letter: UInt8 = 32

    /// Returns the smallest frame that holds all letters inside a frame, or `nil` when there are none.
    fileprivate func letters(in frame: PixelFrame) -> PixelFrame? {
        inkFrame(in: frame, opacity: Bitmap.letter)
    }

    /// Returns the number of pixels that belong to letters in both of two pictures of one size.
    fileprivate func lettersShared(with other: Bitmap) -> Int {
        stride(from: 3, to: min(samples.count, other.samples.count), by: Bitmap.bytesPerPixel).count { index in
            samples[index] >= Bitmap.letter && other.samples[index] >= Bitmap.letter
        }
    }
}
