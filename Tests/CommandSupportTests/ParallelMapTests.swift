import CommandSupport
import Synchronization
import Testing

struct ParallelMapTests {
    @Test(arguments: [-1, 0, 1, 2, 7, 1_000])
    func `results stand in the order of the items, whatever the number of jobs`(jobs: Int) async {
        let outputs = await parallelMap(Array(0..<100), jobs: jobs) { item in
            if item.isMultiple(of: 3) { await Task.yield() }
            return item * item
        }
        #expect(outputs == (0..<100).map { $0 * $0 })
    }

    @Test func `no items give no results`() async {
        #expect(await parallelMap([Int]()) { $0 } == [])
    }

    @Test(arguments: [1, 3])
    func `no more than the given number run at a time`(jobs: Int) async {
        let running = Mutex((now: 0, most: 0))
        _ = await parallelMap(Array(0..<40), jobs: jobs) { _ in
            running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
            await Task.yield()
            running.withLock { $0.now -= 1 }
        }
        #expect(running.withLock(\.most) <= jobs)
    }
}
