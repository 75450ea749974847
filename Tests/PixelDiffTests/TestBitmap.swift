import Pixels
import Testing

/// Creates a bitmap of one colour.
func plain(_ width: Int, _ height: Int, _ color: StraightColor = .white) throws -> Bitmap {
    Bitmap(size: try #require(PixelSize(width: width, height: height)), filledWith: color)
}

/// Creates a bitmap in which `#` is black and anything else white.
func drawn(_ rows: [String]) throws -> Bitmap {
    let size = try #require(PixelSize(width: rows[0].utf8.count, height: rows.count))
    let samples: [UInt8] = rows.joined().flatMap { $0 == "#" ? [0, 0, 0, 255] : [255, 255, 255, 255] }
    return try #require(Bitmap(size: size, samples: samples))
}

extension Bitmap {
    /// Returns the picture with other pixels.
    func changed(_ change: (_ x: Int, _ y: Int, _ color: inout StraightColor) -> Void) throws -> Bitmap {
        var samples: [UInt8] = []
        for y in 0..<size.height {
            for x in 0..<size.width {
                var color = self[x, y]
                change(x, y, &color)
                samples += [color.red, color.green, color.blue, color.alpha]
            }
        }
        return try #require(Bitmap(size: size, samples: samples))
    }

    /// Returns how many pixels have a colour.
    func count(of color: StraightColor) -> Int {
        (0..<size.height).reduce(0) { sum, y in sum + (0..<size.width).count { self[$0, y] == color } }
    }
}

extension StraightColor {
    static let white = StraightColor(red: 255, green: 255, blue: 255)
    static let black = StraightColor(red: 0, green: 0, blue: 0)
}
