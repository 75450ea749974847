import Canvas
import ColorVision
import Geometry
import Pixels
import Scenes
import SeatGeometry

/// The samples as they are rendered in a theme at a zoom and a scale: their pixels inside the outlines.
struct SamplePicture {
    /// How much of a seat's smaller side is left out at each edge, so that outlines do not count.
    private static let edge = 0.15

    /// The smaller side of a seat as it is seen, in points.
    let seatSide: Double

    /// The pixels of each sample, row by row, all of one size around the sample's middle.
    private let pixels: [LegibilitySample: [LinearColor]]

    init(theme: Theme, zoom: Double, scale: Int) throws {
        let (hall, selection) = try LegibilitySample.hall()
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
        var pixels: [LegibilitySample: [LinearColor]] = [:]
        for (sample, frame) in zip(LegibilitySample.allCases, layout.unitFrames) {
            let inner = frame.inset(by: side * SamplePicture.edge)
            pixels[sample] = picture.colors(in: inner, pixelsPerPoint: Double(scale) * zoom)
        }
        self.pixels = pixels
    }

    /// Returns the mean of a sample in linear light.
    func mean(of sample: LegibilitySample) -> LinearColor {
        var mean = LinearMean()
        for color in pixels[sample] ?? [] { mean.add(color) }
        return mean.color ?? LinearColor(red: 0, green: 0, blue: 0)
    }

    /// Returns the part of the pixels, laid over each other from the middle, that differ on the grey picture.
    ///
    /// Two pixels differ when their contrast is 3 : 1 or their lightness differs by 15.
    func greyDifference(_ first: LegibilitySample, _ second: LegibilitySample) -> Double {
        let pairs = zip(pixels[first] ?? [], pixels[second] ?? [])
        var count = 0
        var different = 0
        for (one, two) in pairs {
            count += 1
            let lightness = abs(LabColor(one).lightness - LabColor(two).lightness)
            if lightness >= 15 || one.contrast(with: two) >= 3 { different += 1 }
        }
        return count == 0 ? 0 : Double(different) / Double(count)
    }
}

extension Bitmap {
    /// Returns the colours of the pixels whose middles lie inside a rectangle of the canvas.
    fileprivate func colors(in frame: Rect, pixelsPerPoint: Double) -> [LinearColor] {
        let columns = Int((frame.x * pixelsPerPoint).rounded())..<Int((frame.maxX * pixelsPerPoint).rounded())
        let rows = Int((frame.y * pixelsPerPoint).rounded())..<Int((frame.maxY * pixelsPerPoint).rounded())
        return rows.flatMap { y in
            columns.map { x in
                let color = self[x, y]
                return LinearColor(sRGB: color.red, color.green, color.blue)
            }
        }
    }
}
