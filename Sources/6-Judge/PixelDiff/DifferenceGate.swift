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

/// Whether a comparison passes a gate, and why not.
public struct GateVerdict: Equatable, Sendable {
    /// Whether the pictures have the same size; otherwise there is nothing to check and the gate is closed.
    public let isSizeEqual: Bool

    /// Every limit of the gate, beside the figure that it limits.
    public let checks: [LimitCheck]

    /// Whether the size is equal and every limit holds.
    public var passed: Bool { isSizeEqual && failures.isEmpty }

    /// The limits that do not hold.
    public var failures: [LimitCheck] { checks.filter { !$0.holds } }
}

/// One limit of a gate, and the figure that it limits.
public enum LimitCheck: Equatable, Sendable {
    /// The number of unequal pixels.
    case pixels(found: Int, limit: Int)

    /// The part of the picture that is unequal: `found` pixels of `area`.
    case ratio(found: Int, area: Int, limit: Double)

    /// The number of unequal pixels in the densest window, `nil` where no pixel is unequal.
    case density(found: DensestWindow?, limit: DensityLimit)

    /// Whether the figure is within the limit.
    public var holds: Bool { excess == 0 }

    /// How many pixels too many there are.
    public var excess: Int {
        switch self {
        case .pixels(let found, let limit): max(0, found - limit)
        case .ratio(let found, let area, let limit): excessPixels(found, area: area, limit: limit)
        case .density(let found, let limit): max(0, (found?.pixels ?? 0) - limit.maxPixels)
        }
    }

    /// The figure and its limit in words: "3 unequal pixels, limit 0: 3 pixels too many".
    public var summary: String {
        let figure =
            switch self {
            case .pixels(let found, let limit): "\(pixelCount(found, "unequal ")), limit \(limit)"
            case .ratio(let found, let area, let limit): "ratio \(Double(found) / Double(area)), limit \(limit)"
            case .density(let found, let limit):
                "\(pixelCount(found?.pixels ?? 0, "unequal ")) in \(place(found, limit)), limit \(limit.maxPixels)"
            }
        return holds ? figure : "\(figure): \(pixelCount(excess)) too many"
    }

    private func place(_ found: DensestWindow?, _ limit: DensityLimit) -> String {
        found.map { "the window of \($0.box.summary)" } ?? "any window of \(limit.side) × \(limit.side) px"
    }
}

/// Returns how many of some pixels are too many for a ratio; at least one when the ratio is above the limit.
private func excessPixels(_ found: Int, area: Int, limit: Double) -> Int {
    guard Double(found) / Double(area) > limit else { return 0 }
    return max(1, found - Int(max(0, limit) * Double(area)))
}

private func pixelCount(_ count: Int, _ adjective: String = "") -> String {
    "\(count) \(adjective)\(count == 1 ? "pixel" : "pixels")"
}
