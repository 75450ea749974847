import CPNG

/// A part of a PNG file.
struct PNGChunk {
    /// Four letters.
    let type: String

    /// What it holds, without length and checksum.
    let data: [UInt8]

    init(_ type: String, _ data: [UInt8]) {
        self.type = type
        self.data = data
    }
}

/// The chunks of a PNG file, one after another.
struct PNGChunks: Sequence, IteratorProtocol {
    /// A chunk: its name, and where its data stand in the file.
    struct Chunk {
        let name: String
        let data: Range<Int>

        /// The part of the file that its checksum covers: the name and the data.
        var covered: Range<Int> { data.lowerBound - 4..<data.upperBound }

        /// Where the next chunk begins, after the checksum.
        var end: Int { data.upperBound + 4 }
    }

    private let bytes: [UInt8]
    private var offset = PNGChunks.signature.count

    /// Starts after the signature, which must have been checked.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the next chunk, or `nil` where the file has no whole one left.
    mutating func next() -> Chunk? {
        guard bytes.count - offset >= 12, let length = Int(exactly: bytes.bigEndianWord(at: offset)),
            length <= bytes.count - offset - 12
        else { return nil }
        let data = offset + 8..<offset + 8 + length
        let chunk = Chunk(name: String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self), data: data)
        offset = chunk.end
        return chunk
    }

    /// The eight bytes every PNG begins with.
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Throws what a file is instead of a PNG.
    static func checkSignature(of bytes: [UInt8]) throws(PNGError) {
        let start = bytes.prefix(signature.count)
        if bytes.isEmpty { throw .empty }
        if bytes.starts(with: Array("version https://git-lfs".utf8)) { throw .gitLFSPointer }
        guard signature.starts(with: start) else { throw .notPNG }
        guard start.count == signature.count else { throw .truncated }
    }

    /// Returns a line that says so when the file is an animation, of which only one picture is read.
    static func animationWarnings(_ bytes: [UInt8]) -> [String] {
        let beforePixels = PNGChunks(bytes).prefix { $0.name != "IDAT" }
        return beforePixels.contains { $0.name == "acTL" } ? ["an animation; only its default picture is read"] : []
    }

    /// Throws unless every chunk up to the end of the picture is whole and has the right checksum.
    ///
    /// Returns where the picture ends.
    static func checkAll(_ bytes: [UInt8]) throws(PNGError) -> Int {
        for chunk in PNGChunks(bytes) {
            guard bytes.bigEndianWord(at: chunk.data.upperBound) == bytes.checksum(of: chunk.covered) else {
                throw .corrupt(reason: "\(chunk.name): CRC error")
            }
            if chunk.name == "IEND" { return chunk.end }
        }
        throw .truncated
    }
}

extension [UInt8] {
    fileprivate func bigEndianWord(at offset: Int) -> UInt32 {
        self[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    fileprivate func checksum(of range: Range<Int>) -> UInt32 {
        withUnsafeBufferPointer { bytes in
            UInt32(crc32(0, UnsafeBufferPointer(rebasing: bytes[range]).baseAddress, UInt32(range.count)))
        }
    }
}

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
