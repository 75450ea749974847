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
