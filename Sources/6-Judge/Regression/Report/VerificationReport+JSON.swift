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
}

extension VerificationReport {
    /// The report as a document.
    public var documentText: String { json.text(.pretty) + "\n" }
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
