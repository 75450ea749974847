extension JSONField {
    /// Reads an array; the number of elements is checked before anything is made of them.
    ///
    /// The lower end of the range is 0 or 1.
    public func elements<Element>(count range: ClosedRange<Int>, read: (JSONField) -> Element) -> [Element]? {
        guard case .array(let elements) = value else {
            reportType("an array")
            return nil
        }
        guard checkCount(elements.count, in: range) else { return nil }
        let inside = inside()
        return elements.indices.map { read(JSONField(elements[$0], in: inside, .element($0))) }
    }

    /// Reads an object whose names are known; reports the others and those that appear twice.
    public func object(keys: [String]) -> ObjectReader? {
        guard let members = members() else { return nil }
        return ObjectReader(members, keys: keys, in: inside())
    }

    /// Reads the object that is a whole document: it may name its schema for an editor in `$schema`, which is ignored.
    ///
    /// The name is one line of at most 2048 Unicode scalars.
    public func document(keys: [String]) -> ObjectReader? {
        guard var object = object(keys: keys + ["$schema"]) else { return nil }
        _ = object.optional("$schema")?.text(length: 0...2048)
        return object
    }

    /// Reads an object whose names are data; reports names that appear twice and leaves them out.
    ///
    /// The lower end of the range is 0 or 1.
    public func map(count range: ClosedRange<Int>) -> [(name: String, field: JSONField)]? {
        guard let members = members(), checkCount(members.count, in: range) else { return nil }
        let inside = inside()
        var names: Set<String> = []
        return members.compactMap { member in
            let field = JSONField(member.value, in: inside, .member(member.name))
            if names.insert(member.name).inserted { return (member.name, field) }
            field.report(.duplicateKey)
            return nil
        }
    }

    private func members() -> [JSONMember]? {
        if case .object(let members) = value { return members }
        reportType("an object")
        return nil
    }

    private func checkCount(_ count: Int, in range: ClosedRange<Int>) -> Bool {
        if range.contains(count) { return true }
        report(count == 0 ? .empty : .tooMany(limit: range.upperBound, found: count))
        return false
    }
}
