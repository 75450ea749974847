import CHarfBuzz

/// The heights of a font in ems: multiplied by the font size they are points.
public struct FontMetrics: Hashable, Sendable {
    /// The font's own units in an em.
    public let unitsPerEm: Int

    /// How far lines reach above the baseline.
    public let ascent: Double

    /// How far lines reach below the baseline, a positive number.
    public let descent: Double

    /// The height of capital letters above the baseline.
    public let capHeight: Double

    /// The height of the middle of a digit above the baseline: half of `capHeight` where the font has no digits.
    ///
    /// A label looks centred when this height is in the middle, `y + digitCenter * size` being its baseline.
    public let digitCenter: Double
}

extension FontMetrics {
    init(font: OpaquePointer, unitsPerEm: Int) {
        let em = Double(unitsPerEm)
        var extents = hb_font_extents_t()
        // Where the font has no such table the extents stay at 0.
        _ = hb_font_get_h_extents(font, &extents)
        let capRows = FontMetrics.capHeight(of: font).map { 0...max(0, $0) } ?? FontMetrics.rows(of: "H", in: font)
        let digitRows = FontMetrics.rows(of: "0", in: font) ?? capRows ?? 0...0
        self.init(
            unitsPerEm: unitsPerEm, ascent: Double(extents.ascender) / em, descent: Double(-extents.descender) / em,
            capHeight: (capRows?.upperBound ?? 0) / em,
            digitCenter: (digitRows.lowerBound + digitRows.upperBound) / 2 / em)
    }

    /// The height that the font states, in its own units.
    private static func capHeight(of font: OpaquePointer) -> Double? {
        var height: Int32 = 0
        guard hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &height) != 0, height > 0 else {
            return nil
        }
        return Double(height)
    }

    /// How far the glyph of a scalar reaches above the baseline, from its lower to its upper edge.
    private static func rows(of scalar: Unicode.Scalar, in font: OpaquePointer) -> ClosedRange<Double>? {
        var glyph: UInt32 = 0
        var extents = hb_glyph_extents_t()
        guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0,
            hb_font_get_glyph_extents(font, glyph, &extents) != 0
        else { return nil }
        let top = Double(extents.y_bearing)
        // Heights grow upwards in a font, so the extent downwards is negative.
        return min(top, top + Double(extents.height))...max(top, top + Double(extents.height))
    }
}
