public import Halls
public import StrictJSON

extension Script {
    /// Returns a fault for every seat that the script names and the hall does not have.
    public func faults(in hall: Hall) -> FaultList {
        guard case .steps(let steps) = course else { return FaultList([]) }
        let unknown = steps.flatMap(\.namedSeats).filter { hall.seatIndex(id: $0.id) == nil }
        return FaultList(unknown.map { Fault(path: $0.place, message: "\(ScriptFault.unknownSeat)") })
    }

    /// The names of its snapshots, in the order of its steps.
    public var snapshotNames: [String] {
        guard case .steps(let steps) = course else { return [] }
        return steps.compactMap { step in
            if case .snapshot(let name) = step.action { name } else { nil }
        }
    }
}

extension Step {
    /// The seats that the step names, each with its place in the document.
    fileprivate var namedSeats: [(id: String, place: String)] {
        switch action {
        case .tap(.seat(let id), _): [(id, "\(place).tap.seat")]
        case .doubleTap(.seat(let id), _): [(id, "\(place).doubleTap.seat")]
        case .push(let statuses): statuses.map { ($0.seat, "\(place).push.seats[\(quoted($0.seat))]") }
        case .lockRefused(let statuses): statuses.map { ($0.seat, "\(place).lockRefused.seats[\(quoted($0.seat))]") }
        case .expect(let expectations): expectations.flatMap { $0.namedSeats(in: "\(place).expect") }
        default: []
        }
    }
}

extension Step.Expectation {
    fileprivate func namedSeats(in place: String) -> [(id: String, place: String)] {
        switch value {
        case .array(let elements) where key == "selected" || key == "recommended":
            elements.enumerated().compactMap { index, element in
                guard case .string(let id) = element else { return nil }
                return (id, "\(place).\(key)[\(index)]")
            }
        case .object(let members) where key == "status":
            members.map { ($0.name, "\(place).status[\(quoted($0.name))]") }
        default: []
        }
    }
}
