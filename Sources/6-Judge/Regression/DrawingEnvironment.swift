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
