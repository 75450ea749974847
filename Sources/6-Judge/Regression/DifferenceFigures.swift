public import PixelDiff
import Pixels

/// The figures of a difference, as a report has them and can be read back.
public struct DifferenceFigures: Equatable, Sendable {
    /// The most clusters that a report lists; all are counted.
    public static let maxListedClusters = 20

    /// The number of pixels that are not equal.
    public let differingPixels: Int

    /// The number of pixels of either picture.
    public let pixels: Int

    /// The largest difference between the values of a channel, 1 to 255.
    public let maxChannelDelta: Int

    /// The smallest rectangle that contains all unequal pixels.
    public let boundingBox: PixelBox

    /// The number of clusters.
    public let clusterCount: Int

    /// The largest clusters, those with the most pixels first.
    public let clusters: [DifferenceCluster]

    /// Creates figures.
    public init(
        differingPixels: Int, pixels: Int, maxChannelDelta: Int, boundingBox: PixelBox, clusterCount: Int,
        clusters: [DifferenceCluster]
    ) {
        self.differingPixels = differingPixels
        self.pixels = pixels
        self.maxChannelDelta = maxChannelDelta
        self.boundingBox = boundingBox
        self.clusterCount = clusterCount
        self.clusters = Array(clusters.prefix(Self.maxListedClusters))
    }

    /// Takes the figures of a difference.
    public init(_ difference: Difference) {
        self.init(
            differingPixels: difference.differingPixels, pixels: difference.size.area,
            maxChannelDelta: difference.maxChannelDelta, boundingBox: difference.boundingBox,
            clusterCount: difference.clusterCount, clusters: difference.clusters)
    }

    /// The part of the pixels that are not equal, above 0, up to 1.
    public var ratio: Double { Double(differingPixels) / Double(pixels) }
}
