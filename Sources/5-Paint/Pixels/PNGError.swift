import CPNG

/// Why a PNG could not be read or written.
public enum PNGError: Error, Equatable {
    /// There are no bytes at all.
    case empty

    /// The bytes are a Git LFS pointer: the picture itself was never fetched.
    case gitLFSPointer

    /// The bytes do not begin with the PNG signature.
    case notPNG

    /// The file ends before its picture does.
    case truncated

    /// The file breaks the format; `reason` is the library's wording.
    case corrupt(reason: String)

    /// The file claims a size outside the limits of `PixelSize`.
    case tooLarge(width: Int, height: Int)

    /// The keyword is not 1 to 79 printable ASCII characters with single spaces only between words.
    case invalidKeyword(String)

    /// The text under `keyword` contains a NUL, which a PNG text cannot.
    case invalidText(keyword: String)

    /// A C library found no memory.
    case outOfMemory
}

extension PNGError: CustomStringConvertible {
    /// The message for a reader of the command line, without a file name.
    public var description: String {
        switch self {
        case .empty: "the file is empty, not a PNG"
        case .gitLFSPointer: "a Git LFS pointer, not a picture; run `git lfs pull`"
        case .notPNG: "not a PNG"
        case .truncated: "truncated PNG: the file ends before its picture does"
        case .corrupt(let reason): "corrupt PNG: \(reason)"
        case .tooLarge(let width, let height):
            """
            claims \(width) × \(height) pixels; the limit is \(PixelSize.maxSide) a side and \(PixelSize.maxArea) in all
            """
        case .invalidKeyword(let keyword): "\"\(keyword)\" cannot be the keyword of a PNG text"
        case .invalidText(let keyword): "the PNG text \"\(keyword)\" contains a NUL"
        case .outOfMemory: "out of memory"
        }
    }
}

/// The version of libpng that is in use, such as "1.6.39".
public var libpngVersion: String {
    // The number is 10000 × major + 100 × minor + release.
    let number = Int(png_access_version_number())
    return "\(number / 10000).\(number / 100 % 100).\(number % 100)"
}

/// The version of zlib that is in use, such as "1.2.13": libpng compresses with it.
///
/// Another one may give other bytes, never other pixels.
public var zlibVersion: String { String(cString: cpng_zlib_version()) }
