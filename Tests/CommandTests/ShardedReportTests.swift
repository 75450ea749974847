import FoundationEssentials
import StrictJSON
import TestSupport
import Testing

struct ShardedReportTests {
    private let folder: TemporaryFolder

    /// A suite of nine cases, two scales each, with four kinds of failures.
    init() async throws {
        folder = try TemporaryFolder()
        try folder.write(SeatMapFixtures.hall(), to: "halls/h.json")
        let cases = (1...9).map { #"{"name": "c\#($0)", "hall": "h", "guards": "it", "scales": [1, 2]}"# }
        try folder.write(#"{"version": 1, "cases": [\#(cases.joined(separator: ", "))]}"#, to: "baselines/suite.json")
        #expect(try await folder.seatmap("record").exitCode == 0)
        try folder.paint([(1, 1, 4, 4)], on: "c2.png")
        try folder.shorten("c3@2x.png", by: 5)
        try folder.truncate("c4.png")
        try folder.remove("baselines/c9@2x.png")
        for name in ["old", "older", "oldest", "left"] {
            try folder.write(try folder.read("baselines/c1.png"), to: "baselines/\(name).png")
        }
        try folder.write(#"{"cairo": "0.1"}"#, to: "baselines/environment.json")
    }

    /// Verifies all shards, each into a folder of its own, and returns the folders.
    private func verifyShards(_ count: Int) async throws -> [String] {
        var folders: [String] = []
        for index in 1...count {
            folders.append("s\(index)")
            let result = try await folder.seatmap("verify", "--shard", "\(index)/\(count)", "--report", "s\(index)")
            #expect(result.exitCode == (result.text.hasSuffix(" 0 failed\n") ? 0 : 1))
        }
        return folders
    }

    private func caseNames(_ report: String) throws -> [String] {
        let json = try JSONValue(parsing: folder.read("\(report)/results.json"))
        guard case .array(let cases)? = json["cases"] else { return [] }
        return cases.compactMap { item in
            if case .string(let name)? = item["name"] { name } else { nil }
        }
    }

    @Test(arguments: [1, 2, 3, 20])
    func `merged are the report of one run, byte for byte`(count: Int) async throws {
        let whole = try await folder.seatmap("verify", "--report", "whole", "--junit", "whole.xml")
        let shards = try await verifyShards(count)
        // In any order.
        let merged = try await runCommand(
            "seatmap", ["merge-reports"] + shards.reversed() + ["--report", "merged", "--junit", "merged.xml"],
            cwd: folder.path)
        #expect(merged.exitCode == 1 && merged.text == whole.text)
        #expect(merged.stderr == whole.stderr.replacing("whole/", with: "merged/"))
        #expect(try folder.names("merged") == folder.names("whole"))
        for name in try folder.names("whole") {
            #expect(try folder.read("merged/\(name)") == folder.read("whole/\(name)"), "\(name)")
        }
        #expect(try folder.read("merged.xml") == folder.read("whole.xml"))
    }

    @Test func `are disjoint, together everything, and keep the scales of a case together`() async throws {
        let shards = try await verifyShards(3)
        let names = try shards.map(caseNames)
        #expect(names.allSatisfy { $0.count > 3 })
        #expect(names.flatMap { $0 }.count == 18 + 4 && Set(names.flatMap { $0 }).count == 18 + 4)
        for part in names {
            for index in 1...9 { #expect(part.contains("c\(index).png") == part.contains("c\(index)@2x.png")) }
        }
    }

    @Test func `without failures merge to success`() async throws {
        for name in ["old", "older", "oldest", "left"] { try folder.remove("baselines/\(name).png") }
        #expect(try await folder.seatmap("record").exitCode == 0)
        let shards = try await verifyShards(2)
        let merged = try await runCommand("seatmap", ["merge-reports"] + shards, cwd: folder.path)
        #expect(merged.exitCode == 0 && merged.text == "18 passed, 0 failed\n" && merged.stderr == "")
        #expect(folder.contains("out/verify/index.html"))
    }

    @Test func `read only the halls that they draw`() async throws {
        try folder.write("{", to: "halls/h.json")
        let cases = ["a", "b"].map { #"{"name": "\#($0)", "hall": "\#($0)", "guards": "it"}"# }
        try folder.write(#"{"version": 1, "cases": [\#(cases.joined(separator: ", "))]}"#, to: "x/suite.json")
        for index in 1...2 {
            let result = try await folder.seatmap(
                "verify", "--suite", "x/suite.json", "--baselines", "x", "--shard", "\(index)/2", "--report", "s")
            #expect(result.text.split(separator: "\n").count { $0.hasPrefix("notDrawn: ") } == 1)
            #expect(try caseNames("s").count == 1)
        }
    }

    @Test(arguments: [
        (["s1"], Int32(2), "no report of shard 2/2"), (["s1", "s1"], 2, "s1: is shard 1/2, and so is s1"),
        (["s1", "s2", "whole"], 2, "whole: is the report of a whole suite, not of a shard"),
        (["s1", "none"], 2, "none/results.json: no such file or directory"),
        (["s1", "bad"], 2, "bad/results.json: version: must be 1, not 7"),
        (["s1", "s2", "--report", "file"], 2, "file: not a directory"),
        (["s1", "s2", "--report", "s2"], 64, "the report would replace one of those it is made of: s2"),
        ([], 64, "missing argument DIR"),
    ])
    func `that are not all there, once, are refused before anything is written`(
        arguments: [String], exitCode: Int32, message: String
    ) async throws {
        _ = try await verifyShards(2)
        #expect(try await folder.seatmap("verify", "--report", "whole").exitCode == 1)
        let results = try JSONValue(parsing: folder.read("s2/results.json"))
        try folder.write(results.applying([.set("version", 7)]).text(), to: "bad/results.json")
        try folder.write("x", to: "file")
        let result = try await runCommand("seatmap", ["merge-reports"] + arguments, cwd: folder.path)
        #expect(result.exitCode == exitCode && result.text == "")
        #expect(
            result.stderr.split(separator: "\n").contains { $0.hasPrefix("seatmap: \(message)") }, "\(result.stderr)")
        #expect(!folder.contains("out/verify"))
    }

    @Test func `whose pictures are gone cannot be merged`() async throws {
        let shards = try await verifyShards(2)
        let names = try shards.flatMap { shard in try folder.names(shard).map { "\(shard)/\($0)" } }
        try folder.remove(try #require(names.first { $0.hasSuffix("/c2.difference.png") }))
        let result = try await runCommand("seatmap", ["merge-reports"] + shards, cwd: folder.path)
        #expect(result.exitCode == 2 && result.stderr.contains("c2.difference.png: no such file or directory"))
        // Nothing was begun.
        #expect(!folder.contains("out/verify"))
    }
}
