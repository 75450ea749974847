/// The list at the start of a font that says where its tables are (OpenType specification, "Organization of an OpenType
/// font").
///
/// HarfBuzz takes the part of a table that is there for the whole. This finds files that were cut short.
struct TableDirectory {
    private static let collectionTag: UInt32 = 0x7474_6366  // "ttcf"

    private let bytes: UnsafeBufferPointer<UInt8>
    private let start: Int

    /// Finds the directory of a face; `nil` where the file ends before it.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, face: Int) {
        self.bytes = bytes
        let words = BigEndianBytes(bytes: bytes)
        guard let tag = words.word(at: 0) else { return nil }
        if tag == TableDirectory.collectionTag {
            guard let offset = words.word(at: 12 + 4 * face) else { return nil }
            start = Int(offset)
        } else {
            start = 0
        }
    }

    /// Whether every table lies inside the file.
    var isComplete: Bool {
        let words = BigEndianBytes(bytes: bytes)
        guard let count = words.half(at: start + 4) else { return false }
        return (0..<Int(count)).allSatisfy { number in
            let record = start + 12 + 16 * number
            guard let offset = words.word(at: record + 8), let length = words.word(at: record + 12) else {
                return false
            }
            return Int(offset) + Int(length) <= bytes.count
        }
    }
}

/// Bytes read as numbers with the highest byte first; `nil` outside them.
private struct BigEndianBytes {
    let bytes: UnsafeBufferPointer<UInt8>

    func half(at place: Int) -> UInt16? {
        guard place >= 0, place + 2 <= bytes.count else { return nil }
        return UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
    }

    func word(at place: Int) -> UInt32? {
        guard let high = half(at: place), let low = half(at: place + 2) else { return nil }
        return UInt32(high) << 16 | UInt32(low)
    }
}
