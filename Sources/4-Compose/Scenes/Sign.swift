import Drawing
import Geometry
import Halls

/// A small drawing in the middle of a unit, so that nothing is told by colour alone.
enum Sign: CaseIterable, Hashable {
    case wheelchair
    case companion
    case family
    case heart
    case star
    case cross
    case tick

    /// Returns the sign of a unit in a style: crosses on broken seats, kinds on free ones.
    init?(style: SeatStyle, kind: Seat.Kind) {
        switch (style, kind) {
        case (.broken, _): self = .cross
        case (.couple, _): self = .heart
        case (.accessible, .wheelchair): self = .wheelchair
        case (.accessible, _): self = .companion
        case (.available, .vip): self = .star
        case (.available, .family): self = .family
        default: return nil
        }
    }

    /// The width of its lines over its size, or `nil` for a filled sign.
    var lineWidth: Double? {
        switch self {
        case .wheelchair: 0.105
        case .cross: 0.12
        case .tick: 0.15
        case .companion, .family, .heart, .star: nil
        }
    }

    /// Whether it is drawn smaller and higher on seats with numbers; a heart has its place between two of them.
    var makesRoomForNumbers: Bool {
        switch self {
        case .wheelchair, .companion, .family, .star: true
        case .heart, .cross, .tick: false
        }
    }

    /// Its size over the smaller side of a seat.
    var size: Double {
        switch self {
        case .wheelchair: 0.6
        case .companion: 0.52
        // Larger ones make a free sofa of two seats look sold or like a couple at the smallest zoom.
        case .family: 0.42
        case .heart: 0.42
        case .star: 0.38
        case .cross: 0.34
        case .tick: 0.48
        }
    }

    /// Its size over the smaller side of a seat where it makes room for numbers.
    var sizeAboveNumbers: Double {
        self == .family ? 0.372 : 0.62 * size
    }
}

/// Draws signs in a square with corners at (-0.5, -0.5) and (0.5, 0.5), scaled to a size around a centre.
struct SignPen {
    private(set) var path = Path()

    /// Adds a sign.
    mutating func draw(_ sign: Sign, center: Point, size: Double) {
        func at(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x * size, y: center.y + y * size) }
        switch sign {
        case .cross:
            path.addPolyline([at(-0.5, -0.5), at(0.5, 0.5)])
            path.addPolyline([at(0.5, -0.5), at(-0.5, 0.5)])
        case .tick:
            path.addPolyline([at(-0.5, 0.02), at(-0.14, 0.36), at(0.5, -0.36)])
        case .star:
            path.addPolygon(SignPen.star.map { at($0.x, $0.y) })
        case .heart:
            drawHeart(at)
        case .companion:
            drawPerson(center: center, size: size)
        case .family:
            drawPerson(center: at(-0.62, 0), size: 0.8 * size)
            drawPerson(center: at(0.62, 0), size: 0.8 * size)
            drawPerson(center: at(0, 0.154), size: 0.48 * size)
        case .wheelchair:
            drawWheelchair(at, size: size)
        }
    }

    private mutating func drawHeart(_ at: (Double, Double) -> Point) {
        path.move(to: at(0, 0.46))
        path.curve(at(-0.2, 0.26), at(-0.5, 0.08), to: at(-0.5, -0.17))
        path.curve(at(-0.5, -0.34), at(-0.38, -0.46), to: at(-0.25, -0.46))
        path.curve(at(-0.14, -0.46), at(-0.05, -0.4), to: at(0, -0.3))
        path.curve(at(0.05, -0.4), at(0.14, -0.46), to: at(0.25, -0.46))
        path.curve(at(0.38, -0.46), at(0.5, -0.34), to: at(0.5, -0.17))
        path.curve(at(0.5, 0.08), at(0.2, 0.26), to: at(0, 0.46))
        path.close()
    }

    /// Draws a head over shoulders.
    private mutating func drawPerson(center: Point, size: Double) {
        func at(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x * size, y: center.y + y * size) }
        path.addCircle(center: at(0, -0.25), radius: 0.22 * size)
        path.move(to: at(-0.42, 0.48))
        path.curve(at(-0.42, 0.2), at(-0.24, 0.06), to: at(0, 0.06))
        path.curve(at(0.24, 0.06), at(0.42, 0.2), to: at(0.42, 0.48))
        path.close()
    }

    /// Draws a person in a wheelchair, looking to the right: head, body and legs, arm, wheel.
    private mutating func drawWheelchair(_ at: (Double, Double) -> Point, size: Double) {
        path.addCircle(center: at(-0.1, -0.41), radius: 0.055 * size)
        path.addPolyline([at(-0.1, -0.2), at(-0.1, 0.1), at(0.17, 0.1), at(0.31, 0.4), at(0.43, 0.35)])
        path.addPolyline([at(-0.1, -0.09), at(0.15, -0.09)])
        path.move(to: at(-0.23, -0.03))
        path.curve(at(-0.35, 0.03), at(-0.41, 0.13), to: at(-0.41, 0.21))
        path.curve(at(-0.41, 0.37), at(-0.28, 0.49), to: at(-0.12, 0.49))
        path.curve(at(0, 0.49), at(0.1, 0.42), to: at(0.15, 0.31))
    }

    /// The corners of a star with five points, from its top, clockwise.
    ///
    /// Sines and cosines of multiples of 36°, written out, so that no machine rounds them its own way.
    private static let star: [Point] = [
        Point(x: 0, y: -0.5), Point(x: 0.1235, y: -0.1545), Point(x: 0.4755, y: -0.1545),
        Point(x: 0.1998, y: 0.0649), Point(x: 0.2939, y: 0.4045), Point(x: 0, y: 0.2101),
        Point(x: -0.2939, y: 0.4045), Point(x: -0.1998, y: 0.0649), Point(x: -0.4755, y: -0.1545),
        Point(x: -0.1235, y: -0.1545),
    ]
}
