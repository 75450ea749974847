public import Pixels

/// The colours of a difference picture.
///
/// What is equal is grey, so no other pixel has one of them.
public enum DifferenceColor {
    /// Where both pictures have a pixel and the two are not equal.
    public static let unequal = StraightColor(red: 230, green: 0, blue: 38)

    /// Where only one of the pictures has a pixel.
    public static let onlyInOne = StraightColor(red: 0, green: 110, blue: 255)
}

extension Bitmap {
    /// Creates a picture that shows where two pictures differ, on the expected one turned pale grey.
    ///
    /// It covers both pictures, laid on each other at the top left; what lies outside both is transparent. `nil` when
    /// no bitmap can be that large, as of a very wide picture and a very high one.
    public init?(showingDifferencesOf expected: Bitmap, and actual: Bitmap) {
        let width = max(expected.size.width, actual.size.width)
        let height = max(expected.size.height, actual.size.height)
        guard let size = PixelSize(width: width, height: height) else { return nil }
        var samples: [UInt8] = []
        samples.reserveCapacity(size.area * Bitmap.bytesPerPixel)
        for y in 0..<height {
            let row = overlayRow(expected.row(y), actual.row(y), width: width)
            row.withUnsafeBytes { samples.append(contentsOf: $0) }
        }
        self.init(size: size, samples: samples)
    }

    /// The pixels of a row, none below the picture.
    fileprivate func row(_ y: Int) -> [UInt32] {
        guard y < size.height else { return [] }
        return withUnsafePixels { Array($0[y * size.width..<(y + 1) * size.width]) }
    }
}

/// Returns a row of the picture; either row may be shorter than `width`.
private func overlayRow(_ expected: [UInt32], _ actual: [UInt32], width: Int) -> [UInt32] {
    let common = min(expected.count, actual.count)
    var row = [UInt32](repeating: 0, count: width)
    for x in 0..<common { row[x] = expected[x] == actual[x] ? faded(expected[x]) : unequalPixel }
    for x in common..<max(expected.count, actual.count) { row[x] = onlyInOnePixel }
    return row
}

private let unequalPixel = pixel(DifferenceColor.unequal)
private let onlyInOnePixel = pixel(DifferenceColor.onlyInOne)

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
