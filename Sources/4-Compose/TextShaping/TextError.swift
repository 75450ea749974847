/// Why a font could not be opened or a text not be shaped.
public enum TextError: Error, Equatable {
    /// A chain needs at least one font.
    case noFonts

    /// The file does not exist or cannot be read; `reason` is the system's wording.
    case unreadable(path: String, reason: String)

    /// The file is no TrueType or OpenType font.
    case notFont(path: String)

    /// The file ends before the tables it announces.
    case truncated(path: String)

    /// The file has `count` faces, and none of this index.
    case noSuchFace(FontFile, count: Int)

    /// The font has pictures of glyphs, but no outlines.
    case noOutlines(FontFile)

    /// The font size is not above 0 and at most `FontChain.maxSize` points.
    case invalidSize(Double)

    /// HarfBuzz gave up on a text in this font.
    case shapingFailed(FontFile)

    /// A C library found no memory.
    case outOfMemory
}

extension TextError: CustomStringConvertible {
    /// The message for a reader of the command line.
    public var description: String {
        switch self {
        case .noFonts: "no font is given"
        case .unreadable(let path, let reason): "\(path): \(reason)"
        case .notFont(let path): "\(path): not a TrueType or OpenType font"
        case .truncated(let path): "\(path): truncated font: the file ends before its tables do"
        case .noSuchFace(let file, let count):
            "\(file.path): no face \(file.index); the file has \(count), counted from 0"
        case .noOutlines(let file): "\(file): the font has no outlines"
        case .invalidSize(let size):
            "a font size of \(size) points; it must be above 0 and at most \(Int(FontChain.maxSize))"
        case .shapingFailed(let file): "\(file): HarfBuzz cannot shape a text in this font"
        case .outOfMemory: "out of memory"
        }
    }
}
