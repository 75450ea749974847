import Geometry
import SeatGeometry
import StrictJSON

/// A page without a phone: touches and events go in, what happens comes out, and its state can be read and drawn.
///
/// Times are seconds since the start of the replay.
protocol Page {
    /// When the passing of time alone will change something, or `nil`.
    var nextTimer: Double? { get }

    /// Does what is due by a time; nothing while the page is in the background.
    mutating func advance(to time: Double) -> [PageEvent]

    /// Takes what a screen reports.
    mutating func handle(_ sample: TouchSample) -> [PageEvent]

    /// Does what is no touch; `nil` when this page has no such thing.
    mutating func perform(_ action: Step.Action, at time: Double) -> [PageEvent]?

    /// What can be expected, for a program.
    func state(at time: Double) -> JSONValue

    /// What is seen.
    func content(at time: Double) -> PageFrame.Content
}

/// Something that happened on a page, as a line of output tells it.
struct PageEvent: Equatable {
    let name: String
    let details: [JSONMember]

    init(_ name: String, _ details: [JSONMember] = []) {
        self.name = name
        self.details = details
    }
}

extension JSONMember {
    init(_ name: String, at point: Point) {
        self.init(name, .point(point))
    }

    init(_ name: String, ids: [String]) {
        self.init(name, .array(ids.map { .string($0) }))
    }
}

extension JSONValue {
    static func point(_ point: Point) -> JSONValue {
        [.number(point.x.roundedForOutput), .number(point.y.roundedForOutput)]
    }

    static func seconds(_ seconds: Double?) -> JSONValue {
        seconds.map { .number($0.roundedForOutput) } ?? .null
    }
}

/// A viewport on its way to another: what is seen while the page itself is there already.
struct Transition: Equatable {
    /// How long it takes, in seconds.
    static let duration = 0.3

    let from: Viewport
    let start: Double

    func isOver(at time: Double) -> Bool {
        time >= start + Transition.duration
    }

    /// Returns what is seen at a time: the seen part of the canvas moves and grows evenly, slowly at both ends.
    func viewport(to target: Viewport, at time: Double) -> Viewport {
        let part = min(1, max(0, (time - start) / Transition.duration))
        guard part < 1, from.size == target.size else { return target }
        let eased = part * part * (3 - 2 * part)
        func mixed(_ first: Double, _ last: Double) -> Double { first + (last - first) * eased }
        let zoom = 1 / mixed(1 / from.zoom, 1 / target.zoom)
        let first = from.canvasPoint(at: .zero)
        let last = target.canvasPoint(at: .zero)
        let corner = Point(x: mixed(first.x, last.x), y: mixed(first.y, last.y))
        return Viewport(size: target.size, zoom: zoom, offset: corner * zoom)
    }
}
