import CommandSupport
import PixelDiff
import Pixels

/// The two pictures of a comparison, read from their files.
struct PicturePair: Sendable {
    let expected: PictureFacts
    let actual: PictureFacts

    /// What the decoder noticed, with the paths.
    let warnings: [String]

    /// The decoded pictures, or `nil` when the files hold the same bytes, so that nothing needs decoding.
    private let readings: Readings?

    private struct Readings: Sendable {
        let expected: PNGReading
        let actual: PNGReading
    }

    /// Reads both files and decodes them, on two cores where there are jobs enough.
    ///
    /// Files of equal bytes are only checked to be whole: a broken picture is no match, not even of itself.
    init(expected: String, actual: String, jobs: Int) async throws {
        let files = try [expected, actual].map { path in
            PictureFile(path: path, bytes: try Files.read(path, limit: PictureFile.maxByteCount))
        }
        if files[0].bytes == files[1].bytes {
            let outline = try files[0].outline()
            readings = nil
            self.expected = PictureFacts(path: expected, size: outline.size)
            self.actual = PictureFacts(path: actual, size: outline.size)
            warnings = files.flatMap { file in outline.warnings.map { "\(file.path): \($0)" } }
        } else {
            let decoded = try await parallelMap(files, jobs: jobs) { file in Result { try file.decoded() } }
                .map { try $0.get() }
            readings = Readings(expected: decoded[0], actual: decoded[1])
            self.expected = PictureFacts(path: expected, size: decoded[0].bitmap.size)
            self.actual = PictureFacts(path: actual, size: decoded[1].bitmap.size)
            warnings = zip(files, decoded).flatMap { file, reading in reading.warnings.map { "\(file.path): \($0)" } }
        }
    }

    /// Compares the pictures on at most so many cores.
    func comparison(_ rules: ComparisonRules, jobs: Int) async -> PixelComparison {
        guard let readings else { return .identical }
        return await PixelComparison(expected: readings.expected, actual: readings.actual, rules: rules, jobs: jobs)
    }

    /// Returns a picture of what the comparison gave; `nil` when there is nothing to show or no room to show it in.
    func picture(of comparison: PixelComparison, _ style: DifferencePictureStyle) -> Bitmap? {
        readings.flatMap {
            Bitmap(showing: comparison, of: $0.expected.bitmap, and: $0.actual.bitmap, style: style)
        }
    }
}

/// Where a picture is, and how large.
struct PictureFacts: Sendable {
    let path: String
    let size: PixelSize
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

    func outline() throws(PictureError) -> PNGOutline {
        do throws(PNGError) {
            return try PNGOutline(png: bytes)
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
