public import StrictJSON

/// What pictures were drawn with, besides this program: libraries, fonts and the processor.
///
/// It is recorded beside the baselines. A difference explains a failure and is none by itself.
public struct DrawingEnvironment: Equatable, Sendable {
    /// Names and values, such as "cairo" and "1.16.0", or a font's file name and its sha256.
    public let entries: [Entry]

    /// One thing that pictures were drawn with.
    public struct Entry: Equatable, Sendable {
        /// What it is.
        public let name: String

        /// Its version or checksum.
        public let value: String

        /// Creates an entry.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Creates an environment.
    public init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// The largest record that is read, in bytes.
    public static let fileSize = 1 << 16

    /// Reads a record.
    public static func read(_ bytes: [UInt8]) throws(DocumentError) -> DrawingEnvironment {
        try readDocument(bytes, sizeLimit: fileSize) { $0.drawingEnvironment() }.content
    }

    /// The record as a document.
    public var documentText: String { json.text(.pretty) + "\n" }

    /// The record as an object of texts.
    public var json: JSONValue {
        .object(entries.map { JSONMember($0.name, .string($0.value)) })
    }

    /// Returns one line for each thing that is not as it was when the baselines were recorded.
    public func differences(from recorded: DrawingEnvironment) -> [String] {
        let names = recorded.entries.map(\.name) + entries.map(\.name).filter { recorded[$0] == nil }
        return names.compactMap { name in
            guard self[name] != recorded[name] else { return nil }
            return
                "the baselines were drawn with \(name) \(recorded[name] ?? "absent"), this is \(self[name] ?? "absent")"
        }
    }

    /// The value of the entry of that name.
    subscript(name: String) -> String? {
        entries.first { $0.name == name }?.value
    }
}

extension JSONField {
    /// Reads an environment.
    func drawingEnvironment() -> DrawingEnvironment? {
        map(count: 0...100).map { members in
            DrawingEnvironment(
                members.compactMap { member in
                    member.field.text(length: 1...200).map { DrawingEnvironment.Entry(member.name, $0) }
                })
        }
    }
}

/// What the baselines were drawn with, against what is here.
public struct EnvironmentComparison: Equatable, Sendable {
    /// What was recorded beside the baselines.
    public enum Record: Equatable, Sendable {
        /// This environment.
        case known(DrawingEnvironment)

        /// Nothing, and there are baselines.
        case absent

        /// Nothing, for there are no baselines yet.
        case notNeeded

        /// Something that cannot be read, and why, one line for each reason.
        case unreadable(reasons: [String])
    }

    /// What was recorded.
    public let expected: Record

    /// What is here.
    public let actual: DrawingEnvironment

    /// Creates a comparison.
    public init(expected: Record, actual: DrawingEnvironment) {
        self.expected = expected
        self.actual = actual
    }

    /// One line for each thing that is not as recorded, or for the reason why that is not known.
    public var notes: [String] {
        switch expected {
        case .known(let environment): actual.differences(from: environment)
        case .absent: ["what the baselines were drawn with is not recorded"]
        case .notNeeded: []
        case .unreadable(let reasons): reasons
        }
    }
}
