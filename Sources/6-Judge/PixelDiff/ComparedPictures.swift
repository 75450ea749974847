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
