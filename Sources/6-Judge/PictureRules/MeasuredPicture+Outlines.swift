import Canvas
import ColorVision
import Halls
import Pixels
import Scenes
import SeatGeometry

extension MeasuredPicture {
    /// How much of an outline must be seen; the rest is corners, where it fades into what is around.
    static let neededOutline = 0.95

    /// The smallest colour difference (CIEDE2000) that makes a pixel of an outline visible.
    static let visibleDifference = 2.0

    /// The smallest alpha of a pixel that belongs to an outline rather than to its soft edge.
    private static let solid: UInt8 = 128

    /// Measures how much of each outline changes the picture.
    func outlines() throws -> RuleMeasurement {
        let units = places.indices.filter { scene.theme.seats[scene.style(ofUnit: $0)].outline != nil }
        guard !units.isEmpty else { return RuleMeasurement() }
        var comparison = OutlineComparison(
            outlines: try Bitmap(painting: list.outlinesAlone), with: try Bitmap(painting: list.withoutTexts),
            without: try Bitmap(painting: list.withoutOutlines))
        let parts = units.map { unit in
            let frame = PixelFrame(layout.territory(of: layout.hall.units[unit].seats), scale: scale)
            return (unit: unit, seen: comparison.visiblePart(in: frame, opacity: MeasuredPicture.solid))
        }
        let lowest = parts.map(\.seen).min() ?? 0
        return RuleMeasurement(
            text: "\(Int(lowest * 100)) %", figures: [Figure(name: "visible", scale: scale, value: lowest)],
            findings: findings(parts.filter { $0.seen < MeasuredPicture.neededOutline }))
    }

    /// Returns one finding for each style.
    private func findings(_ hidden: [(unit: Int, seen: Double)]) -> [Finding] {
        let styles = Dictionary(grouping: hidden) { scene.style(ofUnit: $0.unit) }
        return SeatStyle.allCases.compactMap { style in
            guard let parts = styles[style], let worst = parts.min(by: { $0.seen < $1.seen }) else { return nil }
            let more = parts.count > 1 ? " and \(parts.count - 1) more" : ""
            return Finding(
                message: "\(style): \(Int(worst.seen * 100)) % of the outline is seen at "
                    + layout.hall.name(ofUnit: worst.unit) + more,
                scale: scale, seats: layout.hall.seatIDs(ofUnits: parts.map(\.unit)), value: worst.seen,
                expected: MeasuredPicture.neededOutline)
        }
    }
}

/// A picture with and without its outlines.
private struct OutlineComparison {
    let outlines: Bitmap
    let with: Bitmap
    let without: Bitmap

    /// Whether pairs of colours differ visibly: a picture has few, and their difference takes long to compute.
    private var isVisible: [ColorPair: Bool] = [:]

    init(outlines: Bitmap, with: Bitmap, without: Bitmap) {
        self.outlines = outlines
        self.with = with
        self.without = without
    }

    private struct ColorPair: Hashable {
        let with: StraightColor
        let without: StraightColor
    }

    /// Returns the part of an outline's pixels that are seen; 0 when there are none.
    mutating func visiblePart(in frame: PixelFrame, opacity: UInt8) -> Double {
        let part = frame.intersection(PixelFrame(outlines.size))
        var pixels = 0
        var seen = 0
        for y in part.top..<part.bottom {
            let row = y * outlines.size.bytesPerRow + 3
            for x in part.left..<part.right where outlines.samples[row + x * Bitmap.bytesPerPixel] >= opacity {
                pixels += 1
                if differs(x, y) { seen += 1 }
            }
        }
        return pixels > 0 ? Double(seen) / Double(pixels) : 0
    }

    private mutating func differs(_ x: Int, _ y: Int) -> Bool {
        let pair = ColorPair(with: with[x, y], without: without[x, y])
        guard pair.with != pair.without else { return false }
        if let known = isVisible[pair] { return known }
        let difference = LabColor(LinearColor(pair.with)).difference(to: LabColor(LinearColor(pair.without)))
        isVisible[pair] = difference >= MeasuredPicture.visibleDifference
        return difference >= MeasuredPicture.visibleDifference
    }
}
