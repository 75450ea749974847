public import StrictJSON

extension RuleResult {
    /// The result for a program: `{"rule", "passed", "summary", "figures": […], "findings": […]}`.
    ///
    /// A figure is `{"name", "value"}` with `scale` or `vision`; a finding is `{"message", "seats"}` with `scale` where
    /// it is of one picture, and with `value` and `expected` where there are numbers. Fields may be added, not renamed.
    public var json: JSONValue {
        [
            "rule": .string(rule.rawValue), "passed": .bool(passed), "summary": .string(summary),
            "figures": .array(figures.map(\.json)), "findings": .array(findings.map(\.json)),
        ]
    }
}

extension Figure {
    fileprivate var json: JSONValue {
        .object(
            [JSONMember("name", .string(name))] + [JSONMember("scale", scale.map { .integer($0) })].compactMap { $0 }
                + [JSONMember("vision", vision.map { .string($0) })].compactMap { $0 }
                + [JSONMember("value", .number(value))])
    }
}

extension Finding {
    fileprivate var json: JSONValue {
        let numbers = [
            JSONMember("value", value.map { .number($0) }), JSONMember("expected", expected.map { .number($0) }),
        ]
        return .object(
            [
                JSONMember("message", .string(message)), JSONMember("scale", scale.map { .integer($0) }),
                JSONMember("seats", .array(seats.map { .string($0) })),
            ].compactMap { $0 } + numbers.compactMap { $0 })
    }
}

extension JSONMember {
    /// Creates a member, or nothing where there is no value.
    fileprivate init?(_ name: String, _ value: JSONValue?) {
        guard let value else { return nil }
        self.init(name, value)
    }
}
