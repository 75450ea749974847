/// The distinct colours of a picture that has at most 256 of them, and the way back from a colour to its number.
///
/// An open hash table: four times as many slots as colours keep the runs of occupied slots short.
struct PNGPalette {
    /// The most colours an 8-bit index can tell apart.
    static let maxCount = 256

    private static let slotBits = 10
    private static let free: UInt16 = .max

    /// The colours as pixel words, in the order they were added.
    private(set) var pixels: [UInt32] = []

    private var slots = [UInt16](repeating: free, count: 1 << slotBits)

    /// Adds a colour unless it is there already; returns `false` when there is no room for it.
    mutating func insert(_ pixel: UInt32) -> Bool {
        let slot = slot(of: pixel)
        if slots[slot] != PNGPalette.free { return true }
        guard pixels.count < PNGPalette.maxCount else { return false }
        slots[slot] = UInt16(pixels.count)
        pixels.append(pixel)
        return true
    }

    /// Returns the numbers of colours that were added; what it returns for another colour means nothing.
    ///
    /// Looks a colour up only where it changes: neighbours are mostly equal.
    func indices(of pixels: UnsafeBufferPointer<UInt32>) -> [UInt8] {
        var last = pixels[0]
        var index = index(of: last)
        return pixels.map { pixel in
            if pixel != last {
                last = pixel
                index = self.index(of: pixel)
            }
            return index
        }
    }

    private func index(of pixel: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: slots[slot(of: pixel)])
    }

    /// The slot that holds the colour, or the free one it would go to.
    private func slot(of pixel: UInt32) -> Int {
        let mask = slots.count - 1
        // Multiplicative hashing with 2^32 divided by the golden ratio: the high bits depend on every channel.
        var slot = Int((pixel &* 0x9E37_79B1) >> (32 - PNGPalette.slotBits))
        while slots[slot] != PNGPalette.free, pixels[Int(slots[slot])] != pixel { slot = (slot + 1) & mask }
        return slot
    }
}

extension PNGPalette {
    /// Creates the palette of a picture, or `nil` when it has more than 256 colours.
    ///
    /// Colours that are not opaque come first, because opacities are stored only up to the last that is not 255;
    /// within both groups colours stand in the order they first appear.
    init?(of bitmap: Bitmap) {
        var found = PNGPalette()
        guard bitmap.withUnsafePixels({ found.insert(contentsOf: $0) }) else { return nil }
        self.init()
        _ = insert(contentsOf: found.pixels.filter { !isOpaque($0) } + found.pixels.filter(isOpaque))
    }

    /// Adds colours; returns `false` as soon as there is no room for one.
    private mutating func insert(contentsOf pixels: some Sequence<UInt32>) -> Bool {
        var last: UInt32?
        for pixel in pixels where pixel != last {
            guard insert(pixel) else { return false }
            last = pixel
        }
        return true
    }

    /// The colours, in the order of their numbers.
    var colors: [StraightColor] {
        pixels.map { StraightColor(pixel: UInt32(littleEndian: $0)) }
    }
}

private func isOpaque(_ pixel: UInt32) -> Bool {
    UInt32(littleEndian: pixel) >> 24 == 255
}
