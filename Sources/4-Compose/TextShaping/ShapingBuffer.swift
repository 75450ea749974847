import CHarfBuzz

/// Owns the buffer in which HarfBuzz turns scalars into glyphs.
struct ShapingBuffer: ~Copyable {
    /// A glyph of a shaped run, in the font's own units; heights grow upwards.
    struct Glyph {
        let id: UInt32

        /// The first scalar of the text that it stands for.
        let scalar: Int

        let advance: Int
        let offsetX: Int
        let offsetY: Int
    }

    private let handle: OpaquePointer
    private let language: OpaquePointer?

    init(language: String) throws(TextError) {
        guard let handle = hb_buffer_create(), hb_buffer_allocation_successful(handle) != 0 else { throw .outOfMemory }
        self.handle = handle
        self.language = hb_language_from_string(language, -1)
    }

    deinit {
        hb_buffer_destroy(handle)
    }

    /// Shapes a run and returns its glyphs from left to right.
    ///
    /// The text around it is context: letters join across a change of font.
    mutating func shape(_ run: TextRun, of text: ScalarText, in font: Font) throws(TextError) -> [Glyph] {
        let range = text.scalarRange(of: run.clusters)
        hb_buffer_clear_contents(handle)
        hb_buffer_add_utf32(
            handle, text.scalars, Int32(text.scalars.count), UInt32(range.lowerBound), Int32(range.count))
        hb_buffer_set_direction(handle, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(handle, hb_script_t(rawValue: run.style.script))
        hb_buffer_set_language(handle, language)
        guard hb_shape_full(font.handle, handle, nil, 0, nil) != 0, hb_buffer_allocation_successful(handle) != 0 else {
            throw .shapingFailed(font.file)
        }
        return glyphs
    }

    private var glyphs: [Glyph] {
        let infos = UnsafeBufferPointer(
            start: hb_buffer_get_glyph_infos(handle, nil), count: Int(hb_buffer_get_length(handle)))
        let positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(handle, nil), count: infos.count)
        return zip(infos, positions).map { info, position in
            Glyph(
                id: info.codepoint, scalar: Int(info.cluster), advance: Int(position.x_advance),
                offsetX: Int(position.x_offset), offsetY: Int(position.y_offset))
        }
    }
}

/// Grapheme clusters as one row of Unicode scalars, which is what the C libraries take.
struct ScalarText {
    let characters: [Character]

    /// The scalars of all clusters.
    private(set) var scalars: [UInt32] = []

    /// The place in `characters` of the cluster that each scalar belongs to.
    private(set) var clusters: [Int] = []

    /// Where each cluster begins in `scalars`, and where the last one ends.
    private(set) var starts: [Int] = [0]

    init(_ characters: [Character]) {
        self.characters = characters
        for (place, character) in characters.enumerated() {
            for scalar in character.unicodeScalars {
                scalars.append(scalar.value)
                clusters.append(place)
            }
            starts.append(scalars.count)
        }
    }

    /// Returns where the scalars of some clusters are.
    func scalarRange(of clusters: Range<Int>) -> Range<Int> {
        starts[clusters.lowerBound]..<starts[clusters.upperBound]
    }
}
