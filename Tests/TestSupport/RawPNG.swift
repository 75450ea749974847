/// Writes PNG files by the letter of the format, without a library, so that the decoder is tested against another hand.
public enum RawPNG {
    /// Assembles a file from chunks.
    public static func file(_ chunks: [[UInt8]]) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.flatMap { $0 }
    }

    /// A chunk with its checksum.
    public static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return word(UInt32(data.count)) + body + word(crc32(body))
    }

    /// The first chunk.
    public static func header(width: UInt32, height: UInt32, depth: UInt8, colorType: UInt8, interlaced: Bool)
        -> [UInt8]
    {
        chunk("IHDR", word(width) + word(height) + [depth, colorType, 0, 0, interlaced ? 1 : 0])
    }

    /// A zlib stream of stored blocks.
    public static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let pieces = stride(from: 0, to: bytes.count, by: 0xFFFF).map {
            Array(bytes[$0..<min($0 + 0xFFFF, bytes.count)])
        }
        let blocks = pieces.enumerated().map { number, piece in
            let length = UInt16(piece.count)
            let isLast: UInt8 = number == pieces.count - 1 ? 1 : 0
            return [isLast] + littleEndian(length) + littleEndian(~length) + piece
        }
        return [0x78, 0x01] + blocks.flatMap { $0 } + word(adler32(bytes))
    }

    /// CRC-32 as PNG and zlib compute it.
    public static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
        var crc = UInt32.max
        for byte in bytes { crc = crcOfByte[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ crc >> 8 }
        return ~crc
    }

    private static let crcOfByte: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }

    /// Splits a file into its chunks, checking every checksum; `nil` where it is not well formed.
    public static func chunks(of file: [UInt8]) -> [(type: String, data: [UInt8])]? {
        var chunks: [(type: String, data: [UInt8])] = []
        var rest = file[8...]
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            guard rest.count >= length + 12 else { return nil }
            let body = rest.dropFirst(4).prefix(length + 4)
            guard rest.dropFirst(length + 8).prefix(4).elementsEqual(word(crc32(body))) else { return nil }
            chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
            rest = rest.dropFirst(length + 12)
        }
        return rest.isEmpty ? chunks : nil
    }

    /// A number as four bytes, the highest first.
    public static func word(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func littleEndian(_ value: UInt16) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
    }

    private static func adler32(_ bytes: [UInt8]) -> UInt32 {
        let sums = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
            let low = (sums.0 + UInt32(byte)) % 65_521
            return (low, (sums.1 + low) % 65_521)
        }
        return sums.1 << 16 | sums.0
    }
}
