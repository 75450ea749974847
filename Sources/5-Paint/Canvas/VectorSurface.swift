import CCairo
public import Drawing

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

/// An SVG as Cairo writes it, with labels added.
struct SVGDocument {
    let bytes: [UInt8]

    /// Puts the title after the start of the root element and the regions before its end.
    ///
    /// - Throws: `CanvasError` when what Cairo wrote is not one whole root element.
    init(_ written: [UInt8], labels: PictureLabels, raster: Raster) throws(CanvasError) {
        guard let root = written.firstRange(of: "<svg".utf8),
            let start = written[root.upperBound...].firstIndex(of: UInt8(ascii: ">")),
            let end = written.lastIndex(of: UInt8(ascii: "<")), start < end,
            written[end...].starts(with: "</svg>".utf8)
        else { throw .cairo("an SVG without its start or end") }
        let drawing = SVGDocument.withoutSurfaceID(written[(start + 1)..<end])
        let title = Array("\n\(labels.svgTitle)".utf8)
        let group = Array(labels.svgGroup(in: raster).utf8)
        bytes = [written[...start], title[...], drawing, group[...], written[end...]].flatMap(\.self)
    }

    /// Removes the id of the whole drawing, which nothing refers to.
    ///
    /// Cairo 1.16 counts its surfaces over the life of the process, so that equal pictures would have other bytes.
    private static func withoutSurfaceID(_ drawing: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard drawing.starts(with: "\n<g id=\"surface".utf8),
            let end = drawing.firstIndex(of: UInt8(ascii: ">"))
        else { return drawing }
        return Array("\n<g".utf8) + drawing[end...]
    }
}

extension DisplayList {
    /// Returns the picture as an SVG; one pixel of the raster is one unit.
    ///
    /// Texts are outlines. The labels are added as transparent shapes with names, so that the picture can be read
    /// aloud and clicked. The same list gives the same bytes.
    ///
    /// - Throws: `CanvasError` when Cairo fails.
    public func svg(labels: PictureLabels) throws(CanvasError) -> [UInt8] {
        let surface = try VectorSurface.svg(width: Double(raster.width), height: Double(raster.height))
        try paint(on: surface)
        return try SVGDocument(try surface.finish(), labels: labels, raster: raster).bytes
    }

    /// Returns the picture as a PDF of one page; one pixel of the raster is one point.
    ///
    /// The same list gives the same bytes. Some readers show no page that is wider or higher than 14,400 points.
    ///
    /// - Throws: `CanvasError` when Cairo fails.
    public func pdf(title: String) throws(CanvasError) -> [UInt8] {
        let surface = try VectorSurface.pdf(
            width: Double(raster.width), height: Double(raster.height), title: title)
        try paint(on: surface)
        return try surface.finish()
    }

    private func paint(on surface: borrowing VectorSurface) throws(CanvasError) {
        let painter = try Painter(target: surface.handle, raster: raster)
        if let backdrop { painter.fill(with: backdrop) }
        try painter.paint(batches, band: 0..<raster.height)
    }
}
