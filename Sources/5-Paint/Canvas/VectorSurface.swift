import CCairo

/// A document that Cairo writes in a vector format; freed with its owner.
struct VectorSurface: ~Copyable {
    let handle: OpaquePointer
    private let sink: ByteSink

    /// The bytes of the document, as Cairo hands them over.
    private final class ByteSink {
        var bytes: [UInt8] = []
    }

    /// Creates an SVG document of a size in pixels.
    static func svg(width: Double, height: Double) throws(CanvasError) -> VectorSurface {
        let surface = try VectorSurface { write, sink in
            cairo_svg_surface_create_for_stream(write, sink, width, height)
        }
        cairo_svg_surface_set_document_unit(surface.handle, CAIRO_SVG_UNIT_PX)
        return surface
    }

    /// Creates a PDF document of one page, of a size in points.
    static func pdf(width: Double, height: Double, title: String) throws(CanvasError) -> VectorSurface {
        let surface = try VectorSurface { write, sink in
            cairo_pdf_surface_create_for_stream(write, sink, width, height)
        }
        // Nothing drawn needs more, and from 1.5 on newer versions of Cairo lay out the same document differently.
        cairo_pdf_surface_restrict_to_version(surface.handle, CAIRO_PDF_VERSION_1_4)
        cairo_pdf_surface_set_metadata(surface.handle, CAIRO_PDF_METADATA_TITLE, title)
        // Without a date of its own a document would carry the moment of its making.
        cairo_pdf_surface_set_metadata(surface.handle, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        return surface
    }

    private init(
        _ create: (cairo_write_func_t?, UnsafeMutableRawPointer) -> OpaquePointer?
    ) throws(CanvasError) {
        let sink = ByteSink()
        let created = create(
            { sink, bytes, count in
                guard let sink else { return CAIRO_STATUS_WRITE_ERROR }
                let chunk = UnsafeBufferPointer(start: bytes, count: Int(count))
                Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().bytes.append(contentsOf: chunk)
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(sink).toOpaque())
        guard let created else { throw .cairo("no surface") }
        let status = cairo_surface_status(created)
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(created)
            throw CanvasError(status)
        }
        handle = created
        self.sink = sink
    }

    deinit {
        cairo_surface_destroy(handle)
    }

    /// Ends the document and returns it.
    func finish() throws(CanvasError) -> [UInt8] {
        cairo_surface_finish(handle)
        let status = cairo_surface_status(handle)
        guard status == CAIRO_STATUS_SUCCESS else { throw CanvasError(status) }
        return sink.bytes
    }
}
