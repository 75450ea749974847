import CPNG

/// The eight bytes every PNG begins with.
let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// The bytes of a PNG file that is being put together, chunk by chunk.
struct PNGFile {
    private(set) var bytes = pngSignature

    /// Appends a chunk: length, type, data, and the checksum of type and data.
    mutating func append(_ type: ChunkType, _ data: [UInt8]) {
        bytes += bigEndian(UInt32(data.count))
        let start = bytes.count
        bytes += type.rawValue.utf8
        bytes += data
        bytes += bigEndian(checksum(of: bytes[start...]))
    }

    /// The chunks that are written, by the names the format gives them.
    enum ChunkType: String {
        case header = "IHDR"
        case standardColorSpace = "sRGB"
        case physicalSize = "pHYs"
        case text = "tEXt"
        case internationalText = "iTXt"
        case palette = "PLTE"
        case transparency = "tRNS"
        case pixels = "IDAT"
        case end = "IEND"
    }
}

/// Returns the four bytes of a number as a PNG stores it.
func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

private func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(crc32(0, $0.baseAddress, UInt32($0.count))) }
}
