import CommandSupport
import PixelDiff
import Pixels

/// The two pictures of a comparison, read from their files.
struct PicturePair {
    /// A picture and the path it was read from.
    struct Picture {
        let path: String
        let bitmap: Bitmap
    }

    let expected: Picture
    let actual: Picture

    /// What the decoder noticed, with the paths.
    let warnings: [String]

    /// Whether the files hold the same bytes, so that nothing needs comparing.
    private let areBytesEqual: Bool

    /// Reads both files and decodes them on two cores.
    ///
    /// Files of equal bytes are decoded once: a broken picture is no match, not even of itself.
    init(expected: String, actual: String) async throws {
        let files = try [expected, actual].map { path in
            PictureFile(path: path, bytes: try Files.read(path, limit: PictureFile.maxByteCount))
        }
        areBytesEqual = files[0].bytes == files[1].bytes
        let readings = try await parallelMap(areBytesEqual ? [files[0]] : files) { file in
            Result { try file.decoded() }
        }.map { try $0.get() }
        self.expected = Picture(path: expected, bitmap: readings[0].bitmap)
        self.actual = Picture(path: actual, bitmap: readings[readings.count - 1].bitmap)
        warnings = zip(files, readings).flatMap { file, reading in reading.warnings.map { "\(file.path): \($0)" } }
    }

    /// What the comparison gives.
    var comparison: PixelComparison {
        areBytesEqual ? .identical : PixelComparison(expected: expected.bitmap, actual: actual.bitmap)
    }
}

/// The bytes of a picture, not decoded yet.
private struct PictureFile: Sendable {
    /// The longest file that is read: more than the largest bitmap takes without compression.
    static let maxByteCount = 512 << 20

    let path: String
    let bytes: [UInt8]

    func decoded() throws(PictureError) -> PNGReading {
        do throws(PNGError) {
            return try PNGReading(png: bytes)
        } catch {
            throw PictureError(path: path, reason: error)
        }
    }
}

/// Why the picture in a file cannot be used.
struct PictureError: Error, CustomStringConvertible {
    let path: String
    let reason: PNGError

    var description: String { "\(path): \(reason)" }
}
