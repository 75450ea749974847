import StrictJSON
import Testing

struct DocumentReadingTests {
    private enum Colour: String, CaseIterable {
        case red
        case green
    }

    /// Reads a text with `content` and returns the lines of its faults.
    private func faults(_ text: String, _ content: (JSONField) -> Any?) -> [String] {
        do throws(DocumentError) {
            _ = try readDocument(Array(text.utf8), sizeLimit: 1000, content: content)
            return []
        } catch {
            return error.lines
        }
    }

    @Test(
        arguments: [
            ("5", []),
            ("5.0", []),  // whole, as in JSON Schema
            ("-0.0", []),
            ("9", ["(document): must be from 0 to 5, not 9"]),
            ("9.0", ["(document): must be from 0 to 5, not 9.0"]),
            ("1e300", ["(document): must be from 0 to 5, not 1e+300"]),  // beyond every integer
            ("4.5", ["(document): must be a whole number, not 4.5"]),
            ("true", ["(document): must be a whole number, not a boolean"]),
        ] as [(String, [String])])
    func `integers are whole and in their range`(text: String, expected: [String]) {
        #expect(faults(text) { $0.integer(in: 0...5) } == expected)
    }

    @Test(
        arguments: [
            ("1", []), ("0.5", []), ("2.5", []),  // both ends belong to the range
            ("2.6", ["(document): must be from 0.5 to 2.5, not 2.6"]),
            ("\"1\"", ["(document): must be a number, not a string"]),
        ] as [(String, [String])])
    func `numbers are finite and in their range`(text: String, expected: [String]) {
        #expect(faults(text) { $0.number(in: 0.5...2.5) } == expected)
    }

    @Test(
        arguments: [
            ("\"银幕\"", []),
            ("\"银幕银\"", []),  // the length counts scalars, not bytes
            ("\"\"", ["(document): must not be empty"]),
            ("\"abcd\"", ["(document): has 4 characters; at most 3 are allowed"]),
            ("\"a\\u0007\"", ["(document): contains the control character U+0007"]),
            ("\"\\u007f\"", ["(document): contains the control character U+007F"]),
            ("\"\\u0085\"", ["(document): contains the control character U+0085"]),
            ("\"\\u2029\"", ["(document): contains the control character U+2029"]),
            ("[]", ["(document): must be a string, not an array"]),
        ] as [(String, [String])])
    func `texts are no longer than their limit`(text: String, expected: [String]) {
        #expect(faults(text) { $0.text(length: 1...3) } == expected)
    }

    @Test(
        arguments: [
            ("\"red\"", []),
            ("\"gren\"", ["(document): must be \"red\" or \"green\", not \"gren\"; did you mean \"green\"?"]),
            ("\"blue\"", ["(document): must be \"red\" or \"green\", not \"blue\""]),
            ("1", ["(document): must be a string, not a number"]),
        ] as [(String, [String])])
    func `a choice is one of the names, and the nearest is suggested`(text: String, expected: [String]) {
        #expect(faults(text) { $0.choice(of: Colour.self) } == expected)
    }

    @Test func `faults come in the order of the document`() {
        let text = #"{"z": [1, "x", true], "b": {"c": 1, "d": 2, "c": 3}, "unknwn": 0, "a": 9}"#
        let lines = faults(text) { root in
            var object = root.object(keys: ["a", "b", "z", "unknown", "q"])
            _ = object?.required("q")
            _ = object?.required("unknown")  // misspelt, so not missing as well
            _ = object?.required("a")?.integer(in: 0...1)
            _ = object?.required("b")?.object(keys: ["c"])
            return object?.required("z")?.elements(count: 0...9) { $0.integer(in: 0...1) }
        }
        #expect(
            lines == [
                "z[1]: must be a whole number, not a string",
                "z[2]: must be a whole number, not a boolean",
                "b.c: appears more than once",
                "b.d: is not a known key",
                "unknwn: is not a known key; did you mean \"unknown\"?",
                "a: must be from 0 to 1, not 9",
                "q: is missing",
            ])
    }

    @Test func `absent null and faulty members differ`() throws {
        _ = try readDocument(Array(#"{"null": null, "one": 1}"#.utf8), sizeLimit: 1000) { root -> Bool? in
            var object = root.object(keys: ["null", "one", "absent"])
            #expect(object?.nullable("null") { $0.bool() } == .some(.some(nil)))
            #expect(object?.nullable("absent") { $0.bool() } == .some(.some(nil)))
            #expect(object?.value("absent") { $0.bool() } == .some(.some(nil)))
            #expect(object?.value("one") { $0.integer(in: 0...1) } == 1)
            #expect(object?.value("absent", default: 7) { $0.integer(in: 0...1) } == 7)
            return true
        }
    }

    @Test func `content that gives up silently is a fault`() {
        #expect(faults("1") { _ in nil } == ["(document): could not be read"])
    }

    @Test func `size is checked before parsing`() {
        let text = String(repeating: "[", count: 1001)
        #expect(faults(text) { $0 } == ["the file has 1001 bytes; at most 1000 are read"])
    }

    @Test(arguments: [
        (JSONPath.root, "(document)"),
        (.root.element(3), "[3]"),
        (.root.member("seats").element(12).member("col"), "seats[12].col"),
        (.root.member("银幕"), "银幕"),
        (.root.member("a b").member("c"), "[\"a b\"].c"),  // what is no name is quoted
        (.root.member(""), "[\"\"]"),
        (.root.member("line\nbreak"), "[\"line\\nbreak\"]"),
    ])
    func `paths are written as in a program`(path: JSONPath, text: String) {
        #expect(path.description == text)
    }

    @Test(
        arguments: [
            ("colum", "col", nil),  // two edits are too many for three letters
            ("coll", "col", "col"),
            ("ocl", "col", "col"),  // neighbours swapped
            ("COL", "col", "col"),
            ("x", "y", nil),  // nothing would be left
            ("seatlabels", "seatLabel", "seatLabel"),
            ("", "col", nil),
            (String(repeating: "x", count: 33), String(repeating: "x", count: 33), nil),  // too long to compare
        ] as [(String, String, String?)])
    func `nearest names`(name: String, candidate: String, nearest: String?) {
        #expect(nearestName(to: name, among: ["something else", candidate]) == nearest)
    }
}
