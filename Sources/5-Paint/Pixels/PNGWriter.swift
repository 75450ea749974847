import CPNG

/// Owns a libpng writer and the file in memory that it writes.
///
/// What is set must come before the first rows.
struct PNGWriter: ~Copyable {
    private let writer: UnsafeMutablePointer<cpng_writer>

    init(_ header: cpng_header) throws(PNGError) {
        guard let writer = cpng_writer_create() else { throw .outOfMemory }
        guard cpng_set_header(writer, header) == CPNG_OK else {
            cpng_writer_destroy(writer)
            throw .outOfMemory
        }
        self.writer = writer
    }

    deinit { cpng_writer_destroy(writer) }

    /// Sets the colours that the numbers in the rows mean.
    mutating func set(_ palette: PNGPalette) throws(PNGError) {
        let colors = palette.colors.map { png_color(red: $0.red, green: $0.green, blue: $0.blue) }
        let opacities = palette.colors.map(\.alpha).prefix { $0 < 255 }
        try check(cpng_set_palette(writer, colors, Int32(colors.count), Array(opacities), Int32(opacities.count)))
    }

    /// Adds a text: `tEXt` where ASCII suffices, else `iTXt`, neither compressed.
    mutating func add(text: String, keyword: String) throws(PNGError) {
        guard isKeyword(keyword) else { throw .invalidKeyword(keyword) }
        guard !text.utf8.contains(0) else { throw .invalidText(keyword: keyword) }
        try check(cpng_add_text(writer, keyword, text, text.utf8.allSatisfy { $0 < 0x80 } ? 0 : 1))
    }

    /// Writes everything that stands before the pixels.
    mutating func writeHeader() throws(PNGError) {
        try check(cpng_write_header(writer))
    }

    /// Writes the next rows of pixels: one byte a pixel where there is a palette, else `r g b a`.
    mutating func write(rows: [UInt8], bytesPerRow: Int) throws(PNGError) {
        try check(cpng_write_rows(writer, rows, bytesPerRow, rows.count / bytesPerRow))
    }

    /// Writes a chunk; its checksum is libpng's.
    mutating func write(_ chunk: PNGChunk) throws(PNGError) {
        try check(cpng_write_chunk(writer, chunk.type, chunk.data, chunk.data.count))
    }

    /// Writes what is left and returns the file.
    consuming func finish() throws(PNGError) -> [UInt8] {
        try check(cpng_write_end(writer))
        return bytes
    }

    /// Writes the chunk that ends a file which was put together from chunks, and returns the file.
    consuming func finishChunks() throws(PNGError) -> [UInt8] {
        try write(PNGChunk("IEND", []))
        return bytes
    }

    private var bytes: [UInt8] {
        Array(UnsafeBufferPointer(start: writer.pointee.bytes, count: writer.pointee.count))
    }

    /// Memory is all that can fail: texts are checked before, and `PixelSize` keeps within libpng's limits.
    private func check(_ status: cpng_status) throws(PNGError) {
        guard status == CPNG_OK else { throw .outOfMemory }
    }
}

/// Whether a keyword is 1 to 79 printable ASCII characters with single spaces only between words.
private func isKeyword(_ keyword: String) -> Bool {
    let words = keyword.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    return keyword.utf8.count <= 79 && words.allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x21...0x7E).contains($0) } }
}
