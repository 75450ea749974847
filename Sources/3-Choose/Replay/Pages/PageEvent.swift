import Geometry
import StrictJSON

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
