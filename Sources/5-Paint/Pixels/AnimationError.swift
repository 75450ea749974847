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
