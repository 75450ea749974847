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
        self.init(PicturePlanes(expected: expected, actual: actual), rules)
    }

    /// Compares a picture with what was read from a file, with all 16 bits of a channel where the file has them.
    public init(expected: PNGReading, actual: Bitmap, rules: ComparisonRules = ComparisonRules()) {
        self.init(PicturePlanes(expected: expected, actual: actual), rules)
    }

    private init(_ planes: PicturePlanes, _ rules: ComparisonRules) {
        let size = planes.expected.size
        self = planes.resultBeforePixels ?? PixelComparison([planes.band(0..<size.height, rules)], size: size)
    }

    /// Compares two pictures on several cores, with the same result.
    public init(expected: Bitmap, actual: Bitmap, rules: ComparisonRules, jobs: Int) async {
        self = await PixelComparison(PicturePlanes(expected: expected, actual: actual), rules, jobs)
    }

    /// Compares what was read from two files, with all 16 bits of a channel where a file has them.
    ///
    /// A difference in the low byte alone counts where exact, though it is less than one level of 255; every other rule
    /// looks at the high bytes.
    public init(expected: PNGReading, actual: PNGReading, rules: ComparisonRules, jobs: Int) async {
        self = await PixelComparison(PicturePlanes(expected: expected, actual: actual), rules, jobs)
    }

    private init(_ planes: PicturePlanes, _ rules: ComparisonRules, _ jobs: Int) async {
        if let result = planes.resultBeforePixels {
            self = result
            return
        }
        let size = planes.expected.size
        let bands = await withTaskGroup(of: (number: Int, band: BandComparison).self) { group in
            for (number, rows) in size.rows(inParts: jobs).enumerated() {
                group.addTask { (number, planes.band(rows, rules)) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        self.init(bands.sorted { $0.number < $1.number }.map(\.band), size: size)
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

extension PicturePlanes {
    /// What is known without looking at single pixels, if that is enough.
    fileprivate var resultBeforePixels: PixelComparison? {
        guard expected.size == actual.size else { return .sizeChanged(expected: expected.size, actual: actual.size) }
        return withPictures { $0.haveEqual(0..<$0.height) } ? .identical : nil
    }

    fileprivate func band(_ rows: Range<Int>, _ rules: ComparisonRules) -> BandComparison {
        withPictures { BandComparison($0, rules: rules, rows: rows) }
    }
}

extension PixelSize {
    /// Returns the rows in so many parts of about the same height, fewer where there are not enough rows.
    fileprivate func rows(inParts count: Int) -> [Range<Int>] {
        let count = max(1, min(count, height))
        return (0..<count).map { height * $0 / count..<height * ($0 + 1) / count }
    }
}

/// What the comparison of some rows of two pictures of one size gives.
struct BandComparison: Sendable {
    /// The words of a `PixelMask` for the rows: the pixels that count.
    private(set) var words: [UInt64] = []

    /// The pixels that differ and do not count.
    private(set) var uncounted = UncountedPixels()

    /// The largest difference between the values of a channel in a pixel that counts.
    private(set) var maxChannelDelta = 0

    /// Compares the rows; equal ones, mostly the rule, cost one `memcmp`.
    init(_ pictures: ComparedPictures, rules: ComparisonRules, rows: Range<Int>) {
        let wordsPerRow = PixelMask.wordsPerRow(pictures.width)
        words = [UInt64](repeating: 0, count: rows.count * wordsPerRow)
        for (number, y) in rows.enumerated() where !pictures.haveEqual(y..<y + 1) {
            compare(pictures, rules, row: y, firstWord: number * wordsPerRow)
        }
    }

    private mutating func compare(
        _ pictures: ComparedPictures, _ rules: ComparisonRules, row y: Int, firstWord: Int
    ) {
        var ignored = IgnoredColumns(rules.ignored, row: y)
        for x in 0..<pictures.width where pictures.areUnequal(x, y) {
            if ignored.contains(x) {
                uncounted.insideIgnored += 1
            } else if let reason = rules.reasonNotToCount(x, y, of: pictures) {
                uncounted[keyPath: reason] += 1
            } else {
                words[firstWord + x / 64] |= 1 << (x % 64)
                maxChannelDelta = max(maxChannelDelta, pictures.channelDelta(x, y))
            }
        }
    }
}

extension ComparisonRules {
    /// Returns why a pixel that differs does not count, or `nil` when it does; rectangles are not looked at.
    fileprivate func reasonNotToCount(
        _ x: Int, _ y: Int, of pictures: ComparedPictures
    ) -> WritableKeyPath<UncountedPixels, Int>? {
        if tolerance > 0 && pictures.channelDelta(x, y) <= tolerance { return \.withinTolerance }
        if case .yiq(let threshold) = metric {
            let limit = YIQColor.largestSquaredDistance * threshold * threshold
            if pictures.squaredDistance(x, y) <= limit { return \.withinThreshold }
        }
        return antiAliasing == .ignore && pictures.isSmoothedEdge(x, y) ? \.antiAliased : nil
    }
}
