import StrictJSON

extension Array {
    /// Returns the values, or `nil` when one of them is missing.
    func complete<Value>() -> [Value]? where Element == Value? {
        let values = compactMap { $0 }
        return values.count == count ? values : nil
    }
}

extension FaultCollector {
    /// Reports every id that stands before in an array of objects; those that could not be read are `nil`.
    func reportDuplicates(of ids: [String?], in array: JSONPath) {
        var first: [String: Int] = [:]
        first.reserveCapacity(ids.count)
        for (index, id) in ids.enumerated() {
            guard let id else { continue }
            if let other = first[id] {
                let fault = HallFault.duplicateId(id, other: array.element(other))
                report(fault, at: array.element(index).member("id"))
            } else {
                first[id] = index
            }
        }
    }
}
