import FoundationEssentials
import Pixels
import TestSupport
import Testing

@Suite(.enabled(if: SharedFolder.exists, SharedFolder.whyNot))
struct PNGConformanceTests {
    private static let suite = SharedFolder.path + "/png/pngsuite"

    private static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: path)))
    }

    private static func pictures(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".png") }.sorted()
    }

    @Test func `PngSuite: the decoded samples have the listed checksums`() throws {
        let list = String(decoding: try Self.bytes(Self.suite + "/crc32.txt"), as: UTF8.self)
        let lines = list.split(separator: "\n")
        #expect(lines.count > 100)
        for line in lines {
            let parts = line.split(separator: ":")
            let name = String(try #require(parts.first))
            let file = try Self.bytes("\(Self.suite)/\(name)")
            guard !name.hasPrefix("x") else { continue }
            let decoded = nativeLayout(of: try Bitmap(png: file), file: file)
            #expect(parts.last?.dropFirst() == "\(RawPNG.crc32(decoded))", "\(name)")
        }
    }

    @Test func `PngSuite: files made to fail do, with a message`() throws {
        let names = try Self.pictures(in: Self.suite).filter { $0.hasPrefix("x") }
        #expect(names.count > 10)
        for name in names {
            let error = #expect(throws: PNGError.self, "\(name)") {
                try Bitmap(png: Self.bytes("\(Self.suite)/\(name)"))
            }
            #expect(error?.description.isEmpty == false)
        }
    }

    @Test func `broken files give an error or a picture, never a crash`() throws {
        let folder = SharedFolder.path + "/png/broken"
        let names = try Self.pictures(in: folder)
        #expect(!names.isEmpty)
        for name in names {
            let bytes = try Self.bytes("\(folder)/\(name)")
            do throws(PNGError) {
                _ = try PNGReading(png: bytes)
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
    }

    /// The checksums are of samples with the file's own channels: grey is one, alpha is there only if stored.
    private func nativeLayout(of bitmap: Bitmap, file: [UInt8]) -> [UInt8] {
        let colorType = file[25]
        let isGrey = colorType == 0 || colorType == 4
        let hasAlpha = colorType >= 4 || RawPNG.chunks(of: file)?.contains { $0.type == "tRNS" } == true
        let channels = (isGrey ? [0] : [0, 1, 2]) + (hasAlpha ? [3] : [])
        return stride(from: 0, to: bitmap.samples.count, by: Bitmap.bytesPerPixel).flatMap { first in
            channels.map { bitmap.samples[first + $0] }
        }
    }
}
