import Drawing
import Geometry

/// One shape to draw in a style: a seat, several seats sold as one, or a sample in the legend.
struct SeatBody {
    var frame: Rect
    var corners: CornerRadii
    var style: SeatStyle
    var sign: PlacedSign?

    /// A sign and where it goes.
    struct PlacedSign {
        var sign: Sign
        var center: Point
        var size: Double
    }

    /// Returns the body moved sideways.
    func moved(x: Double) -> SeatBody {
        var body = self
        body.frame.x += x
        body.sign?.center.x += x
        return body
    }
}

extension SeatBody {
    /// Returns the body scaled around its middle, with its corners; the sign keeps its place and size.
    func scaled(by factor: Double) -> SeatBody {
        var body = self
        body.frame.x -= frame.width * (factor - 1) / 2
        body.frame.y -= frame.height * (factor - 1) / 2
        body.frame.width *= factor
        body.frame.height *= factor
        body.corners = CornerRadii(top: corners.top * factor, bottom: corners.bottom * factor)
        return body
    }
}

/// Turns bodies into batches: one fill, one outline, one hatching for each style, and one batch for each sign.
///
/// All fills come first, so that none can cover an outline.
struct SeatPainter {
    let theme: Theme

    /// The length of a seat width in points: lines and dashes are measured in it.
    let seatSize: Double

    /// The width of an outline.
    let hairline: Double

    func batches(of bodies: [SeatBody]) -> [Batch] {
        let styles = Dictionary(grouping: bodies, by: \.style)
        let groups = SeatStyle.allCases.compactMap { style in styles[style].map { (style: style, bodies: $0) } }
        return groups.compactMap { fill($0.bodies, $0.style) } + groups.compactMap { hatching($0.bodies, $0.style) }
            + groups.compactMap { outline($0.bodies, $0.style) } + groups.flatMap { signs($0.bodies, $0.style) }
    }

    private func fill(_ bodies: [SeatBody], _ style: SeatStyle) -> Batch? {
        theme.seats[style].fill.map { Batch("\(style).fill", path(around: bodies, inset: 0), .fill($0)) }
    }

    private func outline(_ bodies: [SeatBody], _ style: SeatStyle) -> Batch? {
        let look = theme.seats[style]
        return look.outline.map { color in
            let width = lineWidth(inside: bodies)
            let dashes = look.isDashed ? dashes(around: bodies, width: width) : []
            let stroke = Stroke(color, width: width, dashes: dashes)
            return Batch("\(style).outline", path(around: bodies, inset: width / 2), .stroke(stroke))
        }
    }

    /// Returns the width of an outline inside bodies: that of a hairline, or where the view is zoomed out so far that
    /// one body has no room for two of them, half of it.
    func lineWidth(inside bodies: [SeatBody]) -> Double {
        bodies.reduce(hairline) { min($0, $1.frame.width / 2, $1.frame.height / 2) }
    }

    /// Returns the outlines of bodies, moved inwards: by half a line's width the line lies inside the edge.
    func path(around bodies: [SeatBody], inset: Double) -> Path {
        var path = Path()
        for body in bodies {
            path.addRoundedRectangle(body.frame.inset(by: inset), radii: body.corners.inset(by: inset))
        }
        return path
    }

    /// Returns a dash and a space that go round the smallest of the bodies a whole number of times.
    private func dashes(around bodies: [SeatBody], width: Double) -> [Double] {
        guard let body = bodies.min(by: { $0.frame.width < $1.frame.width }) else { return [] }
        let frame = body.frame.inset(by: width / 2)
        let radii = body.corners.inset(by: width / 2).fitted(to: frame)
        let perimeter = 2 * (frame.width + frame.height) - (4 - .pi) * (radii.top + radii.bottom)
        // Seen so small that the line is wider than the seat, it has no length.
        guard perimeter > 0 else { return [] }
        let pairs = max(1, (perimeter / (2 * theme.shape.dash * seatSize)).rounded())
        return [perimeter / pairs / 2, perimeter / pairs / 2]
    }

    /// Returns the diagonal lines over a hatched style, in phase across bodies.
    private func hatching(_ bodies: [SeatBody], _ style: SeatStyle) -> Batch? {
        theme.seats[style].hatching.map { color in
            let inset = theme.shape.hatchInset * seatSize
            var path = Path()
            for body in bodies {
                path.addHatching(
                    in: body.frame.inset(by: inset), corners: body.corners.inset(by: inset),
                    period: theme.shape.hatchPeriod * seatSize)
            }
            let stroke = Stroke(color, width: theme.shape.hatchWidth * seatSize, ends: .round)
            return Batch("\(style).hatching", path, .stroke(stroke))
        }
    }

    private func signs(_ bodies: [SeatBody], _ style: SeatStyle) -> [Batch] {
        let signs = Dictionary(grouping: bodies.compactMap(\.sign), by: \.sign)
        return Sign.allCases.compactMap { sign in
            signs[sign].map { batch(of: $0, sign, color: theme.seats[style].sign, name: "\(style).\(sign)") }
        }
    }

    /// Returns one batch of equal signs.
    func batch(of placed: [SeatBody.PlacedSign], _ sign: Sign, color: Color, name: String) -> Batch {
        var pen = SignPen()
        for place in placed {
            pen.draw(sign, center: place.center, size: place.size)
        }
        let size = placed.first?.size ?? 0
        let ink = sign.lineWidth.map { Batch.Ink.stroke(Stroke(color, width: $0 * size, ends: .round)) }
        return Batch(name, pen.path, ink ?? .fill(color))
    }
}
