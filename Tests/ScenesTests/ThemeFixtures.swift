import Scenes
import StrictJSON
import TestSupport
import Testing

/// A whole theme document: the light theme's.
let sampleTheme = parsed(Theme.light.documentText())

/// A document that changes two colours of a theme.
let sampleChanges: JSONValue = [
    "name": "mine", "extends": "dark", "color": ["selection": ["fill": "#0F0"], "minimap": ["panel": "#00000080"]],
]

/// A theme document that must be accepted.
struct ValidTheme: Sendable, CustomTestStringConvertible {
    /// What is special about it, in a sentence.
    let name: String

    /// The document.
    let text: String

    /// The warnings that must be given, all of them, in this order.
    let warnings: [String]

    init(_ name: String, of sample: JSONValue = sampleTheme, _ edits: [Edit], warnings: [String] = []) {
        self.name = name
        text = sample.applying(edits).text()
        self.warnings = warnings
    }

    var testDescription: String { name }
}

/// A theme document that must be refused.
struct BrokenTheme: Sendable, CustomTestStringConvertible {
    /// What is wrong, in a sentence.
    let name: String

    /// The document.
    let text: String

    /// The faults that must be reported, all of them, in this order.
    let faults: [String]

    /// Why the schema accepts the document all the same, or `nil` when it refuses it too.
    let beyondSchema: String?

    init(_ name: String, text: String, _ faults: [String], beyondSchema: String? = nil) {
        self.name = name
        self.text = text
        self.faults = faults
        self.beyondSchema = beyondSchema
    }

    init(_ name: String, of sample: JSONValue = sampleTheme, _ edits: [Edit], _ faults: [String]) {
        self.init(name, text: sample.applying(edits).text(), faults)
    }

    var testDescription: String { name }
}

/// Reads a theme document.
func readTheme(_ text: String) throws(DocumentError) -> ThemeReading {
    try Theme.read(Array(text.utf8))
}

/// Parses a text, or gives null, which no test takes for a theme.
private func parsed(_ text: String) -> JSONValue {
    (try? JSONValue(parsing: Array(text.utf8))) ?? .null
}
