import TestSupport
import Testing

/// The script that CI systems run, with commands in place of those of `seatmap` that tell what they were asked for.
struct VerifyScriptTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        // Read by a shell and not run: a file that was just written may be busy while other tests start commands.
        for (name, status) in [("check", "CHECKED"), ("verify", "VERIFIED")] {
            try folder.write("echo \(name) \"$@\"\nexit ${\(status):-0}\n", to: name)
        }
    }

    private func run(_ environment: [String: String], _ arguments: String...) async throws -> CommandResult {
        let own = ["PATH": "\(folder.path):/usr/bin:/bin", "SEATMAP": "/bin/bash", "OUT": "/o"]
        return try await runCommand(
            "\(projectFolder)/scripts/verify", arguments, environment: own.merging(environment) { $1 },
            cwd: folder.path)
    }

    private static let plain = "verify --report /o/report --junit /o/junit.xml"

    @Test(
        arguments: [
            ([:], "check halls\n\(plain)\n"),
            (["SHARD": "1/3"], "check halls\n\(plain) --shard 1/3\n"),
            (["SHARD": "2/3"], "\(plain) --shard 2/3\n"),  // the halls are checked once
            (["GITHUB_ACTIONS": "true"], "check halls\n\(plain) --annotations github\n"),
            (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"], "\(plain) --shard 2/4\n"),  // GitLab counts from 1
            (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1"], "check halls\n\(plain)\n"),  // one job is no part
            (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "2"], "check halls\n\(plain) --shard 1/2\n"),
            (["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "2"], "\(plain) --shard 2/2\n"),
            (["SYSTEM_JOBPOSITIONINPHASE": "3", "SYSTEM_TOTALJOBSINPHASE": "3"], "\(plain) --shard 3/3\n"),
            (["SHARD": "2/2", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "9"], "\(plain) --shard 2/2\n"),  // said outright
        ] as [([String: String], String)])
    func `asks for what the system's variables mean`(environment: [String: String], output: String) async throws {
        let result = try await run(environment)
        #expect(result.text == output && result.exitCode == 0 && result.stderr == "")
    }

    @Test func `arguments go to the verification`() async throws {
        #expect(try await run(["SHARD": "2/2"], "--jobs", "1").text == "\(Self.plain) --shard 2/2 --jobs 1\n")
    }

    @Test(arguments: [
        ("0", "0", Int32(0)), ("1", "0", 1), ("0", "1", 1), ("1", "2", 2), ("2", "1", 2), ("0", "64", 64),
    ])
    func `the worse status counts, and both parts run`(checked: String, verified: String, exitCode: Int32) async throws
    {
        let result = try await run(["CHECKED": checked, "VERIFIED": verified])
        #expect(result.exitCode == exitCode && result.text == "check halls\n\(Self.plain)\n")
    }
}
