public import StrictJSON

/// A change of one member: its path, such as "seats[1].col", and the new value, or `nil` to remove it.
public struct Edit: Sendable {
    /// The path of the member.
    public let path: String

    /// The new value, or `nil`.
    public let value: JSONValue?

    /// Creates a change.
    public init(path: String, value: JSONValue?) {
        self.path = path
        self.value = value
    }

    /// Replaces or adds a member.
    public static func set(_ path: String, _ value: JSONValue) -> Edit { Edit(path: path, value: value) }

    /// Removes a member.
    public static func remove(_ path: String) -> Edit { Edit(path: path, value: nil) }

    fileprivate var steps: ArraySlice<Substring> {
        path.split { "[].".contains($0) }[...]
    }
}

extension JSONValue {
    /// Returns the value with changes made one after the other.
    ///
    /// A new member comes last.
    public func applying(_ edits: [Edit]) -> JSONValue {
        edits.reduce(self) { $0.setting($1.steps, to: $1.value) ?? .null }
    }

    private func setting(_ steps: ArraySlice<Substring>, to value: JSONValue?) -> JSONValue? {
        guard let step = steps.first else { return value }
        switch self {
        case .array(var elements):
            guard let index = Int(step), index <= elements.count else { return self }
            let old = index < elements.count ? elements[index] : .null
            elements.replaceSubrange(
                index..<min(index + 1, elements.count), with: old.child(steps, to: value).map { [$0] } ?? [])
            return .array(elements)
        case .object(var members):
            let index = members.firstIndex { $0.name == step } ?? members.count
            let old = index < members.count ? members[index].value : .null
            let new = old.child(steps, to: value).map { [JSONMember(String(step), $0)] } ?? []
            members.replaceSubrange(index..<min(index + 1, members.count), with: new)
            return .object(members)
        default: return self
        }
    }

    private func child(_ steps: ArraySlice<Substring>, to value: JSONValue?) -> JSONValue? {
        setting(steps.dropFirst(), to: value)
    }

    /// Returns the paths of all members below a path, at every depth.
    public func memberPaths(below path: String = "") -> [String] {
        switch self {
        case .object(let members):
            members.flatMap { member in
                let inner = path.isEmpty ? member.name : "\(path).\(member.name)"
                return [inner] + member.value.memberPaths(below: inner)
            }
        case .array(let elements):
            elements.enumerated().flatMap { $1.memberPaths(below: "\(path)[\($0)]") }
        default: []
        }
    }
}
