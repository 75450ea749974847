import CPNG

/// Owns a libpng reader over bytes that outlive it.
struct PNGReader: ~Copyable {
    private let reader: UnsafeMutablePointer<cpng_reader>

    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PNGError) {
        guard let reader = cpng_reader_create(bytes.baseAddress, bytes.count) else { throw .outOfMemory }
        self.reader = reader
    }

    deinit { cpng_reader_destroy(reader) }

    /// Reads up to the pixels and checks the size that the file claims.
    mutating func readHeader() throws(PNGError) -> PixelSize {
        var width: UInt32 = 0
        var height: UInt32 = 0
        try check(cpng_read_header(reader, &width, &height))
        guard let size = PixelSize(width: Int(width), height: Int(height)) else {
            throw .tooLarge(width: Int(width), height: Int(height))
        }
        return size
    }

    /// How many bytes each channel of a pixel takes when it is read: 2 where the file has 16 bits.
    var bytesPerChannel: Int { cpng_bit_depth(reader) == 16 ? 2 : 1 }

    /// Reads the pixels as `r g b a` rows without padding, and the file to its end.
    ///
    /// Of two bytes of a channel the high one comes first.
    mutating func readPixels(into buffer: UnsafeMutableBufferPointer<UInt8>, bytesPerRow: Int) throws(PNGError) {
        try check(cpng_read_pixels(reader, buffer.baseAddress, bytesPerRow))
    }

    /// The warnings so far, and the number of bytes after the end of the picture if there are any.
    var warnings: [String] {
        libraryWarnings + PNGReader.excessWarnings(reader.pointee.count - reader.pointee.offset)
    }

    /// Returns what there is to say about so many bytes after the end of the picture.
    static func excessWarnings(_ count: Int) -> [String] {
        count > 0 ? ["bytes after the end of the picture: \(count)"] : []
    }

    private var libraryWarnings: [String] {
        text(from: &reader.pointee.warnings).split(separator: "\n").map(String.init)
    }

    private func check(_ status: cpng_status) throws(PNGError) {
        switch status {
        case CPNG_OK: return
        case CPNG_TRUNCATED: throw .truncated
        default:
            throw .corrupt(reason: ([text(from: &reader.pointee.message)] + libraryWarnings).joined(separator: "; "))
        }
    }

    /// Returns the text of a C array of characters, which ends at its first NUL.
    private func text<Characters>(from characters: inout Characters) -> String {
        withUnsafeBytes(of: &characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
