import Pixels
import StrictJSON
import TestSupport
import Testing

struct RecommendTests {
    private let folder: TemporaryFolder

    /// A hall of two rows, R1 and R2: two single seats, an aisle, a couple.
    init() throws {
        folder = try TemporaryFolder()
        let seats = (0..<2).flatMap { row in
            (0..<5).filter { $0 != 2 }.map { column in
                let couple = column > 2 ? #", "type": "love", "group": "g\#(row)""# : ""
                return
                    #"{"id": "\#(row)\#(column)", "row": \#(row), "col": \#(column), "rowLabel": "R\#(row + 1)"\#(couple)}"#
            }
        }
        try folder.write(
            SeatMapFixtures.hall(
                grid: #"{"rows": 2, "cols": 5}"#, extra: #""limit": 3, "#, seats: seats.joined(separator: ", ")),
            to: "h.json")
        try folder.write(
            #"{"hallId": "H", "status": {"10": "sold", "11": "sold", "13": "locked"}}"#, to: "late.json")
    }

    @Test(arguments: [
        (["--count", "2"], "10,11: row R2, seats 1, 2\n"),  // left and right are as far from the middle
        (["--count", "1"], "11: row R2, seat 2; a single free seat is left alone beside them\n"),
        (["--count", "2", "--type", "love"], "13,14: row R2, seats 4, 5\n"),
        (["--count", "2", "--best-row", "R1"], "00,01: row R1, seats 1, 2\n"),
        (["--count", "2", "--best-row-at", "0"], "00,01: row R1, seats 1, 2\n"),
        (["--count", "2", "--showing", "late.json"], "00,01: row R1, seats 1, 2\n"),
        (["--count", "2", "--showing", "late.json", "--type", "love"], "03,04: row R1, seats 4, 5\n"),
    ])
    func `names the seats as --select takes them`(arguments: [String], answer: String) async throws {
        let result = try await runCommand("seatmap", ["recommend", "h.json"] + arguments, cwd: folder.path)
        #expect(result.exitCode == 0 && result.stderr == "")
        #expect(result.text == answer)
        let ids = String(result.text.prefix { $0 != ":" })
        #expect(try await folder.seatmap("describe", "h.json", "--select", ids).exitCode == 0)
    }

    @Test(arguments: [
        (["--count", "3"], "nothing to recommend: no 3 free seats are side by side in whole units"),
        (["--count", "1", "--type", "love"], "nothing to recommend: no single love seat is free"),
        (
            ["--count", "2", "--type", "vip"],
            "nothing to recommend: no 2 free vip seats are side by side in whole units"
        ),
    ])
    func `says clearly that there is nothing`(arguments: [String], reason: String) async throws {
        for (json, answer) in [([], "nothing\n"), (["--json"], "null\n")] {
            let result = try await runCommand("seatmap", ["recommend", "h.json"] + arguments + json, cwd: folder.path)
            #expect(result.exitCode == 0 && result.text == answer)
            #expect(result.stderr == "h.json: \(reason)\n")
        }
    }

    @Test func `answers a program with an object`() async throws {
        let result = try await folder.seatmap("recommend", "h.json", "--count", "2", "--type", "love", "--json")
        #expect(
            try JSONValue(parsing: result.stdout) == [
                "seats": ["13", "14"], "units": [["13", "14"]], "row": 1, "rowLabel": "R2", "seatLabels": ["4", "5"],
                "leavesSeatAlone": false,
            ])
    }

    @Test(arguments: [
        (["h.json"], Int32(64), "missing argument --count N"),
        (["h.json", "--count", "0"], 64, "--count: '0' is not a whole number from 1 to 1000"),
        (["h.json", "--count", "two"], 64, "--count: 'two' is not"), (["h.json", "--count", "1.5"], 64, "--count: "),
        (["h.json", "--count", "1", "--type", "sofa"], 64, "--type: 'sofa' is not one of normal, love"),
        (["h.json", "--count", "1", "--best-row-at", "1.1"], 64, "--best-row-at: '1.1' is not a number from 0"),
        (["h.json", "--count", "1", "--best-row", "R1", "--best-row-at", "0"], 64, "--best-row and --best-row-at "),
        (["h.json", "--count", "4"], 2, "h.json: 4 seats are asked for, the limit is 3"),
        (["h.json", "--count", "3", "--limit", "2"], 2, "h.json: 3 seats are asked for, the limit is 2"),
        (["h.json", "--count", "1", "--best-row", "R3"], 2, "h.json: no row is labelled \"R3\"; did you mean"),
        (["none.json", "--count", "1"], 2, "none.json: no such file or directory"),
        (["h.json", "--count", "1", "--showing", "h.json"], 2, "h.json: "),
    ])
    func `refuses what cannot be asked`(arguments: [String], exitCode: Int32, message: String) async throws {
        let result = try await runCommand("seatmap", ["recommend"] + arguments, cwd: folder.path)
        #expect(result.exitCode == exitCode && result.text == "")
        #expect(result.stderr.hasPrefix("seatmap: \(message)"), "\(result.stderr)")
    }

    @Test func `a label of several rows is refused as the best row`() async throws {
        let seats =
            #"{"id": "a", "row": 0, "col": 0, "rowLabel": "B"}, {"id": "b", "row": 1, "col": 0, "rowLabel": "B"}"#
        try folder.write(SeatMapFixtures.hall(seats: seats), to: "balcony.json")
        let result = try await folder.seatmap("recommend", "balcony.json", "--count", "1", "--best-row", "B")
        #expect(result.exitCode == 2)
        #expect(result.stderr == "seatmap: balcony.json: 2 rows are labelled \"B\"\n")
    }

    @Test func `a limit of one's own goes before the hall's`() async throws {
        let result = try await folder.seatmap("recommend", "h.json", "--count", "4", "--limit", "4")
        #expect(result.exitCode == 0 && result.text == "nothing\n")
    }

    // MARK: The picture

    @Test func `render lets the same seats breathe, where the breath is seen best`() async throws {
        func picture(_ arguments: String...) async throws -> [UInt8] {
            let result = try await runCommand("seatmap", ["render", "h.json", "-o", "-"] + arguments, cwd: folder.path)
            #expect(result.exitCode == 0 && result.stderr == "")
            return result.stdout
        }
        let recommended = try await picture("--recommend", "2")
        #expect(try await recommended == picture("--breathe", "10,11", "--at", "0.8"))
        #expect(try await recommended != picture("--recommend", "2", "--at", "0"))
        #expect(try await picture("--recommend", "2", "--at", "0") == picture("--breathe", "10,11"))
        #expect(
            try await picture("--recommend", "2", "--best-row-at", "0") == picture("--breathe", "00,01", "--at", "0.8"))
    }

    @Test func `render draws a hall without such seats all the same, and says so`() async throws {
        let result = try await folder.seatmap("render", "h.json", "--recommend", "3", "-o", "none.png")
        #expect(result.exitCode == 0 && result.text == "none.png\n")
        #expect(
            result.stderr == "h.json: nothing to recommend: no 3 free seats are side by side in whole units\n")
        #expect(try await folder.seatmap("render", "h.json", "-o", "plain.png").exitCode == 0)
        #expect(try Bitmap(png: folder.read("none.png")) == Bitmap(png: folder.read("plain.png")))
    }

    @Test(arguments: [
        (["--recommend", "2", "--shake", "00"], Int32(64), "--shake and --recommend exclude each other"),
        (["--recommend", "2", "--breathe", "00"], 64, "--breathe and --recommend exclude each other"),
        (["--shake", "00", "--breathe", "00"], 64, "--shake and --breathe exclude each other"),
        (["--recommend", "0"], 64, "--recommend: '0' is not a whole number from 1 to 1000"),
        (["--recommend"], 64, "missing value: --recommend N"),
        (["--at", "1"], 64, "--at belongs to --shake, --breathe or --recommend"),
        (["--best-row-at", "1"], 64, "--best-row-at belongs to --best-row or --recommend"),
        (["--recommend", "4"], 2, "h.json: 4 seats are asked for, the limit is 3"),
    ])
    func `render refuses what does not go together`(
        arguments: [String], exitCode: Int32, message: String
    ) async throws {
        let result = try await runCommand("seatmap", ["render", "h.json", "-o", "x.png"] + arguments, cwd: folder.path)
        #expect(result.exitCode == exitCode && result.stderr.hasPrefix("seatmap: \(message)"), "\(result.stderr)")
        #expect(!folder.contains("x.png"))
    }
}
