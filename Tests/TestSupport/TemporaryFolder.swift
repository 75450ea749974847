import FoundationEssentials

/// A folder of its own for a test, removed with everything in it when the last reference goes.
public final class TemporaryFolder: Sendable {
    /// The absolute path.
    public let path: String

    /// Creates an empty folder with a name no other has.
    public init() throws {
        let parent = FileManager.default.temporaryDirectory.path
        path = "\(parent)/seatmap-test-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        // A folder that a test has removed or locked is not worth a failure.
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Returns the path of a file or folder inside.
    public func path(_ name: String) -> String {
        "\(path)/\(name)"
    }

    /// Writes a file, creating the folders on the way to it, and returns its path.
    @discardableResult
    public func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
        let file = URL(filePath: path(name))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return path(name)
    }

    /// Reads a file.
    public func read(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: path(name))))
    }

    /// Whether a file or folder is there.
    public func contains(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: path(name))
    }

    /// The names of everything directly inside, sorted.
    public func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
}
