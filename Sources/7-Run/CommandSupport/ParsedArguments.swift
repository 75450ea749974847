/// The arguments of a command, checked against its table.
public struct ParsedArguments: Sendable {
    /// The positional arguments, in order; their number fits the table.
    public private(set) var positionals: [String] = []

    private var values: [String: [String]] = [:]

    /// Whether the option was given.
    public func has(_ option: OptionSpec) -> Bool {
        values[option.name] != nil
    }

    /// The value of the option, or `nil` when it was not given.
    public func value(of option: OptionSpec) -> String? {
        values[option.name]?.last
    }

    /// The values of a repeatable option, in order; none when it was not given.
    public func values(of option: OptionSpec) -> [String] {
        values[option.name] ?? []
    }

    mutating func append(positional: String) {
        positionals.append(positional)
    }

    mutating func append(_ option: OptionSpec, value: String) {
        values[option.name, default: []].append(value)
    }
}

extension ParsedArguments {
    /// The whole number given to the option, or `nil` when it was not given.
    ///
    /// - Throws: `UsageError.invalidValue` when it is not a whole number or lies outside the range.
    public func integer(of option: OptionSpec, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = value(of: option) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw .invalidValue(of: option.name, value: text, expected: "a whole number\(limits(of: range))")
        }
        return number
    }

    /// The number given to the option, or `nil` when it was not given.
    ///
    /// - Throws: `UsageError.invalidValue` when it is not a finite decimal number or lies outside the range.
    public func number(of option: OptionSpec, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
        guard let text = value(of: option) else { return nil }
        guard let number = Double(decimal: text), range.contains(number) else {
            let limits = " from \(range.lowerBound) to \(range.upperBound)"
            throw .invalidValue(of: option.name, value: text, expected: "a number\(limits)")
        }
        return number
    }

    /// The word given to the option, which is one of several, or `nil` when it was not given.
    ///
    /// - Throws: `UsageError.invalidValue` when it is none of them.
    public func choice<Choice: RawRepresentable<String> & CaseIterable>(
        of option: OptionSpec
    ) throws(UsageError) -> Choice? {
        guard let text = value(of: option) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw .invalidValue(of: option.name, value: text, expected: "one of \(words)")
        }
        return choice
    }
}

extension ParsedArguments {
    /// The file for a JUnit report, or `nil` when the option was not given.
    ///
    /// - Throws: `UsageError.invalidValue` for a name of a picture, a page or a document, which would be replaced.
    public func junitPath(of option: OptionSpec) throws(UsageError) -> String? {
        guard let path = value(of: option) else { return nil }
        guard ![".png", ".html", ".json"].contains(where: path.lowercased().hasSuffix) else {
            throw .invalidValue(of: option.name, value: path, expected: "a file for XML, such as junit.xml")
        }
        return path
    }
}

private func limits(of range: ClosedRange<Int>) -> String {
    range.upperBound == .max ? ", at least \(range.lowerBound)" : " from \(range.lowerBound) to \(range.upperBound)"
}

extension Double {
    /// Reads a finite number in decimal notation, or gives `nil`: no hexadecimal, no `inf`, no `nan`.
    public init?(decimal text: String) {
        let allowed = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
        guard allowed, let number = Double(text), number.isFinite else { return nil }
        self = number
    }
}
