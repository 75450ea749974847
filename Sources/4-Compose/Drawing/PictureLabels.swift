public import Geometry

/// What a screen reader says about a picture: its title, and its regions in reading order.
public struct PictureLabels: Equatable, Sendable {
    /// What the whole picture is called.
    public let title: String

    /// The BCP 47 tag of the language that the regions are named in, such as "zh-Hans".
    public let language: String

    /// The places that have a name.
    public let regions: [LabelledRegion]

    /// Creates labels.
    public init(title: String, language: String, regions: [LabelledRegion] = []) {
        self.title = title
        self.language = language
        self.regions = regions
    }

    /// The title as the first element of an SVG document, where it names the document.
    package var svgTitle: String { "<title>\(title.xmlEscaped)</title>" }

    /// Returns one transparent, named shape for each region that the picture shows, as the last group of an SVG.
    ///
    /// What lies outside the picture is left out, because the keyboard would reach it unseen.
    package func svgGroup(in raster: Raster) -> String {
        let shown = regions.filter { raster.shows($0.frame) }
        let shapes = shown.map { "\($0.svgShape(in: raster))\n" }.joined()
        let tag = language.xmlEscaped
        return """
            <g role="group" aria-label="\(title.xmlEscaped)" lang="\(tag)" xml:lang="\(tag)">
            \(shapes)</g>

            """
    }
}

/// A place of a picture that can be read aloud and clicked: one sell unit.
public struct LabelledRegion: Equatable, Sendable {
    /// The ids of its seats.
    public let seatIDs: [String]

    /// The rectangle, in canvas points.
    public let frame: Rect

    /// The corners, in canvas points.
    public let corners: CornerRadii

    /// What a screen reader says.
    public let label: String

    /// Whether it can be chosen.
    public let isEnabled: Bool

    /// Whether it is chosen.
    public let isSelected: Bool

    /// Creates a region.
    public init(
        seatIDs: [String], frame: Rect, corners: CornerRadii, label: String, isEnabled: Bool, isSelected: Bool
    ) {
        self.seatIDs = seatIDs
        self.frame = frame
        self.corners = corners
        self.label = label
        self.isEnabled = isEnabled
        self.isSelected = isSelected
    }

    /// Returns a button that is pressed or not, or a picture of what cannot be chosen.
    ///
    /// The name is a title alone, which is also shown under the pointer: with the same text as an `aria-label`,
    /// Chromium makes the title a description, and screen readers say everything twice.
    fileprivate func svgShape(in raster: Raster) -> String {
        let role = isEnabled ? #"role="button" tabindex="0" aria-pressed="\#(isSelected)""# : #"role="img""#
        let seats = seatIDs.joined(separator: " ").xmlEscaped
        return """
            <rect \(svgFrame(in: raster)) fill="none" pointer-events="all" \(role) data-seats="\(seats)">\
            <title>\(label.xmlEscaped)</title></rect>
            """
    }

    /// Returns the rectangle; where upper and lower corners differ it has the smaller ones, and covers the region.
    private func svgFrame(in raster: Raster) -> String {
        let place = raster.pixels(of: frame)
        let radius = min(corners.top, corners.bottom) * raster.pixelsPerPoint
        return [("x", place.x), ("y", place.y), ("width", place.width), ("height", place.height), ("rx", radius)]
            .map { "\($0)=\"\(svgNumber($1))\"" }
            .joined(separator: " ")
    }
}

extension Raster {
    /// Returns where a rectangle of the canvas lies in the picture.
    fileprivate func pixels(of rect: Rect) -> Rect {
        Rect(
            x: rect.x * pixelsPerPoint - origin.x, y: rect.y * pixelsPerPoint - origin.y,
            width: rect.width * pixelsPerPoint, height: rect.height * pixelsPerPoint)
    }

    /// Returns whether any of a rectangle of the canvas lies in the picture.
    fileprivate func shows(_ rect: Rect) -> Bool {
        let place = pixels(of: rect)
        return place.maxX > 0 && place.maxY > 0 && place.x < Double(width) && place.y < Double(height)
    }
}

/// Returns a number with at most three decimals, and none where it is whole.
private func svgNumber(_ number: Double) -> String {
    let text = "\((number * 1000).rounded() / 1000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
