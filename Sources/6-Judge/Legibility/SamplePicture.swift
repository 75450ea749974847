import Canvas
import ColorVision
import Geometry
import Halls
import Pixels
import Scenes
import SeatGeometry

/// The samples as they are rendered in a theme at a zoom and a scale: their pixels inside the outlines.
struct SamplePicture {
    /// How much of a seat's smaller side is left out at each edge, so that outlines do not count.
    private static let edge = 0.15

    /// The smaller side of a seat as it is seen, in points.
    let seatSide: Double

    /// The pixels of each sample's copies; a couple's blocks are wider than the others.
    private let blocks: [LegibilitySample: [PixelBlock]]

    init(theme: Theme, sizes: Grid, zoom: Double, scale: Int) throws {
        let isFractional = (zoom * Double(scale)).truncatingRemainder(dividingBy: 1) != 0
        let (hall, selection) = try LegibilitySample.hall(sizes: sizes, isFractional: isFractional)
        var options = SceneOptions()
        options.labels = .none
        let scene = try HallScene(hall: hall, theme: theme, selection: selection, options: options)
        let layout = scene.layout
        let size = Size(width: layout.contentSize.width * zoom, height: layout.contentSize.height * zoom)
        let view = Viewport(size: size, zoom: zoom, offset: .zero)
        let list = try scene.displayList(viewport: view, scale: scale, backdrop: theme.backdrop)
        let picture = try Bitmap(painting: list)
        let side = Double(min(layout.metrics.seatWidth, layout.metrics.seatHeight))
        seatSide = side * zoom
        var blocks: [LegibilitySample: [PixelBlock]] = [:]
        for (sample, frame) in zip(LegibilitySample.sequence(isFractional: isFractional), layout.unitFrames) {
            let inner = frame.inset(by: side * SamplePicture.edge)
            blocks[sample, default: []].append(picture.block(in: inner, pixelsPerPoint: Double(scale) * zoom))
        }
        self.blocks = blocks
    }

    /// Returns the mean of a sample's copies in linear light.
    func mean(of sample: LegibilitySample) -> LinearColor {
        var mean = LinearMean()
        for color in (blocks[sample] ?? []).flatMap(\.colors) { mean.add(color) }
        return mean.color ?? LinearColor(red: 0, green: 0, blue: 0)
    }

    /// Returns the part of the pixels, laid over each other from the middle, that differ on the grey picture.
    ///
    /// Two pixels differ when their contrast is 3 : 1 or their lightness differs by 15.
    func greyDifference(_ first: LegibilitySample, _ second: LegibilitySample) -> Double {
        guard let one = blocks[first]?.first, let other = blocks[second]?.first else { return 0 }
        let width = min(one.width, other.width)
        let pairs = Array(zip(one.middle(width: width), other.middle(width: width)))
        let different = pairs.count { one, other in
            let lightness = abs(LabColor(one).lightness - LabColor(other).lightness)
            return lightness >= 15 || one.contrast(with: other) >= 3
        }
        return pairs.isEmpty ? 0 : Double(different) / Double(pairs.count)
    }
}

/// The pixels of a rectangle, row by row.
private struct PixelBlock {
    let width: Int
    let colors: [LinearColor]

    /// Returns the pixels of the columns in the middle.
    func middle(width part: Int) -> [LinearColor] {
        let left = (width - part) / 2
        return colors.indices.filter { (left..<left + part).contains($0 % width) }.map { colors[$0] }
    }
}

extension Bitmap {
    /// Returns the pixels whose middles lie inside a rectangle of the canvas.
    fileprivate func block(in frame: Rect, pixelsPerPoint: Double) -> PixelBlock {
        let columns = Int((frame.x * pixelsPerPoint).rounded())..<Int((frame.maxX * pixelsPerPoint).rounded())
        let rows = Int((frame.y * pixelsPerPoint).rounded())..<Int((frame.maxY * pixelsPerPoint).rounded())
        let colors = rows.flatMap { y in
            columns.map { x in
                let color = self[x, y]
                return LinearColor(sRGB: color.red, color.green, color.blue)
            }
        }
        return PixelBlock(width: columns.count, colors: colors)
    }
}
