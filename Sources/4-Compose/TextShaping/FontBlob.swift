import CHarfBuzz
import CLibMD

/// Owns the bytes of a font file, mapped into memory.
///
/// A file that another program cuts short while it is mapped ends this one; replacing it by renaming does no harm.
struct FontBlob: ~Copyable {
    let handle: OpaquePointer

    init(path: String) throws(TextError) {
        guard !path.utf8.contains(0) else { throw .unreadable(path: path, reason: "the path contains a NUL") }
        var errorNumber: Int32 = 0
        guard let handle = charfbuzz_map_file(path, &errorNumber) else {
            throw .unreadable(path: path, reason: String(cString: charfbuzz_reason(errorNumber)))
        }
        hb_blob_make_immutable(handle)
        self.handle = handle
    }

    deinit {
        hb_blob_destroy(handle)
    }

    /// The number of faces; 0 where the bytes are no font.
    var faceCount: Int { Int(hb_face_count(handle)) }

    /// The bytes, valid as long as their owner.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var count: UInt32 = 0
        let bytes = hb_blob_get_data(handle, &count)
        return UnsafeBufferPointer(start: bytes, count: Int(count)).withMemoryRebound(to: UInt8.self, body)
    }

    /// The SHA-256 of the bytes in hexadecimal digits, or `nil` where the library fails.
    var sha256: String? {
        var digits = [CChar](repeating: 0, count: Int(CLIBMD_SHA256_TEXT_LENGTH))
        let end = withBytes { SHA256Data($0.baseAddress, $0.count, &digits) }
        return end == nil ? nil : String(decoding: digits.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
