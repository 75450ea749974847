import Pixels
import TestSupport
import Testing

extension TemporaryFolder {
    /// Paints rectangles (x, y, width, height) of a baseline red.
    func paint(_ boxes: [(Int, Int, Int, Int)], on name: String) throws {
        let picture = try Bitmap(png: read("baselines/\(name)"))
        var samples = picture.samples
        for (x, y, width, height) in boxes {
            for row in y..<y + height {
                for column in x..<x + width {
                    let first = (row * picture.size.width + column) * Bitmap.bytesPerPixel
                    samples.replaceSubrange(first..<first + 4, with: [230, 0, 0, 255])
                }
            }
        }
        try write(try #require(Bitmap(size: picture.size, samples: samples)).png(), to: "baselines/\(name)")
    }

    /// Cuts rows off the bottom of a baseline.
    func shorten(_ name: String, by rows: Int) throws {
        let picture = try Bitmap(png: read("baselines/\(name)"))
        let size = try #require(PixelSize(width: picture.size.width, height: picture.size.height - rows))
        let samples = Array(picture.samples.prefix(size.area * Bitmap.bytesPerPixel))
        try write(try #require(Bitmap(size: size, samples: samples)).png(), to: "baselines/\(name)")
    }

    /// Keeps only the first half of a baseline's file.
    func truncate(_ name: String) throws {
        let bytes = try read("baselines/\(name)")
        try write(bytes.prefix(bytes.count / 2), to: "baselines/\(name)")
    }
}
