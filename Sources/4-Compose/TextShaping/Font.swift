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

    /// Returns whether the font has glyphs for a whole grapheme cluster, in any of its canonically equivalent forms.
    func covers(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        return scalars.allSatisfy(covers) || scalars.composed.allSatisfy(covers)
    }

    /// Returns whether a scalar has a glyph, needs none, or can be put together from parts that have one.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
        if hasGlyph(scalar) || scalar.properties.isDefaultIgnorableCodePoint { return true }
        guard let parts = scalar.decomposed else { return false }
        return parts.allSatisfy(covers)
    }

    private func hasGlyph(_ scalar: Unicode.Scalar) -> Bool {
        var glyph: UInt32 = 0
        return hb_font_get_nominal_glyph(handle, scalar.value, &glyph) != 0
    }
}

extension Unicode.Scalar {
    /// The first step of its canonical decomposition: one or two scalars.
    fileprivate var decomposed: [Unicode.Scalar]? {
        var first: UInt32 = 0
        var second: UInt32 = 0
        guard hb_unicode_decompose(hb_unicode_funcs_get_default(), value, &first, &second) != 0 else { return nil }
        // A decomposition into one scalar leaves the second at 0.
        return [first, second].filter { $0 != 0 }.compactMap(Unicode.Scalar.init)
    }

    fileprivate func composed(with next: Unicode.Scalar) -> Unicode.Scalar? {
        var whole: UInt32 = 0
        guard hb_unicode_compose(hb_unicode_funcs_get_default(), value, next.value, &whole) != 0 else { return nil }
        return Unicode.Scalar(whole)
    }
}

extension Sequence<Unicode.Scalar> {
    /// The scalars with neighbours put together as far as Unicode has one for them, from the left.
    fileprivate var composed: [Unicode.Scalar] {
        reduce(into: []) { done, scalar in
            if let whole = done.last?.composed(with: scalar) {
                done[done.count - 1] = whole
            } else {
                done.append(scalar)
            }
        }
    }
}

/// Where a font is: a file, and which face of it where the file is a collection.
///
/// As text it is the path, followed by `#` and the face's index if that is not 0: `NotoSansCJK-Regular.ttc#2`. A file
/// whose own name ends in `#` and digits is written with its index: `odd#1#0`.
public struct FontFile: Hashable, Sendable {
    /// The path of the file.
    public let path: String

    /// The index of the face in a collection, from 0; 0 for a file with one face.
    public let index: Int

    /// Creates the description of a face; nothing is opened.
    public init(path: String, index: Int = 0) {
        self.path = path
        self.index = index
    }

    /// Creates the description from its text, `path` or `path#index`.
    ///
    /// What follows the last `#` is an index only if it is a number in decimal digits; otherwise it belongs to the path.
    public init(_ text: String) {
        guard let mark = text.lastIndex(of: "#") else {
            self.init(path: text)
            return
        }
        let digits = text[text.index(after: mark)...]
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let index = Int(digits) else {
            self.init(path: text)
            return
        }
        self.init(path: String(text[..<mark]), index: index)
    }
}

extension FontFile: CustomStringConvertible {
    /// The text form, which gives the same description when it is read.
    public var description: String {
        index != 0 || FontFile(path).path != path ? "\(path)#\(index)" : path
    }
}
