import Canvas
import Halls
import Pixels
import Scenes
import SeatGeometry

extension MeasuredPicture {
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
}
