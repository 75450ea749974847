/// A value in a document that is being read, with its place and where to report what is wrong with it.
///
/// Each reading method returns `nil` after it has reported why.
public struct JSONField {
    /// The value.
    public let value: JSONValue

    private let container: FieldContainer
    private let step: JSONPath.Step?

    init(_ value: JSONValue, in container: FieldContainer, _ step: JSONPath.Step?) {
        self.value = value
        self.container = container
        self.step = step
    }

    /// Where it stands.
    public var path: JSONPath { container.path(step) }

    /// Where the faults of the document go.
    public var faults: FaultCollector { container.faults }

    /// Creates the container of the values inside.
    func inside() -> FieldContainer {
        FieldContainer(faults: faults, outer: container, step: step)
    }

    func report(_ fault: FieldFault) {
        faults.report(fault, at: path)
    }

    func reportType(_ expected: String) {
        report(.wrongType(expected: expected, found: value))
    }

    /// Reads a boolean.
    public func bool() -> Bool? {
        if case .bool(let flag) = value { return flag }
        reportType("a boolean")
        return nil
    }

    /// Reads a whole number in a range; `4.0` is whole, as in JSON Schema.
    public func integer(in range: ClosedRange<Int>) -> Int? {
        switch value {
        case .integer(let number) where range.contains(number): return number
        case .integer: report(.integerOutside(range, found: value))
        case .number(let number): return whole(number, in: range)
        default: reportType("a whole number")
        }
        return nil
    }

    private func whole(_ number: Double, in range: ClosedRange<Int>) -> Int? {
        if let integer = Int(exactly: number), range.contains(integer) { return integer }
        let isWhole = number == number.rounded(.towardZero)
        report(isWhole ? .integerOutside(range, found: value) : .notWhole(number))
        return nil
    }

    /// Reads a number in a range.
    public func number(in range: ClosedRange<Double>) -> Double? {
        let number: Double
        switch value {
        case .integer(let integer): number = Double(integer)
        case .number(let double): number = double
        default:
            reportType("a number")
            return nil
        }
        if range.contains(number) { return number }
        report(.numberOutside(range, found: value))
        return nil
    }

    /// Reads one line of text: no control characters, and a length in Unicode scalars within a range.
    ///
    /// The lower end of the range is 0 or 1.
    public func text(length range: ClosedRange<Int>) -> String? {
        guard case .string(let text) = value else {
            reportType("a string")
            return nil
        }
        if let fault = text.fault(length: range) {
            report(fault)
            return nil
        }
        return text
    }

    /// Reads one line of text for people, which must say something: white space alone is refused as empty.
    public func sentence(length range: ClosedRange<Int>) -> String? {
        guard let text = text(length: range) else { return nil }
        if text.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
            report(.empty)
            return nil
        }
        return text
    }

    /// Reads one of the names of an enumeration.
    @inlinable
    public func choice<Choice: RawRepresentable<String> & CaseIterable>(of type: Choice.Type) -> Choice? {
        if case .string(let name) = value, let choice = Choice(rawValue: name) { return choice }
        reportChoice(among: Choice.allCases.map(\.rawValue))
        return nil
    }

    @usableFromInline
    func reportChoice(among allowed: [String]) {
        if case .string(let name) = value {
            report(.notOneOf(allowed, found: name, nearest: faults.suggestion(for: name, among: allowed)))
        } else {
            reportType("a string")
        }
    }

    /// Reads an array; the number of elements is checked before anything is made of them.
    ///
    /// The lower end of the range is 0 or 1.
    public func elements<Element>(count range: ClosedRange<Int>, read: (JSONField) -> Element) -> [Element]? {
        guard case .array(let elements) = value else {
            reportType("an array")
            return nil
        }
        guard checkCount(elements.count, in: range) else { return nil }
        let inside = inside()
        return elements.indices.map { read(JSONField(elements[$0], in: inside, .element($0))) }
    }

    /// Reads an object whose names are known; reports the others and those that appear twice.
    public func object(keys: [String]) -> ObjectReader? {
        guard let members = members() else { return nil }
        return ObjectReader(members, keys: keys, in: inside())
    }

    /// Reads the object that is a whole document: it may name its schema for an editor in `$schema`, which is ignored.
    ///
    /// The name is one line of at most 2048 Unicode scalars.
    public func document(keys: [String]) -> ObjectReader? {
        guard var object = object(keys: keys + ["$schema"]) else { return nil }
        _ = object.optional("$schema")?.text(length: 0...2048)
        return object
    }

    /// Reads an object whose names are data; reports names that appear twice and leaves them out.
    ///
    /// The lower end of the range is 0 or 1.
    public func map(count range: ClosedRange<Int>) -> [(name: String, field: JSONField)]? {
        guard let members = members(), checkCount(members.count, in: range) else { return nil }
        let inside = inside()
        var names: Set<String> = []
        return members.compactMap { member in
            let field = JSONField(member.value, in: inside, .member(member.name))
            if names.insert(member.name).inserted { return (member.name, field) }
            field.report(.duplicateKey)
            return nil
        }
    }

    private func members() -> [JSONMember]? {
        if case .object(let members) = value { return members }
        reportType("an object")
        return nil
    }

    private func checkCount(_ count: Int, in range: ClosedRange<Int>) -> Bool {
        if range.contains(count) { return true }
        report(count == 0 ? .empty : .tooMany(limit: range.upperBound, found: count))
        return false
    }

    /// Reads a name that is safe as a file's on every system: letters and digits of ASCII, ".", "_" and "-".
    ///
    /// It has 100 characters at most and does not begin with a dot.
    public func fileName() -> String? {
        guard let name = text(length: 1...100) else { return nil }
        if name.utf8.allSatisfy(isSafe), !name.hasPrefix(".") { return name }
        report(.unsafeFileName)
        return nil
    }
}

extension String {
    fileprivate func fault(length range: ClosedRange<Int>) -> FieldFault? {
        if isEmpty { return range.lowerBound > 0 ? .empty : nil }
        // Bytes are never fewer than scalars and quicker to count.
        if utf8.count > range.upperBound, unicodeScalars.count > range.upperBound {
            return .tooLong(limit: range.upperBound, found: unicodeScalars.count)
        }
        if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return nil }
        return unicodeScalars.first(where: \.breaksLine).map(FieldFault.controlCharacter)
    }
}

extension Unicode.Scalar {
    /// Whether it is a control character or separates lines or paragraphs.
    fileprivate var breaksLine: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
        default: false
        }
    }
}

private func isSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
    default: "._-".utf8.contains(byte)
    }
}
