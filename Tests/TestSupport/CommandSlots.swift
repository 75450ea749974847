/// Lets only some commands run at a time.
///
/// Tests start all at once. Hundreds of processes on a few cores would all be slow, and none would end in its time.
actor CommandSlots {
    /// The slots of this test run.
    static let shared = CommandSlots(count: 4)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(count: Int) {
        free = count
    }

    /// Waits for a slot, runs something in it, and gives it back.
    func run<Result: Sendable>(_ body: @Sendable () async throws -> Result) async rethrows -> Result {
        await take()
        defer { giveBack() }
        return try await body()
    }

    private func take() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func giveBack() {
        guard waiting.isEmpty else {
            waiting.removeFirst().resume()
            return
        }
        free += 1
    }
}
