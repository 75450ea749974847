import StrictJSON
import TestSupport
import Testing

struct JSONParsingTests {
    private func parse(_ text: String) throws(JSONSyntaxError) -> JSONValue {
        try JSONValue(parsing: Array(text.utf8))
    }

    @Test(
        arguments: [
            (" null\n", nil),
            ("[1, 1.0, -0, 1e3, 9223372036854775807]", [1, 1.0, 0, 1000.0, .integer(.max)]),
            (#""a\u0000\n\ud83d\ude00""#, "a\u{0}\n😀"),
            (#"{"b": 1, "a": {}, "b": [true, false]}"#, ["b": 1, "a": [:], "b": [true, false]]),  // order, duplicates
            ("\"a string that does not fit into a small one\"", "a string that does not fit into a small one"),
        ] as [(String, JSONValue)])
    func `every kind of value is parsed`(text: String, value: JSONValue) throws {
        #expect(try parse(text) == value)
    }

    @Test(arguments: [
        ("", "line 1, column 1: the document is empty"),
        (" \n ", "line 2, column 2: the document is empty"),
        ("\u{FEFF}{}", "line 1, column 1: the document starts with a byte order mark; save it as UTF-8 without one"),
        ("[1,\n 2", "line 2, column 3: the document ends too early"),
        ("{\"银幕\": \n", "line 2, column 1: the document ends too early"),
        ("[1 2]", "line 1, column 4: expected ',' or ']'"),
        ("{\"a\": 1 \"b\"}", "line 1, column 9: expected ',' or '}'"),
        ("{\"银幕\" 1}", "line 1, column 7: expected ':'"),  // columns are scalars, not bytes
        ("{a: 1}", "line 1, column 2: expected a name in quotes"),
        ("[1,]", "line 1, column 4: expected a value"),
        ("{\"a\": 1,}", "line 1, column 9: expected a name in quotes"),
        ("[NaN]", "line 1, column 2: expected a value"),
        ("[-Infinity]", "line 1, column 2: this is not a number in JSON"),
        ("[01]", "line 1, column 2: this is not a number in JSON"),
        ("[1.]", "line 1, column 2: this is not a number in JSON"),
        ("[1e400]", "line 1, column 2: the number is too large"),
        ("[9223372036854775808]", "line 1, column 2: the number is too large"),  // unsigned 64 bits
        ("[-123456789012345678901234567890]", "line 1, column 2: the number is too large"),
        ("{} {}", "line 1, column 4: something follows the end of the document"),
        ("[\"abc]", "line 1, column 2: the string has no closing quote"),
        ("[\"a\nb\"]", "line 1, column 4: a control character in a string must be escaped"),
        (#"["\x"]"#, "line 1, column 3: this escape does not exist"),
        (#"["\u12g4"]"#, "line 1, column 3: this escape does not exist"),
        (#"["\ud800"]"#, "line 1, column 3: half of a surrogate pair is not a character"),
        (#"["\udc00"]"#, "line 1, column 3: half of a surrogate pair is not a character"),
        (#"["\ud800\u0041"]"#, "line 1, column 3: half of a surrogate pair is not a character"),
        ("// a\n{}", "line 1, column 1: expected a value"),
    ])
    func `syntax faults are told with their line and column`(text: String, message: String) {
        let error = #expect(throws: JSONSyntaxError.self) { try parse(text) }
        #expect(error?.description == message)
    }

    @Test func `bad encoding is placed`() {
        let error = #expect(throws: JSONSyntaxError.self) {
            try JSONValue(parsing: Array("[\"银\",\n\"".utf8) + [0xFF] + Array("\"]".utf8))
        }
        #expect(error?.description == "line 2, column 2: this is not UTF-8")
    }

    @Test func `nesting is limited`() throws {
        let limit = JSONValue.maximumDepth
        func nested(_ depth: Int, _ inside: String) -> String {
            String(repeating: "[", count: depth) + inside + String(repeating: "]", count: depth)
        }
        for inside in ["", "1"] {
            _ = try parse(nested(limit, inside))
            let error = #expect(throws: JSONSyntaxError.self) { try parse(nested(limit + 1, inside)) }
            #expect(error?.reason == .tooDeep(limit))
            #expect(error?.place?.column == limit + 1)
        }
        #expect(throws: JSONSyntaxError.self) { try parse(String(repeating: "[", count: 1_000_000)) }
    }

    /// The parser and the scanner that explains its refusals are two readers of one grammar.
    @Test func `every refusal is explained`() {
        let sample = Array(#"{"a": [1, -2.5e3, true, null], "银幕": "\u00e9\\ x\ud83d\ude00", "n": {"b": 0.1}}"#.utf8)
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<20_000 {
            var bytes = sample
            for _ in 0..<Int.random(in: 1...3, using: &generator) { bytes.mutate(using: &generator) }
            do throws(JSONSyntaxError) {
                let value = try JSONValue(parsing: bytes)
                #expect(!value.text().contains("\u{FFFD}"))
            } catch {
                if case .other = error.reason { Issue.record("\(error) \(String(decoding: bytes, as: UTF8.self))") }
            }
        }
    }
}

extension [UInt8] {
    /// Changes, removes, doubles or inserts one byte, or cuts the rest off.
    mutating func mutate(using generator: inout SeededGenerator) {
        guard let index = indices.randomElement(using: &generator) else { return }
        let structural = Array(#"{}[]",:\0-e.tnu"#.utf8)
        switch Int.random(in: 0...5, using: &generator) {
        case 0: self[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: self[index] = structural.randomElement(using: &generator) ?? 0
        case 2: remove(at: index)
        case 3: insert(self[index], at: index)
        case 4: insert(structural.randomElement(using: &generator) ?? 0, at: index)
        default: removeLast(Swift.min(count, Int.random(in: 0...5, using: &generator)))
        }
    }
}
