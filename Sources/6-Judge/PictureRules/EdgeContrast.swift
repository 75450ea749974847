import ColorVision
import Pixels

/// The contrast of a shape's edge with what is around it, on pixels.
struct EdgeContrast {
    /// The smallest of the four sides; on each side the best pair of pixels counts, so that dashes count as a line.
    let ratio: Double

    /// The colours of that pair: the edge, and what is outside.
    let edge: StraightColor
    let outside: StraightColor

    /// Measures a shape, or gives `nil` when other shapes touch it on every side.
    ///
    /// - Parameter territory: The pixels that belong to the shape and the free space around it.
    init?(of place: PixelFrame, within territory: PixelFrame, in picture: Bitmap) {
        let room = territory.intersection(PixelFrame(picture.size))
        let sides = EdgeContrast.sides(of: place).filter { side in
            side.allSatisfy { room.contains($0.outside) }
        }
        let best = sides.compactMap { side in
            side.map { pair in
                EdgeContrast(edge: picture[pair.edge.x, pair.edge.y], outside: picture[pair.outside.x, pair.outside.y])
            }.max { $0.ratio < $1.ratio }
        }
        guard let worst = best.min(by: { $0.ratio < $1.ratio }) else { return nil }
        self = worst
    }

    private init(edge: StraightColor, outside: StraightColor) {
        self.edge = edge
        self.outside = outside
        ratio = LinearColor(edge).contrast(with: LinearColor(outside))
    }

    private typealias Pixel = (x: Int, y: Int)

    /// Returns pairs of pixels along the middle half of each side: the outermost of the shape, and the next one outside.
    private static func sides(of place: PixelFrame) -> [[(edge: Pixel, outside: Pixel)]] {
        let columns = middle(place.left..<place.right)
        let rows = middle(place.top..<place.bottom)
        return [
            columns.map { (($0, place.top), ($0, place.top - 1)) },
            columns.map { (($0, place.bottom - 1), ($0, place.bottom)) },
            rows.map { ((place.left, $0), (place.left - 1, $0)) },
            rows.map { ((place.right - 1, $0), (place.right, $0)) },
        ]
    }

    private static func middle(_ range: Range<Int>) -> Range<Int> {
        let quarter = range.count / 4
        return range.lowerBound + quarter..<range.upperBound - quarter
    }
}

extension PixelFrame {
    fileprivate func contains(_ pixel: (x: Int, y: Int)) -> Bool {
        (left..<right).contains(pixel.x) && (top..<bottom).contains(pixel.y)
    }
}

extension LinearColor {
    init(_ color: StraightColor) {
        self.init(sRGB: color.red, color.green, color.blue)
    }
}

extension StraightColor {
    /// The colour as a theme writes it.
    var hex: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}
