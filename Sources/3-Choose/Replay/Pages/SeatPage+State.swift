import Geometry
import Halls
import SeatGeometry
import SeatSelection
import StrictJSON

extension SeatPage {
    func state(at time: Double) -> JSONValue {
        [
            "zoom": .number(scroll.viewport.zoom.roundedForOutput),
            "offset": .point(scroll.viewport.offset),
            "selected": .array(session.selection.seatIDs(in: session.hall).map { .string($0) }),
            "recommended": .array(ids(of: recommended).map { .string($0) }),
            "lockRemaining": .seconds(session.lock?.remaining(at: now(time))),
            "notice": noticeText.map { .string($0) } ?? .null,
            "background": .bool(session.isInBackground),
        ]
    }

    private var noticeText: String? {
        notice?.notice.text(in: language, hall: session.hall)
    }

    /// Returns the statuses that the page shows of some seats.
    func statuses(of ids: [String]) -> JSONValue {
        .object(
            ids.compactMap { id in
                session.hall.seatIndex(id: id).map { JSONMember(id, .string(session.hall.seats[$0].status.rawValue)) }
            })
    }

    func content(at time: Double) -> PageFrame.Content {
        .hall(
            HallFrame(
                hall: session.hall, viewport: seenViewport(at: time), fittedWidth: Int(scroll.viewport.size.width),
                selection: session.selection,
                motions: motions.filter { !$0.isOver(at: time) }.map {
                    PageMotion(kind: $0.kind, units: $0.units, elapsed: time - $0.start)
                },
                notice: noticeText, lockSeconds: session.lock.map { Int($0.remaining(at: now(time)).rounded(.up)) }))
    }
}

extension PageEvent {
    /// Puts something that happened to a selection into a line of output.
    init(_ event: BuyerEvent, hall: Hall, language: Language) {
        func ids(_ units: [Int]) -> JSONMember {
            JSONMember("seats", ids: units.flatMap { hall.units[$0].seats.map { hall.seats[$0].id } })
        }
        switch event {
        case .selected(let units): self.init("selected", [ids(units)])
        case .deselected(let units): self.init("deselected", [ids(units)])
        case .lost(let units): self.init("lost", [ids(units)])
        case .released(let units): self.init("released", [ids(units)])
        case .refused(let units, .overLimit(let current, let limit)):
            self.init(
                "overLimit",
                [ids(units), JSONMember("current", .integer(current)), JSONMember("limit", .integer(limit))])
        case .refused(let units, .rejected(let reason)):
            self.init("rejected", [ids(units), JSONMember("reason", .string(reason.rawValue))])
        case .refused(let units, .ok): self.init("rejected", [ids(units)])
        case .locked: self.init("locked")
        case .lockRefused: self.init("lockRefused")
        case .reloaded: self.init("reloaded")
        case .haptic(let haptic): self.init("haptic", [JSONMember("kind", .string(haptic.rawValue))])
        case .notice(let notice):
            self.init("notice", [JSONMember("text", .string(notice.text(in: language, hall: hall)))])
        }
    }
}
