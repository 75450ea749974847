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

extension Bitmap {
    /// Encodes the picture as a PNG without loss; the same picture always gives the same bytes.
    ///
    /// Pictures of at most 256 colours are stored with a palette, others as RGB, or RGBA where not all is opaque.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point; a point is 1/72 inch, so scale 2 is stored as 5669 pixels per metre.
    ///   - texts: Stored before the pixels in the order given, as ASCII where that suffices and as UTF-8 otherwise.
    /// - Throws: `invalidKeyword` and `invalidText` for texts PNG cannot hold, `outOfMemory`.
    public func png(scale: Int = 1, texts: [(keyword: String, text: String)] = []) throws(PNGError) -> [UInt8] {
        let palette = PNGPalette(of: self)
        var writer = try PNGWriter(header(scale: scale, hasPalette: palette != nil))
        for (keyword, text) in texts { try writer.add(text: text, keyword: keyword) }
        if let palette {
            try writer.set(palette)
            try writer.writeHeader()
            for y in 0..<size.height { try writer.write(rows: indices(ofRow: y, palette), bytesPerRow: size.width) }
        } else {
            try writer.writeHeader()
            try writer.write(rows: samples, bytesPerRow: size.bytesPerRow)
        }
        return try writer.finish()
    }

    private func header(scale: Int, hasPalette: Bool) -> cpng_header {
        let colorType =
            hasPalette ? PNG_COLOR_TYPE_PALETTE : isOpaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA
        return cpng_header(size: size, colorType: colorType, scale: scale)
    }

    private var isOpaque: Bool {
        let alpha = UInt32(255 << 24).littleEndian
        return withUnsafePixels { pixels in pixels.reduce(alpha) { $0 & $1 } == alpha }
    }

    /// Returns the palette numbers of a row.
    private func indices(ofRow row: Int, _ palette: PNGPalette) -> [UInt8] {
        withUnsafePixels { pixels in
            palette.indices(of: UnsafeBufferPointer(rebasing: pixels[row * size.width..<(row + 1) * size.width]))
        }
    }
}

extension cpng_header {
    /// Creates the header of a picture, or of a frame of an animation, that this package writes.
    init(size: PixelSize, colorType: Int32, scale: Int) {
        self.init(
            width: UInt32(size.width), height: UInt32(size.height), color_type: colorType,
            pixels_per_metre: pixelsPerMetre(scale: scale), compression_level: compressionLevel)
    }
}

/// Pixels per metre on both axes, rounded to nearest: `scale × 72 / 0.0254`.
private func pixelsPerMetre(scale: Int) -> UInt32 {
    UInt32(clamping: (scale * 720_000 + 127) / 254)
}

/// How hard zlib tries, 1 to 9: the smallest files before the time multiplies.
///
/// A seat map of 3825 × 2964 pixels on one core, as RGB: level 1 took 93 ms and gave 548 kB, level 3 93 ms and 521 kB,
/// level 4 144 ms and 380 kB, level 6 164 ms and 358 kB. Reduced to a palette: level 1 27 ms and 202 kB, level 4 44 ms
/// and 138 kB, level 6 50 ms and 113 kB, level 9 250 ms and 97 kB. Baselines stay in the repository, so size wins.
private let compressionLevel: Int32 = 6
