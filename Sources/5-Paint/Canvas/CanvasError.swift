/// Why a display list could not be painted.
public enum CanvasError: Error, Equatable, CustomStringConvertible {
    /// The picture would have a side or an area outside the limits of `PixelSize`.
    case tooLarge(width: Int, height: Int)

    /// Cairo reported a failure; the text is its own.
    case cairo(String)

    /// The rows painted do not add up to the picture.
    case incomplete

    /// The reason as a sentence fragment.
    public var description: String {
        switch self {
        case .tooLarge(let width, let height): "a picture of \(width) × \(height) pixels is over the limits"
        case .cairo(let message): "cairo: \(message)"
        case .incomplete: "the painted rows do not add up to the picture"
        }
    }
}
