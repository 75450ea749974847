extension String {
    /// The text as XML can hold it, in content and in quoted attributes.
    ///
    /// White space becomes spaces, as it does in an attribute; a character that XML 1.0 forbids becomes U+FFFD.
    package var xmlEscaped: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case "\t", "\n", "\r": text += " "
            case "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...: text.unicodeScalars.append(scalar)
            default: text += "\u{FFFD}"
            }
        }
    }
}
