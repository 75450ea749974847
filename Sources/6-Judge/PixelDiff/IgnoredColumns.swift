/// The columns of one row that lie inside ignored rectangles, asked from left to right.
struct IgnoredColumns {
    /// Sorted, with gaps between them.
    private var ranges: ArraySlice<Range<Int>>

    init(_ boxes: [PixelBox], row: Int) {
        let columns = boxes.filter { $0.y <= row && row - $0.y < $0.height }
            .map { $0.x..<$0.x.addingClamped($0.width) }
            .sorted { $0.lowerBound < $1.lowerBound }
        ranges = columns.reduce(into: []) { joined, range in
            if let last = joined.last, last.upperBound >= range.lowerBound {
                joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
    }

    /// Whether a column is inside; it must not lie left of one that was asked for before.
    mutating func contains(_ x: Int) -> Bool {
        while let first = ranges.first, first.upperBound <= x { ranges.removeFirst() }
        return ranges.first?.contains(x) ?? false
    }
}

extension Int {
    /// Returns a sum, or the largest number where that is larger.
    fileprivate func addingClamped(_ other: Int) -> Int {
        let (sum, isOver) = addingReportingOverflow(other)
        return isOver ? .max : sum
    }
}
