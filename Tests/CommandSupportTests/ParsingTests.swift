import CommandSupport
import Testing

struct ParsingTests {
    static let scale = OptionSpec.value("--scale", "N", default: "1", help: "Pixels per point.")
    static let output = OptionSpec.value("--output", short: "-o", "FILE", help: "Where to write.")
    static let font = OptionSpec.value("--font", "FILE", isRepeatable: true, help: "A font.")
    static let json = OptionSpec.flag("--json", help: "Print JSON.")

    static let command = CommandSpec(
        name: "paint", summary: "Paints.",
        positionals: [
            .required("HALL", help: "A hall."), .optional("X", help: "A number."), .optional("Y", help: "Another."),
        ],
        options: [scale, output, font, json], exitNotes: [])

    private func parse(_ line: [String]) throws -> ParsedArguments {
        guard case .run("paint", let arguments) = try Self.command.parse(line) else {
            throw Unexpected.noRun
        }
        return arguments
    }

    private enum Unexpected: Error { case noRun }

    @Test(
        arguments: [
            ["a.json", "--scale", "2", "--json"],
            ["--json", "--scale=2", "a.json"],
            ["--scale", "2", "--json", "--", "a.json"],  // the dashes end the options
        ])
    func `options and positional arguments in any order`(line: [String]) throws {
        let arguments = try parse(line)
        #expect(arguments.positionals == ["a.json"])
        #expect(arguments.value(of: Self.scale) == "2")
        #expect(arguments.has(Self.json))
        #expect(!arguments.has(Self.output))
        #expect(arguments.value(of: Self.output) == nil)
    }

    @Test(
        arguments: [
            (["h", "-o", "x.png"], "x.png"),  // by the short name
            (["h", "--output=a=b"], "a=b"),  // only the first sign of equality separates
            (["h", "--output="], ""),  // empty, but given
            (["h", "--output", "-"], "-"),  // standard output
            (["h", "--output", "-5,10"], "-5,10"),  // a negative number, not an option
            (["h", "--output", "-.5"], "-.5"),
            (["h", "--output=-x"], "-x"),  // a dash in front needs the form with the sign
        ])
    func `what an option's value may be`(line: [String], value: String) throws {
        #expect(try parse(line).value(of: Self.output) == value)
    }

    @Test func `a repeatable option keeps all its values, in order`() throws {
        let arguments = try parse(["--font", "a", "h", "--font=b"])
        #expect(arguments.values(of: Self.font) == ["a", "b"])
        #expect(try parse(["h"]).values(of: Self.font) == [])
    }

    @Test(
        arguments: [
            (["h", "-5", "10"], ["h", "-5", "10"]),  // negative numbers
            (["-"], ["-"]),  // standard input
            (["--", "--json"], ["--json"]),  // after the end of options
            (["--", "--", "-h"], ["--", "-h"]),  // only the first dashes end them
            (["h", ""], ["h", ""]),  // an empty argument is one
        ])
    func `what counts as a positional argument`(line: [String], expected: [String]) throws {
        #expect(try parse(line).positionals == expected)
    }

    static let wrongLines: [([String], UsageError)] = [
        ([], .missingArgument("HALL")),
        (["--json"], .missingArgument("HALL")),
        (["h", "1", "2", "3"], .unexpectedArgument("3")),
        (["h", "--scal", "2"], .unknownOption("--scal", nearest: "--scale")),
        (["h", "--sclae=2"], .unknownOption("--sclae", nearest: "--scale")),  // neighbours exchanged
        (["h", "--hlep"], .unknownOption("--hlep", nearest: "--help")),  // the common options are suggested too
        (["h", "--something"], .unknownOption("--something", nearest: nil)),
        (["h", "-x"], .unknownOption("-x", nearest: nil)),
        (["h", "--scale"], .missingValue(option: "--scale", placeholder: "N")),
        (["h", "--scale", "--json"], .missingValue(option: "--scale", placeholder: "N")),
        (["h", "-o", "--"], .missingValue(option: "--output", placeholder: "FILE")),
        (["h", "--json=1"], .unexpectedValue(option: "--json")),
        (["h", "--json", "--json"], .repeatedOption("--json")),
        (["h", "-o", "a", "--output", "b"], .repeatedOption("--output")),  // the same under two names
    ]

    @Test(arguments: wrongLines)
    func `wrong lines are refused with a reason`(line: [String], error: UsageError) {
        #expect(throws: error) { try Self.command.parse(line) }
        #expect(!error.description.isEmpty)
    }

    @Test(
        arguments: [["--help"], ["-h"], ["--scal", "--help"], ["a", "b", "c", "d", "-h"], ["-h", "--version"]])
    func `help and version win over everything that is wrong`(line: [String]) throws {
        guard case .print(let text) = try Self.command.parse(line) else { throw Unexpected.noRun }
        #expect(text == Self.command.helpText)
    }

    @Test func `the version names the command`() throws {
        guard case .print(let text) = try Self.command.parse(["--version"]) else { throw Unexpected.noRun }
        #expect(text == "paint \(packageVersion)\n")
    }

    @Test(
        arguments: [
            ("3", 3), ("1", 1), ("4", 4),
            ("0", nil), ("5", nil),  // just outside
            ("2.0", nil), ("two", nil), ("", nil), ("99999999999999999999", nil),
        ] as [(String, Int?)])
    func `whole numbers within a range`(text: String, expected: Int?) throws {
        let arguments = try parse(["h", "--scale=\(text)"])
        if let expected {
            #expect(try arguments.integer(of: Self.scale, in: 1...4) == expected)
        } else {
            let error = UsageError.invalidValue(of: "--scale", value: text, expected: "a whole number from 1 to 4")
            #expect(throws: error) { try arguments.integer(of: Self.scale, in: 1...4) }
        }
        #expect(try parse(["h"]).integer(of: Self.scale, in: 1...4) == nil)
    }

    @Test(
        arguments: [
            ("1", 1), ("-0.5", -0.5), (".5", 0.5), ("1e3", 1_000),
            ("inf", nil), ("nan", nil), ("1e999", nil),  // not finite
            ("0x10", nil), ("1,5", nil), ("", nil), (" 1", nil),
        ] as [(String, Double?)])
    func `finite decimal numbers`(text: String, expected: Double?) {
        #expect(Double(decimal: text) == expected)
    }

    @Test func `a number outside its range is refused`() throws {
        let arguments = try parse(["h", "--scale", "7.5"])
        #expect(try arguments.number(of: Self.scale, in: 0...8) == 7.5)
        #expect(throws: UsageError.self) { try arguments.number(of: Self.scale, in: 0...7) }
    }
}
