import CCairo

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
