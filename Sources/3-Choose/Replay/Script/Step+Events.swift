import Halls
import StrictJSON

// Steps of the server and the system.
extension JSONField {
    func lock() -> Step.Action? {
        guard var object = object(keys: ["deadline", "serverNow"]) else { return nil }
        let deadline = object.value("deadline") { $0.instant() }
        let serverNow = object.value("serverNow") { $0.instant() }
        guard let deadline, let serverNow else { return nil }
        return .lock(deadline: deadline, serverNow: serverNow)
    }

    /// Reads `{"seats": {"A0502": "sold"}}`.
    func seatStatuses() -> [Step.SeatStatus]? {
        guard var object = object(keys: ["seats"]) else { return nil }
        guard let members = object.required("seats")?.map(count: 1...HallLimits.statuses.upperBound) else { return nil }
        let statuses = members.compactMap { name, field in
            field.choice(of: Seat.Status.self).map { Step.SeatStatus(seat: name, status: $0) }
        }
        return statuses.count == members.count ? statuses : nil
    }

    func recommend() -> Step.Action? {
        guard var object = object(keys: ["count", "type"]) else { return nil }
        let count = object.required("count")?.integer(in: 1...1000)
        let kind = object.value("type") { $0.choice(of: Seat.Kind.self) }
        guard let count, let kind else { return nil }
        return .recommend(count: count, kind: kind)
    }
}
