extension PNGFile {
    /// Appends a text: `tEXt` where ASCII suffices, else `iTXt`, neither compressed.
    mutating func append(text: String, keyword: String) throws(PNGError) {
        guard isKeyword(keyword) else { throw .invalidKeyword(keyword) }
        guard !text.utf8.contains(0) else { throw .invalidText(keyword: keyword) }
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            append(.text, Array(keyword.utf8) + [0] + text.utf8)
        } else {
            // Not compressed, method 0, no language, no translated keyword.
            append(.internationalText, Array(keyword.utf8) + [0, 0, 0, 0, 0] + text.utf8)
        }
    }
}

/// Whether a keyword is 1 to 79 printable ASCII characters with single spaces only between words.
private func isKeyword(_ keyword: String) -> Bool {
    let words = keyword.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    return keyword.utf8.count <= 79 && words.allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x21...0x7E).contains($0) } }
}
