public import Drawing

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
