/// How the pixels of a PNG are stored: the smallest of these forms that loses nothing.
enum PNGPixelFormat {
    /// A palette number a pixel.
    case indexed(PNGPalette)

    /// Three bytes a pixel; every pixel is opaque.
    case rgb

    /// Four bytes a pixel.
    case rgba

    /// Chooses the form for a picture.
    init(for bitmap: Bitmap) {
        if let palette = PNGPalette(of: bitmap) {
            self = .indexed(palette)
        } else {
            self = isOpaque(bitmap) ? .rgb : .rgba
        }
    }

    /// The number the format gives to the form.
    var colorType: UInt8 {
        switch self {
        case .indexed: 3
        case .rgb: 2
        case .rgba: 6
        }
    }

    /// The number of bytes a pixel takes before compression.
    var bytesPerPixel: Int {
        switch self {
        case .indexed: 1
        case .rgb: 3
        case .rgba: 4
        }
    }

    /// Writes a row of pixels in this form.
    func encode(_ pixels: UnsafeBufferPointer<UInt32>, into row: inout [UInt8]) {
        switch self {
        case .indexed(let palette): encodeIndexed(pixels, palette, into: &row)
        case .rgb: encodeRGB(pixels, into: &row)
        case .rgba: row.withUnsafeMutableBytes { $0.copyMemory(from: UnsafeRawBufferPointer(pixels)) }
        }
    }
}

private func isOpaque(_ bitmap: Bitmap) -> Bool {
    let alpha = UInt32(255 << 24).littleEndian
    return bitmap.withUnsafePixels { pixels in pixels.reduce(alpha) { $0 & $1 } == alpha }
}

/// Looks a colour up only where it changes: neighbours are mostly equal.
private func encodeIndexed(_ pixels: UnsafeBufferPointer<UInt32>, _ palette: PNGPalette, into row: inout [UInt8]) {
    var last = pixels[0]
    var index = palette.index(of: last)
    for x in pixels.indices {
        if pixels[x] != last {
            last = pixels[x]
            index = palette.index(of: last)
        }
        row[x] = index
    }
}

private func encodeRGB(_ pixels: UnsafeBufferPointer<UInt32>, into row: inout [UInt8]) {
    row.withUnsafeMutableBufferPointer { row in
        for (x, pixel) in pixels.enumerated() {
            let color = StraightColor(pixel: UInt32(littleEndian: pixel))
            row[x * 3] = color.red
            row[x * 3 + 1] = color.green
            row[x * 3 + 2] = color.blue
        }
    }
}
