public import Pixels

/// A set of a picture's pixels, such as those that differ and count; takes one bit for each pixel.
public struct PixelMask: Equatable, Sendable {
    /// The size of the picture.
    public let size: PixelSize

    /// Row by row from the top; every row begins with a word of its own, with its first pixel in the lowest bit.
    private let words: [UInt64]

    init(size: PixelSize, words: [UInt64]) {
        self.size = size
        self.words = words
    }

    /// Creates a set without pixels.
    init(emptyOf size: PixelSize) {
        let count = PixelMask.wordsPerRow(size.width) * size.height
        self.init(size: size, words: [UInt64](repeating: 0, count: count))
    }

    /// Whether a pixel is in the set; traps outside the picture.
    public subscript(x: Int, y: Int) -> Bool {
        precondition((0..<size.width).contains(x) && (0..<size.height).contains(y), "pixel outside the mask")
        return words[y * PixelMask.wordsPerRow(size.width) + x / 64] >> (x % 64) & 1 == 1
    }

    /// The number of pixels in the set.
    public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// Returns how many words a row takes.
    static func wordsPerRow(_ width: Int) -> Int { (width + 63) / 64 }

    /// Returns the columns of a row that are in the set, as runs with gaps between them.
    func runs(inRow y: Int) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        forEachColumn(inRow: y) { x in
            if let last = runs.last, last.upperBound == x {
                runs[runs.count - 1] = last.lowerBound..<x + 1
            } else {
                runs.append(x..<x + 1)
            }
        }
        return runs
    }

    /// Calls a function with the columns of a row that are in the set, from left to right; words of zeros are skipped.
    func forEachColumn(inRow y: Int, _ body: (Int) -> Void) {
        let first = y * PixelMask.wordsPerRow(size.width)
        for index in 0..<PixelMask.wordsPerRow(size.width) {
            var word = words[first + index]
            while word != 0 {
                body(index * 64 + word.trailingZeroBitCount)
                word &= word - 1
            }
        }
    }
}
