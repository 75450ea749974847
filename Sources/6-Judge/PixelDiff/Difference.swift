public import Pixels

/// How two pictures of the same size differ.
public struct Difference: Equatable, Sendable {
    /// The most clusters that are listed; all are counted.
    public static let maxListedClusters = 100

    /// The number of pixels that are not equal and count.
    public let differingPixels: Int

    /// The size of both pictures.
    public let size: PixelSize

    /// The largest difference between the values of a channel in a pixel that counts, up to 255.
    ///
    /// It is 0 where only the low bytes of 16-bit samples differ.
    public let maxChannelDelta: Int

    /// The smallest rectangle that contains all unequal pixels.
    public let boundingBox: PixelBox

    /// The clusters of unequal pixels, those with the most pixels first, then from the top and from the left.
    public let clusters: [DifferenceCluster]

    /// The number of clusters, with those that are not listed.
    public let clusterCount: Int

    /// The pixels that are not equal and count.
    public let mask: PixelMask

    /// The pixels that are not equal and do not count.
    public let uncounted: UncountedPixels

    /// The part of the picture's pixels that are not equal and count, above 0, up to 1.
    public var ratio: Double { Double(differingPixels) / Double(size.area) }
}

extension Difference {
    /// Gathers the figures of unequal pixels, or gives `nil` when there are none.
    init?(_ mask: PixelMask, maxChannelDelta: Int, uncounted: UncountedPixels) {
        var sweep = ClusterSweep()
        for y in 0..<mask.size.height { sweep.add(mask.runs(inRow: y), row: y) }
        sweep.add([], row: mask.size.height)
        guard let total = sweep.closed.total else { return nil }
        self.init(
            differingPixels: total.pixels, size: mask.size, maxChannelDelta: maxChannelDelta, boundingBox: total.box,
            clusters: sweep.closed.largest, clusterCount: sweep.closed.count, mask: mask, uncounted: uncounted)
    }
}

/// Unequal pixels that touch each other, at a side or at a corner.
public struct DifferenceCluster: Equatable, Sendable {
    /// The number of pixels.
    public var pixels: Int

    /// The smallest rectangle that contains them.
    public var box: PixelBox

    /// Creates a cluster.
    public init(pixels: Int, box: PixelBox) {
        self.pixels = pixels
        self.box = box
    }

    mutating func merge(_ other: DifferenceCluster) {
        pixels += other.pixels
        box = box.union(other.box)
    }

    /// Whether it stands before another in a report.
    func precedes(_ other: DifferenceCluster) -> Bool {
        (-pixels, box.y, box.x) < (-other.pixels, other.box.y, other.box.x)
    }
}
