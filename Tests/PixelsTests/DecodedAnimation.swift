import Pixels
import TestSupport

/// An animated PNG taken apart by the letter of the format: every frame is put into a PNG of its own and decoded.
struct DecodedAnimation {
    struct Frame {
        /// What is seen: the frame drawn over those before it.
        let bitmap: Bitmap

        /// Left, top, width and height of what is stored.
        let area: [Int]

        /// Numerator and denominator of the time, in seconds.
        let delay: [Int]

        /// The time, rounded down.
        var milliseconds: Int { delay[0] * 1000 / delay[1] }
    }

    private(set) var frames: [Frame] = []

    /// Takes a file apart, or gives `nil` where it is not well formed or keeps a rule that this reader does not know.
    init?(_ file: [UInt8]) throws {
        guard let chunks = RawPNG.chunks(of: file), let header = chunks.first?.data else { return nil }
        var control: [UInt8]?
        var pixels: [UInt8] = []
        var canvas = [UInt8](repeating: 0, count: Self.number(header[0..<4]) * Self.number(header[4..<8]) * 4)
        for chunk in chunks {
            switch chunk.type {
            case "IDAT": pixels += chunk.data
            case "fdAT": pixels += chunk.data.dropFirst(4)
            case "fcTL", "IEND":
                if let control { try append(control: control, pixels: pixels, header: header, canvas: &canvas) }
                guard chunk.type == "IEND" || chunk.data.count == 26 && chunk.data.suffix(2) == [0, 0] else {
                    return nil
                }
                control = chunk.data
                pixels = []
            default: break
            }
        }
        guard chunks.first(where: { $0.type == "acTL" })?.data.prefix(4) == RawPNG.word(UInt32(frames.count))[...]
        else {
            return nil
        }
    }

    private mutating func append(control: [UInt8], pixels: [UInt8], header: [UInt8], canvas: inout [UInt8]) throws {
        let numbers = stride(from: 4, to: 20, by: 4).map { Self.number(control[$0..<$0 + 4]) }
        let (width, height, x, y) = (numbers[0], numbers[1], numbers[2], numbers[3])
        let part = try Bitmap(
            png: RawPNG.file([
                RawPNG.chunk("IHDR", Array(control[4..<12]) + header[8...]), RawPNG.chunk("IDAT", pixels),
                RawPNG.chunk("IEND", []),
            ]))
        let rowBytes = Self.number(header[0..<4]) * 4
        for row in 0..<height {
            let start = (y + row) * rowBytes + x * 4
            canvas.replaceSubrange(start..<start + width * 4, with: part.samples[part.sampleRange(ofRow: row)])
        }
        guard let size = PixelSize(width: rowBytes / 4, height: canvas.count / rowBytes),
            let bitmap = Bitmap(size: size, samples: canvas)
        else { return }
        frames.append(
            Frame(
                bitmap: bitmap, area: [x, y, width, height],
                delay: [Self.number(control[20..<22]), Self.number(control[22..<24])]))
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
