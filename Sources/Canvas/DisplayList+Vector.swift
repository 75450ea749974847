public import Drawing

extension DisplayList {
    /// Returns the picture as an SVG; one pixel of the raster is one unit.
    ///
    /// Texts are outlines. The regions are appended as transparent shapes with names, so that the picture can be read
    /// aloud and clicked.
    ///
    /// - Parameter title: What the whole picture is called.
    public func svg(title: String, regions: [LabelledRegion] = []) throws(CanvasError) -> [UInt8] {
        let surface = try VectorSurface.svg(width: Double(raster.width), height: Double(raster.height))
        try paint(on: surface)
        return SVGRegions(raster: raster, title: title, regions: regions).appended(to: try surface.finish())
    }

    /// Returns the picture as a PDF of one page; one pixel of the raster is one point.
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
