import Halls
import StrictJSON

extension JSONField {
    /// Reads what the state must be: some of its values, by the names that the output has for them.
    func expectations() -> [Step.Expectation]? {
        guard var object = object(keys: ExpectedKey.allCases.map(\.rawValue)) else { return nil }
        guard case .object(let members) = value, !members.isEmpty else {
            faults.report(ScriptFault.oneOf(ExpectedKey.allCases.map(\.rawValue)), at: path)
            return nil
        }
        let read = members.map { member -> Step.Expectation? in
            guard let key = ExpectedKey(rawValue: member.name), let field = object.optional(member.name) else {
                return nil
            }
            return field.isExpectation(key) ? Step.Expectation(key: member.name, value: field.value) : nil
        }
        let known = read.compactMap { $0 }
        return known.count == read.count ? known : nil
    }

    private func isExpectation(_ key: ExpectedKey) -> Bool {
        switch key {
        case .zoom: number(in: 0...1e6) != nil
        case .offset: point() != nil
        case .selected, .recommended: elements(count: 0...1000) { $0.text(length: HallLimits.idLength) } != nil
        case .lockRemaining, .lockedOutFor: value == .null || number(in: 0...1e9) != nil
        case .notice: value == .null || text(length: 0...1000) != nil
        case .background: bool() != nil
        case .status: map(count: 1...1000)?.allSatisfy { $0.field.choice(of: Seat.Status.self) != nil } ?? false
        case .nodes: elements(count: 0...81) { $0.integer(in: 0...80) } != nil
        case .state: text(length: 1...40) != nil
        }
    }
}

/// The values of the state that can be expected.
enum ExpectedKey: String, CaseIterable {
    case zoom, offset, selected, recommended, lockRemaining, notice, background, status, nodes, state, lockedOutFor

    /// Whether only a hall has it, only a pattern, or both.
    var needsHall: Bool? {
        switch self {
        case .nodes, .state, .lockedOutFor: false
        case .background: nil
        default: true
        }
    }
}

extension Step.Expectation {
    /// How far numbers may be apart and still be as expected.
    private static let tolerance = 0.001

    /// Returns whether a state has the value; ids may stand in any order, and numbers be off by a thousandth.
    func isMet(by state: JSONValue) -> Bool {
        switch (key, state[key], value) {
        case ("status", let actual?, .object(let expected)):
            expected.allSatisfy { actual[$0.name] == $0.value }
        case ("selected", .array(let actual)?, .array(let expected)),
            ("recommended", .array(let actual)?, .array(let expected)):
            actual.count == expected.count && expected.allSatisfy(actual.contains)
                && actual.allSatisfy(expected.contains)
        case (_, let actual?, _): Self.isNear(actual, value)
        case (_, nil, _): false
        }
    }

    private static func isNear(_ actual: JSONValue, _ expected: JSONValue) -> Bool {
        if case .array(let left) = actual, case .array(let right) = expected {
            return left.count == right.count && zip(left, right).allSatisfy { isNear($0, $1) }
        }
        guard let left = actual.asNumber, let right = expected.asNumber else { return actual == expected }
        return abs(left - right) <= tolerance
    }
}

extension JSONValue {
    fileprivate var asNumber: Double? {
        switch self {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        default: nil
        }
    }
}
