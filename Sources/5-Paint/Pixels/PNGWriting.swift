import CPNG

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
