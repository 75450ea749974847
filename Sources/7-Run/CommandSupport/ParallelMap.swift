import Glibc

/// The number of processor cores.
public let coreCount = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

/// Transforms every item, at most `jobs` of them at a time, and returns the results in the order of the items.
///
/// What an item's failure means is for the caller to say: it belongs in the result.
public func parallelMap<Item: Sendable, Output: Sendable>(
    _ items: [Item], jobs: Int = coreCount, _ transform: @escaping @Sendable (Item) async -> Output
) async -> [Output] {
    await withTaskGroup(of: (index: Int, output: Output).self) { group in
        var pending = items.enumerated().makeIterator()
        func startNext() {
            guard let (index, item) = pending.next() else { return }
            group.addTask { (index, await transform(item)) }
        }
        for _ in 0..<max(1, jobs) { startNext() }
        var outputs = [Output?](repeating: nil, count: items.count)
        while let (index, output) = await group.next() {
            outputs[index] = output
            startNext()
        }
        return outputs.compactMap { $0 }
    }
}
