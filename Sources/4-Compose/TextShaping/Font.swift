import CHarfBuzz

/// One opened face of a font file, at its default instance if it is variable.
///
/// Only outlines are drawn; the colours and bitmaps of emoji are not.
///
/// Sendable though it holds a pointer: the HarfBuzz font, its face and its bytes are made immutable before anybody else
/// sees them, and HarfBuzz guarantees that immutable objects may be read from several threads.
public final class Font: @unchecked Sendable {
    /// Where it came from.
    public let file: FontFile

    /// Its heights.
    public let metrics: FontMetrics

    let handle: OpaquePointer
    private let blob: FontBlob

    /// Opens a font; the file is mapped, so a large one takes no longer than a small one.
    ///
    /// - Throws: `TextError` when the file is unreadable, no font, cut short, without this face or without outlines.
    public init(_ file: FontFile) throws(TextError) {
        let blob = try FontBlob(path: file.path)
        let face = try FontFace(file, in: blob)
        try face.check(file, in: blob)
        guard let handle = hb_font_create(face.handle), handle != hb_font_get_empty() else { throw .outOfMemory }
        // Coordinates are then the font's own whole numbers, the same on every machine.
        hb_font_set_scale(handle, Int32(face.unitsPerEm), Int32(face.unitsPerEm))
        hb_font_make_immutable(handle)
        self.file = file
        self.handle = handle
        self.blob = blob
        metrics = FontMetrics(font: handle, unitsPerEm: face.unitsPerEm)
    }

    deinit {
        hb_font_destroy(handle)
    }

    /// Computes the SHA-256 of the whole file in 64 hexadecimal digits, for a record of what a picture was drawn with.
    ///
    /// Complexity: reads every byte of the file.
    public func sha256() throws(TextError) -> String {
        guard let digits = blob.sha256 else { throw .outOfMemory }
        return digits
    }
}
