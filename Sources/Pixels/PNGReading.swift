/// What came out of a PNG file: the picture, and what was odd about the file.
public struct PNGReading: Sendable {
    /// The samples as they are stored, without gamma or colour conversion; 16-bit samples keep their high byte.
    public let bitmap: Bitmap

    /// What the decoder complained about without giving up, in the order it was found.
    public let warnings: [String]

    /// Whether the file is an animation; the bitmap is then the picture that a program without animations shows.
    public let isAnimated: Bool

    /// Reads a PNG of any colour type and depth from memory.
    ///
    /// The size is checked against the limits of `PixelSize` before memory is taken for the pixels, and the checksum of
    /// every chunk is verified.
    public init(png bytes: [UInt8]) throws(PNGError) {
        try checkSignature(of: bytes)
        self = try bytes.span.withUnsafeBufferPointer { (buffer) throws(PNGError) in
            var reader = try PNGReader(buffer)
            let size = try reader.readHeader()
            let bitmap = try Bitmap(size: size, reader: &reader)
            return PNGReading(bitmap: bitmap, warnings: reader.warnings, isAnimated: saysAnimated(bytes))
        }
    }

    private init(bitmap: Bitmap, warnings: [String], isAnimated: Bool) {
        self.bitmap = bitmap
        self.warnings = warnings
        self.isAnimated = isAnimated
    }
}

extension Bitmap {
    /// Reads a PNG from memory, as `PNGReading` does, and drops the warnings.
    public init(png bytes: [UInt8]) throws(PNGError) {
        self = try PNGReading(png: bytes).bitmap
    }

    fileprivate init(size: PixelSize, reader: inout PNGReader) throws(PNGError) {
        var samples: [UInt8] = []
        try samples.append(addingCapacity: size.byteCount) { (output) throws(PNGError) in
            try output.withUnsafeMutableBufferPointer { (buffer, count) throws(PNGError) in
                try reader.readPixels(into: buffer, bytesPerRow: size.bytesPerRow)
                count = size.byteCount
            }
        }
        guard let bitmap = Bitmap(size: size, samples: samples) else { throw .corrupt(reason: "pixels are missing") }
        self = bitmap
    }
}

/// The eight bytes every PNG begins with.
let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

private func checkSignature(of bytes: [UInt8]) throws(PNGError) {
    let start = bytes.prefix(pngSignature.count)
    if bytes.isEmpty { throw .empty }
    if bytes.starts(with: Array("version https://git-lfs".utf8)) { throw .gitLFSPointer }
    guard pngSignature.starts(with: start) else { throw .notPNG }
    guard start.count == pngSignature.count else { throw .truncated }
}

/// Whether a file says before its first pixels that it is an animation.
private func saysAnimated(_ bytes: [UInt8]) -> Bool {
    PNGChunks(of: bytes).prefix { $0.type != "IDAT" }.contains { $0.type == "acTL" }
}
