import Glibc

/// Finds the unequal pixels of one row after another.
struct RowDifference {
    /// The columns of the last row that are not equal, as runs with gaps between them.
    private(set) var runs: [Range<Int>] = []

    /// The largest difference between the values of a channel in all rows so far.
    private(set) var maxChannelDelta = 0

    /// Compares two rows of the same length.
    ///
    /// Equal rows, mostly the rule, cost one `memcmp`.
    mutating func compare(_ expected: UnsafeBufferPointer<UInt32>, _ actual: UnsafeBufferPointer<UInt32>) {
        runs.removeAll(keepingCapacity: true)
        if areEqual(expected, actual) { return }
        var start: Int?
        for x in expected.indices {
            if expected[x] != actual[x] {
                maxChannelDelta = max(maxChannelDelta, channelDelta(expected[x], actual[x]))
                start = start ?? x
            } else if let first = start {
                runs.append(first..<x)
                start = nil
            }
        }
        if let start { runs.append(start..<expected.count) }
    }
}

private func areEqual(_ first: UnsafeBufferPointer<UInt32>, _ second: UnsafeBufferPointer<UInt32>) -> Bool {
    guard let first = UnsafeRawBufferPointer(first).baseAddress, let other = UnsafeRawBufferPointer(second).baseAddress
    else { return true }
    return memcmp(first, other, second.count * MemoryLayout<UInt32>.size) == 0
}

/// Returns the largest difference between the four channels of two pixels, which are the bytes of a word.
private func channelDelta(_ first: UInt32, _ second: UInt32) -> Int {
    var largest = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
        largest = max(largest, abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)))
    }
    return largest
}
