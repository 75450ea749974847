public import Pixels

/// The colours of a difference picture.
///
/// What is equal is grey or transparent, so no other pixel of an overlay or a mask has one of them.
public enum DifferenceColor {
    /// Where both pictures have a pixel, the two are not equal and it counts.
    public static let unequal = StraightColor(red: 230, green: 0, blue: 38)

    /// Where the two are not equal and it does not count: pale, so that it does not hide what does.
    public static let uncounted = StraightColor(red: 255, green: 208, blue: 128)

    /// Where only one of the pictures has a pixel.
    public static let onlyInOne = StraightColor(red: 0, green: 110, blue: 255)
}

/// How a picture shows the difference of two others.
public enum DifferencePictureStyle: String, CaseIterable, Sendable {
    /// On the expected picture turned pale grey.
    case overlay

    /// Alone; everything else is transparent.
    case mask

    /// As an overlay between the expected picture on the left and the actual one on the right.
    case side

    /// The grey gap between the pictures that stand side by side, in pixels.
    public static let gap = 8
}

extension Bitmap {
    /// Creates a picture that shows where two pictures differ, on the expected one turned pale grey.
    ///
    /// It covers both pictures, laid on each other at the top left; what lies outside both is transparent. `nil` when
    /// no bitmap can be that large, as of a very wide picture and a very high one.
    public init?(showingDifferencesOf expected: Bitmap, and actual: Bitmap) {
        self.init(DifferencePicture(expected: expected, actual: actual, mask: nil), .overlay)
    }

    /// Creates a picture of what a comparison of two pictures gave: as many pixels are red as it counts.
    ///
    /// Where the size has changed, all unequal pixels are red. `nil` when no bitmap can be that large.
    public init?(
        showing comparison: PixelComparison, of expected: Bitmap, and actual: Bitmap,
        style: DifferencePictureStyle = .overlay
    ) {
        let mask: PixelMask? =
            switch comparison {
            case .changed(let difference): difference.mask
            case .tolerated: PixelMask(emptyOf: expected.size)
            case .identical, .sizeChanged: nil
            }
        self.init(DifferencePicture(expected: expected, actual: actual, mask: mask), style)
    }

    private init?(_ picture: DifferencePicture, _ style: DifferencePictureStyle) {
        let width = style == .side ? picture.width * 3 + DifferencePictureStyle.gap * 2 : picture.width
        guard let size = PixelSize(width: width, height: picture.height) else { return nil }
        var samples: [UInt8] = []
        samples.reserveCapacity(size.area * Bitmap.bytesPerPixel)
        for y in 0..<size.height {
            picture.row(y, style).withUnsafeBytes { samples.append(contentsOf: $0) }
        }
        self.init(size: size, samples: samples)
    }
}

/// The rows of a difference picture.
private struct DifferencePicture {
    let expected: Bitmap
    let actual: Bitmap

    /// The pixels that count; all unequal ones when `nil`.
    let mask: PixelMask?

    var width: Int { max(expected.size.width, actual.size.width) }
    var height: Int { max(expected.size.height, actual.size.height) }

    func row(_ y: Int, _ style: DifferencePictureStyle) -> [UInt32] {
        let before = expected.row(y)
        let after = actual.row(y)
        switch style {
        case .overlay: return marked(before, after, y, equal: faded)
        case .mask: return marked(before, after, y) { _ in 0 }
        case .side:
            let gap = [UInt32](repeating: gapPixel, count: DifferencePictureStyle.gap)
            return padded(before) + gap + marked(before, after, y, equal: faded) + gap + padded(after)
        }
    }

    private func padded(_ row: [UInt32]) -> [UInt32] {
        row + [UInt32](repeating: 0, count: width - row.count)
    }

    /// Returns a row with the differences marked; either row may be shorter than the picture.
    private func marked(
        _ before: [UInt32], _ after: [UInt32], _ y: Int, equal: (UInt32) -> UInt32
    ) -> [UInt32] {
        let common = min(before.count, after.count)
        var row = [UInt32](repeating: 0, count: width)
        for x in 0..<common {
            row[x] = before[x] == after[x] ? equal(before[x]) : mask == nil ? unequalPixel : uncountedPixel
        }
        for x in common..<max(before.count, after.count) { row[x] = onlyInOnePixel }
        mask?.forEachColumn(inRow: y) { row[$0] = unequalPixel }
        return row
    }
}

extension Bitmap {
    /// The pixels of a row, none below the picture.
    fileprivate func row(_ y: Int) -> [UInt32] {
        guard y < size.height else { return [] }
        return withUnsafePixels { Array($0[y * size.width..<(y + 1) * size.width]) }
    }
}

private let unequalPixel = pixel(DifferenceColor.unequal)
private let uncountedPixel = pixel(DifferenceColor.uncounted)
private let onlyInOnePixel = pixel(DifferenceColor.onlyInOne)
private let gapPixel = pixel(StraightColor(red: 128, green: 128, blue: 128))

/// The word whose bytes in memory are the channels of a colour.
private func pixel(_ color: StraightColor) -> UInt32 {
    let channels = [color.red, color.green, color.blue, color.alpha]
    return channels.reversed().reduce(0) { $0 << 8 | UInt32($1) }.littleEndian
}

/// Returns a pale grey: the brightness on white with a quarter of its contrast.
///
/// The weights of the channels are those of ITU-R BT.601.
private func faded(_ word: UInt32) -> UInt32 {
    let pixel = UInt32(littleEndian: word)
    let red = pixel & 0xFF
    let green = pixel >> 8 & 0xFF
    let blue = pixel >> 16 & 0xFF
    let darkness = 255 - (299 * red + 587 * green + 114 * blue) / 1_000
    let grey = 255 - darkness * (pixel >> 24) / (255 * 4)
    return (grey * 0x01_0101 | 0xFF00_0000).littleEndian
}
