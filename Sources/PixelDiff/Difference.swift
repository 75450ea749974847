public import Pixels

/// How two pictures of the same size differ.
public struct Difference: Equatable, Sendable {
    /// The most clusters that are listed; all are counted.
    public static let maxListedClusters = 100

    /// The number of pixels that are not equal.
    public let differingPixels: Int

    /// The size of both pictures.
    public let size: PixelSize

    /// The largest difference between the values of a channel, 1 to 255.
    public let maxChannelDelta: Int

    /// The smallest rectangle that contains all unequal pixels.
    public let boundingBox: PixelBox

    /// The clusters of unequal pixels, those with the most pixels first, then from the top and from the left.
    public let clusters: [DifferenceCluster]

    /// The number of clusters, with those that are not listed.
    public let clusterCount: Int

    /// The part of the pixels that are not equal, above 0, up to 1.
    public var ratio: Double { Double(differingPixels) / Double(size.area) }
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
