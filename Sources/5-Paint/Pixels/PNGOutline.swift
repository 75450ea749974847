/// What a PNG file says about its picture, read without decoding the pixels.
///
/// Where two files have the same bytes, this is all there is to know: that the file is whole, and how large it is.
public struct PNGOutline: Sendable {
    /// The size of the picture.
    public let size: PixelSize

    /// What is odd about the file.
    public let warnings: [String]

    /// Reads the header and checks that all chunks are there with the right checksums.
    ///
    /// What is wrong inside compressed pixels is not noticed.
    public init(png bytes: [UInt8]) throws(PNGError) {
        try PNGChunks.checkSignature(of: bytes)
        size = try bytes.span.withUnsafeBufferPointer { (buffer) throws(PNGError) in
            var reader = try PNGReader(buffer)
            return try reader.readHeader()
        }
        let end = try PNGChunks.checkAll(bytes)
        warnings = PNGReader.excessWarnings(bytes.count - end) + PNGChunks.animationWarnings(bytes)
    }
}
