/// The way from the root of a document to a value, such as `seats[12].col`.
public struct JSONPath: Sendable {
    /// One level down.
    enum Step: Sendable {
        case member(String)
        case element(Int)
    }

    /// The levels from the root.
    let steps: [Step]

    /// The whole document.
    public static let root = JSONPath(steps: [])

    /// Returns the path of a member.
    public func member(_ name: String) -> JSONPath {
        appending(.member(name))
    }

    /// Returns the path of an element.
    public func element(_ index: Int) -> JSONPath {
        appending(.element(index))
    }

    func appending(_ step: Step) -> JSONPath {
        JSONPath(steps: steps + [step])
    }
}

extension JSONPath: CustomStringConvertible {
    /// The path as people write it; the root is "(document)", unusual names are quoted.
    public var description: String {
        let text = steps.map(\.description).joined()
        guard text.first == "." else { return text.isEmpty ? "(document)" : text }
        return String(text.dropFirst())
    }
}

extension JSONPath.Step: CustomStringConvertible {
    var description: String {
        switch self {
        case .element(let index): "[\(index)]"
        case .member(let name) where name.isPlainName: ".\(name)"
        case .member(let name): "[\(quoted(name))]"
        }
    }
}

extension String {
    /// Whether a path can hold the name without quotes.
    fileprivate var isPlainName: Bool {
        (1...64).contains(utf8.count)
            && unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0"..."9" ~= $0 || $0 == "_" || $0 == "-" }
    }
}
