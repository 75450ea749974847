import PatternLock
import Pixels
import TestSupport
import Testing

@testable import SeatMapCommand

struct PatternCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(_ arguments: [String]) async throws -> CommandResult {
        try await runCommand("seatmap", ["pattern"] + arguments, cwd: folder.path)
    }

    @Test func `draws a picture of the view's size and prints its path`() async throws {
        let result = try await run([
            "--nodes", "0,1,2,5", "--state", "wrong", "--size", "240x200", "--scale", "2", "-o", "a/p.png",
        ])
        #expect(result.exitCode == 0 && result.stderr == "" && result.text == "a/p.png\n")
        let picture = try Bitmap(png: try folder.read("a/p.png"))
        #expect(picture.size == PixelSize(width: 480, height: 400))
    }

    @Test func `every state is another picture, but for those that show nothing any more`() async throws {
        var pictures: [[UInt8]: [PatternState]] = [:]
        for state in PatternState.allCases {
            let nodes = state == .idle ? [] : ["--nodes", state == .tooShort ? "0,1" : "0,1,2,5"]
            let result = try await run(nodes + ["--state", state.rawValue, "-o", "-"])
            #expect(result.exitCode == 0, "\(state): \(result.stderr)")
            pictures[result.stdout, default: []].append(state)
        }
        #expect(pictures.values.filter { $0.count > 1 } == [[.idle, .cleared, .cancelled]])
    }

    @Test func `the state goes with the number of nodes unless it is named`() async throws {
        for (nodes, state) in [("0,1", "touching"), ("0,1,2,5", "entered")] {
            let plain = try await run(["--nodes", nodes, "-o", "-"])
            let named = try await run(["--nodes", nodes, "--state", state, "-o", "-"])
            #expect(plain.exitCode == 0 && plain.stdout == named.stdout)
        }
        #expect(try await run(["-o", "-"]).stdout == run(["--state", "idle", "-o", "-"]).stdout)
    }

    @Test func `a pattern's text form is read too`() async throws {
        #expect(
            try await run(["--nodes", "0-1-2-5", "-o", "-"]).stdout
                == run(["--nodes", "0,1,2,5", "-o", "-"]).stdout)
    }

    @Test func `hidden mode draws what nobody has touched`() async throws {
        let hidden = try await run(["--nodes", "0,1,2,5", "--hidden", "-o", "-"])
        #expect(hidden.exitCode == 0)
        #expect(hidden.stdout == (try await run(["-o", "-"]).stdout))
    }

    @Test func `a finger, a passed node, a theme and a language each change the picture`() async throws {
        let base = ["--nodes", "0,1,2", "-o", "-"]
        let plain = try await run(base)
        for change in [
            ["--finger", "200,110"], ["--passed", "1"], ["--theme", "dark"], ["--background", "transparent"],
        ] {
            let changed = try await run(base + change)
            #expect(changed.exitCode == 0 && changed.stdout != plain.stdout, "\(change)")
        }
        let locked = ["--state", "lockedOut", "-o", "-"]
        #expect(try await run(locked).stdout != run(locked + ["--lang", "en"]).stdout)
    }

    @Test(arguments: [
        (["--nodes", "0,1,9"], "--nodes: there is no node 9, the last is 8"),
        (["--nodes", "0,1,2,1"], "--nodes: node 1 comes twice"),
        (["--nodes", ""], "--nodes: a pattern has at least one node"),
        (["--nodes", "0,,1"], "--nodes: \"\" is not the number of a node"),
        (["--nodes", "0,x"], "--nodes: \"x\" is not the number of a node"),
        (["--nodes", "0,2"], "node 1 lies between 0 and 2 and would be taken first"),
        (["--nodes", "0,1,2,5", "--state", "happy"], "--state: 'happy' is not one of idle, touching"),
        (["--nodes", "0,1,2", "--state", "wrong"], "wrong has 4 to 9 nodes"),
        (["--nodes", "0,1,2,5", "--state", "tooShort"], "tooShort has 1 to 3 nodes"),
        (["--nodes", "0", "--state", "idle"], "idle has no nodes"),
        (["--nodes", "0", "--state", "lockedOut"], "lockedOut has no or 4 to 9 nodes"),
        (["--state", "touching"], "touching has 1 to 9 nodes"),
        (["--nodes", "0,1,2,5", "--state", "wrong", "--finger", "1,1"], "wrong has no finger"),
        (["--nodes", "0", "--finger", "160,62"], "the finger takes node 1 on its way"),
        (["--nodes", "0", "--finger", "nan,1"], "--finger: 'nan,1' is not a point such as 200,300"),
        (["--nodes", "0,1,4", "--passed", "1"], "node 1 is taken only when it is touched"),
        (["--nodes", "0,1,2", "--passed", "5"], "node 5 is taken only when it is touched"),
        (["--nodes", "0,1,2", "--passed", "9"], "--passed: there is no node 9, the last is 8"),
        (["--size", "47x320"], "--size: '47x320' is not a width and a height in whole points from 48 to 4096"),
        (["--size", "320"], "--size: '320' is not a width"),
        (["--size", "1e3x320"], "--size: '1e3x320' is not a width"),
        (["--scale", "5"], "--scale: '5' is not a whole number from 1 to 4"),
        (["--node", "1"], "unknown option '--node'; did you mean '--nodes'?"),
    ])
    func `what cannot be drawn is refused with its reason`(arguments: [String], message: String) async throws {
        let result = try await run(arguments + ["-o", "p.png"])
        #expect(result.exitCode == 64 && result.text == "")
        #expect(result.stderr.hasPrefix("seatmap: \(message)"), "\(result.stderr)")
        #expect(try folder.names().isEmpty)
    }

    @Test func `a file must be named, and be a picture`() async throws {
        #expect(try await run(["--nodes", "0"]).stderr.hasPrefix("seatmap: missing argument -o FILE"))
        #expect(try await run(["-o", "p.gif"]).stderr.contains("'p.gif' is not a file name that ends in"))
        let vector = try await run(["-o", "p.svg", "--scale", "2"])
        #expect(vector.exitCode == 64 && vector.stderr.contains("--scale does not go with SVG"))
    }

    @Test func `SVG and PDF name the lock and its state, not its nodes`() async throws {
        let svg = try await run(["--nodes", "0,1,2,5", "--state", "wrong", "--lang", "en", "-o", "p.svg"])
        #expect(svg.exitCode == 0)
        let text = String(decoding: try folder.read("p.svg"), as: UTF8.self)
        #expect(text.contains("<title>Pattern lock, wrong</title>"))
        #expect(!text.contains("0-1-2-5") && !text.contains("<image"))
        #expect(try await run(["--nodes", "0,1,2,5", "-o", "p.pdf"]).exitCode == 0)
        #expect(try folder.read("p.pdf").starts(with: Array("%PDF-1.4".utf8)))
    }

    @Test func `a theme of one's own draws, and a broken one is named`() async throws {
        try folder.write(
            ##"{"name": "x", "extends": "light", "color": {"pattern": {"normal": "#000"}}}"##, to: "t.json")
        let own = try await run(["--nodes", "0,1", "--theme", "t.json", "-o", "-"])
        let plain = try await run(["--nodes", "0,1", "-o", "-"])
        #expect(own.exitCode == 0 && own.stdout != plain.stdout)
        let none = try await run(["--theme", "drak", "-o", "p.png"])
        #expect(none.exitCode == 2 && none.stderr.contains("did you mean 'dark'?"))
    }

    @Test func `the same pattern gives the same bytes`() async throws {
        let arguments = ["--nodes", "6,4,2,5,8", "--state", "accepted", "--scale", "3", "-o", "-"]
        #expect(try await run(arguments).stdout == run(arguments).stdout)
    }
}

struct PatternSuiteTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SeatMapFixtures.hall(), to: "halls/h.json")
    }

    private func write(_ cases: String...) throws {
        try folder.write(#"{"version": 1, "cases": [\#(cases.joined(separator: ", "))]}"#, to: "baselines/suite.json")
    }

    @Test func `is recorded and verified beside halls, and looks as the command draws it`() async throws {
        try write(
            #"{"name": "hall", "hall": "h", "guards": "it"}"#,
            #"{"name": "lock", "guards": "it", "scales": [1, 3], "theme": "dark", "lang": "en", "pattern": {"nodes": [0, 1, 2, 5], "state": "wrong", "width": 240, "height": 200}}"#
        )
        #expect(try await folder.seatmap("record").exitCode == 0)
        #expect(try await folder.seatmap("verify").text == "3 passed, 0 failed\n")
        let drawn = try await folder.seatmap(
            "pattern", "--nodes", "0,1,2,5", "--state", "wrong", "--size", "240x200", "--theme", "dark", "--lang",
            "en", "--scale", "3", "-o", "-")
        #expect(try folder.read("baselines/lock@3x.png") == drawn.stdout)
    }

    @Test func `fails alone when it cannot be entered`() async throws {
        try write(
            #"{"name": "a", "hall": "h", "guards": "it"}"#,
            #"{"name": "b", "guards": "it", "pattern": {"nodes": [0, 2]}}"#)
        #expect(try await folder.seatmap("record").exitCode == 1)
        let result = try await folder.seatmap("verify")
        #expect(result.exitCode == 1)
        #expect(
            result.text.hasPrefix(
                "notDrawn: b.png: cannot be drawn: node 1 lies between 0 and 2 and would be taken first\n"))
    }

    @Test(arguments: [
        (#""pattern": {"nodes": [0, 9]}"#, "pattern.nodes[1]: must be from 0 to 8, not 9"),
        (#""pattern": {"nodes": [0, 1, 0]}"#, "pattern.nodes: has node 0 twice"),
        (#""pattern": {"nodes": []}"#, "pattern.nodes: must not be empty"),
        (#""pattern": {"state": "wrnog"}"#, #"pattern.state: must be "#),
        (#""pattern": {"node": [0]}"#, #"pattern.node: is not a known key; did you mean "nodes"?"#),
        (#""pattern": {"width": 20}"#, "pattern.width: must be from 48 to 4096, not 20"),
        (#""pattern": {}, "hall": "h""#, "hall: does not go with pattern"),
        (#""pattern": {}, "select": ["a"]"#, "select: does not go with pattern"),
        (#""patern": {}"#, #"patern: is not a known key; did you mean "pattern"?"#),
    ])
    func `is refused with its fault, and nothing else is`(rest: String, message: String) async throws {
        try write(#"{"name": "a", "guards": "it", \#(rest)}"#)
        let result = try await folder.seatmap("verify")
        #expect(result.exitCode == 2 && result.text == "")
        #expect(result.stderr.hasPrefix("seatmap: baselines/suite.json: cases[0].\(message)"), "\(result.stderr)")
        #expect(result.stderr.split(separator: "\n").count == 1)
    }
}
