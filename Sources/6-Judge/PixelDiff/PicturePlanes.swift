import Pixels

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
