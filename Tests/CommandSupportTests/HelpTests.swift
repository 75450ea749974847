import CommandSupport
import Testing

struct HelpTests {
    private static let command = CommandSpec(
        name: "seatmap paint", summary: "Paints a hall.",
        discussion: "A hall is a document that says where the seats of one auditorium are and what has been sold.",
        positionals: [.required("HALL", help: "The hall."), .optional("OUT", help: "Where to write.")],
        options: [
            .value("--scale", "N", default: "1", help: "Pixels per point."),
            .value("--output", short: "-o", "FILE", help: "Where to write the picture; its extension says the format."),
            .value("--background-color", "#RRGGBB", isRepeatable: true, help: "Behind all."),
        ],
        exitNotes: [ExitNote(.success, "The picture was written."), ExitNote(.trouble, "It was not.")])

    @Test func `the help of a command has every section, defaults, and lines of at most 80 characters`() {
        let expected = """
            OVERVIEW: Paints a hall.

            A hall is a document that says where the seats of one auditorium are and what
            has been sold.

            USAGE: seatmap paint HALL [OUT] [--scale N] [--output FILE] [--background-color
                   #RRGGBB]…

            ARGUMENTS:
              HALL                    The hall.
              OUT                     Where to write.

            OPTIONS:
              --scale N               Pixels per point. (default: 1)
              -o, --output FILE       Where to write the picture; its extension says the
                                      format.
              --background-color #RRGGBB
                                      Behind all. May be repeated.
              -h, --help              Show this help.
              --version               Show the version.

            EXIT STATUS:
              0                       The picture was written.
              2                       It was not.
              64                      Wrong usage.

            """
        #expect(Self.command.helpText == expected)
    }

    private static let group = CommandGroup(name: "seatmap", summary: "Seat maps.", commands: [command])

    @Test(arguments: [["--help"], ["-h"], ["help"]])
    func `the help of a program lists its commands`(line: [String]) throws {
        guard case .print(let text) = try Self.group.parse(line) else {
            Issue.record("no text")
            return
        }
        #expect(text.contains("\n  paint                   Paints a hall.\n"))
    }

    @Test func `a program hands the rest of the line to the command it names`() throws {
        guard case .run("seatmap paint", let arguments) = try Self.group.parse(["paint", "h", "o"]) else {
            Issue.record("not run")
            return
        }
        #expect(arguments.positionals == ["h", "o"])
    }

    @Test func `a misspelt command suggests the nearest, and no command lists them all`() {
        #expect(throws: UsageError.unknownCommand("piant", nearest: "paint")) { try Self.group.parse(["piant"]) }
        #expect(throws: UsageError.missingCommand(names: ["paint"])) { try Self.group.parse([]) }
    }

    @Test func `help on a command is found with help before it or --help after it, and errors point there`() throws {
        guard case .print(let before) = try Self.group.parse(["help", "paint"]),
            case .print(let after) = try Self.group.parse(["paint", "--help"])
        else {
            Issue.record("no help")
            return
        }
        #expect(before == after && before.contains("seatmap paint"))
        #expect(throws: UsageError.unknownCommand("piant", nearest: "paint")) {
            try Self.group.parse(["help", "piant"])
        }
        #expect(Self.group.commandName(["paint", "x"]) == "seatmap paint")
        #expect(Self.group.commandName(["piant"]) == "seatmap" && Self.group.commandName([]) == "seatmap")
        let usage = Failure(UsageError.missingArgument("A"), command: "seatmap", helpName: "seatmap paint")
        #expect(usage.message == "seatmap: missing argument A\nSee 'seatmap paint --help'.")
    }
}

struct FailureTests {
    @Test func `an error becomes a message and an exit code`() {
        let usage = Failure(UsageError.missingArgument("A"), command: "pixeldiff")
        #expect(usage.exitCode == .usage)
        #expect(usage.message == "pixeldiff: missing argument A\nSee 'pixeldiff --help'.")
        let file = Failure(FileError(path: "a.png", reason: .isFolder), command: "pixeldiff")
        #expect(file.exitCode == .trouble)
        #expect(file.message == "pixeldiff: a.png: is a folder, not a file")
    }

    @Test func `a reader that went away is told nothing`() {
        let failure = Failure(FileError(path: "standard output", reason: .system(32)), command: "pixeldiff")
        #expect(failure.exitCode == .trouble)
        #expect(failure.message == nil)
    }
}
