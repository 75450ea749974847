import StrictJSON

/// A small valid document that uses every key except a few optional ones.
let sampleDocument: JSONValue = [
    "hallId": "H1", "name": "一号厅",
    "grid": ["rows": 4, "cols": 6, "seatW": 1.0, "seatH": 1.0, "gapX": 0.15, "gapY": 0.2, "flipped": false],
    "screen": ["row": 0, "width": 5.5, "label": "银幕"],
    "limit": 4,
    "aisles": [["text": "过道", "row": 2], ["text": "出口", "col": 3]],
    "zones": [["id": "A", "name": "黄金区", "price": "59.00", "currency": "CNY"], ["id": "B", "name": "标准区"]],
    "seats": [
        [
            "id": "s0", "row": 0, "col": 0, "rowLabel": "A", "seatLabel": "12", "type": "normal",
            "status": "available", "group": nil, "zone": "A",
        ],
        ["id": "s1", "row": 0, "col": 1, "type": "love", "group": "L", "zone": "B"],
        ["id": "s2", "row": 0, "col": 2, "type": "love", "group": "L", "zone": "B"],
        ["id": "s3", "row": 1, "col": 3, "type": "family", "group": "F", "zone": nil],
        ["id": "s4", "row": 1, "col": 4, "type": "family", "group": "F"],
        ["id": "s5", "row": 1, "col": 5, "status": "broken"],
    ],
]

/// A change of one member: its path, such as "seats[1].col", and the new value, or `nil` to remove it.
struct Edit: Sendable {
    let path: String
    let value: JSONValue?

    static func set(_ path: String, _ value: JSONValue) -> Edit { Edit(path: path, value: value) }
    static func remove(_ path: String) -> Edit { Edit(path: path, value: nil) }

    fileprivate var steps: ArraySlice<Substring> {
        path.split { "[].".contains($0) }[...]
    }
}

extension JSONValue {
    /// Returns the value with changes made one after the other.
    ///
    /// A new member comes last.
    func applying(_ edits: [Edit]) -> JSONValue {
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
}
