import Glibc

/// A child process.
struct SpawnedCommand {
    private let process: pid_t

    /// Starts a program, its path first, with the three standard streams given.
    init(_ arguments: [String], environment: [String: String], streams: [Int32], cwd: String?) throws {
        var actions = posix_spawn_file_actions_t()
        try check(posix_spawn_file_actions_init(&actions), "posix_spawn_file_actions_init")
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (target, descriptor) in streams.enumerated() {
            try check(posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target)), "adddup2")
        }
        // Glibc's `addchdir_np` is not imported; `env -C` changes the folder instead.
        let inFolder = cwd.map { ["/usr/bin/env", "-C", $0] + arguments } ?? arguments
        process = try spawn(inFolder, environment.map { "\($0.key)=\($0.value)" }, &actions)
    }

    /// Waits for the end and returns the exit code; kills the process and returns `nil` at the limit.
    func exitCode(within limit: Duration) async throws -> Int32? {
        let deadline = ContinuousClock.now + limit
        // Whether it has ended is asked before the time: tests that compute can keep this one waiting for minutes.
        while true {
            if let code = try exitCode(options: WNOHANG) { return code }
            guard ContinuousClock.now < deadline else { break }
            try await Task.sleep(for: .milliseconds(1))
        }
        kill(process, SIGKILL)
        _ = try exitCode(options: 0)
        return nil
    }

    private func exitCode(options: Int32) throws -> Int32? {
        var status: Int32 = 0
        let ended = waitpid(process, &status, options)
        try check(ended >= 0, "waitpid")
        guard ended == process else { return nil }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}

private func spawn(
    _ arguments: [String], _ environment: [String], _ actions: inout posix_spawn_file_actions_t
) throws -> pid_t {
    let argumentStrings = arguments.map { strdup($0) }
    let environmentStrings = environment.map { strdup($0) }
    defer { for string in argumentStrings + environmentStrings { free(string) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, arguments[0], &actions, nil, argumentStrings + [nil], environmentStrings + [nil])
    try check(code, "posix_spawn \(arguments[0])")
    return process
}

/// Throws the code that a call of the `posix_spawn` family returned, unless it is zero.
private func check(_ code: Int32, _ call: String) throws {
    try check(code == 0, call, code: code)
}
