import CPNG

/// Writes an animated PNG, frame by frame.
///
/// A frame is encoded as it comes, and only where it differs from the one before; one without a difference prolongs the
/// one before. The first frame is also the picture that programs without animations show. Frames have the form RGBA,
/// because the form must be the same for all, and nobody knows what the last of them needs.
public struct AnimatedPNG: ~Copyable {
    /// The most frames that an animation may have; frames that only prolong others do not count.
    public static let maxFrameCount = 20_000

    /// The most bytes that the encoded frames of an animation may take.
    public static let maxByteCount = 256 << 20

    /// How long a frame may be shown, in milliseconds: up to a day.
    public static let durations = 1...86_400_000

    /// The size of all frames.
    public let size: PixelSize

    private let scale: Int
    private let loops: UInt16
    private let texts: [(keyword: String, text: String)]
    private var frames: [AnimationFrame] = []
    private var byteCount = 0

    /// The frame that was given last, where it differs from the one before, and for how long it is shown.
    private var latest: (bitmap: Bitmap, changed: FrameArea, duration: Int)?

    /// Creates an animation without frames.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point, stored as for a still picture.
    ///   - loops: How often the animation is played, 0 for without end.
    ///   - texts: As for a still picture.
    public init(
        size: PixelSize, scale: Int = 1, loops: UInt16 = 0, texts: [(keyword: String, text: String)] = []
    ) {
        self.size = size
        self.scale = scale
        self.loops = loops
        self.texts = texts
    }

    /// Appends a frame that is shown for a time in milliseconds.
    public mutating func append(_ bitmap: Bitmap, duration: Int) throws(AnimationError) {
        guard bitmap.size == size else { throw .otherSize(bitmap.size, animation: size) }
        guard AnimatedPNG.durations.contains(duration) else { throw .durationOutOfRange(milliseconds: duration) }
        guard let latest else {
            self.latest = (bitmap, FrameArea(size), duration)
            return
        }
        if let changed = FrameArea(whereDifferent: latest.bitmap, bitmap) {
            try encodeLatest()
            self.latest = (bitmap, changed, duration)
        } else {
            self.latest?.duration += duration
        }
    }

    /// Returns the file; the same frames always give the same bytes.
    public consuming func finish() throws(AnimationError) -> [UInt8] {
        try encodeLatest()
        guard !frames.isEmpty else { throw .noFrames }
        do throws(PNGError) {
            return try file()
        } catch {
            throw .png(error)
        }
    }

    /// Encodes the latest frame, whose duration is known now.
    ///
    /// A time that is no fraction of 16-bit numbers is shown in pieces: the rest of it by one pixel drawn over itself.
    private mutating func encodeLatest() throws(AnimationError) {
        guard let (bitmap, changed, duration) = latest else { return }
        var area = changed
        for delay in FrameDelay.pieces(ofMilliseconds: duration) {
            try encode(bitmap, area, delay)
            area = .firstPixel
        }
    }

    private mutating func encode(_ bitmap: Bitmap, _ area: FrameArea, _ delay: FrameDelay) throws(AnimationError) {
        guard frames.count < AnimatedPNG.maxFrameCount else { throw .tooManyFrames }
        do throws(PNGError) {
            frames.append(AnimationFrame(area: area, delay: delay, pixels: try bitmap.compressedPixels(of: area)))
        } catch {
            throw .png(error)
        }
        byteCount += frames[frames.count - 1].pixels.count
        guard byteCount <= AnimatedPNG.maxByteCount else { throw .tooManyBytes }
    }

    private func file() throws(PNGError) -> [UInt8] {
        var writer = try PNGWriter(cpng_header(size: size, colorType: PNG_COLOR_TYPE_RGB_ALPHA, scale: scale))
        for (keyword, text) in texts { try writer.add(text: text, keyword: keyword) }
        try writer.writeHeader()
        try writer.write(PNGChunk("acTL", bigEndian(UInt32(frames.count)) + bigEndian(UInt32(loops))))
        var sequence: UInt32 = 0
        for (index, frame) in frames.enumerated() {
            for chunk in frame.chunks(isFirst: index == 0, sequence: &sequence) { try writer.write(chunk) }
        }
        return try writer.finishChunks()
    }
}

/// Why an animated PNG could not be written.
public enum AnimationError: Error, Equatable {
    /// There is nothing to show.
    case noFrames

    /// A frame has another size than the animation.
    case otherSize(PixelSize, animation: PixelSize)

    /// A frame is to be shown for a time outside `AnimatedPNG.durations`.
    case durationOutOfRange(milliseconds: Int)

    /// There are more different frames than `AnimatedPNG.maxFrameCount`.
    case tooManyFrames

    /// The frames take more bytes than `AnimatedPNG.maxByteCount`.
    case tooManyBytes

    /// A frame or the file could not be written as PNG.
    case png(PNGError)
}

extension AnimationError: CustomStringConvertible {
    /// The message for a reader of the command line, without a file name.
    public var description: String {
        switch self {
        case .noFrames: "the animation has no frames"
        case .otherSize(let size, let animation):
            """
            a frame of \(size.width) × \(size.height) pixels in an animation of \(animation.width) × \(animation.height)
            """
        case .durationOutOfRange(let milliseconds):
            """
            a frame is shown for \(milliseconds) ms; \(AnimatedPNG.durations.lowerBound) to \
            \(AnimatedPNG.durations.upperBound) are possible
            """
        case .tooManyFrames: "the animation has more than \(AnimatedPNG.maxFrameCount) frames"
        case .tooManyBytes: "the frames of the animation take more than \(AnimatedPNG.maxByteCount) bytes"
        case .png(let error): "\(error)"
        }
    }
}
