import Drawing
import Geometry
import Testing

struct PictureLabelsTests {
    @Test func `a free region is a button, pressed when it is selected, and any other a picture`() {
        let labels = PictureLabels(
            title: "8号厅", language: "zh-Hans",
            regions: [region(), region(isSelected: true), region(isEnabled: false)])
        let frame = #"x="10" y="20" width="30" height="40" rx="5" fill="none" pointer-events="all""#
        let end = #"data-seats="A1 A2"><title>A</title></rect>"#
        #expect(labels.svgTitle == "<title>8号厅</title>")
        #expect(
            labels.svgGroup(in: raster) == """
                <g role="group" aria-label="8号厅" lang="zh-Hans" xml:lang="zh-Hans">
                <rect \(frame) role="button" tabindex="0" aria-pressed="false" \(end)
                <rect \(frame) role="button" tabindex="0" aria-pressed="true" \(end)
                <rect \(frame) role="img" \(end)
                </g>

                """)
    }

    @Test(arguments: [
        // Zoomed and scrolled, in whole pixels.
        (2.0, Point(x: 15, y: 30), "5 10 60 80 10"),
        // Centred: the offset is negative.
        (1, Point(x: -7, y: 0), "17 20 30 40 5"),
        // Three decimals at most.
        (1 / 3, .zero, "3.333 6.667 10 13.333 1.667"),
    ])
    func `shapes lie where a view shows the regions`(zoom: Double, offset: Point, numbers: String) {
        let raster = Raster(view: Size(width: 90, height: 90), zoom: zoom, offset: offset, scale: 1)
        let names = ["x", "y", "width", "height", "rx"]
        let place = zip(names, numbers.split(separator: " ")).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
        #expect(shapes([region()], in: raster).first?.hasPrefix("<rect \(place) fill") == true)
    }

    @Test(arguments: [
        (Rect(x: 0, y: 0, width: 100, height: 100), true),
        // Beyond each side, but for a pixel or touching.
        (Rect(x: -9, y: 0, width: 10, height: 10), true), (Rect(x: -10, y: 0, width: 10, height: 10), false),
        (Rect(x: 99, y: 0, width: 10, height: 10), true), (Rect(x: 100, y: 0, width: 10, height: 10), false),
        (Rect(x: 0, y: -9, width: 10, height: 10), true), (Rect(x: 0, y: -10, width: 10, height: 10), false),
        (Rect(x: 0, y: 99, width: 10, height: 10), true), (Rect(x: 0, y: 100, width: 10, height: 10), false),
    ])
    func `what the picture does not show cannot be reached`(frame: Rect, isReached: Bool) {
        #expect(shapes([region(frame: frame)], in: raster).isEmpty != isReached)
    }

    @Test(arguments: [
        ("plain 8号厅 🎬", "plain 8号厅 🎬"),
        // Everything that means something in content or in an attribute.
        ("<b>\"A\" & 'B'</b>", "&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;"),
        ("]]>", "]]&gt;"),
        // Escaped once, whatever it looks like.
        ("&amp;", "&amp;amp;"),
        ("a\tb\nc\rd", "a b c d"),
        // One grapheme, two scalars.
        ("\r\n", "  "),
        // What XML 1.0 has no place for, at the edges of its ranges.
        ("\u{0}\u{8}\u{B}\u{1F}\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("\u{7F}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}", "\u{7F}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}"),
    ])
    func `texts are escaped wherever they stand`(text: String, escaped: String) {
        #expect(text.xmlEscaped == escaped)
        let labels = PictureLabels(title: text, language: text, regions: [region(ids: [text], label: text)])
        #expect(labels.svgTitle == "<title>\(escaped)</title>")
        let group = labels.svgGroup(in: raster)
        #expect(group.contains("aria-label=\"\(escaped)\" lang=\"\(escaped)\" xml:lang=\"\(escaped)\""))
        #expect(group.contains("data-seats=\"\(escaped)\"><title>\(escaped)</title>"))
    }

    @Test func `numbers that no picture has are written all the same`() {
        let frame = Rect(x: 0, y: 0, width: .infinity, height: 1e300)
        #expect(shapes([region(frame: frame)], in: raster).count == 1)
    }

    private let raster = Raster(wholeCanvas: Size(width: 100, height: 100), scale: 1)

    private func region(
        ids: [String] = ["A1", "A2"], frame: Rect = Rect(x: 10, y: 20, width: 30, height: 40), label: String = "A",
        isEnabled: Bool = true, isSelected: Bool = false
    ) -> LabelledRegion {
        LabelledRegion(
            seatIDs: ids, frame: frame, corners: CornerRadii(top: 5, bottom: 6), label: label, isEnabled: isEnabled,
            isSelected: isSelected)
    }

    /// Returns the shapes of regions, one line each.
    private func shapes(_ regions: [LabelledRegion], in raster: Raster) -> [Substring] {
        let group = PictureLabels(title: "T", language: "en", regions: regions).svgGroup(in: raster)
        return group.split(separator: "\n").filter { $0.hasPrefix("<rect") }
    }
}
