import PixelDiff
import Pixels
public import StrictJSON

extension VerificationReport {
    /// The report for a program; `VerificationReport.read` reads it back.
    ///
    /// Version 1: `{"version": 1, "passed": bool, "shard": {"index": n, "count": n}, "accept": "…", "environment":
    /// {"expected": {…} or null, "actual": {…}}, "environmentNotes": […], "counts": {"pass": n, …}, "cases": […]}`, with
    /// `shard` only for a part of a suite.
    ///
    /// A case is `{"name", "outcome", "message", "order", "pictures": {"expected": {"file", "size": [w, h]}, …}}` with
    /// `guards` where the suite has it. Where pixels differ it has `differingPixels`, `pixels`, `ratio`,
    /// `maxChannelDelta`, `boundingBox`, `clusterCount`, `clusters` and perhaps `tolerance`; a resized picture has both
    /// sizes; what cannot be read or drawn has a `reason`. Fields may be added, not renamed.
    public var json: JSONValue {
        var members: [JSONMember] = [
            JSONMember("version", .integer(VerificationReport.version)),
            JSONMember("passed", .bool(verification.passed)),
        ]
        if let shard {
            members.append(JSONMember("shard", ["index": .integer(shard.index), "count": .integer(shard.count)]))
        }
        return .object(
            members + [
                JSONMember("accept", .string(acceptCommand)),
                JSONMember("environment", environment.json),
                JSONMember("environmentNotes", .array(environment.notes.map { .string($0) })),
                JSONMember(
                    "counts", .object(verification.counts.map { JSONMember($0.kind.rawValue, .integer($0.count)) })),
                JSONMember("cases", .array(cases.map(\.json))),
            ])
    }

    /// The report as a document.
    public var documentText: String { json.text(.pretty) + "\n" }

    /// The largest file that is read, in bytes.
    public static let fileSize = 64 << 20

    /// Reads a report strictly: it is accepted whole, or refused with all its faults.
    public static func read(_ bytes: [UInt8]) throws(DocumentError) -> VerificationReport {
        try readDocument(bytes, sizeLimit: fileSize) { $0.verificationReport() }.content
    }
}

extension ReportedEnvironment {
    fileprivate var json: JSONValue {
        ["expected": expected?.json ?? .null, "actual": actual.json]
    }
}

extension ReportedCase {
    fileprivate var json: JSONValue {
        var members = [
            JSONMember("name", .string(result.name)), JSONMember("outcome", .string(result.outcome.kind.rawValue)),
            JSONMember("message", .string(result.message)),
        ]
        if let guards = result.guards { members.append(JSONMember("guards", .string(guards))) }
        members += [JSONMember("order", .integer(order)), JSONMember("pictures", .object(pictureMembers))]
        if let tolerance = result.tolerance { members.append(JSONMember("tolerance", tolerance.json)) }
        return .object(members + result.outcome.facts)
    }

    private var pictureMembers: [JSONMember] {
        pictures.roles.compactMap { role in
            pictures[role].map { size in
                let file = JSONValue.string(CasePictures.fileName(role, of: result.name))
                return JSONMember(role.rawValue, ["file": file, "size": size.json])
            }
        }
    }
}

extension ToleranceVerdict {
    fileprivate var json: JSONValue {
        [
            "reason": .string(reason), "limits": .array(limits.map { .string($0) }),
            "excesses": .array(excesses.map { .string($0) }),
        ]
    }
}

extension CaseOutcome {
    /// What is known beyond the kind of outcome.
    fileprivate var facts: [JSONMember] {
        switch self {
        case .changed(let figures), .tolerated(let figures):
            figures.members
        case .sizeChanged(let expected, let actual):
            [JSONMember("expectedSize", expected.json), JSONMember("actualSize", actual.json)]
        case .unreadable(let reason), .notDrawn(let reason):
            [JSONMember("reason", .string(reason))]
        case .pass, .missing, .unexpected, .notFetched:
            []
        }
    }
}

extension DifferenceFigures {
    fileprivate var members: [JSONMember] {
        [
            JSONMember("differingPixels", .integer(differingPixels)),
            JSONMember("pixels", .integer(pixels)),
            JSONMember("ratio", .number(ratio)),
            JSONMember("maxChannelDelta", .integer(maxChannelDelta)),
            JSONMember("boundingBox", boundingBox.json),
            JSONMember("clusterCount", .integer(clusterCount)),
            JSONMember(
                "clusters", .array(clusters.map { ["pixels": .integer($0.pixels), "box": $0.box.json] })),
        ]
    }
}

extension PixelBox {
    fileprivate var json: JSONValue { [.integer(x), .integer(y), .integer(width), .integer(height)] }
}

extension PixelSize {
    fileprivate var json: JSONValue { [.integer(width), .integer(height)] }
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
