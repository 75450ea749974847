import Pixels

/// Two pictures of one size while their memory is held.
struct ComparedPictures {
    let expected: PixelGrid
    let actual: PixelGrid

    /// The low bytes of the samples, where either picture has 16 bits a channel.
    let lowBytes: (expected: PixelGrid, actual: PixelGrid)?

    var width: Int { expected.width }
    var height: Int { expected.height }

    /// Whether some rows are equal as stored.
    func haveEqual(_ rows: Range<Int>) -> Bool {
        guard expected.hasEqual(rows, as: actual) else { return false }
        return lowBytes.map { $0.expected.hasEqual(rows, as: $0.actual) } ?? true
    }

    /// Whether a pixel is not equal as stored.
    func areUnequal(_ x: Int, _ y: Int) -> Bool {
        if expected[x, y] != actual[x, y] { return true }
        return lowBytes.map { $0.expected[x, y] != $0.actual[x, y] } ?? false
    }

    /// Returns the largest difference between the values of a channel, of which low bytes are no part.
    func channelDelta(_ x: Int, _ y: Int) -> Int {
        PixelDiff.channelDelta(expected[x, y], actual[x, y])
    }

    /// Returns how far apart the two colours look, squared.
    func squaredDistance(_ x: Int, _ y: Int) -> Double {
        YIQColor(expected[x, y]).squaredDistance(to: YIQColor(actual[x, y]))
    }

    /// Whether the pixel looks like a smoothed edge in either picture.
    func isSmoothedEdge(_ x: Int, _ y: Int) -> Bool {
        SmoothedEdge(picture: expected, other: actual).contains(x, y)
            || SmoothedEdge(picture: actual, other: expected).contains(x, y)
    }
}

/// The samples of two pictures: 8 bits of each channel, and 8 more where one of the files has 16.
struct PicturePlanes: Sendable {
    let expected: Bitmap
    let actual: Bitmap
    private let lowBytes: LowBytes?

    private struct LowBytes: Sendable {
        let expected: Bitmap
        let actual: Bitmap
    }

    init(expected: Bitmap, actual: Bitmap) {
        self.expected = expected
        self.actual = actual
        lowBytes = nil
    }

    /// A sample of 8 bits is taken for one of 16 with that value in both bytes, which is the same colour.
    init(expected: PNGReading, actual: PNGReading) {
        self.expected = expected.bitmap
        self.actual = actual.bitmap
        let isDeep = expected.lowBytes != nil || actual.lowBytes != nil
        lowBytes =
            isDeep
            ? LowBytes(expected: expected.lowBytes ?? expected.bitmap, actual: actual.lowBytes ?? actual.bitmap) : nil
    }

    /// Takes a picture that was read and one that was drawn, which has 8 bits a channel.
    init(expected: PNGReading, actual: Bitmap) {
        self.expected = expected.bitmap
        self.actual = actual
        lowBytes = expected.lowBytes.map { LowBytes(expected: $0, actual: actual) }
    }

    /// Calls a function with the pixels.
    func withPictures<Result>(_ body: (ComparedPictures) -> Result) -> Result {
        expected.withGrid { first in
            actual.withGrid { second in
                guard let lowBytes else {
                    return body(ComparedPictures(expected: first, actual: second, lowBytes: nil))
                }
                return lowBytes.expected.withGrid { firstLow in
                    lowBytes.actual.withGrid { secondLow in
                        body(ComparedPictures(expected: first, actual: second, lowBytes: (firstLow, secondLow)))
                    }
                }
            }
        }
    }
}
