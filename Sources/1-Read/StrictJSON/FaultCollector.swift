/// Gathers the faults and the warnings of one document while it is read.
public final class FaultCollector {
    private let root: JSONValue
    private var faults = Found()
    private var warnings = Found()

    /// Starts with nothing wrong.
    init(root: JSONValue) {
        self.root = root
    }

    /// The number of faults so far.
    public var count: Int { faults.count }

    /// Adds a fault: the document cannot be used.
    public func report(_ fault: some CustomStringConvertible, at path: JSONPath) {
        faults.add(fault, at: path)
    }

    /// Returns the name that was probably meant, or `nil` when none is close or further faults are only counted.
    public func suggestion(for name: String, among candidates: [String]) -> String? {
        count < FaultList.longest ? nearestName(to: name, among: candidates) : nil
    }

    /// Adds a warning: the document can be used.
    public func warn(_ warning: some CustomStringConvertible, at path: JSONPath) {
        warnings.add(warning, at: path)
    }

    /// The faults in the order of the document.
    var faultList: FaultList { faults.list(in: root) }

    /// The warnings in the order of the document.
    var warningList: FaultList { warnings.list(in: root) }
}

/// The first faults in the order they were found, and the number of all.
private struct Found {
    private var first: [(path: JSONPath, fault: Fault)] = []
    private(set) var count = 0

    mutating func add(_ fault: some CustomStringConvertible, at path: JSONPath) {
        count += 1
        guard count <= FaultList.longest else { return }
        first.append((path, Fault(path: path.description, message: fault.description)))
    }

    /// Returns the faults in the order of the document; those at one place stay in the order they were found.
    func list(in root: JSONValue) -> FaultList {
        let placed = first.enumerated().map { index, item in
            (key: root.position(of: item.path) + [index], fault: item.fault)
        }
        let sorted = placed.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        return FaultList(first: sorted.map(\.fault), count: count)
    }
}

extension JSONValue {
    /// Returns where a path stands in the document: an index for each step.
    ///
    /// A member that is not there comes after those that are.
    fileprivate func position(of path: JSONPath) -> [Int] {
        var value: JSONValue? = self
        return path.steps.map { step in
            let index = value?.index(of: step) ?? 0
            value = value?.child(step)
            return index
        }
    }

    private func index(of step: JSONPath.Step) -> Int {
        switch (step, self) {
        case (.element(let index), _): index
        case (.member(let name), .object(let members)): members.firstIndex { $0.name == name } ?? members.count
        case (.member, _): 0
        }
    }

    private func child(_ step: JSONPath.Step) -> JSONValue? {
        switch step {
        case .element(let index): self[index]
        case .member(let name): self[name]
        }
    }
}
