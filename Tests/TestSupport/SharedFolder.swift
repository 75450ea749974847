import FoundationEssentials
public import Testing

/// The project's own folder, as an absolute path.
public let projectFolder: String = {
    var parts = #filePath.split(separator: "/")
    parts.removeLast(3)
    return "/" + parts.joined(separator: "/")
}()

/// The folder of outside files (conformance pictures, other systems' seat plans) that may lie beside the project.
///
/// Nothing in the project needs it. Tests that use it are disabled with a message where it is absent:
/// `@Test(.enabled(if: SharedFolder.exists, SharedFolder.whyNot))`.
public enum SharedFolder {
    /// The path of the folder: `shared`, beside the project.
    public static let path: String = {
        var parts = projectFolder.split(separator: "/")
        parts.removeLast()
        return "/" + (parts + ["shared"]).joined(separator: "/")
    }()

    /// Whether it is there.
    public static let exists = FileManager.default.fileExists(atPath: path)

    /// Why a test is skipped where it is not.
    public static let whyNot: Comment = "needs the folder of outside files beside the project"
}
