/// A rectangle of pixels that is not empty.
struct FrameArea: Equatable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int

    /// The pixel at the upper left.
    static let firstPixel = FrameArea(columns: 0...0, rows: 0...0)

    /// Creates the area of a whole picture.
    init(_ size: PixelSize) {
        self.init(columns: 0...size.width - 1, rows: 0...size.height - 1)
    }

    /// Creates the smallest area outside which two pictures of one size are equal, or `nil` where they are the same.
    init?(whereDifferent first: Bitmap, _ second: Bitmap) {
        var columns: ClosedRange<Int>?
        var rows: ClosedRange<Int>?
        for y in 0..<first.size.height {
            guard let changed = first.columns(whereDifferent: second, row: y) else { continue }
            columns = columns.map { $0.union(changed) } ?? changed
            rows = rows.map { $0.union(y...y) } ?? y...y
        }
        guard let columns, let rows else { return nil }
        self.init(columns: columns, rows: rows)
    }

    private init(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        x = columns.lowerBound
        y = rows.lowerBound
        width = columns.count
        height = rows.count
    }
}

extension Bitmap {
    /// Returns the columns from the first to the last pixel of a row that is another in a picture of the same size.
    fileprivate func columns(whereDifferent other: Bitmap, row: Int) -> ClosedRange<Int>? {
        let range = row * size.width..<(row + 1) * size.width
        return withUnsafePixels { pixels in
            other.withUnsafePixels { others in
                guard let first = range.first(where: { pixels[$0] != others[$0] }),
                    let last = range.last(where: { pixels[$0] != others[$0] })
                else { return nil }
                return first - range.lowerBound...last - range.lowerBound
            }
        }
    }
}

extension ClosedRange {
    /// Returns the smallest range that contains both.
    fileprivate func union(_ other: ClosedRange) -> ClosedRange {
        Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
    }
}
