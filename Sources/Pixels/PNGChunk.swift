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

/// The chunks of a PNG file, in order, as far as they are whole; checksums are not looked at.
struct PNGChunks: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var offset = pngSignature.count

    /// Creates the chunks of a file that begins with the signature.
    init(of bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> (type: String, data: ArraySlice<UInt8>)? {
        // Length, type and checksum take four bytes each.
        guard bytes.count - offset >= 12 else { return nil }
        let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        let start = offset + 8
        guard bytes.count - start - 4 >= length else { return nil }
        offset = start + length + 4
        return (String(decoding: bytes[start - 4..<start], as: UTF8.self), bytes[start..<start + length])
    }
}
