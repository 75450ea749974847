import Halls
import SeatGeometry

/// Two neighbours by their cells, and the free pixels between them.
private struct Gap {
    let first: Int
    let second: Int

    /// How many cells without a seat are between them.
    let emptyCells: Int

    let pixels: Int
}

/// The sizes that most units and gaps have along an axis, in pixels.
struct PixelPitch: Equatable {
    /// A seat.
    let seat: Int

    /// The gap after it.
    let gap: Int

    var pitch: Int { seat + gap }
}

extension MeasuredPicture {
    /// Compares the gaps between neighbours in rows.
    func horizontalGaps() -> RuleMeasurement {
        let gaps = gapsInRows()
        return measurement(gaps, pitch: columnPitch(gaps)) { gap in
            let hall = layout.hall
            let label = hall.seats[hall.units[gap.first].seats[0]].rowLabel
            return (label.isEmpty ? "" : "row \(label), ") + hall.name(ofUnits: [gap.first, gap.second])
        }
    }

    /// Compares the gaps between rows.
    func verticalGaps() -> RuleMeasurement {
        let gaps = gapsBetweenRows()
        return measurement(gaps, pitch: rowPitch(gaps)) { gap in
            "\(layout.hall.name(ofUnit: gap.first)) and \(layout.hall.name(ofUnit: gap.second))"
        }
    }

    /// The height of most seats, and the gap between most rows; `nil` when no two rows are neighbours.
    var rowPitch: PixelPitch? { rowPitch(gapsBetweenRows()) }

    private func gapsInRows() -> [Gap] {
        zip(places.indices, places.indices.dropFirst()).compactMap { first, second in
            guard layout.resolvedRow(ofUnit: first) == layout.resolvedRow(ofUnit: second),
                let left = places[first], let right = places[second]
            else { return nil }
            let cells = layout.columns(ofUnit: second).lowerBound - layout.columns(ofUnit: first).upperBound
            return Gap(first: first, second: second, emptyCells: cells, pixels: right.left - left.right)
        }
    }

    /// Returns the gaps between units of two rows that are one below the other, for the next row that has seats.
    private func gapsBetweenRows() -> [Gap] {
        let rows = Set(places.indices.map(layout.resolvedRow(ofUnit:))).sorted()
        let above = Dictionary(uniqueKeysWithValues: zip(rows.dropFirst(), rows))
        return places.indices.flatMap { second -> [Gap] in
            let row = layout.resolvedRow(ofUnit: second)
            guard let upper = above[row], let lower = places[second] else { return [] }
            return units(inRow: upper, columns: layout.columns(ofUnit: second)).compactMap { first in
                places[first].map { place in
                    Gap(
                        first: first, second: second, emptyCells: row - upper - 1,
                        pixels: lower.top - place.bottom)
                }
            }
        }
    }

    /// Returns the units of a row that stand in some columns, each once.
    private func units(inRow row: Int, columns: Range<Int>) -> [Int] {
        var units: [Int] = []
        for column in columns {
            guard let seat = layout.seat(row: row, column: column) else { continue }
            let unit = layout.hall.unitIndex(ofSeat: seat)
            if units.last != unit { units.append(unit) }
        }
        return units
    }

    private func columnPitch(_ gaps: [Gap]) -> PixelPitch? {
        guard let gap = mostFrequent(gaps.filter { $0.emptyCells == 0 }.map(\.pixels)) else { return nil }
        let seats = places.indices.compactMap { unit in
            let count = layout.columns(ofUnit: unit).count
            return places[unit].map { ($0.width - (count - 1) * gap) / count }
        }
        return mostFrequent(seats).map { PixelPitch(seat: $0, gap: gap) }
    }

    private func rowPitch(_ gaps: [Gap]) -> PixelPitch? {
        guard let gap = mostFrequent(gaps.filter { $0.emptyCells == 0 }.map(\.pixels)) else { return nil }
        return mostFrequent(places.compactMap { $0?.height }).map { PixelPitch(seat: $0, gap: gap) }
    }

    /// Compares gaps with the most frequent one; across an aisle with one that is wider by whole cells.
    private func measurement(_ gaps: [Gap], pitch: PixelPitch?, name: (Gap) -> String) -> RuleMeasurement {
        guard let pitch else { return RuleMeasurement() }
        let findings = gaps.compactMap { gap -> Finding? in
            let expected = pitch.gap + gap.emptyCells * pitch.pitch
            guard gap.pixels != expected else { return nil }
            return Finding(
                message: "\(name(gap)): \(gap.pixels) px between them instead of \(expected)", scale: scale,
                seats: layout.hall.seatIDs(ofUnits: [gap.first, gap.second]), value: Double(gap.pixels),
                expected: Double(expected))
        }
        return RuleMeasurement(
            text: "\(pitch.gap) px", figures: [Figure(name: "gap", scale: scale, value: Double(pitch.gap))],
            findings: findings)
    }
}

/// Returns the number that appears most often, of several the smallest; `nil` when there is none.
func mostFrequent(_ numbers: [Int]) -> Int? {
    var counts: [Int: Int] = [:]
    for number in numbers { counts[number, default: 0] += 1 }
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
}
