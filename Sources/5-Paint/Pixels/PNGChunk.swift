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
