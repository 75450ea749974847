/// A colour of 8 bits a channel whose red, green and blue are already multiplied by alpha, as Cairo stores it.
public struct PremultipliedColor: Hashable, Sendable {
    /// The red channel times alpha, 0 to `alpha`.
    public let red: UInt8

    /// The green channel times alpha, 0 to `alpha`.
    public let green: UInt8

    /// The blue channel times alpha, 0 to `alpha`.
    public let blue: UInt8

    /// The opacity: 0 is transparent, 255 opaque.
    public let alpha: UInt8

    /// Creates a colour, or `nil` when a channel is greater than alpha.
    public init?(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        guard max(red, green, blue) <= alpha else { return nil }
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a colour from a word `0xAARRGGBB`; a channel greater than alpha is lowered to alpha.
    public init(argb word: UInt32) {
        alpha = UInt8(truncatingIfNeeded: word >> 24)
        red = min(UInt8(truncatingIfNeeded: word >> 16), alpha)
        green = min(UInt8(truncatingIfNeeded: word >> 8), alpha)
        blue = min(UInt8(truncatingIfNeeded: word), alpha)
    }

    /// Creates the premultiplied form of a colour: each channel is `channel × alpha / 255`, rounded to nearest.
    public init(_ color: StraightColor) {
        alpha = color.alpha
        red = PremultipliedColor.multiply(color.red, color.alpha)
        green = PremultipliedColor.multiply(color.green, color.alpha)
        blue = PremultipliedColor.multiply(color.blue, color.alpha)
    }

    private static func multiply(_ channel: UInt8, _ alpha: UInt8) -> UInt8 {
        UInt8((UInt32(channel) * UInt32(alpha) + 127) / 255)
    }
}

extension StraightColor {
    /// Creates the straight form of a colour: each channel is `channel × 255 / alpha`, rounded to nearest.
    ///
    /// What alpha 0 has lost cannot be found again: it becomes transparent black. Converting back gives the same
    /// premultiplied colour.
    public init(_ color: PremultipliedColor) {
        guard color.alpha > 0 else {
            self = .transparent
            return
        }
        let alpha = UInt32(color.alpha)
        func divide(_ channel: UInt8) -> UInt8 { UInt8((UInt32(channel) * 255 + alpha / 2) / alpha) }
        self.init(
            red: divide(color.red), green: divide(color.green), blue: divide(color.blue), alpha: color.alpha)
    }
}

/// Writes a row of premultiplied `0xAARRGGBB` words as straight `r g b a` pixels.
///
/// Rows without transparency, the usual case, take a loop that the compiler turns into vector instructions.
func straighten(_ words: UnsafeBufferPointer<UInt32>, into pixels: UnsafeMutableBufferPointer<UInt32>) {
    if isOpaque(words) {
        for index in words.indices { pixels[index] = opaquePixel(words[index]) }
    } else {
        for index in words.indices { pixels[index] = straightPixel(words[index]) }
    }
}

private func isOpaque(_ words: UnsafeBufferPointer<UInt32>) -> Bool {
    var common = UInt32.max
    for word in words { common &= word }
    return common >> 24 == 255
}

/// Exchanges red and blue; alpha and green stay where they are.
private func opaquePixel(_ word: UInt32) -> UInt32 {
    (word & 0xFF00_FF00 | (word >> 16) & 0xFF | (word & 0xFF) << 16).littleEndian
}

private func straightPixel(_ word: UInt32) -> UInt32 {
    switch word >> 24 {
    case 0: 0
    case 255: opaquePixel(word)
    default: StraightColor(PremultipliedColor(argb: word)).pixel.littleEndian
    }
}
