/// Reads a strict document: checks its size, parses it, and gathers every fault before it throws.
///
/// `content` makes a value of the root and may return `nil` when it has reported why. The warnings come with it.
public func readDocument<Content>(
    _ bytes: [UInt8], sizeLimit: Int, content: (JSONField) -> Content?
) throws(DocumentError) -> (content: Content, warnings: FaultList) {
    guard bytes.count <= sizeLimit else { throw .tooLarge(size: bytes.count, limit: sizeLimit) }
    let root = try parse(bytes)
    let faults = FaultCollector(root: root)
    let content = content(JSONField(root, in: FieldContainer(faults: faults), nil))
    if let content, faults.count == 0 { return (content, faults.warningList) }
    if faults.count == 0 { faults.report("could not be read", at: .root) }
    throw .faults(faults.faultList)
}

private func parse(_ bytes: [UInt8]) throws(DocumentError) -> JSONValue {
    do {
        return try JSONValue(parsing: bytes)
    } catch {
        throw .syntax(error)
    }
}
