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
