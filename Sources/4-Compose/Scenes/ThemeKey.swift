import Drawing
import StrictJSON

/// A key of a document: its name, and how its value goes into a target and comes out of it.
///
/// Reading and writing follow the same list of keys, so they cannot differ.
struct ThemeKey<Target: Sendable>: Sendable {
    /// The way to a part of the target.
    typealias Path<Value> = any WritableKeyPath<Target, Value> & Sendable

    /// The name in the document.
    let name: String

    /// Reads a value into the target; leaves the target alone after a fault.
    let read: @Sendable (JSONField, inout Target, ThemeExtent) -> Void

    /// Makes the target what it is without the key; `nil` when a whole document must have the key.
    var omit: (@Sendable (inout Target) -> Void)?

    /// Returns the value in a document of the target; `nil` when the key is left out.
    let json: @Sendable (Target) -> JSONValue?

    /// A value that a whole document must have.
    private static func value<Value: Sendable>(
        _ name: String, _ path: Path<Value>, read: @escaping @Sendable (JSONField) -> Value?,
        json: @escaping @Sendable (Value) -> JSONValue
    ) -> ThemeKey {
        ThemeKey(
            name: name,
            read: { field, target, _ in
                if let value = read(field) { target[keyPath: path] = value }
            },
            json: { json($0[keyPath: path]) })
    }

    /// A colour.
    static func color(_ name: String, _ path: Path<Color>) -> ThemeKey {
        value(name, path, read: { $0.color() }, json: { .string($0.css) })
    }

    /// The colour of something that need not be drawn: null, or absent from a whole document.
    static func optionalColor(_ name: String, _ path: Path<Color?>) -> ThemeKey {
        ThemeKey(
            name: name,
            read: { field, target, _ in
                if field.value == .null {
                    target[keyPath: path] = nil
                } else if let color = field.color() {
                    target[keyPath: path] = color
                }
            },
            omit: { $0[keyPath: path] = nil },
            json: { $0[keyPath: path].map { .string($0.css) } })
    }

    /// A number.
    static func number(_ name: String, _ path: Path<Double>, in range: ClosedRange<Double>) -> ThemeKey {
        value(name, path, read: { $0.number(in: range) }, json: { .number($0) })
    }

    /// A whole number.
    static func integer(_ name: String, _ path: Path<Int>, in range: ClosedRange<Int>) -> ThemeKey {
        value(name, path, read: { $0.integer(in: range) }, json: { .integer($0) })
    }

    /// A list of texts.
    static func texts(
        _ name: String, _ path: Path<[String]>, count: ClosedRange<Int>, length: ClosedRange<Int>
    ) -> ThemeKey {
        value(
            name, path, read: { $0.elements(count: count) { $0.text(length: length) }?.compactMap { $0 } },
            json: { .array($0.map { .string($0) }) })
    }

    /// A set of seat styles.
    static func styles(_ name: String, _ path: Path<[SeatStyle]>) -> ThemeKey {
        value(name, path, read: { $0.styles() }, json: { .array($0.map { .string($0.rawValue) }) })
    }

    /// An object of keys.
    static func group<Part>(_ name: String, _ path: Path<Part>, _ keys: [ThemeKey<Part>]) -> ThemeKey {
        ThemeKey(
            name: name,
            read: { field, target, extent in field.read(keys, into: &target[keyPath: path], extent) },
            json: { .object([JSONMember](keys, of: $0[keyPath: path])) })
    }

    /// A list of whole objects.
    ///
    /// - Parameter blank: What an object is made from; every part of it is replaced.
    static func list<Element>(
        _ name: String, _ path: Path<[Element]>, count: ClosedRange<Int>, of keys: [ThemeKey<Element>],
        from blank: Element
    ) -> ThemeKey {
        value(
            name, path,
            read: { field in
                field.elements(count: count) { field in
                    var element = blank
                    field.read(keys, into: &element, .whole)
                    return element
                }
            },
            json: { .array($0.map { .object([JSONMember](keys, of: $0)) }) })
    }
}

/// How much of a theme a document gives.
enum ThemeExtent {
    /// Everything, so that an absent key is a fault.
    case whole

    /// What differs from another theme.
    case changes
}

extension ObjectReader {
    /// Reads the members of the keys into a target.
    mutating func read<Target>(_ keys: [ThemeKey<Target>], into target: inout Target, _ extent: ThemeExtent) {
        for key in keys {
            let isRequired = extent == .whole && key.omit == nil
            if let field = isRequired ? required(key.name) : optional(key.name) {
                key.read(field, &target, extent)
            } else if extent == .whole {
                key.omit?(&target)
            }
        }
    }
}

extension JSONField {
    /// Reads an object of the keys into a target.
    func read<Target>(_ keys: [ThemeKey<Target>], into target: inout Target, _ extent: ThemeExtent) {
        guard var object = object(keys: keys.map(\.name)) else { return }
        object.read(keys, into: &target, extent)
    }

    fileprivate func color() -> Color? {
        guard let text = text(length: 0...Int.max) else { return nil }
        if let color = Color(css: text) { return color }
        faults.report(ThemeFault.notColor(text), at: path)
        return nil
    }

    fileprivate func styles() -> [SeatStyle]? {
        var seen: Set<SeatStyle> = []
        let styles = elements(count: 0...SeatStyle.allCases.count) { $0.style(outside: &seen) }
        return styles?.compactMap { $0 }
    }

    private func style(outside seen: inout Set<SeatStyle>) -> SeatStyle? {
        guard let style = choice(of: SeatStyle.self) else { return nil }
        if seen.insert(style).inserted { return style }
        faults.report(ThemeFault.repeatedStyle(style.rawValue), at: path)
        return nil
    }
}

extension [JSONMember] {
    /// Creates the members of the keys that a target has.
    init<Target>(_ keys: [ThemeKey<Target>], of target: Target) {
        self = keys.compactMap { key in key.json(target).map { JSONMember(key.name, $0) } }
    }
}
