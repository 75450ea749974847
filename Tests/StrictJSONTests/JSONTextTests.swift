import StrictJSON
import TestSupport
import Testing

struct JSONTextTests {
    static let sample: JSONValue = [
        "outcome": "changed", "passed": false, "ratio": 0.15, "box": [1, 2, 3, 4],
        "clusters": [["box": [1, 2]], ["box": []]], "empty": [:],
    ]

    @Test func `compact text has no spaces`() {
        #expect(
            Self.sample.text() == #"{"outcome":"changed","passed":false,"ratio":0.15,"box":[1,2,3,4],"#
                + #""clusters":[{"box":[1,2]},{"box":[]}],"empty":{}}"#)
    }

    @Test func `line text has spaces`() {
        #expect(JSONValue.object([JSONMember("a", [1, true])]).text(.line) == #"{ "a": [1, true] }"#)
    }

    @Test func `pretty text keeps flat containers on one line`() {
        #expect(
            Self.sample.text(.pretty) == """
                {
                  "outcome": "changed",
                  "passed": false,
                  "ratio": 0.15,
                  "box": [1, 2, 3, 4],
                  "clusters": [
                    {
                      "box": [1, 2]
                    },
                    {
                      "box": []
                    }
                  ],
                  "empty": {}
                }
                """)
    }

    @Test func `pretty text breaks long lines`() {
        let word = String(repeating: "x", count: 100)
        #expect(JSONValue.array([.string(word)]).text(.pretty) == "[\"\(word)\"]")
        #expect(
            JSONValue.array([.string(word), .string(word)]).text(.pretty) == "[\n  \"\(word)\",\n  \"\(word)\"\n]")
    }

    @Test(arguments: [
        (JSONValue.string("银幕 😀 é"), "\"银幕 😀 é\""),  // beyond ASCII: as it is
        (.string("a\"b\\c/"), #""a\"b\\c/""#),  // a slash needs no escape
        (.string("\n\r\t\u{0}\u{8}\u{1F}\u{7F}"), "\"\\n\\r\\t\\u0000\\u0008\\u001f\u{7F}\""),
        (.number(1), "1.0"),  // a double stays a double
        (.number(-0.0), "-0.0"),
        (.number(0.1 + 0.2), "0.30000000000000004"),  // shortest that gives the same double
        (.number(1e20), "1e+20"),
        (.number(.leastNonzeroMagnitude), "5e-324"),  // the smallest double
        (.number(.infinity), "\"inf\""),  // visible, not a silent null
        (.number(.nan), "\"nan\""),
        (.integer(.min), "-9223372036854775808"),
        (nil, "null"),
    ])
    func `scalars are written as JSON`(value: JSONValue, text: String) {
        #expect(value.text() == text)
    }

    @Test(arguments: [JSONStyle.compact, .line, .pretty]) func `parsing the text gives the value`(style: JSONStyle)
        throws
    {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let value = JSONValue.random(depth: 4, using: &generator)
            #expect(try JSONValue(parsing: Array(value.text(style).utf8)) == value)
        }
    }
}

extension JSONValue {
    /// A value with containers nested up to `depth` levels.
    static func random(depth: Int, using generator: inout SeededGenerator) -> JSONValue {
        let count = Int.random(in: 0...4, using: &generator)
        switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &generator) {
        case 0: return .bool(.random(using: &generator))
        case 1: return .integer(Int(truncatingIfNeeded: generator.next()))
        case 2: return .number(.random(in: -1e9...1e9, using: &generator))
        case 3: return .string(randomText(using: &generator))
        case 4: return .null
        case 5: return .array((0..<count).map { _ in random(depth: depth - 1, using: &generator) })
        default:
            return .object(
                (0..<count).map { _ in
                    JSONMember(randomText(using: &generator), random(depth: depth - 1, using: &generator))
                })
        }
    }

    private static func randomText(using generator: inout SeededGenerator) -> String {
        let alphabet: [Unicode.Scalar] = ["a", "\"", "\\", "\n", "\u{0}", "排", "😀", "\u{1F}", " "]
        let scalars = (0..<Int.random(in: 0...20, using: &generator)).compactMap { _ in
            alphabet.randomElement(using: &generator)
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
