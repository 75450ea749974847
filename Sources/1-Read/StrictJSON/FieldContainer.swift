/// What the fields of one object or array have in common.
///
/// Fields are made for every value of a document, paths only for faults. So a field keeps no path of its own: it has
/// its last step and shares the rest.
final class FieldContainer {
    let faults: FaultCollector
    private let outer: FieldContainer?
    private let step: JSONPath.Step?

    /// Creates the container of a document's root, or of the values in a field of another container.
    init(faults: FaultCollector, outer: FieldContainer? = nil, step: JSONPath.Step? = nil) {
        self.faults = faults
        self.outer = outer
        self.step = step
    }

    /// Returns the path of a value inside; `nil` stands for the container itself.
    func path(_ inner: JSONPath.Step?) -> JSONPath {
        let path = outer?.path(step) ?? .root
        return inner.map(path.appending) ?? path
    }
}
