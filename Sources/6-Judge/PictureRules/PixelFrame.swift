import Geometry
import Pixels

/// A rectangle of pixels, half-open.
struct PixelFrame: Equatable, Sendable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    var width: Int { right - left }
    var height: Int { bottom - top }

    init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// Creates the frame of the pixels between the edges of a rectangle of points; edges inside a pixel move to its left
    /// and top, so that neighbours share no pixel.
    init(_ rect: Rect, scale: Int) {
        func pixel(_ points: Double) -> Int { Int((points * Double(scale)).rounded(.down)) }
        self.init(left: pixel(rect.x), top: pixel(rect.y), right: pixel(rect.maxX), bottom: pixel(rect.maxY))
    }

    /// Creates the frame of a whole picture.
    init(_ size: PixelSize) {
        self.init(left: 0, top: 0, right: size.width, bottom: size.height)
    }

    /// Returns the frame moved to the right and down.
    func moved(x: Int, y: Int) -> PixelFrame {
        PixelFrame(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
    }

    /// Returns what both have in common; its width or height is 0 when that is nothing.
    func intersection(_ other: PixelFrame) -> PixelFrame {
        let left = max(left, other.left)
        let top = max(top, other.top)
        return PixelFrame(
            left: left, top: top, right: max(left, min(right, other.right)), bottom: max(top, min(bottom, other.bottom))
        )
    }
}

extension Bitmap {
    /// Returns the smallest frame that holds all ink inside a frame, or `nil` when there is none.
    ///
    /// - Parameter opacity: The smallest alpha that counts as ink.
    func inkFrame(in frame: PixelFrame, opacity: UInt8 = 1) -> PixelFrame? {
        let part = frame.intersection(PixelFrame(size))
        var found = PixelFrame(left: part.right, top: part.bottom, right: part.left, bottom: part.top)
        for y in part.top..<part.bottom {
            let row = y * size.bytesPerRow + 3
            for x in part.left..<part.right where samples[row + x * Bitmap.bytesPerPixel] >= opacity {
                found.left = min(found.left, x)
                found.right = max(found.right, x + 1)
                found.top = min(found.top, y)
                found.bottom = y + 1
            }
        }
        return found.width > 0 ? found : nil
    }

    /// Returns the smallest frame that holds all ink outside some frames, or `nil` when there is none.
    func inkFrame(outside frames: [PixelFrame]) -> PixelFrame? {
        var rest = samples
        for frame in frames {
            let part = frame.intersection(PixelFrame(size))
            for y in part.top..<part.bottom {
                for x in part.left..<part.right { rest[y * size.bytesPerRow + x * Bitmap.bytesPerPixel + 3] = 0 }
            }
        }
        return Bitmap(size: size, samples: rest)?.inkFrame(in: PixelFrame(size))
    }
}
