import CPNG

/// A frame as an animated PNG stores it: what changes, for how long it is shown, and the compressed pixels.
struct AnimationFrame {
    let area: FrameArea
    let delay: FrameDelay
    let pixels: [UInt8]

    /// No chunk of pixels is longer: readers may bound what they take in one piece.
    static let chunkLength = 1 << 20

    /// Returns the frame's chunks; control chunks and those of later frames count in one sequence.
    func chunks(isFirst: Bool, sequence: inout UInt32) -> [PNGChunk] {
        var chunks = [PNGChunk("fcTL", next(&sequence) + control)]
        for start in stride(from: 0, to: pixels.count, by: AnimationFrame.chunkLength) {
            let part = Array(pixels[start..<min(start + AnimationFrame.chunkLength, pixels.count)])
            chunks.append(isFirst ? PNGChunk("IDAT", part) : PNGChunk("fdAT", next(&sequence) + part))
        }
        return chunks
    }

    /// Place, time, and that the pixels replace what is there and stay.
    private var control: [UInt8] {
        [area.width, area.height, area.x, area.y].flatMap { bigEndian(UInt32($0)) }
            + bigEndian(delay.numerator) + bigEndian(delay.denominator) + [0, 0]
    }

    private func next(_ sequence: inout UInt32) -> [UInt8] {
        defer { sequence += 1 }
        return bigEndian(sequence)
    }
}

/// How long a frame is shown: a fraction of a second.
struct FrameDelay: Equatable {
    let numerator: UInt16
    let denominator: UInt16

    /// Returns fractions whose sum is exactly the time: whole seconds, then milliseconds where there are any.
    static func pieces(ofMilliseconds duration: Int) -> [FrameDelay] {
        if let count = UInt16(exactly: duration) { return [FrameDelay(numerator: count, denominator: 1000)] }
        let longest = Int(UInt16.max)
        let (seconds, rest) = duration.quotientAndRemainder(dividingBy: 1000)
        let whole = stride(from: 0, to: seconds, by: longest).map { start in
            FrameDelay(numerator: UInt16(min(longest, seconds - start)), denominator: 1)
        }
        return whole + (rest == 0 ? [] : [FrameDelay(numerator: UInt16(rest), denominator: 1000)])
    }
}

extension Bitmap {
    /// Returns the pixels of an area as RGBA rows, filtered and compressed as in a PNG of their own.
    func compressedPixels(of area: FrameArea) throws(PNGError) -> [UInt8] {
        guard let areaSize = PixelSize(width: area.width, height: area.height) else {
            throw .tooLarge(width: area.width, height: area.height)
        }
        var writer = try PNGWriter(cpng_header(size: areaSize, colorType: PNG_COLOR_TYPE_RGB_ALPHA, scale: 1))
        try writer.writeHeader()
        for y in area.y..<area.y + area.height {
            let start = y * size.bytesPerRow + area.x * Bitmap.bytesPerPixel
            try writer.write(
                rows: Array(samples[start..<start + areaSize.bytesPerRow]), bytesPerRow: areaSize.bytesPerRow)
        }
        let file = try writer.finish()
        return PNGChunks(file).filter { $0.name == "IDAT" }.flatMap { file[$0.data] }
    }

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

/// Returns a number as bytes, the highest first.
func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
}

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

extension ClosedRange {
    /// Returns the smallest range that contains both.
    fileprivate func union(_ other: ClosedRange) -> ClosedRange {
        Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
    }
}
