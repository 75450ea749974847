import CHarfBuzz

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
