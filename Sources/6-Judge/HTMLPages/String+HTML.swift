import Drawing

extension String {
    /// The text as HTML has it, in content and in quoted attributes; line breaks become spaces.
    package var htmlEscaped: String { xmlEscaped }

    /// The text as one segment of a URL's path: bytes other than letters, digits and `-._~` are written in hexadecimal.
    package var percentEncoded: String {
        utf8.reduce(into: "") { text, byte in
            let scalar = Unicode.Scalar(byte)
            let isWord = scalar.properties.isAlphabetic || "0123456789-._~".unicodeScalars.contains(scalar)
            text +=
                isWord && scalar.isASCII
                ? String(scalar)
                : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }
}
