public import Pixels

/// What comparing a picture with the expected one gives.
public enum PixelComparison: Equatable, Sendable {
    /// Every pixel is equal as stored.
    case identical

    /// The sizes are equal and some pixels are not, but none of these counts by the rules.
    case tolerated(UncountedPixels)

    /// The sizes are equal, some pixels are not.
    case changed(Difference)

    /// The sizes are not equal, so pixels cannot be compared one by one.
    case sizeChanged(expected: PixelSize, actual: PixelSize)

    /// Compares two pictures; by default exactly: pixels are equal when all four stored channels are.
    ///
    /// Takes one pass and, beyond the pictures, memory for one bit a pixel.
    public init(expected: Bitmap, actual: Bitmap, rules: ComparisonRules = ComparisonRules()) {
        self =
            PixelComparison.beforePixels(expected, actual)
            ?? PixelComparison(
                [PixelComparison.band(0..<expected.size.height, expected, actual, rules)], size: expected.size)
    }

    /// Compares two pictures on several cores, with the same result.
    public init(expected: Bitmap, actual: Bitmap, rules: ComparisonRules, jobs: Int) async {
        if let comparison = PixelComparison.beforePixels(expected, actual) {
            self = comparison
            return
        }
        let bands = await withTaskGroup(of: (number: Int, band: BandComparison).self) { group in
            for (number, rows) in expected.size.rows(inParts: jobs).enumerated() {
                group.addTask { (number, PixelComparison.band(rows, expected, actual, rules)) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        self.init(bands.sorted { $0.number < $1.number }.map(\.band), size: expected.size)
    }

    /// Returns what is known without looking at single pixels.
    private static func beforePixels(_ expected: Bitmap, _ actual: Bitmap) -> PixelComparison? {
        guard expected.size == actual.size else { return .sizeChanged(expected: expected.size, actual: actual.size) }
        let areEqual = withPictures(expected, actual) { $0.haveEqual(0..<$0.height) }
        return areEqual ? .identical : nil
    }

    private static func band(
        _ rows: Range<Int>, _ expected: Bitmap, _ actual: Bitmap, _ rules: ComparisonRules
    ) -> BandComparison {
        withPictures(expected, actual) { BandComparison($0, rules: rules, rows: rows) }
    }

    private init(_ bands: [BandComparison], size: PixelSize) {
        let uncounted = bands.reduce(into: UncountedPixels()) { $0.add($1.uncounted) }
        let mask = PixelMask(size: size, words: bands.flatMap(\.words))
        let delta = bands.map(\.maxChannelDelta).max() ?? 0
        let difference = Difference(mask, maxChannelDelta: delta, uncounted: uncounted)
        self = difference.map(PixelComparison.changed) ?? .tolerated(uncounted)
    }

    /// Whether no pixel that counts has changed, and the size neither.
    public var passed: Bool {
        switch self {
        case .identical, .tolerated: true
        case .changed, .sizeChanged: false
        }
    }
}

private func withPictures<Result>(
    _ expected: Bitmap, _ actual: Bitmap, _ body: (ComparedPictures) -> Result
) -> Result {
    expected.withGrid { first in
        actual.withGrid { body(ComparedPictures(expected: first, actual: $0)) }
    }
}

extension PixelSize {
    /// Returns the rows in so many parts of about the same height, fewer where there are not enough rows.
    fileprivate func rows(inParts count: Int) -> [Range<Int>] {
        let count = max(1, min(count, height))
        return (0..<count).map { height * $0 / count..<height * ($0 + 1) / count }
    }
}
