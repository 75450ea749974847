import Drawing

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
