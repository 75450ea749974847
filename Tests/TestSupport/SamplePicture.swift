public import Testing

/// A picture described by the samples a PNG stores, and what they mean by the rules of the format.
public struct SamplePicture: Sendable {
    /// The colour types of the format.
    public enum ColorType: UInt8, Sendable {
        /// One channel.
        case grey = 0
        /// Three channels.
        case rgb = 2
        /// Numbers of palette entries.
        case palette = 3
        /// Two channels.
        case greyAlpha = 4
        /// Four channels.
        case rgba = 6

        var channels: Int {
            switch self {
            case .grey, .palette: 1
            case .greyAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    /// The number of columns.
    public let width: Int

    /// The number of rows.
    public let height: Int

    /// What the samples mean.
    public let colorType: ColorType

    /// The number of bits of a sample.
    public let depth: Int

    /// Row by row, channel by channel, each from 0 to `2^depth - 1`.
    public var samples: [Int]

    /// Red, green, blue of each palette entry.
    public var palette: [[UInt8]] = []

    /// The opacities of the first palette entries, or the one transparent colour's samples.
    public var transparency: [Int]?

    /// A picture of samples that run through all values.
    public init(
        _ colorType: ColorType, depth: Int, width: Int = 11, height: Int = 13, transparency: [Int]? = nil
    ) {
        self.colorType = colorType
        self.depth = depth
        self.width = width
        self.height = height
        self.transparency = transparency
        // 40503 spreads 16-bit values over the whole range, and leaves short ones running through all of theirs.
        samples = (0..<width * height * colorType.channels).map { $0 * 40_503 & (1 << depth - 1) }
        if colorType == .palette {
            palette = (UInt8.min...UInt8(1 << depth - 1)).map { [$0, 255 - $0, $0 &* 7] }
        }
    }
}

extension SamplePicture {
    /// The file; `extra` chunks stand between the header and the palette.
    public func file(interlaced: Bool = false, extra: [[UInt8]] = []) -> [UInt8] {
        let header = RawPNG.header(
            width: UInt32(width), height: UInt32(height), depth: UInt8(depth), colorType: colorType.rawValue,
            interlaced: interlaced)
        var chunks = [header]
        chunks += extra
        if !palette.isEmpty { chunks.append(RawPNG.chunk("PLTE", palette.flatMap { $0 })) }
        if let transparency { chunks.append(RawPNG.chunk("tRNS", transparencyBytes(transparency))) }
        let rows = interlaced ? SamplePicture.adam7.flatMap(scanlines) : scanlines((0, 0, 1, 1))
        chunks += [RawPNG.chunk("IDAT", RawPNG.stored(rows)), RawPNG.chunk("IEND", [])]
        return RawPNG.file(chunks)
    }

    /// First column, first row, column step, row step of each pass.
    private static let adam7 = [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]

    private func scanlines(_ pass: (x: Int, y: Int, dx: Int, dy: Int)) -> [UInt8] {
        let columns = stride(from: pass.x, to: width, by: pass.dx)
        guard columns.underestimatedCount > 0 else { return [] }
        return stride(from: pass.y, to: height, by: pass.dy).flatMap { y in
            [0] + packed(columns.flatMap { x in pixel(x, y) })
        }
    }

    /// Packs samples of a row, the first in the highest bits, the last byte filled up with zeros.
    private func packed(_ row: [Int]) -> [UInt8] {
        if depth == 16 { return row.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
        let samplesPerByte = 8 / depth
        return stride(from: 0, to: row.count, by: samplesPerByte).map { start in
            (0..<samplesPerByte).reduce(0) { byte, offset in
                let sample = start + offset < row.count ? row[start + offset] : 0
                return byte << UInt8(depth) | UInt8(sample)
            }
        }
    }

    private func transparencyBytes(_ values: [Int]) -> [UInt8] {
        colorType == .palette ? values.map(UInt8.init) : values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }

    private func pixel(_ x: Int, _ y: Int) -> ArraySlice<Int> {
        let start = (y * width + x) * colorType.channels
        return samples[start..<start + colorType.channels]
    }
}

extension SamplePicture {
    /// The pixels as `r g b a` bytes: short samples scaled to 255, of long ones the high byte.
    public var expected: [UInt8] {
        (0..<height).flatMap { y in (0..<width).flatMap { x in rgba(Array(pixel(x, y))) } }
    }

    /// The low bytes of the pixels' samples; none where samples are not of 16 bits.
    public var expectedLowBytes: [UInt8]? {
        guard depth == 16 else { return nil }
        return (0..<height).flatMap { y in (0..<width).flatMap { x in rgba(Array(pixel(x, y)), isLow: true) } }
    }

    private func rgba(_ pixel: [Int], isLow: Bool = false) -> [UInt8] {
        let keyed: UInt8 = colorType != .palette && pixel == transparency ? 0 : 255
        let bytes = pixel.map {
            isLow ? UInt8($0 & 255) : depth == 16 ? UInt8($0 >> 8) : UInt8($0 * 255 / (1 << depth - 1))
        }
        switch colorType {
        case .grey: return [bytes[0], bytes[0], bytes[0], keyed]
        case .greyAlpha: return [bytes[0], bytes[0], bytes[0], bytes[1]]
        case .rgb: return bytes + [keyed]
        case .rgba: return bytes
        case .palette:
            let opacities = transparency ?? []
            return palette[pixel[0]] + [pixel[0] < opacities.count ? UInt8(opacities[pixel[0]]) : 255]
        }
    }
}

extension SamplePicture: CustomTestStringConvertible {
    /// What a test run calls it.
    public var testDescription: String {
        "\(colorType) \(depth)\(transparency == nil ? "" : " with transparency")"
    }
}
