public import StrictJSON

/// One thing that happened in a replay, and the page after it.
public struct ReplayRecord: Sendable {
    /// Seconds since the start.
    public let time: Double

    /// What happened, such as `selected`, `notice` or `expect`; `frame` where only a picture was due.
    public let event: String

    /// What belongs to the event.
    public let details: [JSONMember]

    /// The page after the event.
    public let state: JSONValue

    /// The picture that is asked for at this moment, or `nil`.
    public let frame: PageFrame?

    /// The name that a snapshot gave its picture, or `nil`.
    public let snapshot: String?

    /// Whether an expectation failed here.
    public let isFailure: Bool

    /// Returns the record as one line of output, with the name of the file that holds its picture.
    ///
    /// `{"t": seconds, "event": name, …, "state": {…}, "frame": file}`; fields may be added, not renamed.
    public func line(frameFile: String?) -> String {
        let members =
            [JSONMember("t", .number(time.roundedForOutput)), JSONMember("event", .string(event))] + details
            + [JSONMember("state", state)] + (frameFile.map { [JSONMember("frame", .string($0))] } ?? [])
        return JSONValue.object(members).text(.compact)
    }

    /// What a person is told about a failed expectation, one line for each value; empty otherwise.
    public var failureLines: [String] {
        guard isFailure, case .array(let failures)? = details.first(where: { $0.name == "failures" })?.value else {
            return []
        }
        return failures.map { failure in
            let place = failure["path"].flatMap { if case .string(let text) = $0 { text } else { nil } } ?? ""
            return "\(place): expected \((failure["expected"] ?? .null).text(.line)), "
                + "is \((failure["actual"] ?? .null).text(.line))"
        }
    }
}

/// Which pictures of a replay are wanted.
public enum FrameRequest: Equatable, Sendable {
    /// None.
    case none

    /// One for each snapshot step.
    case snapshots

    /// One after each event.
    case events

    /// So many in each second of virtual time while the page is in sight, and the snapshots.
    case rate(Int)

    /// The rates that can be asked for, in pictures per second.
    public static let rates = 1...60

    /// The most pictures of one replay.
    public static let most = 20_000
}

/// Why a script cannot go on, though its document is well formed.
public struct ReplayError: Error, Equatable, CustomStringConvertible {
    /// The step, as a key path.
    public let place: String

    /// What is wrong.
    public let message: String

    init(_ place: String, _ fault: ScriptFault) {
        self.init(place, "\(fault)")
    }

    init(_ place: String, _ message: String) {
        self.place = place
        self.message = message
    }

    /// The step and the message in one line.
    public var description: String { "\(place): \(message)" }
}
