public import StrictJSON

extension VerificationReport {
    /// The largest file that is read, in bytes.
    public static let fileSize = 64 << 20

    /// Reads a report strictly: it is accepted whole, or refused with all its faults.
    public static func read(_ bytes: [UInt8]) throws(DocumentError) -> VerificationReport {
        try readDocument(bytes, sizeLimit: fileSize) { $0.verificationReport() }.content
    }
}

extension JSONField {
    fileprivate func verificationReport() -> VerificationReport? {
        let keys = ["version", "passed", "shard", "accept", "environment", "environmentNotes", "counts", "cases"]
        guard var object = object(keys: keys) else { return nil }
        let version = object.required("version")?.integer(in: 1...VerificationReport.version)
        let shard = object.value("shard") { $0.shard() }
        let accept = object.required("accept")?.string()
        let environments = object.required("environment")?.environments()
        let notes = object.required("environmentNotes")?.strings()
        let cases = object.required("cases")?.reportedCases()
        guard version != nil, let shard, let accept, let environments, let notes, let cases else { return nil }
        return VerificationReport(
            cases: cases,
            environment: ReportedEnvironment(expected: environments.0, actual: environments.1, notes: notes),
            acceptCommand: accept, shard: shard)
    }

    private func shard() -> Shard? {
        guard var object = object(keys: ["index", "count"]) else { return nil }
        let index = object.required("index")?.integer(in: 1...Shard.maxCount)
        let count = object.required("count")?.integer(in: 1...Shard.maxCount)
        guard let index, let count else { return nil }
        if let shard = Shard(index: index, count: count) { return shard }
        faults.report("has an index beyond its count", at: path)
        return nil
    }

    private func environments() -> (DrawingEnvironment?, DrawingEnvironment)? {
        guard var object = object(keys: ["expected", "actual"]) else { return nil }
        let expected = object.nullable("expected") { $0.drawingEnvironment() }
        let actual = object.required("actual")?.drawingEnvironment()
        guard let expected, let actual else { return nil }
        return (expected, actual)
    }

    private func reportedCases() -> [ReportedCase]? {
        let cases = elements(count: 0...100_000) { $0.reportedCase() }
        var names: Set<String> = []
        for (index, item) in (cases ?? []).enumerated() {
            guard let name = item?.result.name, !names.insert(name).inserted else { continue }
            faults.report("is the name of an earlier case too", at: path.element(index).member("name"))
        }
        return cases?.compactMap { $0 }
    }
}

extension JSONField {
    /// Reads a text that may have several lines.
    func string() -> String? {
        if case .string(let text) = value { return text }
        faults.report("must be a string", at: path)
        return nil
    }

    /// Reads any number of texts.
    func strings() -> [String]? {
        elements(count: 0...10_000) { $0.string() }?.compactMap { $0 }
    }

    /// Reads a list of so many whole numbers.
    func integers(_ count: Int, in range: ClosedRange<Int>) -> [Int]? {
        guard let numbers = elements(count: 0...count, read: { $0.integer(in: range) }) else { return nil }
        if numbers.count == count { return numbers.contains(nil) ? nil : numbers.compactMap { $0 } }
        faults.report("must have \(count) numbers", at: path)
        return nil
    }
}
