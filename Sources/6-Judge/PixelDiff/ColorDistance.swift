/// A colour as brightness and two axes of hue, laid over white.
///
/// The coefficients are those of NTSC's YIQ space, and the weights of the distance those of Kotsarenko and Ramos,
/// "Measuring perceived color difference using YIQ NTSC transmission color space in mobile applications" (2010).
struct YIQColor {
    let y: Double
    let i: Double
    let q: Double

    /// The largest squared distance there can be, that of black and white.
    static let largestSquaredDistance = 35_215.0

    /// Creates the colour of a stored pixel, whose bytes in memory are red, green, blue, alpha.
    init(_ word: UInt32) {
        let (red, green, blue) = channelsOnWhite(word)
        y = red * 0.298_895_31 + green * 0.586_622_47 + blue * 0.114_482_23
        i = red * 0.595_977_99 - green * 0.274_176_10 - blue * 0.321_801_89
        q = red * 0.211_470_17 - green * 0.522_617_11 + blue * 0.311_146_94
    }

    /// Returns how far two colours look apart, squared, 0 to about `largestSquaredDistance`.
    func squaredDistance(to other: YIQColor) -> Double {
        let (dy, di, dq) = (y - other.y, i - other.i, q - other.q)
        return 0.5053 * dy * dy + 0.299 * di * di + 0.1957 * dq * dq
    }
}

private func channelsOnWhite(_ word: UInt32) -> (red: Double, green: Double, blue: Double) {
    let pixel = UInt32(littleEndian: word)
    if pixel >> 24 == 255 { return (Double(pixel & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel >> 16 & 0xFF)) }
    let opacity = Double(pixel >> 24) / 255
    func onWhite(_ channel: UInt32) -> Double { 255 + (Double(channel & 0xFF) - 255) * opacity }
    return (onWhite(pixel), onWhite(pixel >> 8), onWhite(pixel >> 16))
}

/// Returns the largest difference between the four channels of two pixels, which are the bytes of a word.
func channelDelta(_ first: UInt32, _ second: UInt32) -> Int {
    var largest = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
        largest = max(largest, abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)))
    }
    return largest
}
