import CFriBidi

/// A text as it can be drawn: split into grapheme clusters, bounded, and without control characters.
///
/// A Swift string holds no unpaired surrogates, so every scalar is a character of Unicode.
struct CleanText {
    static let ellipsis: Character = "\u{2026}"

    /// The grapheme clusters in logical order; the last is an ellipsis if the text was too long.
    private(set) var characters: [Character] = []

    /// The control characters that were left out, each once.
    private(set) var controls: [Character] = []

    /// Whether the text was longer than `FontChain.maxLength` scalars.
    private(set) var isShortened = false

    /// Cleans a text: line breaks and tabs become spaces, other control characters are left out.
    init(_ text: String) {
        var length = 0
        for character in text {
            length += character.unicodeScalars.count
            guard length <= FontChain.maxLength else {
                characters = CleanText.shortened(characters[...])
                isShortened = true
                return
            }
            append(character)
        }
    }

    /// Returns the characters without the spaces at their end, and an ellipsis.
    static func shortened(_ characters: ArraySlice<Character>) -> [Character] {
        let end = characters.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? characters.startIndex
        return characters[..<end] + [ellipsis]
    }

    private mutating func append(_ character: Character) {
        if character.isNewline || character == "\t" {
            characters.append(" ")
        } else if character.unicodeScalars.first?.properties.generalCategory != .control {
            characters.append(character)
        } else if !controls.contains(character) {
            controls.append(character)
        }
    }
}

/// The side at which a text begins.
enum ReadingDirection {
    case leftToRight
    case rightToLeft
}

/// What the Unicode bidirectional algorithm (UAX #9) says about one line of text.
struct BidiText {
    private let scalars: [UInt32]
    private let types: [FriBidiCharType]

    init(_ scalars: [UInt32]) {
        self.scalars = scalars
        var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
        fribidi_get_bidi_types(scalars, Int32(scalars.count), &types)
        self.types = types
    }

    /// The direction of the first letter that has one; left to right if there is none (rules P2 and P3).
    var direction: ReadingDirection {
        fribidi_get_par_direction(types, Int32(types.count)) == FRIBIDI_PAR_RTL ? .rightToLeft : .leftToRight
    }

    /// The embedding level of every scalar: even levels run left to right, odd ones right to left.
    func levels(in direction: ReadingDirection) throws(TextError) -> [Int] {
        guard !scalars.isEmpty else { return [] }
        var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
        fribidi_get_bracket_types(scalars, Int32(scalars.count), types, &brackets)
        var base = direction == .rightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
        var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
        let highest = fribidi_get_par_embedding_levels_ex(types, brackets, Int32(scalars.count), &base, &levels)
        guard highest > 0 else { throw .outOfMemory }
        // FriBidi marks scalars that it left out of the algorithm with a negative level.
        return levels.map { max(0, Int($0)) }
    }
}
