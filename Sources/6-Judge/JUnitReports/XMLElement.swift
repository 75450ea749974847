/// An element with attributes, and either other elements or a text inside.
struct XMLElement {
    private let name: String
    private let attributes: [(name: String, value: String)]
    private let children: [XMLElement]
    private let content: String

    init(_ name: String, _ attributes: [(String, String)], _ children: [XMLElement]) {
        self.name = name
        self.attributes = attributes.map { (name: $0, value: $1) }
        self.children = children
        content = ""
    }

    init(_ name: String, _ attributes: [(String, String)] = [], content: String = "") {
        self.name = name
        self.attributes = attributes.map { (name: $0, value: $1) }
        self.content = content
        children = []
    }

    /// The element on lines of its own, those inside indented.
    var text: String { lines(indent: "").joined(separator: "\n") + "\n" }

    private func lines(indent: String) -> [String] {
        let start = indent + "<\(name)" + attributes.map { " \($0)=\"\(escaped($1, in: .attribute))\"" }.joined()
        if !content.isEmpty { return ["\(start)>\(escaped(content, in: .content))</\(name)>"] }
        if children.isEmpty { return ["\(start)/>"] }
        return ["\(start)>"] + children.flatMap { $0.lines(indent: indent + "  ") } + ["\(indent)</\(name)>"]
    }
}

private enum TextPlace {
    case attribute
    case content
}

/// Returns a text with everything escaped that means something to a reader of XML.
///
/// Characters that XML 1.0 cannot hold at all become U+FFFD. Line ends and tabs in attributes, and carriage returns
/// anywhere, would be changed by the reader unless they are escaped.
private func escaped(_ text: String, in place: TextPlace) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
        switch scalar {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        case "\"": escaped += "&quot;"
        case "\r": escaped += "&#13;"
        case "\n", "\t":
            escaped += place == .attribute ? "&#\(scalar.value);" : String(scalar)
        default: escaped.unicodeScalars.append(scalar.isAllowedInXML ? scalar : "\u{FFFD}")
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is a `Char` of XML 1.0, production 2; tabs and line ends are not asked for.
    fileprivate var isAllowedInXML: Bool {
        switch value {
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
}
