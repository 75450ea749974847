import Pixels

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
