import CCairo
public import Drawing
import Geometry
public import Pixels

extension Bitmap {
    /// Paints a display list.
    ///
    /// The pixels do not depend on how the picture is cut into bands; small pictures are painted whole, large ones band
    /// by band on one small surface, which stays in the processor's cache (a third of the time at 3615 × 2700).
    ///
    /// - Parameter cache: Where painted backgrounds are kept for further pictures, or `nil` to paint everything.
    /// - Throws: `CanvasError` when the picture is too large or Cairo fails; nothing is painted half.
    public init(
        painting list: DisplayList, cut: BandCut = .automatic, cache: BackgroundCache? = nil
    ) throws(CanvasError) {
        guard let cache else {
            self = try Bitmap(painting: list, list.batches, over: nil, cut: cut)
            return
        }
        let background = try cache.rows(of: list) { () throws(CanvasError) in try list.backgroundRows() }
        let rest = list.seats + list.highlight + list.overlay
        self = try Bitmap(painting: list, rest, over: background, cut: cut)
    }

    private init(
        painting list: DisplayList, _ batches: [Batch], over background: BackgroundCache.Rows?, cut: BandCut
    ) throws(CanvasError) {
        let size = try list.pixelSize()
        let bands = cut.bands(of: size, preferring: list.pixelCuts)
        let surface = try ImageSurface(width: size.width, height: bands.map(\.count).max() ?? size.height)
        let painter = try Painter(target: surface.handle, raster: list.raster)
        var builder = BitmapBuilder(size: size)
        for band in bands {
            if let background {
                try surface.copyRows(from: background, band)
            } else {
                painter.clear(to: list.backdrop)
            }
            try painter.paint(batches, band: band)
            let stride = surface.stride
            let isComplete = try surface.withRows(band.count) { rows in
                builder.append(premultiplied: rows, stride: stride, rows: band.count)
            }
            guard isComplete else { throw .incomplete }
        }
        guard let bitmap = builder.finish() else { throw .incomplete }
        self = bitmap
    }
}

extension DisplayList {
    /// The size of the picture.
    fileprivate func pixelSize() throws(CanvasError) -> PixelSize {
        guard let size = PixelSize(width: raster.width, height: raster.height) else {
            throw .tooLarge(width: raster.width, height: raster.height)
        }
        return size
    }

    /// Paints the background alone, whole.
    fileprivate func backgroundRows() throws(CanvasError) -> BackgroundCache.Rows {
        let size = try pixelSize()
        let surface = try ImageSurface(width: size.width, height: size.height)
        let painter = try Painter(target: surface.handle, raster: raster)
        painter.clear(to: backdrop)
        try painter.paint(background, band: 0..<size.height)
        let bytes = try surface.withRows(size.height) { Array($0) }
        return BackgroundCache.Rows(bytes: bytes, stride: surface.stride)
    }

    /// The preferred cuts as pixel rows of the picture.
    fileprivate var pixelCuts: [Int] {
        cuts.map { Int(($0 * raster.pixelsPerPoint - raster.origin.y).rounded()) }
    }
}

/// How a picture is cut into bands that are painted one after the other.
public enum BandCut: Equatable, Sendable {
    /// Whole up to 5 MB of pixels, in bands beyond.
    case automatic

    /// One band.
    case whole

    /// Bands of at most this many rows, cut where the display list prefers it as far as possible.
    case rows(Int)

    /// The most bytes of pixels that are painted whole: measured, below it one large surface is faster.
    static let wholeLimit = 5_000_000

    /// The height of a band in a large picture.
    static let bandRows = 256

    /// Returns the bands of a picture from the top, without gaps.
    func bands(of size: PixelSize, preferring cuts: [Int]) -> [Range<Int>] {
        switch self {
        case .whole:
            return [0..<size.height]
        case .automatic:
            let isSmall = size.area * Bitmap.bytesPerPixel <= BandCut.wholeLimit
            return (isSmall ? .whole : BandCut.rows(BandCut.bandRows)).bands(of: size, preferring: cuts)
        case .rows(let most):
            return BandCut.bands(height: size.height, most: max(1, most), cuts: cuts)
        }
    }

    /// Goes down the picture; each band ends at the last preferred cut within reach, or where reach ends.
    private static func bands(height: Int, most: Int, cuts: [Int]) -> [Range<Int>] {
        var bands: [Range<Int>] = []
        var top = 0
        while top < height {
            let reach = min(top + most, height)
            let cut = cuts.last { $0 > top && $0 <= reach }
            let end = reach == height ? height : cut ?? reach
            bands.append(top..<end)
            top = end
        }
        return bands
    }
}

/// A block of premultiplied pixels that Cairo paints on; freed with its owner.
struct ImageSurface: ~Copyable {
    let handle: OpaquePointer
    let stride: Int

    init(width: Int, height: Int) throws(CanvasError) {
        guard let width = Int32(exactly: width), let height = Int32(exactly: height),
            let created = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        else { throw .tooLarge(width: width, height: height) }
        let status = cairo_surface_status(created)
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(created)
            throw CanvasError(status)
        }
        handle = created
        stride = Int(cairo_image_surface_get_stride(created))
    }

    deinit {
        cairo_surface_destroy(handle)
    }

    /// Calls a function with the first rows, after Cairo has finished drawing them.
    func withRows<Result>(_ count: Int, _ body: (UnsafeRawBufferPointer) -> Result) throws(CanvasError) -> Result {
        cairo_surface_flush(handle)
        let status = cairo_surface_status(handle)
        guard status == CAIRO_STATUS_SUCCESS else { throw CanvasError(status) }
        return body(UnsafeRawBufferPointer(start: cairo_image_surface_get_data(handle), count: count * stride))
    }

    /// Replaces the first rows by a band of a background that was painted with the same width.
    func copyRows(from background: BackgroundCache.Rows, _ band: Range<Int>) throws(CanvasError) {
        cairo_surface_flush(handle)
        guard let pixels = cairo_image_surface_get_data(handle), background.stride == stride else { throw .incomplete }
        let bytes = band.lowerBound * stride..<band.upperBound * stride
        background.bytes[bytes].withUnsafeBytes { rows in
            UnsafeMutableRawBufferPointer(start: pixels, count: rows.count).copyMemory(from: rows)
        }
        cairo_surface_mark_dirty(handle)
    }
}

extension CanvasError {
    /// Creates the error for a status that is not success.
    init(_ status: cairo_status_t) {
        self = .cairo(cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)")
    }
}
