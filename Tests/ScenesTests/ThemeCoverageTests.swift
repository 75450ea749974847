import Drawing
import StrictJSON
import TestSupport
import Testing

@testable import Scenes

/// No property of a theme can be forgotten in its document.
struct ThemeCoverageTests {
    /// Properties that are not in a document, with the reason.
    private static let computed = [
        "spacing.legendHeight": "the legend of each hall decides it"
    ]

    /// The light theme with every part drawn, so that every key is in its document.
    private static var everythingDrawn: Theme {
        var theme = Theme.light
        for (fill, look) in zip(1..., [\SeatLooks.available, \.couple, \.accessible, \.sold, \.locked, \.broken]) {
            theme.seats[keyPath: look].fill = Color(UInt32(fill))
            theme.seats[keyPath: look].outline = Color(0x00FF00)
            theme.seats[keyPath: look].hatching = Color(0x0000FF)
        }
        return theme
    }

    /// Whatever a key changes is its property; a property that no key changes is missing from the document.
    @Test func `every property of a theme has a key`() throws {
        let sample = try JSONValue(parsing: Array(Self.everythingDrawn.documentText().utf8))
        let before = try properties(readTheme(sample.text()).theme)
        var unchanged = Set(before.keys)
        for path in sample.leafPaths() {
            let changed = sample.applying([.set(path, sample.otherValue(at: path))])
            let after = try properties(readTheme(changed.text()).theme)
            let differences = before.filter { after[$0.key] != $0.value }.keys
            #expect(!differences.isEmpty, "\(path) changes nothing")
            unchanged.subtract(differences)
        }
        #expect(unchanged == Set(Self.computed.keys))
    }

    /// Returns the values of a theme by the paths of their properties.
    private func properties(_ theme: Theme) -> [String: String] {
        var properties: [String: String] = [:]
        collect(theme, at: "", into: &properties)
        return properties
    }

    private func collect(_ value: Any, at path: String, into properties: inout [String: String]) {
        let mirror = Mirror(reflecting: value)
        if value is Color || mirror.children.isEmpty {
            properties[path] = "\(value)"
        }
        guard !(value is Color) else { return }
        for (index, child) in mirror.children.enumerated() {
            // An optional is what it holds.
            let name = mirror.displayStyle == .optional ? "" : child.label ?? "\(index)"
            collect(child.value, at: path.isEmpty || name.isEmpty ? path + name : "\(path).\(name)", into: &properties)
        }
    }
}

extension JSONValue {
    /// The paths of the values that hold no others, and of lists of texts.
    fileprivate func leafPaths() -> [String] {
        let paths = memberPaths()
        return paths.filter { path in !paths.contains { $0.hasPrefix(path + ".") || $0.hasPrefix(path + "[") } }
    }

    /// Returns another value that a theme document allows at a path.
    fileprivate func otherValue(at path: String) -> JSONValue {
        switch path.split(separator: ".").reduce(self, { $0.child($1) }) {
        case .string: path == "name" ? "other" : "#C0FFEE"
        case .integer(let number): .integer(number + 1)
        case .number(let number): .number(number * 1.01)
        default: path == "fonts" ? ["other.ttf"] : ["available", "couple", "accessible", "sold", "locked"]
        }
    }

    /// Returns the value for a step such as `zones[1]`.
    private func child(_ step: Substring) -> JSONValue {
        let parts = step.split { "[]".contains($0) }
        let member = self[String(parts[0])] ?? .null
        return parts.count == 1 ? member : member[Int(parts[1]) ?? 0] ?? .null
    }
}
