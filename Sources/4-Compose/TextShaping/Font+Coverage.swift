import CHarfBuzz

extension Font {
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
