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
