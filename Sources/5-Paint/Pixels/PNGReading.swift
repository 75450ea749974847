/// What came out of a PNG file: the picture, and what was odd about the file.
public struct PNGReading: Sendable {
    /// The samples as they are stored, without gamma or colour conversion; of 16-bit samples the high byte.
    public let bitmap: Bitmap

    /// The low bytes of the samples where the file has 16 bits, laid out as the high ones in `bitmap`; else `nil`.
    ///
    /// A sample of 8 bits is the same colour as one of 16 bits with that value in both bytes.
    public let lowBytes: Bitmap?

    /// What the decoder complained about without giving up, and what it left out, in the order it was found.
    public let warnings: [String]

    /// Reads a PNG of any colour type and depth from memory.
    ///
    /// The size is checked against the limits of `PixelSize` before memory is taken for the pixels, and the checksum of
    /// every chunk is verified. A file of 16 bits takes four times as much memory while it is read.
    public init(png bytes: [UInt8]) throws(PNGError) {
        try PNGChunks.checkSignature(of: bytes)
        self = try bytes.span.withUnsafeBufferPointer { (buffer) throws(PNGError) in
            var reader = try PNGReader(buffer)
            let size = try reader.readHeader()
            let samples = try reader.readSamples(size)
            let isDeep = reader.bytesPerChannel == 2
            return PNGReading(
                bitmap: try Bitmap(size, isDeep ? samples.everySecond(from: 0) : samples),
                lowBytes: isDeep ? try Bitmap(size, samples.everySecond(from: 1)) : nil,
                warnings: reader.warnings + PNGChunks.animationWarnings(bytes))
        }
    }

    private init(bitmap: Bitmap, lowBytes: Bitmap?, warnings: [String]) {
        self.bitmap = bitmap
        self.lowBytes = lowBytes
        self.warnings = warnings
    }
}

extension Bitmap {
    /// Reads a PNG from memory, as `PNGReading` does, and drops the warnings.
    public init(png bytes: [UInt8]) throws(PNGError) {
        self = try PNGReading(png: bytes).bitmap
    }

    fileprivate init(_ size: PixelSize, _ samples: [UInt8]) throws(PNGError) {
        guard let bitmap = Bitmap(size: size, samples: samples) else { throw .corrupt(reason: "pixels are missing") }
        self = bitmap
    }
}

extension PNGReader {
    /// Reads all pixels.
    fileprivate mutating func readSamples(_ size: PixelSize) throws(PNGError) -> [UInt8] {
        let bytesPerRow = size.bytesPerRow * bytesPerChannel
        let byteCount = bytesPerRow * size.height
        var samples: [UInt8] = []
        try samples.append(addingCapacity: byteCount) { (output) throws(PNGError) in
            try output.withUnsafeMutableBufferPointer { (buffer, count) throws(PNGError) in
                try readPixels(into: buffer, bytesPerRow: bytesPerRow)
                count = byteCount
            }
        }
        return samples
    }
}

extension [UInt8] {
    /// Returns every second byte.
    fileprivate func everySecond(from first: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count / 2) { buffer, filled in
            for index in 0..<count / 2 { buffer[index] = self[index * 2 + first] }
            filled = count / 2
        }
    }
}
