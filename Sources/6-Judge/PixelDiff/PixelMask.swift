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

    /// Returns the square window of so many pixels a side that holds the most pixels of the set.
    ///
    /// Takes time in proportion to the picture, however large the window is: counts for each column slide downwards
    /// and a sum of them slides to the right.
    public func densestWindow(side: Int) -> DensestWindow {
        let width = max(1, min(side, size.width))
        let height = max(1, min(side, size.height))
        var columns = ColumnCounts(width: size.width)
        var densest = DensestWindow(pixels: 0, box: PixelBox(x: 0, y: 0, width: width, height: height))
        for y in 0..<size.height {
            forEachColumn(inRow: y) { columns.add($0) }
            if y >= height { forEachColumn(inRow: y - height) { columns.remove($0) } }
            guard y >= height - 1, columns.total > densest.pixels else { continue }
            let best = columns.densest(width: width)
            guard best.pixels > densest.pixels else { continue }
            let box = PixelBox(x: best.x, y: y - height + 1, width: width, height: height)
            densest = DensestWindow(pixels: best.pixels, box: box)
        }
        return densest
    }
}

/// The window of a picture with the most unequal pixels.
public struct DensestWindow: Equatable, Sendable {
    /// How many of its pixels are unequal.
    public let pixels: Int

    /// Where it is: the first such window from the top and then from the left, smaller only where the picture is.
    public let box: PixelBox

    /// Creates a window.
    public init(pixels: Int, box: PixelBox) {
        self.pixels = pixels
        self.box = box
    }
}

/// How many pixels of the set each column has, over the rows of a window.
private struct ColumnCounts {
    private var counts: [Int]
    private(set) var total = 0

    init(width: Int) {
        counts = [Int](repeating: 0, count: width)
    }

    mutating func add(_ x: Int) {
        counts[x] += 1
        total += 1
    }

    mutating func remove(_ x: Int) {
        counts[x] -= 1
        total -= 1
    }

    /// Returns the first of the places where the most pixels stand over so many columns.
    func densest(width: Int) -> (pixels: Int, x: Int) {
        var sum = counts[..<width].reduce(0, +)
        var best = (pixels: sum, x: 0)
        for x in stride(from: 1, through: counts.count - width, by: 1) {
            sum += counts[x + width - 1] - counts[x - 1]
            if sum > best.pixels { best = (sum, x) }
        }
        return best
    }
}
