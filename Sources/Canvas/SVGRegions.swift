import Drawing
import Geometry

/// The named shapes that are appended to an SVG.
struct SVGRegions {
    let raster: Raster
    let title: String
    let regions: [LabelledRegion]

    /// Returns the document with the shapes before its end, and without Cairo's id of the whole drawing.
    ///
    /// Cairo counts its surfaces over the life of the process, so with the id equal pictures would have other bytes.
    func appended(to document: [UInt8]) -> [UInt8] {
        let document = withoutSurfaceID(document)
        let end = Array("</svg>".utf8)
        guard let place = (0..<document.count).last(where: { document[$0...].starts(with: end) }) else {
            return document
        }
        return Array(document[..<place]) + group.utf8 + document[place...]
    }

    private func withoutSurfaceID(_ document: [UInt8]) -> [UInt8] {
        let start = Array("<g id=\"surface".utf8)
        guard let place = document.indices.first(where: { document[$0...].starts(with: start) }),
            let end = document[place...].firstIndex(of: UInt8(ascii: ">"))
        else { return document }
        return document[..<place] + Array("<g".utf8) + document[end...]
    }

    private var group: String {
        let shapes = regions.map(shape).joined()
        return "<g role=\"group\" aria-label=\"\(escaped(title))\">\n\(shapes)</g>\n"
    }

    /// Returns one shape: a button that is pressed or not, or a picture of what cannot be chosen.
    private func shape(_ region: LabelledRegion) -> String {
        let scale = raster.pixelsPerPoint
        let frame = region.frame
        let place = [
            ("x", frame.x * scale - raster.origin.x), ("y", frame.y * scale - raster.origin.y),
            ("width", frame.width * scale), ("height", frame.height * scale), ("rx", region.corners.bottom * scale),
        ]
        let role =
            region.isEnabled ? "role=\"button\" tabindex=\"0\" aria-pressed=\"\(region.isSelected)\"" : "role=\"img\""
        return "<rect " + place.map { "\($0)=\"\(trimmed($1))\" " }.joined()
            + "fill=\"none\" pointer-events=\"all\" \(role) aria-label=\"\(escaped(region.label))\" "
            + "data-seats=\"\(escaped(region.seatIDs.joined(separator: " ")))\">"
            + "<title>\(escaped(region.label))</title></rect>\n"
    }

    /// Returns a number with at most three decimals and no trailing zeros.
    private func trimmed(_ number: Double) -> String {
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    /// Returns a text as XML can hold it, in content and in attributes.
    private func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\t", "\n", "\r": result += " "
            case "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...: result.unicodeScalars.append(scalar)
            default: result += "\u{FFFD}"
            }
        }
    }
}
