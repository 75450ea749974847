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
