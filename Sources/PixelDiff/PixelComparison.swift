import Glibc
public import Pixels

/// What comparing a picture with the expected one gives.
public enum PixelComparison: Equatable, Sendable {
    /// Every pixel is equal.
    case identical

    /// The sizes are equal, some pixels are not.
    case changed(Difference)

    /// The sizes are not equal, so pixels cannot be compared one by one.
    case sizeChanged(expected: PixelSize, actual: PixelSize)

    /// Compares two pictures exactly: pixels are equal when all four stored channels are, whatever alpha says.
    ///
    /// Takes one pass and, beyond the pictures, memory in proportion to their width.
    public init(expected: Bitmap, actual: Bitmap) {
        guard expected.size == actual.size else {
            self = .sizeChanged(expected: expected.size, actual: actual.size)
            return
        }
        let found = expected.withUnsafePixels { expectedPixels in
            actual.withUnsafePixels { DifferenceSweep(expectedPixels, $0, size: expected.size) }
        }
        self = found.difference(size: expected.size).map(PixelComparison.changed) ?? .identical
    }

    /// Whether nothing has changed.
    public var passed: Bool { self == .identical }
}

/// One pass over two pictures of the same size, row by row.
private struct DifferenceSweep {
    private var row = RowDifference()
    private var clusters = ClusterSweep()

    init(_ expected: UnsafeBufferPointer<UInt32>, _ actual: UnsafeBufferPointer<UInt32>, size: PixelSize) {
        for y in 0..<size.height {
            let columns = y * size.width..<(y + 1) * size.width
            let expectedRow = UnsafeBufferPointer(rebasing: expected[columns])
            let actualRow = UnsafeBufferPointer(rebasing: actual[columns])
            row.compare(expectedRow, actualRow)
            clusters.add(row.runs, row: y)
        }
        clusters.add([], row: size.height)
    }

    func difference(size: PixelSize) -> Difference? {
        let closed = clusters.closed
        guard let total = closed.total else { return nil }
        return Difference(
            differingPixels: total.pixels, size: size, maxChannelDelta: row.maxChannelDelta, boundingBox: total.box,
            clusters: closed.largest, clusterCount: closed.count)
    }
}
