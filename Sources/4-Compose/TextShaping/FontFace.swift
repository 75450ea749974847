import CHarfBuzz
import CLibMD

/// Owns one face of a font file.
struct FontFace: ~Copyable {
    /// The names of the tables that hold TrueType or PostScript outlines: "glyf", "CFF ", "CFF2".
    private static let outlineTables: [UInt32] = [0x676C_7966, 0x4346_4620, 0x4346_4632]

    let handle: OpaquePointer

    /// Opens the face; `check` tells whether it can be drawn from.
    init(_ file: FontFile, in blob: borrowing FontBlob) throws(TextError) {
        let count = blob.faceCount
        guard count > 0 else { throw .notFont(path: file.path) }
        guard file.index >= 0, file.index < count else { throw .noSuchFace(file, count: count) }
        guard let handle = hb_face_create(blob.handle, UInt32(file.index)) else { throw .outOfMemory }
        hb_face_make_immutable(handle)
        self.handle = handle
    }

    deinit {
        hb_face_destroy(handle)
    }

    /// The font's own units in an em.
    var unitsPerEm: Int { Int(hb_face_get_upem(handle)) }

    /// Checks that the tables are whole, and that there are glyphs and outlines.
    func check(_ file: FontFile, in blob: borrowing FontBlob) throws(TextError) {
        let isComplete = blob.withBytes { TableDirectory($0, face: file.index)?.isComplete ?? false }
        guard isComplete else { throw .truncated(path: file.path) }
        guard hb_face_get_glyph_count(handle) > 0 else { throw .notFont(path: file.path) }
        guard FontFace.outlineTables.contains(where: { hasTable($0) }) else { throw .noOutlines(file) }
    }

    private func hasTable(_ tag: UInt32) -> Bool {
        let table = hb_face_reference_table(handle, tag)
        defer { hb_blob_destroy(table) }
        return hb_blob_get_length(table) > 0
    }
}

/// Owns the bytes of a font file, mapped into memory.
///
/// A file that another program cuts short while it is mapped ends this one; replacing it by renaming does no harm.
struct FontBlob: ~Copyable {
    let handle: OpaquePointer

    init(path: String) throws(TextError) {
        guard !path.utf8.contains(0) else { throw .unreadable(path: path, reason: "the path contains a NUL") }
        var errorNumber: Int32 = 0
        guard let handle = charfbuzz_map_file(path, &errorNumber) else {
            throw .unreadable(path: path, reason: String(cString: charfbuzz_reason(errorNumber)))
        }
        hb_blob_make_immutable(handle)
        self.handle = handle
    }

    deinit {
        hb_blob_destroy(handle)
    }

    /// The number of faces; 0 where the bytes are no font.
    var faceCount: Int { Int(hb_face_count(handle)) }

    /// The bytes, valid as long as their owner.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var count: UInt32 = 0
        let bytes = hb_blob_get_data(handle, &count)
        return UnsafeBufferPointer(start: bytes, count: Int(count)).withMemoryRebound(to: UInt8.self, body)
    }

    /// The SHA-256 of the bytes in hexadecimal digits, or `nil` where the library fails.
    var sha256: String? {
        var digits = [CChar](repeating: 0, count: Int(CLIBMD_SHA256_TEXT_LENGTH))
        let end = withBytes { SHA256Data($0.baseAddress, $0.count, &digits) }
        return end == nil ? nil : String(decoding: digits.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

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

/// The version of the HarfBuzz library in use, such as "6.0.0".
public var harfBuzzVersion: String {
    hb_version_string().map { String(cString: $0) } ?? "unknown"
}
