import Pixels

/// How much two pictures may differ; all limits that are set must hold.
///
/// A gate without limits lets no unequal pixel through. A change of size never passes.
public struct DifferenceGate: Equatable, Sendable {
    /// The most unequal pixels.
    public let maxPixels: Int?

    /// The largest part of the picture's pixels that may be unequal, 0 to 1.
    public let maxRatio: Double?

    /// The most unequal pixels close together.
    public let density: DensityLimit?

    /// Creates a gate.
    public init(maxPixels: Int? = nil, maxRatio: Double? = nil, density: DensityLimit? = nil) {
        let hasLimit = maxPixels != nil || maxRatio != nil || density != nil
        self.maxPixels = hasLimit ? maxPixels : 0
        self.maxRatio = maxRatio
        self.density = density
    }

    /// Returns whether a comparison passes, with each limit beside the figure that it limits.
    public func verdict(on comparison: PixelComparison) -> GateVerdict {
        switch comparison {
        case .identical, .tolerated: GateVerdict(isSizeEqual: true, checks: checks(nil))
        case .changed(let difference): GateVerdict(isSizeEqual: true, checks: checks(difference))
        case .sizeChanged: GateVerdict(isSizeEqual: false, checks: [])
        }
    }

    private func checks(_ difference: Difference?) -> [LimitCheck] {
        let pixels = difference?.differingPixels ?? 0
        let area = difference?.size.area ?? 1
        return [
            maxPixels.map { .pixels(found: pixels, limit: $0) },
            maxRatio.map { .ratio(found: pixels, area: area, limit: $0) },
            density.map { .density(found: difference?.mask.densestWindow(side: $0.side), limit: $0) },
        ].compactMap { $0 }
    }
}

/// The most unequal pixels that any window may hold, so that a small change in one place is not excused by a large
/// picture.
public struct DensityLimit: Equatable, Sendable {
    /// The width and the height of the window in pixels.
    public let side: Int

    /// The most unequal pixels in it.
    public let maxPixels: Int

    /// Creates a limit.
    public init(side: Int, maxPixels: Int) {
        self.side = side
        self.maxPixels = maxPixels
    }
}
